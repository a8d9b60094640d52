import type { LoggedRequest } from '../../../emulator/platform/logged-request.ts';
import type { PlacedRequest } from '../history.ts';
import type { Claims } from './disagreements.ts';

/** Statuses by which the platform itself says that it did nothing. */
export const REFUSALS = new Set([400, 401, 403, 404, 405, 410, 413, 415, 422, 429]);

export function isLimited(request: LoggedRequest | undefined): boolean {
  return request?.status === 429;
}

/** What a step asked about one project, and what it heard. */
export class ProjectRequests {
  /** With those of lists, which are about all projects. */
  readonly all: readonly PlacedRequest[];
  readonly #claims: Claims;
  readonly #name: string;

  constructor(claims: Claims, name: string) {
    this.all = claims.history
      .requestsOf(claims.step.token)
      .filter(({ project }) => project === undefined || project === name);
    this.#claims = claims;
    this.#name = name;
  }

  /** The place at which the step last heard of the project before it sent the request of an effect. */
  lastHeardBefore(request: number): number {
    const { start } = this.#claims.step;
    const heard = this.heard.filter(({ index }) => index < request);
    if (heard.length > 0) return Math.max(start, ...heard.map(({ processed }) => processed ?? 0));
    // Which page of a list had the project is not looked into: the first one counts.
    const lists = this.all.filter(
      ({ project, processed }) => project === undefined && processed !== undefined,
    );
    return Math.max(start, Math.min(...lists.map(({ processed }) => processed ?? 0), this.#claims.step.end));
  }

  /** Whether a write that a limiter refused was sent again without another look. */
  get isRepeatedBlindly(): boolean {
    const own = this.all.filter(({ project }) => project !== undefined);
    return own.some(
      ({ request }, at) =>
        request.method !== 'GET' &&
        at > 0 &&
        isLimited(own[at - 1]?.request) &&
        own[at - 1]?.request.method !== 'GET',
    );
  }

  /** How old the last look was at each write, in ms; a list is older than what is written from it. */
  get lookAgesMs(): number[] {
    const ages: number[] = [];
    let lookedMs = Number.NEGATIVE_INFINITY;
    for (const { request, project, arrivedMs } of this.all) {
      // A write that is redirected elsewhere may be about any project.
      if (request.method !== 'GET' && project !== undefined) ages.push(arrivedMs - lookedMs);
      if (request.method === 'GET' || request.status === 200) lookedMs = arrivedMs;
    }
    return ages;
  }

  /** Whether a switch that stays is sent as it was before something else was asked. */
  get isSwitchedFromOldLook(): boolean {
    const { history, step } = this.#claims;
    const all = history.requestsOf(step.token);
    return all.some(
      ({ request, project }, at) =>
        request.method === 'PATCH' && project === this.#name && all[at - 1]?.project !== this.#name,
    );
  }

  /** How many requests of the step were about this project. */
  get count(): number {
    return this.all.filter(({ project }) => project !== undefined).length;
  }

  /** Whether the step got every answer to what it wrote. */
  get areWritesAnswered(): boolean {
    if (this.#claims.step.isCancelled) return false;
    const heard = new Set(this.heard);
    const reads = this.all.filter(({ project }) => project !== undefined);
    return reads.every((one) => heard.has(one));
  }

  /** Answers about the project that nothing has spoiled. */
  get heard(): PlacedRequest[] {
    const { quirks } = this.#claims.plan;
    // The next project of a single one is itself.
    const foreign = this.#claims.history.projectNames.length > 1 ? (quirks.foreignAnswers ?? []) : [];
    return this.all.filter(({ project, processed, request }) => {
      if (project === undefined || processed === undefined || request.status !== 200) return false;
      if (request.fault !== undefined && request.fault.kind !== 'delay') return false;
      if (request.method === 'GET' && quirks.projectLag !== undefined) return false;
      if (request.method !== 'GET' && request.method !== 'PATCH' && quirks.emptyTagsBody) return false;
      if (request.method === 'PATCH')
        return quirks.emptyPatchBody !== true && !foreign.includes('managed-scan');
      const endpoint = { GET: 'project', PUT: 'tags', DELETE: 'untag' } as const;
      return !foreign.includes(endpoint[request.method as keyof typeof endpoint]);
    });
  }
}
