import type { FindingRow, FormerFinding, Rows } from '../../write/report.ts';
import type { FindingFacts, Placed, TriageEffect } from '../history.ts';
import type { Claims } from './disagreements.ts';
import { leftFindingComplaints } from './left-claims.ts';
import { isLimited } from './project-requests.ts';
import { ownEffects } from './step-claims.ts';

/** Where rows of findings, siblings and counts differ from what the requests of the step triaged. */
export function findingDisagreements(claims: Claims): string[] {
  const { step } = claims;
  const { operation, selection } = step.drawn.inputs;
  const isTriage =
    operation === 'triage' && (selection !== 'platform' || step.drawn.inputs['issue-ids'] !== undefined);
  if (!isTriage && operation !== 'undo' && operation !== 'apply') return [];
  const { findings: rows, siblings } = claims.rows;
  const own = ownTriages(claims);
  return [
    ...untoldComplaints(claims, rows, siblings, own),
    ...rows.flatMap((row) => rowComplaints(claims, row, own)),
    ...siblingComplaints(claims, siblings, own),
    ...noteComplaints(own),
    ...repeatComplaints(claims),
    ...(isTriage ? countComplaints(claims, own) : []),
    ...rows.flatMap((row) => [
      ...groundlessComplaints(claims, row),
      ...leftComplaints(claims, row),
      ...leftFindingComplaints(claims, row),
    ]),
  ];
}

/** A request that a limiter refused is sent again after another look only; what was never listed cannot be looked at. */
function repeatComplaints({ history, step }: Claims): string[] {
  const { 'issue-ids': ids, operation } = step.drawn.inputs;
  if (ids !== undefined || operation === 'undo') return [];
  const requests = history.requestsOf(step.token).map(({ request }) => request);
  const isTriage = (request: (typeof requests)[number] | undefined) =>
    request?.path.endsWith('/triage') === true;
  const isBlind = requests.some(
    (one, at) => isTriage(one) && isTriage(requests[at - 1]) && isLimited(requests[at - 1]),
  );
  return isBlind ? ['triaged again after a pause without a look'] : [];
}

/** Where nothing went wrong, and the platform does what it is asked, nothing fails. */
function groundlessComplaints(
  { plan, history, isUndisturbed, step, former }: Claims,
  { id, state, after, failure }: FindingRow,
): string[] {
  const { triageCap, triageAnswer, numTriaged } = plan.quirks;
  const isOdd = triageCap !== undefined || triageAnswer === 'foreign-ids' || numTriaged !== undefined;
  // Some of the ids are of another kind, or of nothing; and no list is of them alone.
  const isById = (former ?? step).drawn.inputs['issue-ids'] !== undefined;
  // The list of secrets shows no notes, and calls open what is being reviewed or fixed.
  const isSecret = history.firstFindings.get(id)?.issue_type === 'secrets';
  const isHidden = isSecret && triageAnswer === 'no-ids' && after.state !== 'ignored';
  if (!isUndisturbed || isOdd || isById || isHidden) return [];
  if (failure?.cause === 'time-out') return [];
  const isDone = !['failed', 'unknown', 'not-reached'].includes(state);
  return isDone ? [] : [`${id} is ${state}, and nothing is the matter (${failure?.kind})`];
}

/** What a triage calls right already is as it was asked for, unless somebody has changed it since. */
function leftComplaints({ history, step }: Claims, { id, state, after }: FindingRow): string[] {
  const { operation, 'issue-type': type } = step.drawn.inputs;
  // Of secrets the list does not say all.
  const isSure = operation === 'triage' && type !== 'secrets';
  if (state !== 'unchanged' || !isSure || after.state === undefined) return [];
  const isEdited = history.triagesOf(id).some(({ by, place }) => by !== 'request' && place >= step.start);
  const facts = history.findingAt(id, step.end);
  const isRight = facts === undefined || facts.triage_state === after.state;
  return isRight || isEdited ? [] : [`${id} is called right, but is ${facts.triage_state}`];
}

/** What the step's requests did to each finding. */
export function ownTriages(claims: Claims): Map<bigint, Placed<TriageEffect>[]> {
  const triages = ownEffects(claims).filter(
    (effect): effect is Placed<TriageEffect> => effect.what === 'triaged',
  );
  return Map.groupBy(triages, ({ finding }) => finding);
}

/** A finding was noted once, whatever became of the answers. */
export function noteComplaints(own: ReadonlyMap<bigint, readonly TriageEffect[]>): string[] {
  return [...own].flatMap(([id, effects]) =>
    effects.filter(({ note }) => note !== undefined).length > 1 ? [`${id} was noted twice`] : [],
  );
}

function untoldComplaints(
  { history, rows: all, plan }: Claims,
  rows: readonly FindingRow[],
  siblings: Rows['siblings'],
  own: ReadonlyMap<bigint, readonly TriageEffect[]>,
): string[] {
  const open = rows.filter(({ state }) => state === 'unknown').map(({ id }) => id);
  const told = new Set<bigint>([
    ...rows.filter(({ state }) => state === 'changed').map(({ id }) => id),
    ...open,
    ...siblings.map(({ id }) => id),
    ...all.named,
  ]);
  // What is the same on other branches moves with a finding of which it is unknown.
  const { findings } = history.platform.state;
  const prints = new Set(open.map((id) => history.firstFindings.get(id)?.fingerprint));
  const isOpen = (id: bigint) => prints.has(findings.get(id)?.fingerprint ?? '-');
  // An answer that names a finding of another request says that this one moved it, to another state than was wanted.
  const failed = new Set(rows.filter(({ state }) => state === 'failed').map(({ id }) => id));
  // The list of secrets has one row for all branches: without an answer nothing shows what moved along.
  const secrets = [...told].filter((id) => findings.get(id)?.issue_type === 'secrets');
  if (all.answered === 0) for (const id of secrets) prints.add(history.firstFindings.get(id)?.fingerprint);
  const isMisnamed = (id: bigint) => plan.quirks.triageAnswer === 'foreign-ids' && failed.has(id);
  // Of one that is gone, it is true by now that it was not triaged.
  const untold = [...own.keys()].filter(
    (id) => !told.has(id) && !isOpen(id) && findings.get(id) && !isMisnamed(id),
  );
  if (untold.length <= all.unlisted) return [];
  return untold.map((id) => `${id} was triaged without a word (${rowState(rows, id)})`);
}

function rowState(rows: readonly FindingRow[], id: bigint): string {
  return rows.find((row) => row.id === id)?.state ?? 'no row';
}

/** Whether somebody made a decision during the step, which a lost answer and a list can't tell from its own. */
function isMadeByOthers({ history, step }: Claims, id: bigint, state?: string): boolean {
  return history
    .triagesOf(id)
    .some(
      ({ by, place, after }) =>
        by !== 'request' && place >= step.start && (state === undefined || after.triage_state === state),
    );
}

function rowComplaints(
  claims: Claims,
  { id, before, after: wanted, state }: FindingRow,
  own: ReadonlyMap<bigint, readonly Placed<TriageEffect>[]>,
): string[] {
  const { history, step, plan } = claims;
  const effects = own.get(id) ?? [];
  const wrong: string[] = [];
  if (state === 'changed') {
    const { length } = effects.filter(
      (effect) =>
        (wanted.state === undefined || effect.after.triage_state === wanted.state) &&
        (wanted.reason === undefined || effect.after.triage_reason === wanted.reason) &&
        (wanted.note === undefined || effect.note === wanted.note),
    );
    // A server that names others than it triaged can't be seen through.
    if (
      length === 0 &&
      !isMadeByOthers(claims, id, wanted.state) &&
      plan.quirks.triageAnswer !== 'foreign-ids'
    )
      wrong.push(`${id} is told as triaged, but was not`);
  }
  if (before === undefined || (state !== 'changed' && state !== 'unknown' && state !== 'failed'))
    return wrong;
  const from = step.start;
  const until = effects[0]?.place ?? step.end;
  const places = history
    .triagesOf(id)
    .map(({ place }) => place + 1)
    .filter((at) => at > from && at <= until);
  const moments = [from, ...places].map((at) => history.findingAt(id, at));
  const known = moments.filter((facts) => facts !== undefined);
  // What one was that came and went untriaged is in no record.
  const isGone = history.platform.record.some(
    (effect) => effect.what === 'finding-removed' && effect.finding === id,
  );
  const isTrue = (known.length === 0 && isGone) || known.some((facts) => isFormer(facts, before));
  return isTrue ? wrong : [...wrong, `${id} was never ${JSON.stringify(before)}`];
}

/** Of secrets the list says less. */
function isFormer(facts: FindingFacts, before: FormerFinding): boolean {
  const { status, triageState, reason, note } = before;
  return (
    (status === undefined || status === facts.status || status === 'open') &&
    (triageState === undefined || (triageState === facts.triage_state && note === facts.note)) &&
    (reason === undefined || reason === facts.triage_reason)
  );
}

function siblingComplaints(
  { plan, history, step }: Claims,
  siblings: Rows['siblings'],
  own: ReadonlyMap<bigint, unknown>,
): string[] {
  // Such a server names one that was not triaged, and there is no telling.
  if (plan.quirks.triageAnswer === 'foreign-ids') return [];
  const { inputs } = step.drawn;
  const isListed = inputs['issue-ids'] === undefined && inputs['issue-type'] !== 'secrets';
  return siblings.flatMap(({ id, before }) => {
    const isSeen = own.has(id) || history.triagesOf(id).length > 0 || inputs['dry-run'] === 'true';
    // Of secrets the list has one row for all branches, and of findings that nothing listed there is none.
    const isKnown = before !== undefined || history.platform.state.findings.get(id)?.issue_type === 'secrets';
    return [
      ...(isSeen ? [] : [`${id} is told as moved along, but was not`]),
      ...(isKnown || !isListed ? [] : [`${id} moved along, and nothing says what it was`]),
    ];
  });
}

function countComplaints(claims: Claims, own: ReadonlyMap<bigint, unknown>): string[] {
  const { step, plan, rows: all } = claims;
  const { outputs } = step.result;
  const wrong: string[] = [];
  if (step.drawn.inputs['dry-run'] === 'true') return wrong;
  const triaged = [...(outputs['triaged-issues'] ?? '').matchAll(/\d+/g)].map(([id]) => BigInt(id));
  const count = triaged.length + all.unlisted;
  if (outputs['num-triaged'] !== String(count))
    wrong.push(`num-triaged is ${outputs['num-triaged']}, not ${count}`);
  for (const { id, state } of all.findings) {
    if (state === 'changed' && !triaged.includes(id)) wrong.push(`${id} is changed, but not counted`);
  }
  const isMisled = plan.quirks.triageAnswer === 'foreign-ids';
  for (const id of triaged)
    if (
      !own.has(id) &&
      !isMisled &&
      !isMadeByOthers(claims, id, step.drawn.inputs['new-triage-state'] || undefined)
    )
      wrong.push(`${id} is counted, but was not triaged`);
  const open = all.findings.filter(({ state }) => state === 'unknown').length;
  if (all.mayBe !== open) wrong.push(`${open} rows are unknown, but ${all.mayBe} are counted`);
  return wrong;
}
