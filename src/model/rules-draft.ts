import type { PolicyBundles, PolicyPart } from '../platform/resources/policy.ts';

/** What a first rules file is to say: the platform as it is. */
export interface RulesDraft {
  /** Names and patterns that fence the file; empty = all projects. */
  scope: readonly string[];
  projects: readonly { name: string; tags: readonly string[] }[];
  /** Parts that are missing are not managed. */
  policies: { readonly [P in PolicyPart]?: PolicyBundles[P] };
}

/** A rules file as text, and what it cannot say. */
export interface RulesText {
  text: string;
  /** Larger than a rules file may be. */
  isTooLarge: boolean;
  /** Rules for projects. */
  rules: number;
  left: LeftOut;
}

export interface LeftOut {
  /** Projects whose names no rule can name alone. */
  projects: readonly string[];
  /** Tags that no rule can give. */
  tags: readonly string[];
  policies: readonly PolicyPart[];
}

export type WriteRules = (path: string, draft: RulesDraft) => Promise<RulesWritten>;

export type RulesWritten = Omit<RulesText, 'text' | 'isTooLarge'> & {
  /** Absolute. */
  path: string;
  /** Why there is no file; an existing one is never overwritten. */
  problem?: 'exists' | 'too-large' | 'unwritable';
};
