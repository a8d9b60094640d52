import type { FilterValue, FilterValues } from '../model/findings.ts';
import type { ItemForm } from '../model/nearest.ts';
import { type ConditionInput, mapTexts, nameMatcher } from '../model/selection.ts';
import type { ItemKind } from '../model/unmatched.ts';
import type { Finding, Product } from '../platform/resources/finding.ts';

export interface FindingQuery {
  issueType: Product;
  filters: FilterValues;
  /** Times and ages as the workflow spells them, such as `180d`, by filter. */
  written?: Readonly<Record<string, string>>;
}

/** `listed`: by a list that the step reads. */
export type FindingSelection =
  | { by: 'ids'; ids: readonly bigint[] }
  | { by: 'listed'; query: FindingQuery; limit?: number }
  | { by: 'platform'; query: FindingQuery; limit?: number | 'all' };

export interface FindingProject {
  tags: readonly string[];
  /** Tags that the project may get, where a plan cannot know; placeholders stand for any value. */
  undecidedTags?: readonly string[];
  /** Else the default branch; undefined where neither is known. */
  primaryBranch: string | undefined;
}

export type FindProject = (name: string) => FindingProject | undefined;

/** Undefined for a row that lacks a value that the filter expects. */
export type FindingPredicate = (finding: Finding) => boolean | undefined;

/** A condition in the rules file. */
export interface RuleCondition {
  /** The key in the file; `<name>` stands for any name of a custom property. */
  name: string;
  /** In rules, `names`, `ids` and `ref` take lists with patterns and `!`; `oneOf` is like `values`. */
  kind: FindingFilter['kind'];
  values?: readonly string[];
  /** The syntax of the texts. Default: any. */
  spelled?: 'project' | 'tag' | 'property' | 'path';
  /** Kinds of findings that have it. Default: all that can be triaged. */
  types?: readonly Product[];
  meaning: string;
}

export type IdForm = 'vulnerability' | 'cwe' | 'owasp';

/** Gives texts that mean the same one spelling. */
type Canonical = (text: string) => string;

/**
 * The kind of value, and what a row has of it. `oneOf` is one of `values`; `values` are any (an input takes unknown ones
 * with a warning); `names` are texts; `ids` are ids within texts; `ref` is a branch; `time` is in epoch seconds; an `age`
 * becomes a moment in epoch ms. A missing flag is `false`. Without `read` and `test`, only the platform decides.
 */
type FilterKind =
  | {
      kind: 'oneOf' | 'values' | 'names' | 'ids' | 'ref';
      read?: (finding: Finding) => string | undefined | readonly (string | undefined)[];
      canonical?: Canonical;
    }
  | { kind: 'boolean'; read?: (finding: Finding) => boolean | undefined }
  | {
      kind: 'time' | 'age' | 'number';
      read: (finding: Finding) => number | undefined;
      /** Default: from the limit on. */
      isMet?: (found: number, limit: number) => boolean;
    };

interface FilterFacts {
  values?: readonly string[];
  /** The kind of an item that matches nothing (`model/unmatched.ts`). Default: by `kind`. */
  item?: ItemKind;
  form?: ItemForm;
  /** A row without a value is undecided. Default: it matches only a list that only excludes. */
  expected?: true;
  /** Decides instead of `read`. */
  test?: (value: ConditionInput, findProject: FindProject) => FindingPredicate;
  /** Its name in a query, and in the body of a bulk triage; the input has `-` for `_`. */
  name: string;
  /** The input's description; absent where only rules have the filter. */
  text?: string;
  /** The input takes patterns where findings are listed. */
  patterns?: true;
  /** A bulk triage takes it (web-api.md 4.8, and the newer values of deployed servers). */
  inTriage?: true;
  inGate?: true;
  /** In a gate, a malicious dependency passes it. */
  keepsMalicious?: true;
  /** The only kind of findings that have it. Default: follows from `decidedBy`. */
  only?: Product;
  /** `server`: a parameter of the list decides, and each row is checked again; `row`: only the row decides. */
  decidedBy: Partial<Record<Product, 'server' | 'row'>>;
  /** Values that the list of a kind does not show. */
  notListed?: Partial<Record<Product, readonly string[]>>;
  /** Its parameter of `GET …/findings`; undefined where the rows decide. Default: its own name and value. */
  parameter?: (value: FilterValue, filters: FilterValues) => [name: string, value: FilterValue] | undefined;
  /** Its parameter of `GET …/secrets`, and the prefix of each value there. */
  secrets?: { name: string; prefix?: string };
  /** All branches of a finding have the same value. */
  shared?: true;
  /** Narrows a selection to parts of the deployment. */
  narrows?: true;
  /** The condition of rules for it; an `IdForm` where the kind is `ids`. */
  condition?: string;
  spelled?: RuleCondition['spelled'];
  /** The condition's description. Default: `text`. */
  meaning?: string;
}

export const BY_SERVER = { sast: 'server', sca: 'server', ai_sast: 'server', secrets: 'server' } as const;
export const BY_ROW = { sast: 'row', sca: 'row', ai_sast: 'row', secrets: 'row' } as const;

/** An input, a condition of rules, or both. */
export type FindingFilter = FilterFacts & FilterKind;

export function canonicalOf(filter: FindingFilter): Canonical {
  return ('canonical' in filter ? filter.canonical : undefined) ?? ((text) => text);
}

export function filterTexts(filter: FindingFilter, finding: Finding): string[] {
  const found = filter.read?.(finding) ?? [];
  const texts = Array.isArray(found) ? found : [found];
  return texts.flatMap((text) => (typeof text === 'string' && text !== '' ? canonicalOf(filter)(text) : []));
}

/** The first test that a row fails although it has the field; else the first for lack of it. */
export function failedTest<Test extends { test: FindingPredicate }>(
  tests: readonly Test[],
  finding: Finding,
): { failed: Test; isUndecided: boolean } | undefined {
  let undecided: Test | undefined;
  for (const candidate of tests) {
    const isMet = candidate.test(finding);
    if (isMet === false) return { failed: candidate, isUndecided: false };
    if (isMet === undefined) undecided ??= candidate;
  }
  return undecided && { failed: undecided, isUndecided: true };
}

export function filterPredicate(
  filter: FindingFilter,
  value: ConditionInput,
  findProject: FindProject,
): FindingPredicate {
  const { kind, expected, test, read } = filter;
  if (test !== undefined) return test(value, findProject);
  if (read === undefined) throw new Error(`No list of findings decides the filter ${filter.name}`);
  switch (kind) {
    case 'boolean':
      return (finding) => (read(finding) ?? false) === value;
    case 'time':
    case 'age':
    case 'number': {
      const limit = kind === 'time' ? Number(value) * 1000 : Number(value);
      const { isMet = (found) => found >= limit } = filter;
      return (finding) => {
        const found = filter.read(finding);
        if (found === undefined) return expected ? undefined : false;
        return isMet(found, limit);
      };
    }
    default: {
      const matches = nameMatcher(mapTexts(value, canonicalOf(filter)));
      return (finding) => {
        const texts = filterTexts(filter, finding);
        return texts.length === 0 && expected ? undefined : matches(texts);
      };
    }
  }
}
