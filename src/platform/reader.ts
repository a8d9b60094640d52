import type { Decoder } from './http/decode.ts';
import type { Query } from './http/path.ts';
import type { Transport } from './http/transport.ts';
import { readCursorList, readMixedList } from './paging/cursor-list.ts';
import { type ListedRows, MIN_PAGE_SIZE, readOffsetList } from './paging/offset-list.ts';
import type { FindingListParams, PageSize, SecretListParams } from './parameters.ts';
import { deploymentPath, numberedPath, policiesPath, projectPath } from './paths.ts';
import { type DependencyFilter, type RepositorySummary, repositoriesAnswer } from './resources/dependency.ts';
import { type Deployment, deploymentsAnswer } from './resources/deployment.ts';
import type { Finding } from './resources/finding.ts';
import { findingsAnswer } from './resources/finding-row.ts';
import { type Policy, policiesAnswer } from './resources/policy.ts';
import {
  type Candidate,
  type DetectionPolicies,
  detectionsAnswer,
  POLICY_ANSWERS,
  type PolicyBundles,
  type PolicyPart,
  type Versioned,
} from './resources/policy-bundle.ts';
import { type DryRun, dryRunAnswer } from './resources/policy-dry-run.ts';
import { type Project, projectAnswer, projectsAnswer } from './resources/project.ts';
import { type Scan, scanAnswer } from './resources/scan.ts';
import { type ScanSummary, scansAnswer } from './resources/scan-search.ts';
import { secretsAnswer } from './resources/secret-row.ts';

/** Few requests for a large deployment first; a server that refuses the size gets the document's default. */
const OFFSET_SIZES = [3000, 1000, MIN_PAGE_SIZE];
const SECRET_LIMITS = [2000, 500, 100];
const SCAN_LIMITS = [500, 100];
/** The largest that web-api.md 4.7 allows. */
const DEPENDENCY_PAGE_SIZE = 100;

const keyOfFinding = (finding: Finding) => finding.id;

/**
 * What only reads of the Web API. Every method throws `PlatformError` when a request fails or
 * the answer is not one to it, and `NameError` for a name that can't stand in a path; the lists also `PagingError`.
 */
export class PlatformReader {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** What the platform's own clock says now, in ms, by its last answer; undefined before the first. */
  serverNowMs(): number | undefined {
    return this.#transport.serverNowMs();
  }

  /** The deployments that the token may see (part 5, rule 3). */
  deployments(): Promise<Deployment[]> {
    return this.#get('/api/v1/deployments', deploymentsAnswer);
  }

  /** The projects of the deployment (4.1), without `managed_scan_config`. */
  async projects(slug: string, options: PageSize = {}): Promise<Project[]> {
    const path = `${deploymentPath(slug)}/projects`;
    const { rows, cut } = await readOffsetList({
      fetchPage: (page, page_size) => this.#get(path, projectsAnswer, { page, page_size }),
      sizes: offsetSizes(options),
      keyOf: ({ name }) => name.toLowerCase(),
    });
    if (cut !== undefined) throw cut;
    return rows;
  }

  /**
   * One project (4.2). Where a redirect led to it, it may have another name.
   *
   * @param expected the id that the project had earlier; another one fails with `another-answer`, as does another name
   */
  project(slug: string, name: string, expected: { id?: bigint } = {}): Promise<Project> {
    const { id } = expected;
    const subject = id === undefined ? { name } : { name, id };
    return this.#transport.read({ method: 'GET', path: projectPath(slug, name) }, (answer) =>
      projectAnswer(subject, answer.redirectedTo)(answer.json),
    );
  }

  /** One scan (4.5). Another id in the answer fails with `another-answer`. */
  scan(deploymentId: bigint, scanId: bigint): Promise<Scan> {
    return this.#get(`${numberedPath(deploymentId)}/scan/${scanId}`, scanAnswer(scanId));
  }

  /**
   * The scans of a project since a time, as the server orders them: newest first (field-notes, "Scans"). Rows without a
   * readable id are left out; `unreadable` has their commits.
   */
  async searchScans(
    deploymentId: bigint,
    { repositoryId, sinceMs }: { repositoryId: bigint; sinceMs: number },
  ): Promise<{ scans: ScanSummary[]; unreadable: string[] }> {
    const path = `${numberedPath(deploymentId)}/scans/search`;
    const asked = { repository_id: repositoryId, since: new Date(sinceMs).toISOString() };
    const unreadable: string[] = [];
    const scans = await readCursorList({
      fetchPage: async (cursor, limit) => {
        const page = await this.#post(path, { ...asked, limit, cursor: cursor || undefined }, scansAnswer);
        unreadable.push(...page.unreadable);
        return page;
      },
      limits: SCAN_LIMITS,
      keyOf: ({ id }) => id,
    });
    return { scans, unreadable };
  }

  /** The policies of the deployment (4.6). A migrated deployment answers 410. */
  policies(deploymentId: bigint): Promise<Policy[]> {
    return this.#get(`${numberedPath(deploymentId)}/policies`, policiesAnswer);
  }

  /**
   * Which rules run, for every product that is enabled (field-notes, "Policies, newer"). A deployment that was not
   * migrated answers 403 with `DEPLOYMENT_NOT_MIGRATED`, as do all requests about the newer policies.
   */
  detectionPolicies(deploymentId: bigint): Promise<DetectionPolicies> {
    return this.#get(`${policiesPath(deploymentId)}/detection-policy`, detectionsAnswer);
  }

  /**
   * One part of the newer policies: which rules run for a product (404 with `PRODUCT_NOT_ENABLED` where it is not
   * enabled), or what happens with findings, without the policies of the platform's own.
   */
  policyBundle<P extends PolicyPart>(deploymentId: bigint, part: P): Promise<Versioned<PolicyBundles[P]>> {
    return this.#get(policiesPath(deploymentId, part), POLICY_ANSWERS[part]);
  }

  /** What `PlatformWriter.putPolicies` would change, or all that is wrong with the bundle. Changes nothing. */
  dryRunPolicies<P extends PolicyPart>(
    deploymentId: bigint,
    part: P,
    bundle: Candidate<PolicyBundles[P]>,
  ): Promise<DryRun> {
    return this.#post(`${policiesPath(deploymentId, part)}:dryRun`, { bundle }, dryRunAnswer);
  }

  /** The repositories that have dependencies matching `filter` (4.7). */
  repositoriesWithDependencies(
    deploymentId: bigint,
    filter: DependencyFilter | undefined,
    { pageSize = DEPENDENCY_PAGE_SIZE }: PageSize = {},
  ): Promise<RepositorySummary[]> {
    const path = `${numberedPath(deploymentId)}/dependencies/repositories`;
    return readMixedList({
      fetchPage: (page) => this.#post(path, { ...page, dependencyFilter: filter }, repositoriesAnswer),
      size: pageSize,
      // Some servers give one id to several repositories.
      keyOf: ({ id, name }) => `${id} ${name.toLowerCase()}`,
    });
  }

  /** The findings of code, supply chain or AI (field-notes, "Findings"). */
  findings(slug: string, params: FindingListParams, options: PageSize = {}): Promise<ListedRows<Finding>> {
    const path = `${deploymentPath(slug)}/findings`;
    const answer = findingsAnswer(params.issue_type ?? 'sast');
    return readOffsetList({
      fetchPage: (page, page_size) => this.#get(path, answer, { ...params, page, page_size }),
      sizes: offsetSizes(options),
      keyOf: keyOfFinding,
    });
  }

  /** One page of findings, in the document's default size. */
  firstFindings(slug: string, params: FindingListParams): Promise<Finding[]> {
    return this.#get(`${deploymentPath(slug)}/findings`, findingsAnswer(params.issue_type ?? 'sast'), {
      ...params,
    });
  }

  /** The secrets (field-notes, "Secrets"), without those that the platform has removed. */
  secrets(deploymentId: bigint, params: SecretListParams, options: PageSize = {}): Promise<Finding[]> {
    const path = `${numberedPath(deploymentId)}/secrets`;
    return readCursorList({
      fetchPage: (cursor, limit) =>
        this.#get(path, secretsAnswer, { ...params, cursor: cursor || undefined, limit }),
      limits: sizes(options, SECRET_LIMITS),
      keyOf: keyOfFinding,
    });
  }

  #get<T>(path: string, decoder: Decoder<T>, query?: Query): Promise<T> {
    return this.#transport.read({ method: 'GET', path, query }, ({ json }) => decoder(json));
  }

  /** Two lists take what they filter by in a body, and a dry run takes what it is about. */
  #post<T>(path: string, body: unknown, decoder: Decoder<T>): Promise<T> {
    return this.#transport.read({ method: 'POST', path, body }, ({ json }) => decoder(json));
  }
}

/** Lists by offset refuse a size below 100 (field-notes). */
function offsetSizes({ pageSize }: PageSize): number[] {
  return sizes({ pageSize: pageSize && Math.max(pageSize, MIN_PAGE_SIZE) }, OFFSET_SIZES);
}

/** The size that was asked for first; where it is refused, smaller ones, and then larger ones. */
function sizes({ pageSize = Number.POSITIVE_INFINITY }: PageSize, others: readonly number[]): number[] {
  const asked = Number.isFinite(pageSize) ? [pageSize] : [];
  const smaller = others.filter((size) => size < pageSize);
  return [...asked, ...smaller, ...others.filter((size) => size > pageSize)];
}
