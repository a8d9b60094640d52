import type { Quirks } from '../../../emulator/platform/quirks.ts';
import { keptForm } from '../../../emulator/platform/tag-form.ts';
import type { Change, ProjectRow, Rows } from '../../write/report.ts';

/** Rows whose tags have the form that the platform keeps: what was asked for may be shown in either. */
export type FoldedRows = Rows;

export function folded(rows: Rows, quirks: Partial<Quirks>): FoldedRows {
  const { tagForm = 'as-sent' } = quirks;
  const tag = (name: string) => keptForm(name, { tagForm });
  const change = (one: Change): Change => (one.tag === undefined ? one : { ...one, tag: tag(one.tag) });
  const row = (one: ProjectRow): ProjectRow => ({
    ...one,
    wanted: one.wanted.map(change),
    claimed: one.claimed.map(change),
    possible: one.possible.map(change),
    atRisk: one.atRisk.map(tag),
    byOthers: one.byOthers.map((key) => (/^[+-]/.test(key) ? `${key[0]}${tag(key.slice(1))}` : key)),
  });
  return { ...rows, projects: rows.projects.map(row) };
}
