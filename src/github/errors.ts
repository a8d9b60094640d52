import type { GitHubFailure } from '../model/failure.ts';
import { statusProblem } from '../platform/http/answer.ts';
import type { WireAnswer } from '../platform/http/attempt.ts';
import { fieldsOf, textOf } from '../platform/http/decode.ts';
import type { Problem } from '../platform/http/errors.ts';

/** Every failed request to GitHub. `report/explain` has the texts for people. */
export class GitHubError extends Error {
  readonly failure: GitHubFailure;

  constructor(failure: GitHubFailure) {
    super(`${failure.method} ${failure.path}: ${failure.status ?? failure.cause ?? failure.kind}`);
    this.failure = failure;
  }

  /** The token lacks access, or does not see the resource: a retry would change nothing. */
  get isRefusal(): boolean {
    const { kind, status = 0 } = this.failure;
    return kind === 'status' && [403, 404, 410, 451].includes(status);
  }

  /** The request may have taken effect, although GitHub did not confirm it. */
  get isUncertain(): boolean {
    const { kind, status = 0, problem } = this.failure;
    return (kind === 'connection' && problem?.sent !== false) || kind === 'answer' || status >= 500;
  }
}

/** Octokit's `RequestError`, or a network error. */
interface Thrown {
  message: string;
  status?: number;
  /** Thrown by `fetch`. */
  cause?: { cause?: Problem };
  response?: { headers: WireAnswer['headers']; data: unknown };
}

const MAX_MESSAGE_LENGTH = 500;
/** Words of a limit in a message, or in a type of GraphQL. */
const LIMIT_WORDS = /rate limit|"rate_limit|abuse detection/i;

export function isGraphQlLimit(path: string, body: string): boolean {
  return path.endsWith('/graphql') && LIMIT_WORDS.test(body);
}

/** @param nowMs in epoch ms */
export function errorOf(
  thrown: unknown,
  request: { method: string; path: string },
  nowMs: number,
): GitHubError {
  if (thrown instanceof GitHubError) return thrown;
  const { message, status = 0, response, cause } = thrown as Thrown;
  if (response === undefined) {
    const problem = cause?.cause;
    const kind = problem?.kind === 'answer' ? 'answer' : 'connection';
    return new GitHubError({ ...request, kind, cause: message, problem });
  }
  const { headers, data } = response;
  const isExhausted = headers['x-ratelimit-remaining'] === '0';
  const isForbiddenByLimit = status === 403 && (isExhausted || LIMIT_WORDS.test(message));
  const isLimit = status === 429 || isForbiddenByLimit;
  const body = typeof data === 'object' ? JSON.stringify(data) : String(data ?? '');
  const problem = statusProblem({ status, headers, body, isRedirected: false }, nowMs);
  if (problem.gateway !== undefined && !isLimit)
    return new GitHubError({ ...request, kind: 'connection', status, problem });
  return new GitHubError({
    ...request,
    kind: isLimit ? 'rate-limited' : 'status',
    status,
    ...detailsOf(data),
    resetAt: isLimit ? resetAt(headers, isExhausted, nowMs) : undefined,
    missingPermission: status === 403 && !isLimit ? permissionOf(headers) : undefined,
  });
}

/** GitHub's message with its validation errors, and the values that these refuse. */
function detailsOf(data: unknown): Pick<GitHubFailure, 'serverMessage' | 'invalid'> {
  const { message, errors } = fieldsOf(data);
  const list: unknown[] = Array.isArray(errors) ? errors : [];
  const texts = list.map((error) => {
    const { message, field, code } = fieldsOf(error);
    return message ?? (code === undefined ? error : [field, code].filter(Boolean).join(' '));
  });
  const serverMessage = [message, ...texts].flatMap((text) => textOf(text) ?? []).join(': ');
  const invalid = list.flatMap((error) => fieldsOf(error).value ?? []).map(String);
  return {
    serverMessage: serverMessage.slice(0, MAX_MESSAGE_LENGTH) || undefined,
    invalid: invalid.length === 0 ? undefined : invalid,
  };
}

/** Undefined if GitHub does not say. @param isExhausted whether `x-ratelimit-reset` is about this limit */
function resetAt(headers: Record<string, unknown>, isExhausted: boolean, nowMs: number): string | undefined {
  const afterSeconds = Number(headers['retry-after'] ?? Number.NaN);
  const resetSeconds = isExhausted ? Number(headers['x-ratelimit-reset']) : Number.NaN;
  const ms = Number.isNaN(afterSeconds) ? resetSeconds * 1000 : nowMs + afterSeconds * 1000;
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}

/** `issues=write; pull_requests=write,contents=read` as `issues: write or pull-requests: write and contents: read`. */
function permissionOf(headers: Record<string, unknown>): string | undefined {
  const accepted = headers['x-accepted-github-permissions'];
  if (typeof accepted !== 'string' || accepted === '') return undefined;
  return accepted
    .replaceAll('_', '-')
    .replaceAll('=', ': ')
    .replaceAll(/\s*,\s*/g, ' and ')
    .replaceAll(/\s*;\s*/g, ' or ');
}
