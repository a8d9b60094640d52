import type { ApiRequest } from './http/options.ts';
import { deploymentPath, policiesPath, projectPath } from './http/path.ts';
import type { Transport } from './http/transport.ts';
import {
  type TicketsBody,
  type TriageBody,
  ticketsAnswer,
  triagedAnswer,
} from './resources/finding-writes.ts';
import { type Candidate, POLICY_ANSWERS, type PolicyBundles, type PolicyPart } from './resources/policy.ts';
import { type ManagedScans, projectAnswer } from './resources/project.ts';

/**
 * Writes to the platform; numbers are sections of web-api.md. Every method makes one attempt and returns its `WriteOutcome`.
 * Failures that end the whole step are thrown: `PlatformError` for `cancelled`, `rate-limit` and status 401, and `NameError`
 * for a name that cannot be part of a path.
 *
 * `attempts` is the number of this attempt of the write, from 1: failures report it, and delays grow with it.
 */
export type PlatformWriter = ReturnType<typeof platformWriter>;

export function platformWriter(transport: Transport) {
  /** @param part of the project's path that is written */
  const writeProject = (
    slug: string,
    name: string,
    { part = '', ...request }: Omit<ApiRequest, 'path'> & { part?: '' | '/tags' | '/managed-scan' },
    attempts: number,
  ) => {
    const path = projectPath(slug, name) + part;
    return transport.write(
      { ...request, path, expected: { kind: 'project', name } },
      attempts,
      projectAnswer,
    );
  };
  return {
    /** Adds tags to a project (4.3): their list is the body, or a field of it. */
    addTags(slug: string, name: string, tags: readonly string[], form: 'array' | 'object', attempts: number) {
      const body = form === 'array' ? tags : { tags };
      return writeProject(slug, name, { method: 'PUT', part: '/tags', body }, attempts);
    },

    /** Removes tags (field-notes, "Projects"). @throws RangeError without tags: a server might then remove all of them */
    removeTags(
      slug: string,
      name: string,
      tags: readonly string[],
      form: 'query' | 'body',
      attempts: number,
    ) {
      if (tags.length === 0) throw new RangeError('there are no tags');
      const named = form === 'query' ? { query: { tags } } : { body: { tags } };
      return writeProject(slug, name, { method: 'DELETE', part: '/tags', ...named }, attempts);
    },

    /** Sets both managed scans of a project (4.4), because a missing one has no defined meaning. */
    toggleManagedScan(slug: string, name: string, scans: ManagedScans, attempts: number) {
      const body = { diff_scan: { enabled: scans.diff_scan }, full_scan: { enabled: scans.full_scan } };
      return writeProject(slug, name, { method: 'PATCH', part: '/managed-scan', body }, attempts);
    },

    /** Sets a project's primary branch (field-notes, "Projects"); `None` makes it follow the default branch. */
    setPrimaryBranch(slug: string, name: string, branch: string, attempts: number) {
      return writeProject(slug, name, { method: 'PATCH', body: { primary_branch: branch } }, attempts);
    },

    /** Moves the findings that `body` selects to a new triage state (4.8). */
    triage(slug: string, body: TriageBody, attempts: number) {
      const path = `${deploymentPath(slug)}/triage`;
      return transport.write({ method: 'POST', path, body }, attempts, triagedAnswer);
    },

    /** Opens tickets for findings (field-notes, "Tickets"). */
    openTickets(slug: string, body: TicketsBody, attempts: number) {
      const path = `${deploymentPath(slug)}/tickets`;
      return transport.write({ method: 'POST', path, body }, attempts, ticketsAnswer);
    },

    /**
     * Replaces one part of the newer policies as a whole (field-notes, "Policies, newer"). If it changed since it was
     * read, the server refuses with 409 `STATE_VERSION_MISMATCH`.
     *
     * @param stateVersion of the read or dry run that the bundle was compared with
     */
    putPolicies<P extends PolicyPart>(
      deploymentId: bigint,
      part: P,
      bundle: Candidate<PolicyBundles[P]>,
      stateVersion: string,
      attempts: number,
    ) {
      const path = policiesPath(deploymentId, part);
      const request = { method: 'PUT', path, body: { bundle }, ifMatch: stateVersion } as const;
      return transport.write(request, attempts, POLICY_ANSWERS[part]);
    },
  };
}
