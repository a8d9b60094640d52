import type { FilterValue, FilterValues, IssueType } from '../model/filters.ts';
import type { RuleCondition } from '../model/rules.ts';
import type { Finding } from '../platform/resources/finding.ts';
import type { ConditionInput } from './text-tests.ts';

/** Which findings. */
export interface FindingQuery {
  issueType: IssueType;
  filters: FilterValues;
}

export type FindingSelection =
  | { by: 'ids'; ids: readonly bigint[] }
  | { by: 'listed'; query: FindingQuery; limit?: number }
  | { by: 'platform'; filters: FilterValues; limit?: number | 'all' };

/** What a test needs beyond the row. */
export interface FindingLookups {
  /** Tags of the project of this name, in lower case; undefined for one that is not known. */
  projectTags(repository: string): ReadonlySet<string> | undefined;
}

export type FindingPredicate = (finding: Finding) => boolean;

/** A parameter of a list's request; undefined where the rows have to decide. */
export type Parameter = [name: string, value: FilterValue] | undefined;

/** How findings can be selected: by an input, by a condition of rules, or by both. */
export interface FindingFilter {
  /** Its name in a query, and in the body of a bulk triage; the input has `-` for `_`. */
  name: string;
  /**
   * `oneOf` is one of `values`; `values` are any of them, and an input takes unknown ones with a warning. `names` are
   * any texts, in rules with patterns; `ref` is one of them in inputs. `time` is sent as epoch seconds in a text; an
   * `age` becomes the moment that it means, in epoch ms.
   */
  kind: 'oneOf' | 'values' | 'names' | 'ref' | 'boolean' | 'time' | 'age' | 'number';
  values?: readonly string[];
  /** Known values by other words that people use for them. */
  meant?: Readonly<Record<string, string>>;
  /** Of the input, as in action.yml; absent where only rules have it. */
  meaning?: string;
  /** The input takes patterns where findings are listed. */
  patterns?: true;
  /** Of a flag, the value that selects no less than not giving it. */
  idle?: boolean;
  /** A bulk triage of the API takes it (web-api.md 4.8, and the newer values of deployed servers). */
  inTriage?: true;
  /** A gate takes it. */
  inGate?: true;
  /** The only kind of findings that the filter applies to. */
  only?: IssueType;
  /**
   * Who decides it where findings are listed: the list's own parameter (each row is checked again), or the row. A kind
   * that is absent cannot be decided by a list, only by `selection: platform`.
   */
  listed: Partial<Record<IssueType, 'server' | 'row'>>;
  /** Values that the list of a kind cannot distinguish. */
  notListed?: Partial<Record<IssueType, readonly string[]>>;
  /** How it becomes a parameter of `GET …/findings`. Default: names and values, under its own name. */
  parameter?: (value: FilterValue, filters: FilterValues) => Parameter;
  /** The same of `GET …/secrets`. */
  secretParameter?: (value: FilterValue) => Parameter;
  /** One branch's row of a finding may match it, and another's not. */
  byBranch?: true;
  /** It narrows a selection to parts of the deployment. */
  narrows?: true;
  /** Its condition in rules. What is absent is as for the input, whose name counts as an alias. */
  rule?: Pick<RuleCondition, 'name' | 'spelled' | 'alias'> & { meaning?: string };
  /** What it looks at in a row. */
  of?: (finding: Finding) => string | number | readonly (string | undefined)[] | undefined;
  /** Every row should have that, unlike a dependency, say, or the time of a triage. */
  expected?: true;
  /** Decides about a row: one that lacks what is looked for is not selected. Default: compares the texts of `of`. */
  test?: (value: ConditionInput, lookups: FindingLookups) => FindingPredicate;
}

/** Each value by the server's name for it; undefined where one of them has none. */
export function mapped(
  name: string,
  value: FilterValue,
  change: (one: string) => string | undefined,
): Parameter {
  const values = [value].flat().map((one) => change(String(one)));
  const known = values.filter((one) => one !== undefined);
  return known.length === values.length ? [name, known] : undefined;
}

/** Tests a moment, in epoch ms, that lies before another one. */
export function isBefore(of: (finding: Finding) => number | undefined) {
  return (value: ConditionInput): FindingPredicate => {
    const limit = Number(value);
    return (finding) => {
      const ms = of(finding);
      return ms !== undefined && ms < limit;
    };
  };
}

/** Tests a moment that lies at another one or after it. */
export function isSince(of: (finding: Finding) => number | undefined, unitMs = 1) {
  return (value: ConditionInput): FindingPredicate => {
    const limit = Number(value) * unitMs;
    return (finding) => {
      const ms = of(finding);
      return ms !== undefined && ms >= limit;
    };
  };
}
