import { findingKey, worstFirst } from '../../findings/finding.ts';
import type { Product } from '../../platform/resources/finding.ts';
import { section } from '../../report/content.ts';
import { csvLines, FINDING_COLUMNS } from '../../report/findings/csv.ts';
import {
  findingTable,
  groupSections,
  mostSections,
  ofAnyStatus,
  severityPhrase,
} from '../../report/findings/list.ts';
import { sarifOf } from '../../report/findings/sarif.ts';
import { spaced } from '../../report/format.ts';
import { countFigure, listBasics, trackedRows } from '../../report/list-view.ts';
import { queryFacts } from '../../report/selection-phrase.ts';
import type { View } from '../../report/view.ts';
import type { ListFindingsResult } from './run.ts';

export const view: View<ListFindingsResult> = {
  ...listBasics,
  rowsName: () => 'findings',

  figures(result) {
    const { listed = [], counts, request } = result;
    const { issueType, filters } = request.query;
    const status = filters.status === undefined ? '' : `${spaced(String(filters.status))} `;
    const severities = listed.length < 2 ? '' : `: ${severityPhrase(listed)}`;
    const more = `${ofAnyStatus(listed, filters.status)}${severities}`;
    const count = countFigure(result, `${status}${NOUNS[issueType]}`, undefined, more);
    return { ...count, counts: counts && { value: { json: counts } } };
  },

  context: ({ request }) => queryFacts(request.query).map(([name, values = '']) => [`${name}: `, values]),

  sections(result, context) {
    const { listed = [] } = result;
    return [
      ...groupSections(result.groups, context.nowMs),
      ...section('Findings, worst first', findingTable(worstFirst(listed), context)),
      ...mostSections(listed),
    ];
  },

  tracked: ({ listed }) => trackedRows(listed, findingKey),

  csv: ({ listed, projectTags }, context) =>
    listed && csvLines(FINDING_COLUMNS, listed, { ...context, projectTags }),

  sarif: ({ listed, request }, run) => listed && sarifOf(listed, request.query.filters, run),
};

const NOUNS: Readonly<Record<Product, string>> = {
  sast: 'code finding',
  sca: 'supply chain finding',
  secrets: 'secret',
  ai_sast: 'AI-detected finding',
};
