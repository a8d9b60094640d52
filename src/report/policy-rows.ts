import type { StepFailure } from '../model/failure.ts';
import type { PolicyEntry } from '../model/policy-change.ts';
import { problemText } from './explain/policies.ts';
import { explainRow } from './explain/rows.ts';
import { bullets, leftOut, MAX_ROWS, section, table } from './markup.ts';
import { entrySign, entryText } from './policy-text.ts';
import type { PolicyRow } from './row-states.ts';
import { html } from './text.ts';

/** What happened to the policies, or would in a dry run. */
export function policySections(rows: readonly PolicyRow[], dryRun: boolean): string[] {
  const cells = rows.flatMap(({ change, state, failure }) =>
    deletesFirst(change.entries).map((entry) => [
      html(change.part),
      `<code>${entrySign(entry)}</code>&nbsp;${html(entryText(entry), 500)}`,
      html(state.replace('-', ' ')),
      failure === undefined ? '' : html(explainRow(failure).what, 500),
    ]),
  );
  const title = dryRun ? 'Policies that would change' : 'Policies';
  return section(title, table(['Part', 'Change', '', 'Why'], cells, { of: 'changes', maxRows: MAX_ROWS }));
}

/** All that the platform does not accept: the error shows the first of it. */
export function problemSection(failure: StepFailure | undefined): string[] {
  if (failure?.kind !== 'policies-invalid' || failure.problems.length === 1) return [];
  const { path, problems } = failure;
  const lines = problems
    .slice(0, MAX_ROWS)
    .map((one) => html(`${path}:${one.line}: ${problemText(one)}`, 500));
  const more = leftOut(problems.length - MAX_ROWS, 'problems');
  return section('What the platform does not accept', bullets(lines) + more);
}

function deletesFirst(entries: readonly PolicyEntry[]): PolicyEntry[] {
  const rank = ({ effect }: PolicyEntry) => (effect === 'delete' ? 0 : 1);
  return entries.toSorted((one, other) => rank(one) - rank(other));
}
