import type { Finding } from '../../platform/resources/finding.ts';
import { findingCounts } from '../findings/counts.ts';
import { findingTable } from '../findings/finding-table.ts';
import { shownFinding } from '../findings/shown-finding.ts';
import { facts, folded, section } from '../markup.ts';
import { platformLinks } from '../platform-links.ts';
import { queryPhrase, queryRows } from '../selection-phrase.ts';
import { html } from '../text.ts';
import type { View } from '../view.ts';
import { isPartlyRead, listHeadline } from './lists.ts';

export const listFindingsView: View<'list-findings'> = {
  headline: (result) => listHeadline(result, 'finding'),

  facts: ({ request }) => [['Request', `<b>${html(queryPhrase(request.query), 1000)}</b>`]],

  sections({ count, read, deployment, request }, kept, run) {
    const shown = kept.first.map((row) => shownFinding(row as Finding));
    const links = platformLinks(run, deployment);
    return [
      ...(kept.tally === undefined ? [] : findingCounts(kept.tally)),
      ...section(
        'Findings, worst first',
        findingTable(shown, { links, nowMs: run.endedAtMs, total: count ?? read }),
      ),
      folded(
        'Filters',
        facts(queryRows(request.query).map(([name, values]) => [html(name), html(values, 500)])),
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
      // Its upload would close every alert, which a misspelt branch must not.
      'sarif-path': notices.some(({ kind }) => kind === 'ref-without-findings') ? undefined : files.sarif,
    };
  },

  logLines: ({ request }) => [queryPhrase(request.query)],

  isPartial: isPartlyRead,
};
