import type { FormerTriage } from '../../../src/model/change.ts';
import type { FindingRow, SiblingRow } from '../../../src/model/journal.ts';
import type { FindingFacts, Placed, TriageEffect } from '../history.ts';
import type { Claims } from './disagreements.ts';
import { ownEffects } from './step-claims.ts';

/** Where rows of findings, siblings and counts differ from what the requests of the step triaged. */
export function findingDisagreements(claims: Claims): string[] {
  const { step, said } = claims;
  const { operation, selection } = step.drawn.inputs;
  const isTriage =
    operation === 'triage' && (selection !== 'platform' || step.drawn.inputs['issue-ids'] !== undefined);
  if (!isTriage && operation !== 'undo' && operation !== 'apply') return [];
  const rows: FindingRow[] = isTriage ? said.rows : said.findings;
  const siblings: SiblingRow[] = said.siblings;
  const own = ownTriages(claims);
  return [
    ...untoldComplaints(claims, rows, siblings, own),
    ...rows.flatMap((row) => rowComplaints(claims, row, own)),
    ...siblingComplaints(claims, siblings, own),
    ...noteComplaints(own),
    ...(isTriage ? countComplaints(claims, rows) : []),
  ];
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
  { history, said, plan }: Claims,
  rows: readonly FindingRow[],
  siblings: readonly SiblingRow[],
  own: ReadonlyMap<bigint, readonly TriageEffect[]>,
): string[] {
  const open = rows.filter(({ state }) => state === 'unknown').map(({ change }) => BigInt(change.target.id));
  const told = new Set<bigint>([
    ...rows.filter(({ state }) => state === 'changed').map(({ change }) => BigInt(change.target.id)),
    ...open,
    ...siblings.map(({ id }) => BigInt(id)),
    ...(said.triaged ?? []).map(BigInt),
  ]);
  // What is the same on other branches moves with a finding of which it is unknown.
  const { findings } = history.platform.state;
  const prints = new Set(open.map((id) => history.firstFindings.get(id)?.fingerprint));
  const isOpen = (id: bigint) => prints.has(findings.get(id)?.fingerprint ?? '-');
  // An answer that names a finding of another request says that this one moved it, to another state than was wanted.
  const failed = new Set(
    rows.filter(({ state }) => state === 'failed').map(({ change }) => BigInt(change.target.id)),
  );
  // The list of secrets has one row for all branches: without an answer nothing shows what moved along.
  const isUnlisted = said.request.issueType === 'secrets' && said.answered === 0;
  if (isUnlisted) for (const id of told) prints.add(history.firstFindings.get(id)?.fingerprint);
  const isMisnamed = (id: bigint) => plan.quirks.triageAnswer === 'foreign-ids' && failed.has(id);
  // Of one that is gone, it is true by now that it was not triaged.
  const untold = [...own.keys()].filter(
    (id) => !told.has(id) && !isOpen(id) && findings.get(id) && !isMisnamed(id),
  );
  if (untold.length <= (said.unlisted ?? 0)) return [];
  return untold.map((id) => `${id} was triaged without a word (${rowState(rows, id)})`);
}

function rowState(rows: readonly FindingRow[], id: bigint): string {
  return rows.find(({ change }) => BigInt(change.target.id) === id)?.state ?? 'no row';
}

function rowComplaints(
  { history, step, plan }: Claims,
  { change, state }: FindingRow,
  own: ReadonlyMap<bigint, readonly Placed<TriageEffect>[]>,
): string[] {
  const id = BigInt(change.target.id);
  const effects = own.get(id) ?? [];
  const wrong: string[] = [];
  if (state === 'changed') {
    const { after } = change;
    const { length } = effects.filter(
      (effect) =>
        (after.state === undefined || effect.after.triage_state === after.state) &&
        (after.reason === undefined || effect.after.triage_reason === after.reason) &&
        (after.note === undefined || effect.note === after.note),
    );
    const byOthers = history
      .triagesOf(id)
      .some(
        ({ by, place, after: now }) =>
          by !== 'request' &&
          place >= step.start &&
          (after.state === undefined || now.triage_state === after.state),
      );
    // A server that names others than it triaged can't be seen through.
    if (length === 0 && !byOthers && plan.quirks.triageAnswer !== 'foreign-ids')
      wrong.push(`${id} is told as triaged, but was not`);
  }
  if (change.before === undefined || (state !== 'changed' && state !== 'unknown' && state !== 'failed'))
    return wrong;
  const until = effects[0]?.place ?? step.end;
  const places = history
    .triagesOf(id)
    .map(({ place }) => place + 1)
    .filter((at) => at > step.start && at <= until);
  const moments = [step.start, ...places].map((at) => history.findingAt(id, at));
  const isTrue = moments.some(
    (facts) => facts !== undefined && isFormer(facts, change.before as FormerTriage),
  );
  return isTrue ? wrong : [...wrong, `${id} was never ${JSON.stringify(change.before)}`];
}

/** Of secrets the list says less. */
function isFormer(facts: FindingFacts, before: FormerTriage): boolean {
  const { status, triageState, reason, note } = before;
  return (
    (status === undefined || status === facts.status || status === 'open') &&
    (triageState === undefined || (triageState === facts.triage_state && note === facts.note)) &&
    (reason === undefined || reason === facts.triage_reason)
  );
}

function siblingComplaints(
  { plan, history }: Claims,
  siblings: readonly SiblingRow[],
  own: ReadonlyMap<bigint, unknown>,
): string[] {
  // Such a server names one that was not triaged, and there is no telling.
  if (plan.quirks.triageAnswer === 'foreign-ids') return [];
  return siblings.flatMap(({ id }) => {
    const isSeen = own.has(BigInt(id)) || history.triagesOf(BigInt(id)).length > 0;
    return isSeen ? [] : [`${id} is told as moved along, but was not`];
  });
}

function countComplaints({ step, said }: Claims, rows: readonly FindingRow[]): string[] {
  const { outputs } = step.result;
  const wrong: string[] = [];
  if (step.drawn.inputs['dry-run'] === 'true') return wrong;
  const count = said.triaged.length + said.unlisted;
  if (outputs['num-triaged'] !== String(count))
    wrong.push(`num-triaged is ${outputs['num-triaged']}, not ${count}`);
  const changed = rows.filter(({ state }) => state === 'changed');
  const triaged = new Set(said.triaged.map(BigInt));
  for (const { change } of changed) {
    if (!triaged.has(BigInt(change.target.id))) wrong.push(`${change.target.id} is changed, but not counted`);
  }
  const open = rows.filter(({ state }) => state === 'unknown').length;
  if (said.uncertain.atMost !== open)
    wrong.push(`${open} rows are unknown, but ${said.uncertain.atMost} are counted`);
  return wrong;
}
