import type { Placed, TriageEffect } from '../history.ts';
import type { Claims } from './disagreements.ts';
import { ownTriages } from './finding-claims.ts';

/** A finding is moved only as it was seen, and what was seen may be this old. */
const FRESH_MS = 30_000;
const MARK = /\[code-security rule="[^"]*"[^\]]*\]$/;

/** Where a step moved findings about which somebody had decided, and could have known it. */
export function peopleDisagreements(claims: Claims): string[] {
  const { inputs } = claims.step.drawn;
  const isOfIds = inputs['issue-ids'] !== undefined || inputs.selection === 'platform';
  const isSecrets = inputs['issue-type'] === 'secrets';
  const isAllowed = claims.step.drawn.rules?.includes('"people"') === true;
  return [...ownTriages(claims)].flatMap(([id, effects]) => {
    const [first] = effects;
    if (first === undefined) return [];
    return [
      ...(isOfIds ? [] : overwritten(claims, id, first)),
      ...(isOfIds || isSecrets || isAllowed || inputs.operation === 'undo' ? [] : movedAlong(claims, id)),
    ];
  });
}

/** Decisions that came after the step began, and long before the write; of an undo also all since the earlier step. */
function overwritten(claims: Claims, id: bigint, own: Placed<TriageEffect>): string[] {
  const { history, former, step } = claims;
  const from = former?.end ?? step.start;
  const isGroup = new Set(history.branchesOf(id));
  const isSeen = ({ at, place }: Placed<TriageEffect>) => at < own.at - FRESH_MS || place < step.start;
  const triages = [...isGroup].flatMap((one) => history.triagesOf(one));
  // One request moves all branches, one after the other.
  const moved = triages.filter(({ by, request }) => by === 'request' && request === own.request);
  const before = Math.min(own.place, ...moved.map(({ place }) => place));
  return triages
    .filter((one) => one.by === 'person' && one.place >= from && one.place < own.place)
    .filter((one) => isSeen(one) && !isHidden(claims, one, before) && !isSameDecision(one, own))
    .map(
      ({ at }) =>
        `overwrote what somebody had decided about ${id} ${Math.round((own.at - at) / 1000)} s before`,
    );
}

/** Whether no list can show an undo that somebody has decided: a list of secrets, or a note where none is known. */
function isHidden(
  { history, former, step }: Claims,
  { finding, before, after }: TriageEffect,
  place: number,
): boolean {
  const isSecret = history.firstFindings.get(finding)?.issue_type === 'secrets';
  const isIgnored = (at: number) => history.findingAt(finding, at)?.status === 'ignored';
  if (isSecret) return isIgnored(former?.end ?? step.start) === isIgnored(place);
  const { inputs = {} } = former?.drawn ?? {};
  const isUnlisted = inputs['issue-ids'] !== undefined || inputs.selection === 'platform';
  const isNote = before.triage_state === after.triage_state && before.triage_reason === after.triage_reason;
  return isUnlisted && isNote;
}

/** Whether a triage leaves what somebody had decided before as it was. */
function isSameDecision({ after, note }: TriageEffect, own: TriageEffect): boolean {
  const isNoted = own.note !== undefined && own.note !== note;
  return (
    !isNoted &&
    own.after.triage_state === after.triage_state &&
    own.after.triage_reason === after.triage_reason
  );
}

/** What was moved although it was not selected, and somebody had decided about it before the step. */
function movedAlong(claims: Claims, id: bigint): string[] {
  const { history, rows, step } = claims;
  const selected = new Set(rows.findings.map((row) => row.id));
  const facts = history.findingAt(id, step.start);
  if (selected.has(id) || facts === undefined || facts.triage_state === 'untriaged') return [];
  if (MARK.test(facts.note ?? '')) return [];
  const isAlike = history
    .branchesOf(id)
    .some(
      (one) => selected.has(one) && history.findingAt(one, step.start)?.triage_state === facts.triage_state,
    );
  // Of secrets one row stands for all branches.
  const isSecret = history.platform.state.findings.get(id)?.issue_type === 'secrets';
  return isAlike || isSecret
    ? []
    : [`${id}, which somebody had decided (${facts.triage_state}), was moved along`];
}
