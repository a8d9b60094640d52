import type { FindingRow, RowState, SiblingRow } from '../model/journal.ts';
import { shortRow } from './explain.ts';
import { counted } from './figures.ts';
import { findingCounts } from './findings/counts.ts';
import { findingList } from './findings/finding-list.ts';
import { worstFirst } from './findings/shown-finding.ts';
import { tallyOf } from './findings/tally.ts';
import { leftOut, MAX_ROWS, prose, section } from './markup.ts';
import type { ListContext } from './platform-links.ts';

export interface FindingRowOptions extends ListContext {
  dryRun: boolean;
}

/** Everything about findings that are triaged: what went wrong, counts, and the first of them. */
export function findingSections(rows: readonly FindingRow[], options: FindingRowOptions): string[] {
  const inState = (...states: RowState[]) => rows.filter(({ state }) => states.includes(state));
  const moved = inState('changed', 'would-change');
  const shown = moved.map(({ change }) => change.target);
  const isKnown = shown.some(({ severity, rule }) => severity !== undefined || rule !== undefined);
  return [
    ...failedSection('Findings that were not triaged', inState('failed'), options),
    ...failedSection('Unknown: the triage may have taken effect', inState('unknown'), options),
    ...section(
      options.dryRun ? 'Findings that would be triaged' : 'Triaged findings',
      ...(isKnown ? findingCounts(tallyOf(shown, options.nowMs)) : []),
      isKnown
        ? findingList(worstFirst(shown), options)
        : idList(
            shown.map(({ id }) => id),
            shown.length,
          ),
    ),
    ...failedSection('Left as they are', inState('left'), options),
    ...failedSection('Not reached: the step ended before', inState('not-reached'), options),
  ];
}

function failedSection(title: string, rows: readonly FindingRow[], options: FindingRowOptions): string[] {
  const targets = rows.slice(0, MAX_ROWS).map(({ change }) => change.target);
  const hasReason = rows.some(({ failure }) => failure !== undefined);
  const why = (_finding: unknown, index: number) => {
    const failure = rows[index]?.failure;
    return failure === undefined ? '' : prose(shortRow(failure), 500);
  };
  return section(
    title,
    findingList(targets, {
      ...options,
      total: rows.length,
      ...(hasReason ? { extra: { head: 'Why', cell: why } } : {}),
    }),
  );
}

/** Where nothing but ids is known they go side by side rather than each in a row of its own. */
export function idList(ids: readonly bigint[], total: number): string {
  if (ids.length === 0) return '';
  const shown = ids.slice(0, MAX_ROWS).map((id) => `<code>${id}</code>`);
  return `<p>${shown.join(' ')}</p>${leftOut(total - shown.length, 'findings')}`;
}

export function siblingsText({ length }: readonly SiblingRow[]): string | undefined {
  return length === 0 ? undefined : sameElsewhere(length);
}

/** `12 findings that are the same on other branches` */
export function sameElsewhere(count: number): string {
  return `${counted(count, 'finding')} that ${count === 1 ? 'is' : 'are'} the same on other branches`;
}
