import { findingCounts } from '../findings/counts.ts';
import { findingList } from '../findings/finding-list.ts';
import { worstFirst } from '../findings/shown-finding.ts';
import { tallyOf } from '../findings/tally.ts';
import { section } from '../markup.ts';
import { listContext } from '../platform-links.ts';
import { queryFacts, queryPhrase } from '../selection-phrase.ts';
import { html } from '../text.ts';
import type { View } from '../view.ts';
import { listHeadline } from './lists.ts';

export const listFindingsView: View<'list-findings'> = {
  headline: (result) => listHeadline(result, 'finding'),

  context: ({ request }) => [html(queryPhrase(request.query), 1000)],
  facts: ({ request }) => queryFacts(request.query),

  sections(result, run) {
    const { listed = [] } = result;
    return [
      ...findingCounts(tallyOf(listed, run.endedAtMs)),
      ...section('Findings, worst first', findingList(worstFirst(listed), listContext(run, result))),
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

  logLines: ({ request }) => [queryPhrase(request.query)],
};
