import type { Row, TriageChange } from '../../changes/change.ts';
import { plannedRow } from '../../changes/rows.ts';
import { branchesOf, findingKey } from '../../findings/finding.ts';
import { type Listing, listAgain } from '../../findings/triage.ts';
import { hasSameDecision, inverseOfTriage, showsTriage, undoLosses } from '../../findings/triage-state.ts';
import { type Context, isWriting } from '../../model/context.ts';
import { epochMs } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import { leftRow, type Planned, SECOND_LOOK_MS } from './planned.ts';

/** Clocks of the platform's machines, and a triage that is recorded late, differ by less. */
const MAX_CLOCK_DIFFERENCE_MS = 60_000;

/**
 * Plans to put the findings of a report back, where they are as the step left them. The selected row is judged; the
 * platform moves its branches along.
 *
 * @param endedAtMs when the step ended, by the platform's clock
 */
export async function planFindings(
  context: Context,
  saved: readonly Row<TriageChange>[],
  endedAtMs: number | undefined,
): Promise<{ planned: Planned<TriageChange>[]; listing: Listing }> {
  const selected = saved.map(({ change }) => change.finding);
  const list = async () => {
    const findings = await listAgain(context, selected);
    const endedAt = context.clock.now();
    return { findings, endedAtMs: new Map(selected.map(({ kind }) => [kind, endedAt])) };
  };
  let listing: Listing = await list();
  let present = byId(listing);
  if (saved.some(({ change }) => isAsBefore(present.get(keyOf(change.finding)), change))) {
    await context.clock.sleep(SECOND_LOOK_MS, context.stop);
    listing = await list();
    present = byId(listing);
  }
  const found = selected.flatMap((finding) => present.get(keyOf(finding)) ?? []);
  const findBranches = branchesOf(found, listing.findings);
  /** The first row of a finding decides what all its branches become. */
  const decided = new Map<string, string>();
  const planned = saved.map((row): Planned<TriageChange> => {
    const { change } = row;
    const now = present.get(keyOf(change.finding));
    if (now === undefined) return leftRow(change, 'the finding is gone');
    const current = { ...change, finding: now, branches: findBranches(now) };
    // What may never have been moved was not taken back by anybody.
    if (row.state === 'unknown' && isAsBefore(now, change))
      return { row: { change: current, state: 'unchanged' } };
    const differs = differingField(now, change, endedAtMs);
    if (differs !== undefined) return leftRow(current, differs, now);
    const losses = undoLosses(change);
    const inverse = inverseOfTriage(change);
    if (inverse === undefined) return { row: { change: current, state: 'left' }, losses };
    const { after } = inverse;
    // What cannot be put back, such as `untriaged`, may already be what comes closest.
    if (showsTriage(now, after))
      return { row: { change: { ...current, after }, state: 'unchanged' }, losses };
    const triage = JSON.stringify(after);
    const first = decided.get(findingKey(now)) ?? triage;
    decided.set(findingKey(now), first);
    if (first !== triage) return { row: { change: current, state: 'left', seen: now }, losses: ['siblings'] };
    return { row: plannedRow({ ...current, after }, !isWriting(context)), losses };
  });
  return { planned, listing };
}

function byId({ findings }: Listing): ReadonlyMap<string, Finding> {
  return new Map(findings.map((finding) => [keyOf(finding), finding]));
}

function keyOf({ kind, id }: Finding): string {
  return `${kind} ${id}`;
}

/** The field that is not as the step left it; undefined where all are. */
function differingField(
  now: Finding,
  { finding, after: { state, reason } }: TriageChange,
  endedAtMs: number | undefined,
): string | undefined {
  const triagedAtMs = epochMs(now.triaged_at);
  if (!showsTriage(now, { state }) || (state === undefined && !hasSameState(now, finding)))
    return now.kind === 'secrets' ? 'status' : 'triage_state';
  if (!reasonsAfter(finding, state, reason).includes(now.triage_reason ?? '')) return 'triage_reason';
  const isLater = triagedAtMs !== undefined && endedAtMs !== undefined;
  return isLater && triagedAtMs > endedAtMs + MAX_CLOCK_DIFFERENCE_MS ? 'triaged_at' : undefined;
}

/** Of a step that left the state alone. */
function hasSameState(now: Finding, { status, triage_state }: Finding): boolean {
  return triage_state === undefined
    ? status === undefined || now.status === status
    : now.triage_state === triage_state;
}

/** What the reason may be after a step: one that named none leaves that to the platform. */
function reasonsAfter({ triage_reason: former = '' }: Finding, state?: string, reason?: string): string[] {
  if (reason !== undefined) return [reason];
  return state === 'ignored' ? ['', 'no_triage_reason', former] : ['', former];
}

/** Whether a finding shows nothing of what the step did. */
function isAsBefore(now: Finding | undefined, { finding, after }: TriageChange): boolean {
  if (now === undefined || showsTriage(now, after)) return false;
  const isKnown = finding.status !== undefined || finding.triage_state !== undefined;
  return isKnown && hasSameDecision(now, finding);
}
