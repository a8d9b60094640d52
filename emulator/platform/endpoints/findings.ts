import { z } from 'zod';
import { checkedQuery, integerText, once, Refusal } from '../http/checks.ts';
import type { Finding, IssueType } from '../state.ts';
import { listFilters, type Predicate } from '../triage-filters.ts';
import { type EndpointRequest, requireSlug } from './endpoint.ts';
import { findingRow } from './finding-row.ts';
import { offsetPage } from './projects.ts';

const filterSchemas = Object.entries(listFilters).map(
  ([name, { schema, isList }]) => [name, isList ? schema.optional() : once(schema)] as const,
);
const parameters = z.strictObject({
  issue_type: once(z.enum(['sast', 'sca', 'ai_sast'])),
  page: integerText(0),
  page_size: integerText(100, 3000),
  dedup: once(z.enum(['true', 'false'])),
  ...Object.fromEntries(filterSchemas),
});

export function answerFindings(request: EndpointRequest): unknown {
  requireSlug(request);
  const {
    issue_type = 'sast',
    page = 0,
    page_size = 100,
    dedup,
    ...filters
  } = checkedQuery(request.query, parameters);
  const selects = filtersOf(filters, issue_type, request);
  const { findings, projects } = request.state;
  const isRow: Predicate = (finding) =>
    selects(finding) &&
    (dedup !== 'true' || findings.standsForAll(finding, projects.get(finding.repo)?.primary_branch, selects));
  const rows = offsetPage(request.quirks.findingsPages, page, page_size, (from, count) =>
    slice(findings.newestFirst(issue_type), isRow, from, count),
  );
  return { findings: rows.map((finding) => findingRow(finding, request)) };
}

/** In a plain loop: for the last of hundreds of thousands of rows, iterators take many times as long. */
function slice(all: readonly Finding[], isRow: Predicate, from: number, count: number): Finding[] {
  const rows: Finding[] = [];
  let before = 0;
  for (const finding of all) {
    if (rows.length === count) break;
    if (!isRow(finding)) continue;
    if (before < from) before += 1;
    else rows.push(finding);
  }
  return rows;
}

function filtersOf(
  filters: Readonly<Record<string, unknown>>,
  kind: IssueType,
  { quirks, state }: EndpointRequest,
): Predicate {
  const ignored = quirks.ignoredFindingsFilters;
  const predicates = Object.entries(listFilters).flatMap(([name, { only, selecting }]) => {
    if (filters[name] === undefined || ignored === 'all' || ignored.includes(name)) return [];
    if (only?.includes(kind) === false)
      throw new Refusal(400, `${name}: is not valid with issue_type ${kind}`);
    return selecting(filters[name], state, quirks);
  });
  return (finding) => !finding.removed && predicates.every((selects) => selects(finding));
}
