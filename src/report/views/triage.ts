import type { FindingQuery, TriageRequest } from '../../model/request.ts';
import type { TriageResult } from '../../model/result.ts';
import { counted, number } from '../figures.ts';
import { siblingsText } from '../finding-rows.ts';
import type { ShownFinding } from '../findings/shown-finding.ts';
import { severityCounts, tallyOf } from '../findings/tally.ts';
import { isPartlyDone, journalLogLines, journalSections, triageCounts, writtenPhrase } from '../journal.ts';
import { type Fact, facts, folded } from '../markup.ts';
import { platformLinks } from '../platform-links.ts';
import { countOf, otherRowsPhrase } from '../row-states.ts';
import { decisionPhrase, queryRows, triagePhrase } from '../selection-phrase.ts';
import { html } from '../text.ts';
import type { View } from '../view.ts';

export const triageView: View<'triage'> = {
  headline: (result) =>
    result.request.dryRun ? dryRunHeadline(result) : writtenPhrase(result.journal, false),

  facts(result, run) {
    const { request, journal, selected } = result;
    const { selection } = request;
    const limit = 'limit' in selection ? selection.limit : undefined;
    const tally = tallyOf(movedFindings(result), run.endedAtMs);
    const { answered } = journal.triage;
    return [
      ['Request', `<b>${html(triagePhrase(request), 1000)}</b>`],
      ['Severities', tally.bySeverity.has('unknown') ? undefined : html(severityCounts(tally, number))],
      ['Selected', selected === undefined ? undefined : counted(selected, 'finding')],
      ['Limit', limit === undefined ? undefined : typeof limit === 'number' ? number(limit) : limit],
      ['Moved along', siblingsText(journal.siblings)],
      ['Note', request.decision.note === undefined ? undefined : html(request.decision.note, 500)],
      ['Requests answered', answered > 1 ? number(answered) : undefined],
    ] satisfies Fact[];
  },

  sections({ request, journal, deployment }, _kept, run) {
    const links = platformLinks(run, deployment);
    return [
      ...journalSections(journal, { links, nowMs: run.endedAtMs, dryRun: request.dryRun }),
      folded('Filters', facts(filterRows(request).map(([name, values]) => [html(name), html(values, 500)]))),
    ];
  },

  outputs: ({ request, journal, selected }) => ({
    ...triageCounts(journal, request.dryRun),
    'findings-selected': selected === undefined ? undefined : String(selected),
  }),

  logLines: ({ request, journal }) => [triagePhrase(request), ...journalLogLines(journal)],
  isPartial: ({ journal, failure }) => isPartlyDone(journal, failure),
};

function dryRunHeadline({ request, journal: { findings }, selected }: TriageResult): string {
  const to = decisionPhrase({ ...(request.decision.state ? { state: request.decision.state } : {}) });
  const verb = to === '' ? 'would get a note' : `would be moved to ${to}`;
  if (request.selection.by === 'platform') return 'the platform would select the findings; nothing was sent';
  const count = countOf(findings, 'would-change');
  const others = otherRowsPhrase(findings, 'finding');
  const of = selected !== undefined && selected > findings.length ? ` of ${number(selected)} selected` : '';
  return `${counted(count, 'finding')}${of} ${verb}${others === '' ? '' : `; ${others}`}`;
}

function movedFindings({ journal }: TriageResult): ShownFinding[] {
  return journal.findings
    .filter(({ state }) => state === 'changed' || state === 'would-change')
    .map(({ change }) => change.target);
}

/** All values: the phrase has the first of them only. */
function filterRows({ selection }: TriageRequest): [name: string, values: string][] {
  if (selection.by === 'ids') return [];
  const query: Partial<FindingQuery> =
    selection.by === 'listed' ? selection.query : { filters: selection.filters };
  return queryRows(query);
}
