import type { ApiRequest } from './http/options.ts';
import type { Transport } from './http/transport.ts';
import type { WriteAnswer } from './http/write-answer.ts';
import { deploymentPath, policiesPath, projectPath } from './paths.ts';
import {
  type Candidate,
  POLICY_ANSWERS,
  type PolicyBundles,
  type PolicyPart,
  type Versioned,
} from './resources/policy-bundle.ts';
import { type ManagedScans, type Project, projectAnswer } from './resources/project.ts';
import { type TicketsAnswer, type TicketsBody, ticketsAnswer } from './resources/ticket.ts';
import { type TriageBody, type Triaged, triagedAnswer } from './resources/triage.ts';

export interface WriteOptions {
  /** Attempts of the same write, this one included, from 1: failures name it, and delays grow with it. */
  attempts?: number;
}

export interface ProjectWriteOptions extends WriteOptions {
  /** The id that the project had when it was read: an answer about another one leaves the write open. */
  id?: bigint;
}

/**
 * What writes to the platform. Every method makes one attempt and gives how it ended: nothing is repeated. What ends a
 * whole step is thrown: `CancelledError`, `RateLimitError`, and a `StatusError` with 401; also `NameError` for a name
 * that can't stand in a path.
 */
export class PlatformWriter {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Adds tags to a project (4.3).
   *
   * @throws RangeError without tags
   */
  addTags(
    slug: string,
    name: string,
    tags: readonly string[],
    { form, ...options }: ProjectWriteOptions & { form: 'array' | 'object' },
  ): Promise<WriteAnswer<Project>> {
    const body = form === 'array' ? tags : { tags };
    return this.#project({ method: 'PUT', path: tagsPath(slug, name, tags), body }, name, options);
  }

  /**
   * Takes tags off a project (field-notes, "Projects").
   *
   * @throws RangeError without tags, because a server might take that for all of them
   */
  removeTags(
    slug: string,
    name: string,
    tags: readonly string[],
    { form, ...options }: ProjectWriteOptions & { form: 'query' | 'body' },
  ): Promise<WriteAnswer<Project>> {
    const list = form === 'query' ? { query: { tags } } : { body: { tags } };
    return this.#project({ method: 'DELETE', path: tagsPath(slug, name, tags), ...list }, name, options);
  }

  /** Switches a project's managed scans (4.4). What a server makes of a missing flag is open: both are sent. */
  toggleManagedScan(
    slug: string,
    name: string,
    scans: ManagedScans,
    options: ProjectWriteOptions = {},
  ): Promise<WriteAnswer<Project>> {
    const path = `${projectPath(slug, name)}/managed-scan`;
    const body = { diff_scan: { enabled: scans.diff_scan }, full_scan: { enabled: scans.full_scan } };
    return this.#project({ method: 'PATCH', path, body }, name, options);
  }

  /** Names another branch as a project's primary one (field-notes, "Projects"); nothing else is sent. */
  setPrimaryBranch(
    slug: string,
    name: string,
    branch: string,
    options: ProjectWriteOptions = {},
  ): Promise<WriteAnswer<Project>> {
    const body = { primary_branch: branch };
    return this.#project({ method: 'PATCH', path: projectPath(slug, name), body }, name, options);
  }

  /** Moves the findings that `body` selects to a new triage state (4.8). */
  triage(slug: string, body: TriageBody, { attempts = 1 }: WriteOptions = {}): Promise<WriteAnswer<Triaged>> {
    const path = `${deploymentPath(slug)}/triage`;
    return this.#transport.write({ method: 'POST', path, body }, attempts, ({ json }) => triagedAnswer(json));
  }

  /** Opens tickets for findings (field-notes, "Tickets"). */
  openTickets(
    slug: string,
    body: TicketsBody,
    { attempts = 1 }: WriteOptions = {},
  ): Promise<WriteAnswer<TicketsAnswer>> {
    const path = `${deploymentPath(slug)}/tickets`;
    return this.#transport.write({ method: 'POST', path, body }, attempts, ({ json }) => ticketsAnswer(json));
  }

  /**
   * Replaces one part of the newer policies as a whole (field-notes, "Policies, newer"), if it is still what it was:
   * refused with 409 `STATE_VERSION_MISMATCH` where it is not.
   *
   * @param stateVersion of the read or dry run that the bundle was compared with
   */
  putPolicies<P extends PolicyPart>(
    deploymentId: bigint,
    part: P,
    bundle: Candidate<PolicyBundles[P]>,
    stateVersion: string,
    { attempts = 1 }: WriteOptions = {},
  ): Promise<WriteAnswer<Versioned<PolicyBundles[P]>>> {
    const path = policiesPath(deploymentId, part);
    return this.#transport.write(
      { method: 'PUT', path, body: { bundle }, ifMatch: stateVersion },
      attempts,
      ({ json }) => POLICY_ANSWERS[part](json),
    );
  }

  #project(
    request: ApiRequest,
    name: string,
    { id, attempts = 1 }: ProjectWriteOptions,
  ): Promise<WriteAnswer<Project>> {
    return this.#transport.write(request, attempts, ({ json, redirectedTo }) =>
      projectAnswer({ name, id }, redirectedTo)(json),
    );
  }
}

function tagsPath(slug: string, name: string, tags: readonly string[]): string {
  if (tags.length === 0) throw new RangeError('there are no tags');
  return `${projectPath(slug, name)}/tags`;
}
