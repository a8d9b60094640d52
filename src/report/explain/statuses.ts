import type { RequestFailure } from '../../platform/http/errors.ts';
import { CREATE_TOKEN, type FailureReason } from './explanation.ts';

const MEANINGS: Readonly<Record<number, string>> = {
  401: 'the token was not accepted',
  403: 'the token does not allow this',
  404: 'not found',
  410: 'no longer available',
  429: 'too many requests',
};

/** What a status means in plain words; undefined for one that says nothing more than its number. */
export function statusMeaning({ status = 0, serverCode = '' }: RequestFailure): string | undefined {
  return CODES[serverCode]?.meaning ?? MEANINGS[status];
}

interface Meaning {
  meaning: string;
  /** A clause. */
  remedy: string;
  reason: FailureReason;
}

/** What the platform's own word for an error says beyond its status. */
export const CODES: Readonly<Record<string, Meaning>> = {
  DEPLOYMENT_NOT_MIGRATED: {
    meaning: 'the deployment has not been migrated to the newer policies',
    remedy: 'have the vendor migrate the deployment, and manage its policies in the web UI until then',
    reason: 'invalid-inputs',
  },
  PRODUCT_NOT_ENABLED: {
    meaning: 'the product is not enabled for this deployment',
    remedy: 'enable the product in the web UI, or leave its policies out',
    reason: 'invalid-inputs',
  },
  RESERVED_SLUG: {
    meaning: 'a slug belongs to a policy of the platform itself',
    remedy: 'give the policy another `slug`, or another name',
    reason: 'invalid-inputs',
  },
  STATE_VERSION_MISMATCH: {
    meaning: 'someone changed the policies since they were compared',
    remedy: 'run the step again: it compares them again',
    reason: 'plan-changed',
  },
};

const NO_ACCESS = 'without Web API access the platform answers 404 to everything';

export function statusReason({
  status = 0,
  serverCode = '',
}: Pick<RequestFailure, 'status' | 'serverCode'>): FailureReason {
  const own = CODES[serverCode]?.reason;
  if (own !== undefined) return own;
  if (status === 401 || status === 403) return 'token-refused';
  if (status === 404 || status === 410) return 'not-found';
  if (status === 429) return 'rate-limited';
  return status >= 500 || status === 407 || status === 408 ? 'unreachable' : 'other';
}

/** As a clause. */
export function statusRemedy({ status = 0, serverCode = '', method, path }: RequestFailure): string {
  const known = CODES[serverCode]?.remedy ?? REMEDIES[status];
  if (known !== undefined) return known;
  if (status === 404) return notFoundRemedy(method, path);
  if (status >= 500) return 'look at the status page of the platform, and run the step again later';
  return 'correct the inputs as the platform says';
}

const REMEDIES: Readonly<Record<number, string>> = {
  401: `check that the token is complete and not revoked, or ${CREATE_TOKEN}`,
  403: `use a token whose role allows this: ${CREATE_TOKEN}`,
  410: 'look up its replacement in the documentation of the platform',
  429: 'lower `concurrency`, or run the step at another time',
};

function notFoundRemedy(method: string, path: string): string {
  // What is written was read before: its name is right.
  if (method === 'GET' && path.includes('/projects/'))
    return missingProject('`deployment-slug` and the spelling of the project');
  if (path.includes('/scan/')) return `check \`scan-id\` and \`deployment-id\`, and the token: ${NO_ACCESS}`;
  if (path.endsWith('/deployments')) {
    return `check \`base-url\` and the token (${NO_ACCESS}): ${CREATE_TOKEN}`;
  }
  return `check \`deployment-slug\` or \`deployment-id\`, and the token: ${NO_ACCESS}`;
}

/** A clause. @param check what may be misspelled */
export function missingProject(check: string): string {
  return (
    `check ${check} (names are as in the web UI, \`<org>/<repo>\`), scan the project once so that the platform ` +
    `knows it, and check that the token has Web API access, because without it the platform answers 404 to everything`
  );
}
