import { section } from '../content.ts';
import { findingCounts, findingTable } from '../findings/list.ts';
import { worstFirst } from '../findings/shown-finding.ts';
import { severityCounts, tallyOf } from '../findings/tally.ts';
import { listContext } from '../platform-links.ts';
import { queryFacts, queryPhrase, spaced } from '../selection-phrase.ts';
import type { PageView } from '../view.ts';
import { listHeadline } from './lists.ts';

export const listFindingsView: PageView<'list-findings'> = {
  headline(result) {
    const { listed = [], request } = result;
    const { status } = request.query.filters;
    const of = typeof status === 'string' && status !== '' ? `${spaced(status)} finding` : 'finding';
    const severities = listed.length < 2 ? '' : `: ${severityCounts(tallyOf(listed, 0))}`;
    return `${listHeadline(result, of)}${severities}`;
  },

  context: ({ request }) => [{ text: queryPhrase(request.query), max: 1000 }],
  facts: ({ request }) => queryFacts(request.query),

  sections(result, run) {
    const { listed = [] } = result;
    return [
      ...section('', findingCounts(tallyOf(listed, run.endedAtMs))),
      ...section('Findings, worst first', findingTable(worstFirst(listed), listContext(run, result))),
    ];
  },

  outputs({ listed }, { files = {} }) {
    if (listed === undefined) return {};
    return {
      count: String(listed.length),
      findings: { json: listed },
      'csv-path': files.csv,
      'sarif-path': files.sarif,
    };
  },
};
