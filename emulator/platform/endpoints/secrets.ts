import {
  checkedParameters,
  integerText,
  isIsoText,
  isNotBlank,
  type QueryParameter,
  textAmong,
} from '../http/query-checks.ts';
import type { Finding } from '../state.ts';
import type { Predicate } from '../triage-filters.ts';
import { cursorPage } from './cursor.ts';
import { type EndpointRequest, requireId } from './endpoint.ts';
import { secretRow, secretStatusOf, wireEnum } from './secret-row.ts';

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 4_294_967_295;

const prefixed = (prefix: string, names: readonly string[]) => names.map((name) => prefix + name);
const statuses = ['OPEN', 'IGNORED', 'FIXED', 'REMOVED', 'UNKNOWN', 'PROVISIONALLY_IGNORED'];
const validations = ['CONFIRMED_VALID', 'CONFIRMED_INVALID', 'VALIDATION_ERROR', 'NO_VALIDATOR'];
const severities = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];

type SecretsFilter = QueryParameter & {
  readonly selecting: (values: readonly string[], request: EndpointRequest) => Predicate;
};

const filters: Readonly<Record<string, SecretsFilter>> = {
  since: {
    check: isIsoText,
    selecting([since = '']) {
      const seconds = Date.parse(since) / 1000;
      return (finding) => (finding.created_at ?? finding.relevant_since) >= seconds;
    },
  },
  validationState: {
    isList: true,
    check: textAmong(prefixed('VALIDATION_STATE_', validations)),
    selecting: (values) => (finding) =>
      values.includes(wireEnum('VALIDATION_STATE', finding.validation_state) ?? ''),
  },
  status: {
    check: textAmong(prefixed('FINDING_STATUS_', statuses)),
    selecting:
      ([status]) =>
      (finding) =>
        secretStatusOf(finding) === status,
  },
  severity: {
    isList: true,
    check: textAmong(prefixed('SEVERITY_', severities)),
    selecting: (values) => (finding) => values.includes(wireEnum('SEVERITY', finding.severity) ?? ''),
  },
  repo: {
    isList: true,
    check: isNotBlank,
    selecting(values, { state }) {
      const names = new Set(values.map((name) => state.projects.get(name)?.name ?? name));
      return (finding) => names.has(finding.repo);
    },
  },
};

export function answerSecrets(request: EndpointRequest): unknown {
  requireId(request);
  const given = checkedParameters(request.query, {
    cursor: {},
    limit: { check: integerText(1, MAX_LIMIT) },
    ...filters,
  });
  const ignored = request.quirks.ignoredSecretsFilters;
  const selecting = Object.entries(filters).flatMap(([name, filter]) => {
    const values = given.get(name);
    if (values === undefined || ignored === 'all' || ignored.includes(name)) return [];
    return filter.selecting(values, request);
  });
  const selected = request.state.findings
    .newestFirst('secrets')
    .filter((finding) => standsForAll(finding, request))
    .filter((finding) => selecting.every((selects) => selects(finding)));
  const asked = {
    cursor: given.get('cursor')?.[0] ?? '',
    limit: Number(given.get('limit')?.[0] ?? DEFAULT_LIMIT),
  };
  const page = cursorPage({ rows: selected, keyOf, isBehind }, asked, request.quirks.cursors);
  return {
    findings: page.rows.map((finding) => secretRow(finding, request)),
    cursor: page.cursor,
    previous: page.previous,
  };
}

/** One row for all branches: that of the primary one, else that of the lowest id. */
function standsForAll(finding: Finding, { state }: EndpointRequest): boolean {
  const primary = state.projects.get(finding.repo)?.primary_branch;
  const rank = ({ ref, id }: Finding) => (ref === primary ? -1n : id);
  return !state.findings.siblings(finding).some((other) => rank(other) < rank(finding));
}

function keyOf({ relevant_since, id }: Finding): string {
  return `${relevant_since} ${id}`;
}

function isBehind(finding: Finding, key: string): boolean {
  const [since = '', id = ''] = key.split(' ');
  const isSame = finding.relevant_since === Number(since);
  return isSame ? finding.id > BigInt(id) : finding.relevant_since < Number(since);
}
