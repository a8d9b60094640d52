/** How to reach the platform. */
export interface Connection {
  baseUrl: URL;
  token: string;
  /** Time limit of one attempt of one request, through a proxy too. */
  timeoutMs: number;
  /** Further attempts of one request. */
  maxRetries: number;
  /** Requests under way at the same time, at most. */
  concurrency: number;
  /** After that long no request starts any more. */
  timeLimitMs: number;
}

/** How to reach GitHub; only where the operation may need it and a token was given. */
export interface GitHubConnection {
  token: string;
  apiUrl: string;
  serverUrl: string;
}

/** What the user said about the deployment. What a request needs beyond it is looked up. */
export interface DeploymentHint {
  slug?: string;
  id?: bigint;
}
