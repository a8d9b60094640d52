import { worstFirst } from '../../findings/finding.ts';
import { section } from '../../report/content.ts';
import { spaced } from '../../report/figures.ts';
import { findingCounts, groupSections, severityPhrase } from '../../report/findings/counts.ts';
import { csvLines, FINDING_COLUMNS } from '../../report/findings/csv.ts';
import { findingTable } from '../../report/findings/list.ts';
import { sarifOf } from '../../report/findings/sarif.ts';
import { listHeadline } from '../../report/list-view.ts';
import { isDoubt, noticeText } from '../../report/notices.ts';
import { queryFacts, queryPhrase } from '../../report/selection-phrase.ts';
import { listContext, type View } from '../../report/view.ts';
import type { ListFindingsResult } from './run.ts';

export const view: View<ListFindingsResult> = {
  rowsName: 'findings',

  headline(result) {
    const { listed = [], request } = result;
    const { status } = request.query.filters;
    const of = typeof status === 'string' && status !== '' ? `${spaced(status)} finding` : 'finding';
    const severities = listed.length < 2 ? '' : `: ${severityPhrase(listed)}`;
    return `${isCut(result) ? 'At least ' : ''}${listHeadline(result, of)}${severities}`;
  },

  context: ({ request }) => [{ text: queryPhrase(request.query), max: 1000 }],
  facts: ({ request }) => queryFacts(request.query),

  sections(result, context) {
    const { listed = [] } = result;
    return [
      ...section('', findingCounts(listed, context.nowMs)),
      ...groupSections(result.groups, context.nowMs),
      ...section('Findings, worst first', findingTable(worstFirst(listed), context)),
    ];
  },

  outputs(result, { files = {} }) {
    const { listed, counts } = result;
    if (listed === undefined) return {};
    return {
      ...(!isCut(result) && { count: listed.length, counts: counts && { json: counts } }),
      findings: { json: listed },
      'csv-path': files.csv?.path,
      'sarif-path': files.sarif?.path,
    };
  },

  tracked({ listed, notices, request: { issue } }) {
    if (issue.mode !== 'always') return undefined;
    if (listed === undefined) return { kind: 'undecided' };
    const doubt = listed.length === 0 ? notices.find(isDoubt) : undefined;
    if (doubt !== undefined) return { kind: 'undecided', why: noticeText(doubt).text };
    return listed.length === 0
      ? { kind: 'clear' }
      : { kind: 'act', listed: listed.map(({ id }) => id).join() };
  },

  files(result, run, { csv, sarif }) {
    const { listed, projectTags } = result;
    if (listed === undefined) return [];
    csv.writeAll(csvLines(FINDING_COLUMNS, listed, { ...listContext(run, result), projectTags }));
    if (isCut(result) || (listed.length === 0 && result.notices.some(isDoubt)))
      return [{ kind: 'sarif-doubtful' }];
    const { text, notices } = sarifOf(listed, { version: run.version, address: run.baseUrl });
    if (text !== undefined) sarif.writeAll(text);
    return notices;
  },
};

/** Whether the platform refused a later page, so that there may be more. */
function isCut({ notices }: ListFindingsResult): boolean {
  return notices.some(({ kind }) => kind === 'list-cut');
}
