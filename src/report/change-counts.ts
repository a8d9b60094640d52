import { rowsByUnit } from '../changes/rows.ts';
import type { Change, Row } from '../model/change.ts';
import { entryCounts } from '../policies/entry-counts.ts';
import { counted, number } from './format.ts';

/** Noun, plural, and the verbs of plan and journal, in the order of a phrase. */
const KINDS = {
  'policy changed': ['policy or exception', 'policies and exceptions', 'change', 'changed'],
  'policy weakened': [
    'policy or exception',
    'policies and exceptions',
    'remove or weaken',
    'removed or weakened',
  ],
  'tag added': ['tag', 'tags', 'add', 'added'],
  'tag removed': ['tag', 'tags', 'remove', 'removed'],
  'diff_scan on': ['diff scan', 'diff scans', 'switch on', 'switched on'],
  'diff_scan off': ['diff scan', 'diff scans', 'switch off', 'switched off'],
  'full_scan on': ['full scan', 'full scans', 'switch on', 'switched on'],
  'full_scan off': ['full scan', 'full scans', 'switch off', 'switched off'],
  primary_branch: ['primary branch', 'primary branches', 'set', 'set'],
  triage: ['finding', 'findings', 'triage', 'triaged'],
} as const;
const TRIAGE_UNDONE = ['finding', 'findings', 'move back', 'moved back'] as const;
type CountedKind = keyof typeof KINDS;

function kindsOf(change: Change): CountedKind[] {
  if (change.field === 'policies')
    return change.entries.map((entry) =>
      entryCounts(entry).weakening > 0 ? 'policy weakened' : 'policy changed',
    );
  if (change.field === 'tag') return [change.after ? 'tag added' : 'tag removed'];
  if (change.field === 'diff_scan' || change.field === 'full_scan')
    return [`${change.field} ${change.after ? 'on' : 'off'}`];
  return change.field === 'primary_branch' || change.field === 'triage' ? [change.field] : [];
}

/** @returns a function that adds up the counts of kinds; each entry of a policy difference is one */
export function changeCounter(rows: readonly Row[]): (...kinds: readonly CountedKind[]) => number {
  const counts = new Map<CountedKind, number>();
  for (const { change } of rows)
    for (const kind of kindsOf(change)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return (...kinds) => kinds.reduce((sum, kind) => sum + (counts.get(kind) ?? 0), 0);
}

/** `4 projects changed (3 tags added, 1 removed); 12 findings triaged`; empty without changes. */
export function changesPhrase(rows: readonly Row[], isPlanned: boolean, isUndo = false): string {
  const { policies, projects, findings } = rowsByUnit(rows);
  const names = new Set(projects.map(({ change }) => change.project.name));
  const count = counted(names.size, 'project');
  const kinds = kindPhrases(projects, isPlanned);
  // After several kinds, `in 4 projects` would seem to belong only to the last.
  const ofProjects =
    kinds.length > 1
      ? `${count} ${isPlanned ? 'to change' : 'changed'} (${kinds.join(', ')})`
      : kinds[0] && `${kinds[0]} in ${count}`;
  const [ofPolicies, ofFindings] = [policies, findings].map((part) =>
    kindPhrases(part, isPlanned, isUndo).join(', '),
  );
  return [ofPolicies, ofProjects, ofFindings].filter(Boolean).join('; ');
}

/** `3 tags added`, `1 removed`, or `3 tags to add` */
function kindPhrases(rows: readonly Row[], isPlanned: boolean, isUndo = false): string[] {
  const countOf = changeCounter(rows);
  const shown = (Object.keys(KINDS) as CountedKind[]).filter((kind) => countOf(kind) > 0);
  return shown.map((kind, index) => {
    const [noun, plural, planned, written] = isUndo && kind === 'triage' ? TRIAGE_UNDONE : KINDS[kind];
    const count = countOf(kind);
    const previous = shown[index - 1];
    const isSameNoun = previous !== undefined && KINDS[previous][0] === noun;
    const things = isSameNoun ? number(count) : counted(count, noun, plural);
    return `${things} ${isPlanned ? `to ${planned}` : written}`;
  });
}
