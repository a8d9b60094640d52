import type { IssueType, Severity } from './filters.ts';
import type { NameList } from './selection.ts';

/** A rules file, parsed and checked (`inputs/rules`). Ages are in ms. */
export interface RulesFile {
  /** As given, for messages. */
  path: string;
  /** SHA-256 of the file's bytes, hexadecimal. */
  sha256: string;
  scope: NameList;
  /** Patterns of the tags that rules may remove. */
  managedTags: readonly string[];
  limits: RuleLimits;
  projects: readonly ProjectRule[];
  findings: readonly FindingRule[];
  serviceLevels: Partial<Record<Severity, number>>;
  coverage: boolean;
  /** Which of GitHub's data the rules look at. */
  needs: { github: boolean; properties: boolean; teams: readonly string[] };
}

/** A number of projects or findings, or a share in percent. */
export type Limit = { count: number } | { percent: number };

export interface RuleLimits {
  changes: Limit;
  removals: Limit;
  scansOff: Limit;
  findings: Limit;
}

/** What one condition of a rule looks for; the table of conditions says which form each takes. */
export type ConditionValue =
  | { form: 'names'; list: NameList }
  | { form: 'words'; words: readonly string[] }
  | { form: 'boolean'; value: boolean }
  | { form: 'age'; ms: number }
  | { form: 'number'; value: number };

/** All keys must hold. Keys are those of the file, such as `older-than` or `github.property.tier`. */
export type ConditionSet = Readonly<Record<string, ConditionValue>>;

export interface ProjectRule {
  name: string;
  /** Line in the file, from 1. */
  line: number;
  when: ConditionSet;
  except: readonly ConditionSet[];
  /** May hold `${github.…}`. */
  tags: readonly string[];
  managedScan: { diff?: boolean; full?: boolean };
}

export type DecidedBy = 'nobody' | 'rules' | 'platform' | 'people' | 'anyone';

export interface FindingRule {
  name: string;
  line: number;
  type: IssueType;
  when: ConditionSet;
  except: readonly ConditionSet[];
  decidedBy: readonly DecidedBy[];
  limit?: number;
  triage: {
    state: 'ignored' | 'reviewing' | 'fixing' | 'reopened';
    reason?: string;
    note?: string;
    /** How an ignore ends; required with `ignored`. */
    ends?: { kind: 'after'; days: number } | { kind: 'until'; date: string } | { kind: 'never' };
  };
}
