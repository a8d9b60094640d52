import type { DecidedBy } from '../../rules/file/finding-rules.ts';
import type { FindingRule } from '../../rules/file/schema.ts';
import type { RowTriage } from '../findings/families.ts';
import type { Mark } from './mark.ts';

/** Who decided about a finding last. */
export type Decider = Exclude<DecidedBy, 'anyone'>;

/** Those who are to be respected more come later. */
const DECIDERS: readonly Decider[] = ['nobody', 'rules', 'platform', 'people'];

export function moreRespected(one: Decider, other: Decider): Decider {
  return DECIDERS.indexOf(one) < DECIDERS.indexOf(other) ? other : one;
}

const TRIAGE_STATUSES: ReadonlySet<string> = new Set([
  'ignored',
  'reviewing',
  'fixing',
  'provisionally_ignored',
]);

/** The state that somebody gave a finding; `untriaged` where nobody did. */
export function triageStateOf({ triage_state, status }: RowTriage): string {
  if (triage_state !== undefined) return triage_state;
  return status !== undefined && TRIAGE_STATUSES.has(status) ? status : 'untriaged';
}

/**
 * Who decided about a finding. It was a rule only where a rule's mark is at the end of the note and the finding is
 * in the state that comes with the mark.
 *
 * @param marks those at the end of its note
 * @param stateOf the state that a rule of the file gives, by the rule's name
 */
export function deciderOf(
  finding: RowTriage,
  marks: readonly Mark[],
  stateOf: ReadonlyMap<string, FindingRule['triage']['state']>,
): Decider {
  const state = triageStateOf(finding);
  if (state === 'provisionally_ignored') return 'platform';
  if (finding.kind === 'secrets') return finding.status === 'open' ? 'nobody' : 'people';
  const { triaged_at, triage_comment = '' } = finding;
  if (state === 'untriaged') return triaged_at === undefined && triage_comment === '' ? 'nobody' : 'people';
  return isExplained(state, marks, stateOf) ? 'rules' : 'people';
}

/** Whether the mark at the end of a note explains a state: somebody may have moved the finding since without a note. */
export function isExplained(
  state: string,
  marks: readonly Mark[],
  stateOf: ReadonlyMap<string, FindingRule['triage']['state']> = new Map(),
): boolean {
  const mark = marks.at(-1);
  const expected = mark && expectedState(mark, stateOf);
  return mark !== undefined && (expected === undefined || expected === state);
}

/** Undefined where any may be: the rule is gone from the file. */
function expectedState(
  { rule, kind }: Mark,
  stateOf: ReadonlyMap<string, FindingRule['triage']['state']>,
): string | undefined {
  if (kind === 'until') return 'ignored';
  if (kind === 'ended') return 'reopened';
  return stateOf.get(rule);
}
