import type { FindingQuery, TriageRequest } from '../../model/request.ts';
import type { TriageResult } from '../../model/result.ts';
import { counted, number } from '../figures.ts';
import { findingSections, idList, siblingsText } from '../finding-rows.ts';
import { findingLine } from '../findings/finding-line.ts';
import { type ShownFinding, worstFirst } from '../findings/shown-finding.ts';
import { severityCounts, tallyOf } from '../findings/tally.ts';
import { type Fact, facts, folded, section } from '../markup.ts';
import { platformLinks } from '../platform-links.ts';
import { limited } from '../project-log.ts';
import { anyChanged, countOf, otherRowsPhrase } from '../row-states.ts';
import { decisionPhrase, queryRows, triagePhrase } from '../selection-phrase.ts';
import { html } from '../text.ts';
import type { View } from '../view.ts';

export const triageView: View<'triage'> = {
  headline(result) {
    const { request, rows } = result;
    if (request.dryRun) return dryRunHeadline(result);
    const atLeast = result.uncertain.atMost > 0 ? 'at least ' : '';
    const others = otherRowsPhrase(rows, 'finding');
    const count = result.triaged.length + result.unlisted;
    return `${atLeast}${counted(count, 'finding')} triaged${others === '' ? '' : `; ${others}`}`;
  },

  facts(result, run) {
    const { request, siblings, selected, answered } = result;
    const { selection } = request;
    const limit = 'limit' in selection ? selection.limit : undefined;
    const tally = tallyOf(movedFindings(result), run.endedAtMs);
    return [
      ['Request', `<b>${html(triagePhrase(request), 1000)}</b>`],
      ['Severities', tally.bySeverity.has('unknown') ? undefined : html(severityCounts(tally, number))],
      ['Selected', selected === undefined ? undefined : counted(selected, 'finding')],
      ['Limit', limit === undefined ? undefined : typeof limit === 'number' ? number(limit) : limit],
      ['Moved along', siblingsText(siblings)],
      ['Note', request.decision.note === undefined ? undefined : html(request.decision.note, 500)],
      ['Requests answered', answered > 1 ? number(answered) : undefined],
    ] satisfies Fact[];
  },

  sections(result, _kept, run) {
    const { request, rows, triaged } = result;
    const links = platformLinks(run, result.deployment);
    const options = { links, nowMs: run.endedAtMs, dryRun: request.dryRun };
    const rowIds = new Set(rows.map(({ change }) => change.target.id));
    const others = triaged.filter((id) => !rowIds.has(id));
    return [
      ...uncertainSection(result),
      ...findingSections(rows, options),
      ...section(
        rows.length === 0 ? 'Triaged findings' : 'Triaged along with them',
        idList(others, others.length),
      ),
      folded('Filters', facts(filterRows(request).map(([name, values]) => [html(name), html(values, 500)]))),
    ];
  },

  outputs({ request, triaged, unlisted, selected }) {
    const { dryRun } = request;
    return {
      'num-triaged': dryRun ? undefined : String(triaged.length + unlisted),
      'triaged-issues': dryRun ? undefined : { json: triaged },
      'findings-selected': selected === undefined ? undefined : String(selected),
    };
  },

  logLines(result) {
    const moved = worstFirst(movedFindings(result).filter(({ rule, path }) => rule ?? path));
    return [triagePhrase(result.request), ...limited(moved, findingLine, 'findings')];
  },

  /** Ids that the platform did not triage make it partial as well. */
  isPartial({ rows, triaged, unlisted, uncertain, failure, notices }) {
    const isDone = triaged.length + unlisted + uncertain.atMost > 0 || anyChanged(rows);
    const isMissing = failure !== undefined || notices.some(({ kind }) => kind === 'ids-not-triaged');
    return isDone && isMissing;
  },
};

function dryRunHeadline({ request, rows, selected }: TriageResult): string {
  const to = decisionPhrase({ ...(request.decision.state ? { state: request.decision.state } : {}) });
  const verb = to === '' ? 'would get a note' : `would be moved to ${to}`;
  if (request.selection.by === 'platform') return 'the platform would select the findings; nothing was sent';
  const count = countOf(rows, 'would-change');
  const others = otherRowsPhrase(rows, 'finding');
  const of = selected !== undefined && selected > rows.length ? ` of ${number(selected)} selected` : '';
  return `${counted(count, 'finding')}${of} ${verb}${others === '' ? '' : `; ${others}`}`;
}

function movedFindings({ rows }: TriageResult): ShownFinding[] {
  return rows
    .filter(({ state }) => state === 'changed' || state === 'would-change')
    .map(({ change }) => change.target);
}

function uncertainSection({ uncertain }: TriageResult): string[] {
  if (uncertain.requests === 0) return [];
  const requests = `${counted(uncertain.requests, 'request')} ${uncertain.requests === 1 ? 'was' : 'were'} sent whose answers were lost`;
  return section(
    'May have been triaged',
    `<p>${requests}; they may have triaged up to ${counted(uncertain.atMost, 'more finding')}, and the same findings on other branches with them.</p>`,
  );
}

/** All values: the phrase has the first of them only. */
function filterRows({ selection }: TriageRequest): [name: string, values: string][] {
  if (selection.by === 'ids') return [];
  const query: Partial<FindingQuery> =
    selection.by === 'listed' ? selection.query : { filters: selection.filters };
  return queryRows(query);
}
