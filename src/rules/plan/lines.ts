import type { Change, PolicyChange, TriageChange, ValueChange } from '../../changes/change.ts';
import { readNote } from '../../findings/mark.ts';
import type { PlanLine } from '../../model/saved.ts';
import { canonical } from '../../policies/bundles.ts';

export function projectLine(change: ValueChange): PlanLine {
  const target = change.project.name;
  if (change.field === 'tag') {
    const [before, after] = [change.before, change.after].map((has) => (has ? 'present' : 'absent'));
    return { target, field: `tag:${change.tag}`, before: before ?? '', after: after ?? '' };
  }
  const [before, after] = [change.before, change.after].map(settingText);
  return { target, field: change.field, before: before ?? '', after: after ?? '' };
}

function settingText(value: string | boolean | undefined): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : (value ?? '');
}

/**
 * Marks are written without the names of rules, and the last one, whose day may follow from the plan's moment, as how
 * long the triage holds.
 *
 * @param duration such as `for 90d`
 */
export function triageLine({ finding, after }: TriageChange, duration: string): PlanLine {
  const { state = '', reason = '', note } = after;
  const { text, marks } = readNote(note);
  const kept = marks.slice(0, -1).map(({ kind, day }) => `[${kind} ${day ?? ''}]`);
  return {
    target: `${finding.kind}:${finding.id}`,
    field: 'triage',
    before: [finding.status, finding.triage_state, finding.triage_reason].map((part) => part ?? '').join('/'),
    after: [state, reason, [text, ...kept].join(' '), duration].join('|'),
  };
}

/**
 * One for each entry of the difference. What means the same is the same text; where the platform does not say what
 * comes, the line has the whole bundle, so that nothing else is written than what was approved.
 */
export function policyLines({ part, entries, after: bundle }: PolicyChange): PlanLine[] {
  return entries.map(({ kind, key, effect, before, after = effect === 'delete' ? undefined : bundle }) => ({
    target: `policies:${part}`,
    field: `${kind}:${JSON.stringify(key)}`,
    before: before === undefined ? '' : canonical(before, 'policies'),
    after: after === undefined ? '' : canonical(after, 'policies'),
  }));
}

/** What the lines of a change are about. */
export function placesOf(change: Change): Pick<PlanLine, 'target' | 'field'>[] {
  if (change.field === 'none' || change.field === 'ticket') return [];
  if (change.field === 'policies') return policyLines(change);
  return [change.field === 'triage' ? triageLine(change, '') : projectLine(change)];
}
