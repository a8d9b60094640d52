import {
  isBooleanText,
  isEpochText,
  isIdText,
  isNotBlank,
  type QueryParameter,
  textAmong,
} from '../http/query-checks.ts';
import type { Finding, IssueType } from '../state.ts';
import type { EndpointRequest } from './endpoint.ts';
import { policyOfMode } from './policy-modes.ts';
import { refMatcher } from './refs.ts';

export type Selects = (finding: Finding) => boolean;

export interface FindingsFilter extends QueryParameter {
  /** The kinds it may be used with; default all. */
  readonly kinds?: readonly IssueType[];
  /** The values have passed the check. */
  readonly selecting: (values: readonly string[], request: EndpointRequest) => Selects;
}

const code: readonly IssueType[] = ['sast', 'ai_sast'];
const supplyChain: readonly IssueType[] = ['sca'];
const statuses = ['open', 'fixed', 'ignored', 'reviewing', 'fixing', 'provisionally_ignored'];
const reasons = ['acceptable_risk', 'false_positive', 'no_time', 'no_triage_reason', 'duplicate'];
const exposures = ['reachable', 'always_reachable', 'conditionally_reachable', 'unreachable', 'unknown'];

/** Wire name → what it selects. Of a list one value is enough; several filters select what all of them do. */
export const findingsFilters: Readonly<Record<string, FindingsFilter>> = {
  status: {
    check: textAmong(statuses),
    selecting:
      ([status]) =>
      (finding) =>
        finding.status === status,
  },
  since: {
    check: isEpochText,
    selecting([since]) {
      return ({ relevant_since }) => relevant_since >= Number(since);
    },
  },
  repos: { isList: true, check: isNotBlank, selecting: selectingRepos },
  repository_ids: { isList: true, check: isIdText, selecting: selectingRepositoryIds },
  triage_reasons: any((finding) => finding.triage_reason, textAmong(reasons)),
  severities: any((finding) => finding.severity, textAmong(['low', 'medium', 'high', 'critical'])),
  ref: {
    check: isNotBlank,
    selecting([ref = ''], { quirks }) {
      const matches = refMatcher(ref, quirks);
      return (finding) => matches(finding.ref);
    },
  },
  policies: any(
    (finding) => policyOfMode(finding)?.slug,
    textAmong(['rule-board-audit', 'rule-board-pr-comments', 'rule-board-block']),
    code,
  ),
  rules: any((finding) => finding.rule, isNotBlank, code),
  categories: {
    isList: true,
    kinds: code,
    check: isNotBlank,
    selecting: (values) => (finding) => finding.categories.some((one) => values.includes(one)),
  },
  confidence: {
    ...any((finding) => finding.confidence, textAmong(['low', 'medium', 'high']), code),
    isList: false,
  },
  autotriage_verdict: {
    ...any((finding) => finding.autotriage_verdict, textAmong(['true_positive', 'false_positive']), code),
    isList: false,
  },
  component_tags: {
    isList: true,
    check: isNotBlank,
    selecting: (values) => (finding) => finding.component_tags.some((one) => values.includes(one)),
  },
  exposures: any((finding) => finding.exposure, textAmong(exposures), supplyChain),
  transitivities: any(
    (finding) => finding.transitivity,
    textAmong(['direct', 'transitive', 'unknown']),
    supplyChain,
  ),
  is_malicious: {
    kinds: supplyChain,
    check: isBooleanText,
    selecting:
      ([wanted]) =>
      (finding) =>
        String(finding.malicious) === wanted,
  },
  click_to_fix_pr_state: any((finding) => finding.fix_pull_request, textAmong(['open', 'merged'])),
};

function any(
  of: (finding: Finding) => string | undefined,
  check: (text: string) => string | undefined,
  kinds?: readonly IssueType[],
): FindingsFilter {
  return {
    isList: true,
    check,
    ...(kinds && { kinds }),
    selecting(values) {
      const wanted = new Set<string | undefined>(values);
      return (finding) => wanted.has(of(finding));
    },
  };
}

/** Names are found without regard to case, unless the quirk asks for it. */
function selectingRepos(values: readonly string[], { state, quirks }: EndpointRequest): Selects {
  const asStored = (name: string) =>
    quirks.reposCaseSensitive ? name : (state.projects.get(name)?.name ?? name);
  const names = new Set(values.map(asStored));
  return (finding) => names.has(finding.repo);
}

function selectingRepositoryIds(values: readonly string[], { state }: EndpointRequest): Selects {
  const ids = new Set(values.map(BigInt));
  const names = new Set(state.projects.all.filter(({ id }) => ids.has(id)).map(({ name }) => name));
  return (finding) => names.has(finding.repo);
}
