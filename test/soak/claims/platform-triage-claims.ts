import type { Claims } from './disagreements.ts';
import { noteComplaints, ownTriages } from './finding-claims.ts';
import { REFUSALS } from './project-requests.ts';

/** Of a triage whose findings the platform selects: what it counts, and how many more it says there may be. */
export function platformTriageDisagreements(claims: Claims): string[] {
  const { plan, step, rows } = claims;
  const { operation, selection, limit = '' } = step.drawn.inputs;
  if (operation !== 'triage' || selection !== 'platform') return [];
  const own = ownTriages(claims);
  const reported = new Set(rows.named);
  const wrong: string[] = [];
  if (reported.size < rows.named.length) wrong.push('a finding is reported twice');
  if (plan.quirks.triageAnswer !== 'foreign-ids') {
    for (const id of reported) if (!own.has(id)) wrong.push(`${id} is reported as triaged, but was not`);
  }
  if (plan.quirks.triageStatusLag !== true) wrong.push(...noteComplaints(own));
  const untold = [...own.keys()].filter((id) => !reported.has(id));
  const mayBe = rows.mayBe + rows.unlisted;
  const selected = groupsOf(claims, untold);
  if (selected > mayBe) wrong.push(`${selected} more were selected, but it says at most ${mayBe}`);
  if (untold.length > mayBe && !/other branches/.test(step.result.summary))
    wrong.push('findings on other branches moved along with lost answers, without a word');
  const lost = lostRequests(claims);
  if (lost > rows.lost) wrong.push(`${lost} answers were lost, but ${rows.lost} are told`);
  const most = limit === 'all' ? Number.POSITIVE_INFINITY : Number(limit || 3000);
  const all = groupsOf(claims, [...own.keys()]);
  if (all > most) wrong.push(`${all} were selected, more than ${most}`);
  const { outputs } = step.result;
  if (
    step.drawn.inputs['dry-run'] !== 'true' &&
    outputs['num-triaged'] !== String(reported.size + rows.unlisted)
  )
    wrong.push(`num-triaged is ${outputs['num-triaged']}`);
  if (rows.lost > 0 && !step.result.summary.includes(rows.mayBe.toLocaleString('en-US')))
    wrong.push('the summary does not say how many more there may be');
  return wrong;
}

/** Requests that were neither answered nor refused by the platform itself. */
function lostRequests({ history, step, rows }: Claims): number {
  const sent = history
    .requestsOf(step.token)
    .filter(({ request: { method, path } }) => method === 'POST' && path.endsWith('/triage'));
  const refused = sent.filter(({ request: { status = 0 } }) => REFUSALS.has(status));
  return sent.length - refused.length - rows.answered;
}

/** Findings that are the same on several branches were selected by one of them. */
function groupsOf({ history }: Claims, ids: readonly bigint[]): number {
  const { findings } = history.platform.state;
  // Some are gone by now.
  const printOf = (id: bigint) => (findings.get(id) ?? history.firstFindings.get(id))?.fingerprint;
  return new Set(ids.map((id) => printOf(id) ?? String(id))).size;
}
