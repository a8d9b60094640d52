import { readNote } from '../../findings/triage-state.ts';
import type { Change, PolicyChange, TriageChange, ValueChange } from '../../model/change.ts';
import type { PlanLine } from '../../model/saved.ts';
import { canonical } from '../../policies/bundles.ts';

/**
 * The lines of a change, by which a plan is approved.
 *
 * @param duration of a triage, such as `for 90d`
 */
export function linesOf(change: Change, duration = ''): PlanLine[] {
  if (change.field === 'none' || change.field === 'ticket' || change.field === 'item') return [];
  if (change.field === 'policies') return policyLines(change);
  return [change.field === 'triage' ? triageLine(change, duration) : projectLine(change)];
}

function projectLine({ project, before, after, ...change }: ValueChange): PlanLine {
  const isTag = change.field === 'tag';
  const [on, off] = isTag ? ['present', 'absent'] : ['on', 'off'];
  const text = (value: string | boolean = '') => {
    if (typeof value !== 'boolean') return value;
    return value ? on : off;
  };
  const field = isTag ? `tag:${change.tag}` : change.field;
  return {
    target: project.name,
    id: project.id?.toString(),
    field,
    before: text(before),
    after: text(after),
  };
}

/**
 * Omits the names of rules from marks. The duration replaces the last mark, whose day may depend on the moment of the
 * plan.
 */
function triageLine({ finding, after }: TriageChange, duration: string): PlanLine {
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
 * One line for each entry of the difference; equivalent values give equal texts. If the platform does not name the new
 * state of an entry, its line has the whole bundle, so that only approved content is written.
 */
function policyLines({ part, entries, after: bundle }: PolicyChange): PlanLine[] {
  const text = (value: object | undefined) => (value === undefined ? '' : canonical(value, 'policies'));
  return entries.map(({ kind, key, effect, before, after }) => ({
    target: `policies:${part}`,
    field: `${kind}:${JSON.stringify(key)}`,
    before: text(before),
    after: text(after === undefined && effect !== 'delete' ? bundle : after),
  }));
}
