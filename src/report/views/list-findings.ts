import { findingCounts } from '../findings/counts.ts';
import { findingList } from '../findings/finding-list.ts';
import type { ShownFinding } from '../findings/shown-finding.ts';
import { section } from '../markup.ts';
import { listContext } from '../platform-links.ts';
import { queryFacts, queryPhrase } from '../selection-phrase.ts';
import { html } from '../text.ts';
import type { View } from '../view.ts';
import { isPartlyRead, listHeadline } from './lists.ts';

const MISSPELT: ReadonlySet<string> = new Set(['ref-without-findings', 'no-repository']);

export const listFindingsView: View<'list-findings'> = {
  headline: (result) => listHeadline(result, 'finding'),

  context: ({ request }) => [html(queryPhrase(request.query), 1000)],
  facts: ({ request }) => queryFacts(request.query),

  sections(result, kept, run) {
    const shown = kept.first as readonly ShownFinding[];
    return [
      ...(kept.tally === undefined ? [] : findingCounts(kept.tally)),
      ...section(
        'Findings, worst first',
        findingList(shown, { ...listContext(run, result), total: result.count ?? result.read }),
      ),
    ];
  },

  outputs({ count, notices }, kept, { files = {} }) {
    // A list that could not be read to its end must not pass for a whole one.
    if (count === undefined) return {};
    return {
      count: String(count),
      findings: { jsonText: kept.json },
      'csv-path': files.csv,
      // Its upload would close every alert, which a misspelt branch or pattern must not.
      'sarif-path': notices.some(({ kind }) => MISSPELT.has(kind)) ? undefined : files.sarif,
    };
  },

  logLines: ({ request }) => [queryPhrase(request.query)],

  isPartial: isPartlyRead,
};
