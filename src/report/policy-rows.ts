import type { StepFailure } from '../model/failure.ts';
import type { PolicyRow } from '../model/journal.ts';
import type { PolicyEntry } from '../model/policy-change.ts';
import { problemText } from './explain/policies.ts';
import { explainRow } from './explain/rows.ts';
import { bullets, leftOut, MAX_ROWS, section, table } from './markup.ts';
import { entrySign, entryText } from './policy-text.ts';
import { html } from './text.ts';

/** What became of the policies, or on a dry run would. */
export function policySections(rows: readonly PolicyRow[], dryRun: boolean): string[] {
  const cells = rows.flatMap((row) =>
    deletesFirst(row.change.entries).map((entry) => [
      html(row.change.target.part),
      `<code>${entrySign(entry)}</code>&nbsp;${html(entryText(entry), 500)}`,
      html(row.state.replace('-', ' ')),
      row.failure === undefined ? '' : html(explainRow(row.failure).what, 500),
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

/** `changed: policies code: + rulesets p/owasp-top-ten` */
export function policyLogLine({ change, state, failure }: PolicyRow): string {
  const entries = deletesFirst(change.entries).map((entry) => {
    const text = entryText(entry);
    return entry.effect === 'update' ? text : `${entrySign(entry)} ${text}`;
  });
  const what = entries.length === 0 ? '' : `: ${entries.slice(0, 20).join('; ')}`;
  const why = failure === undefined ? '' : `: ${explainRow(failure).what}`;
  return `${state.replace('-', ' ')}: policies ${change.target.part}${what}${why}`;
}

function deletesFirst(entries: readonly PolicyEntry[]): PolicyEntry[] {
  return entries.toSorted((one, other) => rank(one) - rank(other));
}

function rank({ effect }: PolicyEntry): number {
  return effect === 'delete' ? 0 : 1;
}
