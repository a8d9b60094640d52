import {
  isBooleanText,
  isEpochText,
  isIdText,
  isNotBlank,
  type QueryParameter,
  textAmong,
} from '../http/query-checks.ts';
import type { IssueType } from '../state.ts';
import { type Predicate, selectingRepos, selectingTrait, type Trait } from '../triage-filters.ts';
import type { EndpointRequest } from './endpoint.ts';
import { refMatcher } from './refs.ts';

export interface FindingsFilter extends QueryParameter {
  /** The kinds it may be used with; default all. */
  readonly kinds?: readonly IssueType[];
  /** The values have passed the check. */
  readonly selecting: (values: readonly string[], request: EndpointRequest) => Predicate;
}

const code: readonly IssueType[] = ['sast', 'ai_sast'];
const supplyChain: readonly IssueType[] = ['sca'];
const list = { isList: true };

/** Wire name → what it selects. Of a list one value is enough; several filters select what all of them do. */
export const findingsFilters: Readonly<Record<string, FindingsFilter>> = {
  status: trait('status', 'open fixed ignored reviewing fixing provisionally_ignored'),
  since: {
    check: isEpochText,
    selecting:
      ([since]) =>
      ({ relevant_since }) =>
        relevant_since >= Number(since),
  },
  repos: {
    ...list,
    check: isNotBlank,
    selecting: (names, { state, quirks }) =>
      quirks.reposCaseSensitive ? ({ repo }) => names.includes(repo) : selectingRepos(names, state),
  },
  repository_ids: {
    ...list,
    check: isIdText,
    selecting(values, { state }) {
      const ids = new Set(values.map(BigInt));
      const names = new Set(state.projects.all.filter(({ id }) => ids.has(id)).map(({ name }) => name));
      return ({ repo }) => names.has(repo);
    },
  },
  triage_reasons: {
    ...trait('triage_reasons', 'acceptable_risk false_positive no_time no_triage_reason duplicate'),
    ...list,
  },
  severities: { ...trait('severities', 'low medium high critical'), ...list },
  ref: {
    check: isNotBlank,
    selecting([ref = ''], { quirks }) {
      const matches = refMatcher(ref, quirks);
      return (finding) => matches(finding.ref);
    },
  },
  policies: {
    ...trait('policies', 'rule-board-audit rule-board-pr-comments rule-board-block', code),
    ...list,
  },
  rules: { ...trait('rules', undefined, code), ...list },
  categories: { ...trait('categories', undefined, code), ...list },
  confidence: trait('confidence', 'low medium high', code),
  autotriage_verdict: trait('autotriage_verdict', 'true_positive false_positive', code),
  component_tags: { ...trait('component_tags'), ...list },
  exposures: {
    ...trait(
      'exposures',
      'reachable always_reachable conditionally_reachable unreachable unknown',
      supplyChain,
    ),
    ...list,
  },
  transitivities: { ...trait('transitivities', 'direct transitive unknown', supplyChain), ...list },
  is_malicious: { ...trait('is_malicious', undefined, supplyChain), check: isBooleanText },
  click_to_fix_pr_state: { ...trait('click_to_fix_pr_state', 'open merged'), ...list },
};

/** Without names of values any text is taken. */
function trait(name: Trait, values?: string, kinds?: readonly IssueType[]): FindingsFilter {
  const check = values === undefined ? isNotBlank : textAmong(values.split(' '));
  return { check, kinds, selecting: (given) => selectingTrait(name, given) };
}
