/** Why a request to GitHub has no answer that could be used. */
export type GitHubErrorKind =
  | 'status' // GitHub refused, or failed
  | 'rate-limited' // a limit of GitHub that ends after the deadline, or that pauses did not end
  | 'connection' // no connection, a lost one, or no whole answer in time
  | 'redirect' // it points to another origin, or nowhere
  | 'answer' // a 2xx answer that is not what GitHub describes
  | 'cancelled'; // the step was stopped first

export interface GitHubFailure {
  readonly kind: GitHubErrorKind;
  readonly method: string;
  /** Path and query as sent. */
  readonly path: string;
  readonly status?: number | undefined;
  /** What GitHub said: at most 500 characters, without the token. */
  readonly serverMessage?: string | undefined;
  /** What the network or the check of the answer said. */
  readonly cause?: string | undefined;
  /** When the limit ends, in ms since the epoch. */
  readonly resetAtMs?: number | undefined;
  /** The permission that the token lacks, for instance `pull-requests: write`. */
  readonly missingPermission?: string | undefined;
}

/** Every failure of a request to GitHub. Its message is for developers; the texts for people are made elsewhere. */
export class GitHubError extends Error implements GitHubFailure {
  override readonly name = 'GitHubError';
  readonly kind: GitHubErrorKind;
  readonly method: string;
  readonly path: string;
  readonly status: number | undefined;
  readonly serverMessage: string | undefined;
  override readonly cause: string | undefined;
  readonly resetAtMs: number | undefined;
  readonly missingPermission: string | undefined;

  constructor(failure: GitHubFailure) {
    super(`${failure.method} ${failure.path}: ${failure.status ?? failure.cause ?? failure.kind}`);
    this.kind = failure.kind;
    this.method = failure.method;
    this.path = failure.path;
    this.status = failure.status;
    this.serverMessage = failure.serverMessage;
    this.cause = failure.cause;
    this.resetAtMs = failure.resetAtMs;
    this.missingPermission = failure.missingPermission;
  }

  /** Whether this token may not ask, or nothing is there that it may see: asking again or later changes nothing. */
  get isRefusal(): boolean {
    return this.kind === 'status' && [403, 404, 410, 451].includes(this.status ?? 0);
  }
}
