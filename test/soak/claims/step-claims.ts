import { TOKENS } from '../done-step.ts';
import type { Placed } from '../history.ts';
import type { Claims } from './disagreements.ts';

/** Answers to a read that may be another one next time. */
const AGAIN = new Set([408, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524]);
const WRITES = new Set(['PUT', 'PATCH', 'DELETE']);
/** Rows that a step which succeeded can't have. */
const NOT_DONE = ['failed', 'unknown', 'not-reached'];

/** Whether exit code, annotations, outputs and report agree with each other, and with whether anything was done. */
export function stepDisagreements(claims: Claims): string[] {
  const { step, said } = claims;
  const { result, drawn } = step;
  const { exitCode, outputs, errors, report } = result;
  const wrong: string[] = [];
  const isFailed = said.failure !== undefined;
  if (said.failure?.kind === 'unexpected') wrong.push(`unexpected: ${said.failure.stack}`);
  if (exitCode !== (isFailed ? 1 : 0)) wrong.push(`exit code ${exitCode}, failure ${said.failure?.kind}`);
  if (errors.length !== (isFailed ? 1 : 0)) wrong.push(`${errors.length} error annotations`);
  if (outputs.outcome !== report.outcome) wrong.push('another outcome in the report');
  if ((outputs['failure-reason'] !== undefined) !== isFailed)
    wrong.push('a failure without a reason, or the reverse');
  if ((outputs.outcome === 'succeeded') !== !isFailed) wrong.push(`outcome ${outputs.outcome}`);
  if (!isFailed) {
    for (const { state } of [...claims.rows.projects, ...claims.rows.findings])
      if (NOT_DONE.includes(state)) wrong.push(`succeeded with a row ${state}`);
  }
  const evicts = claims.plan.quirks.evictsBeyond !== undefined;
  // What a platform drops for a tag that comes is nothing that was asked for.
  const own = ownEffects(claims).filter(
    (effect) => isLasting(claims, effect) && !(evicts && effect.what === 'tag-removed'),
  );
  if (outputs.outcome === 'failed' && own.length > 0) {
    wrong.push(`failed as a whole, but had ${own.length} effects`);
  }
  const isSlow = /timed out|time-out/.test(errors.join());
  if (claims.plan.isRoundTrip && isFailed && !isSlow) wrong.push(`failed: ${errors.join()}`);
  if (result.log.includes('could not be published'))
    wrong.push('a part of the result could not be published');
  if (isDry(drawn.inputs)) wrong.push(...dryRunComplaints(claims));
  return [...wrong, ...countComplaints(claims), ...secretComplaints(claims), ...readComplaints(claims)];
}

export function isDry(inputs: Readonly<Record<string, string>>): boolean {
  const isReading = !['tag', 'managed-scan', 'triage', 'apply', 'undo'].includes(inputs.operation ?? '');
  return inputs['dry-run'] === 'true' || isReading;
}

/** Whether nobody has undone it since, and it was not so before the step. */
function isLasting({ history, step }: Claims, effect: Placed): boolean {
  if (!('project' in effect)) return true;
  const isSo = (place: number) => {
    const facts = history.projectAt(effect.project, place);
    if (effect.what === 'switched') return facts?.[effect.flag] === effect.after;
    return 'tag' in effect && facts?.tags.has(effect.tag) === (effect.what === 'tag-added');
  };
  return isSo(Number.POSITIVE_INFINITY) && !isSo(step.start);
}

/** What the requests of a step changed. */
export function ownEffects({ history, step }: Pick<Claims, 'history' | 'step'>): Placed[] {
  const own = new Set(history.requestsOf(step.token).map(({ index }) => index));
  return history.effects.filter(({ by, request }) => by === 'request' && own.has(request ?? -1));
}

function dryRunComplaints({ history, step }: Claims): string[] {
  const sent = history
    .requestsOf(step.token)
    .filter(({ request: { method, path } }) => WRITES.has(method) || path.endsWith('/triage'));
  return sent.map(({ request }) => `sent ${request.method} ${request.path}, although it was only to read`);
}

/** A read that a gateway or a busy server refused is asked again as often as it may be before anything fails. */
function readComplaints({ plan, step, said }: Claims): string[] {
  if (step.isCancelled) return [];
  return requestsIn(said)
    .filter(({ kind, method, status = 0 }) => kind === 'status' && method === 'GET' && AGAIN.has(status))
    .filter(({ attempts = 1 }) => attempts <= plan.maxRetries)
    .map(({ path, status, attempts }) => `gave GET ${path} up after ${attempts} attempts (${status})`);
}

interface FailedRequest {
  kind?: string;
  method?: string;
  path?: string;
  status?: number;
  attempts?: number;
}

/** The failures of requests, wherever they are in a result. */
function requestsIn(part: unknown): FailedRequest[] {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.values(part).flatMap(requestsIn);
  return 'attempts' in part ? [part as FailedRequest, ...inner] : inner;
}

/** The outputs that count rows. */
function countComplaints({ step, rows }: Claims): string[] {
  const { operation = '' } = step.drawn.inputs;
  if (!['tag', 'managed-scan', 'undo'].includes(operation)) return [];
  const counts = {
    'projects-changed': [isDry(step.drawn.inputs) ? 'would-change' : 'changed'],
    'projects-unchanged': ['unchanged'],
    'projects-failed': ['failed', 'unknown'],
  };
  return Object.entries(counts).flatMap(([name, states]) => {
    const count = rows.projects.filter(({ state }) => states.includes(state)).length;
    const output = step.result.outputs[name];
    return output === String(count) ? [] : [`${name} is ${output}, but the report has ${count}`];
  });
}

function secretComplaints({ step: { result } }: Claims): string[] {
  const texts = { report: result.reportText ?? '', summary: result.summary, log: withoutMasks(result.log) };
  return TOKENS.flatMap((token) => {
    const forms = [token, Buffer.from(token).toString('base64').slice(0, -4)];
    return Object.entries(texts).flatMap(([where, text]) =>
      forms.some((form) => text.includes(form)) ? [`the token is in the ${where}`] : [],
    );
  });
}

/** `add-mask` takes the secret itself. */
function withoutMasks(log: string): string {
  return log.replaceAll(/^::add-mask::.*$/gm, '');
}
