import { getOctokit } from '@actions/github';
import { Agent, fetch as undiciFetch } from 'undici';

export type Octokit = ReturnType<typeof getOctokit>;

export interface OctokitOptions {
  /** Goes to the origin of `apiUrl` and nowhere else. */
  readonly token: string;
  /** `GITHUB_API_URL`: `https` only, except for loopback addresses. */
  readonly apiUrl: string;
  readonly userAgent?: string | undefined;
}

const silent = () => undefined;

/** @throws TypeError for an address that is not valid, or neither https nor loopback */
export function createOctokit({ token, apiUrl, userAgent }: OctokitOptions): Octokit {
  const { protocol, hostname } = new URL(apiUrl);
  const isLoopback = isLoopbackHost(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback)) {
    throw new TypeError('the address of GitHub is neither https nor on this machine');
  }
  return getOctokit(token, {
    baseUrl: apiUrl.replace(/\/+$/, ''),
    ...(userAgent === undefined ? {} : { userAgent }),
    // The toolkit looks at proxies for the address in the environment when it is loaded.
    ...(isLoopback ? { request: { fetch: directFetch() } } : {}),
    // Its warnings would stand in the log as lines of their own.
    log: { debug: silent, info: silent, warn: silent, error: silent },
  });
}

function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}

/** Without a proxy, also where Node was started to take proxies from the environment. */
function directFetch() {
  const dispatcher = new Agent();
  return (url: string, init: Parameters<typeof undiciFetch>[1]) => undiciFetch(url, { ...init, dispatcher });
}
