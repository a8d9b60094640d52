import { findingsOf, inState, rowsByUnit } from '../../changes/rows.ts';
import { ofAnyStatus } from '../../report/findings/list.ts';
import { capitalized, counted, number } from '../../report/format.ts';
import { atLeast } from '../../report/gaps.ts';
import { decisionPhrase, queryFacts, triagePhrase } from '../../report/selection-phrase.ts';
import type { View } from '../../report/view.ts';
import {
  otherRowsPhrase,
  rowSections,
  trackFailures,
  triageCounts,
  unnamedNotice,
  writtenPhrase,
} from '../../report/written.ts';
import type { TriageResult } from './run.ts';

export const view: View<TriageResult> = {
  sections: rowSections,
  tracked: trackFailures,

  headline(result) {
    const { request, rows, notices } = result;
    if (request.dryRun) return dryRunHeadline(result);
    const unnamed = request.selection.by === 'platform' ? unnamedNotice(result) : undefined;
    const done =
      unnamed === undefined
        ? writtenPhrase(rows, false)
        : `${counted(unnamed.numTriaged, 'finding')} triaged, ${number(unnamed.named)} of them named`;
    const lost = notices.find((notice) => notice.kind === 'answers-lost');
    if (lost === undefined) return done;
    const unknown = `the outcome for up to ${counted(lost.atMost, 'finding')} is unknown`;
    return rows.length === 0 && unnamed === undefined ? capitalized(unknown) : `${done}; ${unknown}`;
  },

  context: ({ request, isOfWholeDeployment }) => [
    isOfWholeDeployment ? WHOLE_DEPLOYMENT : '',
    { text: triagePhrase(request.issueType, request.selection, request.decision), max: 1000 },
  ],

  facts(result, _context, figures) {
    const { request, selected } = result;
    const { selection, decision } = request;
    const limit = 'limit' in selection ? selection.limit : undefined;
    const total = selected === undefined ? undefined : counted(selected, 'finding');
    return [
      ['Selected', total && atLeast(result, figures['findings-selected'], total)],
      ['Limit', typeof limit === 'number' ? number(limit) : limit],
      ['Note', decision.note && { text: decision.note, max: 500 }],
      ...('query' in selection ? queryFacts(selection.query) : []),
    ];
  },

  outputs: triageCounts,
  figures: ({ selected }) => ({
    'findings-selected': selected === undefined ? undefined : { value: selected },
  }),
};

const WHOLE_DEPLOYMENT =
  'From the whole deployment, because no filter names repositories, rules, project tags, a branch, paths or dependencies';

function dryRunHeadline({ request, rows, selected, failure }: TriageResult): string {
  if (failure !== undefined && rows.length === 0) return 'The findings could not be selected';
  if (request.selection.by === 'platform') return 'The platform would select the findings; nothing was sent';
  if (selected === 0) return 'No finding was selected';
  const to = decisionPhrase({ state: request.decision.state });
  const verb = to === '' ? 'would get a note' : `would be moved to ${to}`;
  const made = findingsOf(rowsByUnit(inState(rows, 'would-change')).findings);
  const { selection } = request;
  const status = selection.by === 'listed' ? ofAnyStatus(made, selection.query.filters.status) : '';
  const rest = otherRowsPhrase(rows, 'finding');
  const total = selected !== undefined && selected > rows.length ? ` of ${number(selected)} selected` : '';
  return `${counted(made.length, 'finding')}${status}${total} ${verb}${rest === '' ? '' : `; ${rest}`}`;
}
