import {
  checkedParameters,
  integerText,
  isBooleanText,
  type QueryParameter,
  textAmong,
} from '../http/query-checks.ts';
import { Refusal } from '../http/refusal.ts';
import type { Quirks } from '../quirks.ts';
import type { Finding, Findings, IssueType, PlatformState } from '../state.ts';
import type { Predicate } from '../triage-filters.ts';
import { type EndpointRequest, requireSlug } from './endpoint.ts';
import { findingRow } from './finding-row.ts';
import { findingsFilters } from './findings-parameters.ts';

const DEFAULT_PAGE_SIZE = 100;
const MAX_UINT32 = 4_294_967_295;

const parameters: Readonly<Record<string, QueryParameter>> = {
  issue_type: { check: textAmong(['sast', 'sca', 'ai_sast']) },
  page: { check: integerText(0, MAX_UINT32) },
  page_size: { check: integerText(0, MAX_UINT32) },
  dedup: { check: isBooleanText },
  ...findingsFilters,
};

export function answerFindings(request: EndpointRequest): unknown {
  requireSlug(request);
  const given = checkedParameters(request.query, parameters);
  const one = (name: string) => given.get(name)?.[0];
  const kind = (one('issue_type') ?? 'sast') as IssueType;
  const selects = filtersOf(given, kind, request);
  const size = pageSize(one('page_size'), request.quirks);
  const page = Number(one('page') ?? 0);
  const pages = new Pages(request, kind, selects, one('dedup') === 'true');
  let rows = pages.slice(page * size, size);
  const { refuseBehind } = request.quirks.findingsPages;
  if (rows.length === 0 && page > 0 && refuseBehind) {
    throw new Refusal(refuseBehind, 'page: there are fewer pages');
  }
  // Only now is it known that the page lies behind the last one, which costs a second pass.
  if (rows.length === 0 && page > 0 && request.quirks.findingsPages.repeatLast) {
    const count = pages.slice(0, Number.POSITIVE_INFINITY).length;
    const last = Math.max(0, Math.ceil(count / size) - 1);
    rows = pages.slice(last * size, size);
  }
  return { findings: rows.map((finding) => findingRow(finding, request)) };
}

function filtersOf(
  given: ReadonlyMap<string, readonly string[]>,
  kind: IssueType,
  request: EndpointRequest,
): Predicate {
  const { ignoredFindingsFilters: ignored } = request.quirks;
  const filters = Object.entries(findingsFilters).flatMap(([name, filter]) => {
    const values = given.get(name);
    if (values === undefined || ignored === 'all' || ignored.includes(name)) return [];
    if (filter.kinds && !filter.kinds.includes(kind)) {
      throw new Refusal(400, `${name}: is not valid with issue_type ${kind}`);
    }
    return filter.selecting(values, request);
  });
  return (finding) => !finding.removed && filters.every((selects) => selects(finding));
}

function pageSize(text: string | undefined, quirks: Quirks): number {
  const asked = Number(text ?? DEFAULT_PAGE_SIZE);
  const { refuseBelow = 100, refuseAbove = 3000, cap = asked } = quirks.findingsPages;
  if (asked < refuseBelow || asked > refuseAbove) {
    throw new Refusal(400, `page_size: must be an integer from ${refuseBelow} to ${refuseAbove}`);
  }
  return Math.min(asked, cap);
}

/** The selected findings, newest first; with `isDeduplicated` one for all branches. */
class Pages {
  readonly #findings: Findings;
  readonly #state: PlatformState;
  readonly #kind: IssueType;
  readonly #selects: Predicate;

  constructor(request: EndpointRequest, kind: IssueType, selects: Predicate, isDeduplicated: boolean) {
    this.#state = request.state;
    this.#findings = request.state.findings;
    this.#kind = kind;
    this.#selects = isDeduplicated
      ? (finding) => selects(finding) && this.#stands(finding, selects)
      : selects;
  }

  slice(from: number, size: number): Finding[] {
    const rows: Finding[] = [];
    let place = 0;
    for (const finding of this.#findings.newestFirst(this.#kind)) {
      if (rows.length === size) break;
      if (!this.#selects(finding)) continue;
      if (place >= from) rows.push(finding);
      place += 1;
    }
    return rows;
  }

  /** Of the selected branches of a finding, the primary one stands for all, else the one found first. */
  #stands(finding: Finding, selects: Predicate): boolean {
    const primary = this.#state.projects.get(finding.repo)?.primary_branch;
    const rank = ({ ref, id }: Finding) => (ref === primary ? -1n : id);
    return !this.#findings.siblings(finding).some((other) => rank(other) < rank(finding) && selects(other));
  }
}
