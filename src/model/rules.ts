import type { Severity, TriageIssueType } from './filters.ts';
import type { PolicyRules } from './policy-rules.ts';
import type { TextProperties } from './project-settings.ts';
import type { NameList } from './selection.ts';

/** A rules file, parsed and checked (`inputs/rules`). Ages are in ms. */
export interface RulesFile {
  /** As given, for messages. */
  path: string;
  /** As annotations name it; absent where it is not a file of the checkout. */
  pathInRepository?: string;
  /** SHA-256 of the file's data, hexadecimal: comments, blanks and the order of keys do not count. */
  sha256: string;
  scope: NameList;
  /** Patterns of the tags that rules may remove. */
  managedTags: readonly string[];
  limits: RuleLimits;
  projects: readonly ProjectRule[];
  /** Absent: findings are not read for rules, and no ignore ends. */
  findings?: readonly FindingRule[];
  /** Absent: no part of the policies is managed. */
  policies?: PolicyRules;
  serviceLevels: Partial<Record<Severity, number>>;
  coverage: boolean;
  /** Which of GitHub's data the rules look at. */
  needs: { github: boolean; properties: readonly string[]; teams: readonly string[] };
}

/** A number of projects or findings, or a share in percent. */
export type Limit = { count: number } | { percent: number };

export interface RuleLimits {
  changes: Limit;
  removals: Limit;
  scansOff: Limit;
  findings: Limit;
  /** Entries of the policies' difference, and those of them that are deleted. */
  policies: Limit;
  policyDeletes: Limit;
}

/** What one condition of a rule looks for; the table of conditions says which form each takes. */
export type ConditionValue =
  | { form: 'names'; list: NameList }
  | { form: 'values'; values: readonly string[] }
  | { form: 'boolean'; value: boolean }
  | { form: 'age'; ms: number }
  | { form: 'number'; value: number };

/** All keys must hold. Keys are those of the file, such as `older-than` or `github.property.tier`. */
export type ConditionSet = Readonly<Record<string, ConditionValue>>;

/**
 * What a rule of the rules file can look at. Everything that knows a condition reads this table: the parser, the
 * schema that editors use, the planner, the documentation and the tests.
 */
export interface RuleCondition {
  /** The key in the file; `<name>` stands for any name of a custom property. */
  name: string;
  /** `names` takes names, patterns and `!`; `values` are compared whole; neither regards case. */
  form: ConditionValue['form'];
  /** Of `values`: the only values. */
  values?: readonly string[];
  /** What the texts are, where not any text is valid. */
  spelled?: 'project' | 'tag' | 'cwe' | 'property' | 'team' | 'path';
  /** Kinds of findings that have it; absent = all that can be triaged. */
  types?: readonly TriageIssueType[];
  /** The test of a finding that decides it, where it has another name. */
  wire?: string;
  /** Other names that people know it by; an error for them names the key. */
  alias?: readonly string[];
  /** `${…}` of it may stand in a tag. */
  fills?: true;
  meaning: string;
}

/** The texts that it sets are properties of their own; a branch is a bare name, without `refs/heads/`. */
export interface ProjectRule extends TextProperties {
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
  type: TriageIssueType;
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
