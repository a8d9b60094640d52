import type { FindingFacts } from '../history.ts';
import type { Claims } from './disagreements.ts';

/** Of a plan right behind its apply that nothing disturbed: nothing is left to do. */
export function planDisagreements({ plan, step, previous }: Claims): string[] {
  const { outputs } = step.result;
  if (!plan.isRoundTrip || step.drawn.inputs.operation !== 'plan' || outputs.changes === undefined) return [];
  // On a busy machine the apply may not have got all its answers in time.
  if (previous?.result.outputs.outcome !== 'succeeded') return [];
  const isEmpty = outputs.changes === '0' && outputs.drift === 'false';
  return isEmpty ? [] : [`${outputs.changes} changes are planned again, drift ${outputs.drift}`];
}

/** Of an undo that nothing disturbed: what can be put back is as it was before the step that it takes back. */
export function undoDisagreements(claims: Claims): string[] {
  const { plan, step, former, isUndisturbed } = claims;
  if (step.drawn.inputs.operation !== 'undo' || step.drawn.inputs['dry-run'] === 'true') return [];
  if (former === undefined || !isUndisturbed || plan.between.length > 0) return [];
  const { outputs } = step.result;
  // A step of its own in between may have changed the same things.
  const isNext = former.end === step.start;
  if (outputs.outcome !== 'succeeded' || former.result.outputs.outcome !== 'succeeded' || !isNext) return [];
  return [...projectComplaints(claims, former.start), ...findingComplaints(claims, former.start)];
}

function projectComplaints({ plan, history, step }: Claims, start: number): string[] {
  if (plan.quirks.autoManagedTag || plan.quirks.evictsBeyond !== undefined) return [];
  return history.projectNames.flatMap((name) => {
    const facts = [history.projectAt(name, start), history.projectAt(name, step.end)].map(
      (at) => at && JSON.stringify([[...at.tags].sort(), at.diff_scan, at.full_scan]),
    );
    return facts[0] === facts[1] ? [] : [`${name} was ${facts[0]}, and after the undo is ${facts[1]}`];
  });
}

function findingComplaints(claims: Claims, start: number): string[] {
  const { plan, history, step, former } = claims;
  const { inputs = {} } = former?.drawn ?? {};
  const isUnlisted = inputs['issue-ids'] !== undefined || inputs.selection === 'platform';
  const isMisleading = plan.quirks.triageAnswer === 'foreign-ids' || plan.quirks.triageCap !== undefined;
  if (isUnlisted || isMisleading || inputs['dry-run'] === 'true') return [];
  return [...history.firstFindings.keys()].flatMap((id) => {
    const group = history.branchesOf(id);
    const before = history.findingAt(id, start);
    const after = history.findingAt(id, step.end);
    // The platform moves all branches together: what was not alike before cannot be afterwards.
    const isAlike = group
      .map((one) => history.findingAt(one, start))
      .every((one) => isSame(one, before) && one?.note === before?.note);
    if (before === undefined || after === undefined || !isAlike) return [];
    const isSecret = history.platform.state.findings.get(id)?.issue_type === 'secrets';
    return isSame(restored(before, isSecret), after, isSecret) || isSame(before, after, isSecret)
      ? []
      : [`${id} was ${JSON.stringify(before)}, and after the undo is ${JSON.stringify(after)}`];
  });
}

/** What the platform has no way back to becomes `reopened`; secrets have no notes to give back. */
function restored(facts: FindingFacts, isSecret: boolean): FindingFacts {
  const isLost = ['untriaged', 'provisionally_ignored'].includes(facts.triage_state);
  // The list of secrets calls open what is being reviewed or fixed, too.
  const isOpen = ['open', 'reviewing', 'fixing'].includes(facts.status);
  const state = isSecret && isOpen ? 'reopened' : facts.triage_state;
  return isLost
    ? { ...facts, triage_state: 'reopened', triage_reason: undefined }
    : { ...facts, triage_state: state };
}

function isSame(one: FindingFacts | undefined, other: FindingFacts | undefined, isSecret = false): boolean {
  return (
    one?.triage_state === other?.triage_state &&
    // A note that was not there before cannot be taken away.
    (isSecret || (one?.triage_reason === other?.triage_reason && (one?.note ?? other?.note) === other?.note))
  );
}
