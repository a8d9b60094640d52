import type { StepFailure } from '../model/failure.ts';
import type { PolicyEntry } from '../model/policy-change.ts';
import { type Inline, list, type Section, section, table } from './content.ts';
import { problemText } from './explain/policies.ts';
import { explain } from './explain.ts';
import { entrySign, entryText } from './policy-text.ts';
import type { PolicyRow } from './row-states.ts';

/** What happened to the policies, or would in a dry run. */
export function policySections(rows: readonly PolicyRow[], dryRun: boolean): Section[] {
  const entries = rows.flatMap((row) => deletesFirst(row.change.entries).map((entry) => ({ row, entry })));
  const cells = ({ row, entry }: (typeof entries)[number]): Inline[] => [
    row.change.part,
    [{ code: entrySign(entry) }, { unbroken: ' ' }, { text: entryText(entry), max: 500 }],
    row.state.replace('-', ' '),
    row.failure === undefined ? '' : { text: explain(row.failure).what, max: 500 },
  ];
  const title = dryRun ? 'Policies that would change' : 'Policies';
  return section(title, table(['Part', 'Change', '', 'Why'], entries, cells, 'changes'));
}

/** All that the platform does not accept: the error shows the first of it. */
export function problemSection(failure: StepFailure | undefined): Section[] {
  if (failure?.kind !== 'policies-invalid' || failure.problems.length === 1) return [];
  const { path, problems } = failure;
  const lines = problems.map((one) => ({ text: `${path}:${one.line}: ${problemText(one)}`, max: 500 }));
  return section('What the platform does not accept', list(lines, 'problems'));
}

function deletesFirst(entries: readonly PolicyEntry[]): PolicyEntry[] {
  const rank = ({ effect }: PolicyEntry) => (effect === 'delete' ? 0 : 1);
  return entries.toSorted((one, other) => rank(one) - rank(other));
}
