import type { TriageIssueType } from './findings.ts';

/**
 * What a rule of the rules file can look at. Everything that knows a condition reads this table: the parser, the
 * schema that editors use, the planner, the documentation and the tests.
 */
export interface RuleCondition {
  /** The key in the file; `<name>` stands for any name of a custom property. */
  name: string;
  /** `names` takes names, patterns and `!`; `values` are compared whole; neither regards case. */
  form: 'names' | 'values' | 'boolean' | 'age' | 'number';
  /** Of `values`: the only values. */
  values?: readonly string[];
  /** These values by other words that people use for them. */
  meant?: Readonly<Record<string, string>>;
  /** What the texts are, where not any text is valid. */
  spelled?: 'project' | 'tag' | 'cwe' | 'property' | 'team' | 'path';
  /** Kinds of findings that have it; absent = all that can be triaged. */
  types?: readonly TriageIssueType[];
  /** Other names that people know it by; an error for them names the key. */
  alias?: readonly string[];
  meaning: string;
}
