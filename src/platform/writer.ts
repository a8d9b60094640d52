import { countOf, type Decoded, id, idTextOf, list, object, textOf, wholeAnswer } from './http/decode.ts';
import type { ApiRequest } from './http/options.ts';
import { deploymentPath, policiesPath, projectPath } from './http/path.ts';
import type { Transport } from './http/transport.ts';
import type { Product } from './resources/finding.ts';
import { type Candidate, POLICY_ANSWERS, type PolicyBundles, type PolicyPart } from './resources/policy.ts';
import { type ManagedScans, projectAnswer } from './resources/project.ts';

/** web-api.md 4.8. */
export interface TriageBody {
  issue_type: Exclude<Product, 'ai_sast'>;
  issue_ids?: readonly bigint[];
  new_triage_state?: string;
  new_triage_reason?: string;
  new_note?: string;
  /** 1 to 3000. */
  limit?: number;
  [filter: string]: unknown;
}

const triagedAnswer = wholeAnswer({ triaged_issues: list(id), num_triaged: countOf });

export type Triaged = Decoded<typeof triagedAnswer>;

/** The findings that an answer counts without naming them. */
export function countUnnamed({ triaged_issues, num_triaged = 0 }: Triaged): number {
  return Math.max(0, num_triaged - triaged_issues.length);
}

/** field-notes, "Tickets". */
export interface TicketsBody {
  issue_type: Exclude<Product, 'ai_sast'>;
  issue_ids: readonly (bigint | string)[];
  /** Findings of one rule and repository share a ticket, up to 50. */
  group_issues: boolean;
  /** Tickets, 1 to 20. */
  limit: number;
  /** A text by the description, a number in examples. */
  jira_project_id?: string | bigint;
}

const ticketsAnswer = wholeAnswer({
  succeeded: list(
    object({ issue_ids: list(id), ticket_id: idTextOf, ticket_url: textOf, external_slug: textOf }),
  ),
  skipped: list(object({ issue_ids: list(id), reason: textOf })),
  failed: list(object({ issue_ids: list(id), error: textOf })),
});

export type TicketsAnswer = Decoded<typeof ticketsAnswer>;

/**
 * Numbers are sections of web-api.md. Every method makes one attempt; `attempts` counts them. It throws
 * `PlatformError` for `cancelled`, `rate-limit` and status 401, and `NameError` for a name that cannot be part of a path.
 */
export type PlatformWriter = ReturnType<typeof platformWriter>;

export function platformWriter(transport: Transport) {
  const writeProject = (
    slug: string,
    name: string,
    { part = '', ...request }: Omit<ApiRequest, 'path'> & { part?: '' | '/tags' | '/managed-scan' },
    attempts: number,
  ) => {
    const path = projectPath(slug, name) + part;
    const expected = { kind: 'project', name } as const;
    return transport.write({ ...request, path, expected }, attempts, projectAnswer);
  };
  return {
    /** 4.3: the list of tags is the body, or a field of it. */
    addTags(slug: string, name: string, tags: readonly string[], form: 'array' | 'object', attempts: number) {
      const body = form === 'array' ? tags : { tags };
      return writeProject(slug, name, { method: 'PUT', part: '/tags', body }, attempts);
    },

    /** field-notes, "Projects". @throws RangeError without tags: a server might then remove all of them */
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

    /** 4.4. Both, because a missing one has no defined meaning. */
    toggleManagedScan(slug: string, name: string, scans: ManagedScans, attempts: number) {
      const body = { diff_scan: { enabled: scans.diff_scan }, full_scan: { enabled: scans.full_scan } };
      return writeProject(slug, name, { method: 'PATCH', part: '/managed-scan', body }, attempts);
    },

    /** field-notes, "Projects"; `None` follows the default branch. */
    setPrimaryBranch(slug: string, name: string, branch: string, attempts: number) {
      return writeProject(slug, name, { method: 'PATCH', body: { primary_branch: branch } }, attempts);
    },

    triage(slug: string, body: TriageBody, attempts: number) {
      const path = `${deploymentPath(slug)}/triage`;
      return transport.write({ method: 'POST', path, body }, attempts, triagedAnswer);
    },

    openTickets(slug: string, body: TicketsBody, attempts: number) {
      const path = `${deploymentPath(slug)}/tickets`;
      return transport.write({ method: 'POST', path, body }, attempts, ticketsAnswer);
    },

    /**
     * Replaces one part of the newer policies (field-notes, "Policies, newer"). If it no longer has `stateVersion`, the
     * server refuses with 409.
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
