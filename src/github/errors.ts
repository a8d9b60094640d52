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
  readonly status?: number;
  /** What GitHub said: at most 500 characters, without the token. */
  readonly serverMessage?: string;
  /** What the network or the check of the answer said. */
  readonly cause?: string;
  /** When the limit ends, in ms since the epoch. */
  readonly resetAtMs?: number;
  /** The permission that the token lacks, for instance `pull-requests: write`. */
  readonly missingPermission?: string;
}

/** Every failure of a request to GitHub. Its message is for developers; the texts for people are made elsewhere. */
export class GitHubError extends Error {
  override readonly name = 'GitHubError';
  readonly failure: GitHubFailure;

  constructor(failure: GitHubFailure) {
    super(`${failure.method} ${failure.path}: ${failure.status ?? failure.cause ?? failure.kind}`);
    this.failure = failure;
  }

  /** Whether this token may not ask, or nothing is there that it may see: asking again or later changes nothing. */
  get isRefusal(): boolean {
    const { kind, status = 0 } = this.failure;
    return kind === 'status' && [403, 404, 410, 451].includes(status);
  }
}
