import type { Answer } from './http/answer.ts';
import type { Query } from './http/query.ts';
import type { Transport } from './http/transport.ts';
import { cursorPages } from './paging/cursor-pages.ts';
import { mixedPages } from './paging/mixed-pages.ts';
import { offsetPages } from './paging/offset-pages.ts';
import { stableList } from './paging/stable-list.ts';
import type { FindingListParams, PageSize, SecretListParams } from './parameters.ts';
import { deploymentPath, numberedPath, projectPath } from './paths.ts';
import type { Decoder } from './resources/decode.ts';
import { type DependencyFilter, type RepositorySummary, repositoriesAnswer } from './resources/dependency.ts';
import { type Deployment, deploymentsAnswer } from './resources/deployment.ts';
import type { Finding } from './resources/finding.ts';
import { findingsAnswer } from './resources/finding-row.ts';
import { type Policy, policiesAnswer } from './resources/policy.ts';
import { type Project, projectAnswer, projectsAnswer } from './resources/project.ts';
import { type Scan, scanAnswer } from './resources/scan.ts';
import { type ScanSummary, scansAnswer } from './resources/scan-search.ts';
import { secretsAnswer } from './resources/secret-row.ts';

/** Few requests for a large deployment first; a server that refuses the size gets the document's default. */
const OFFSET_SIZES = [3000, 1000, 100];
const SECRET_LIMITS = [2000, 500, 100];
const SCAN_LIMITS = [500, 100];
/** The largest that web-api.md 4.7 allows. */
const DEPENDENCY_PAGE_SIZE = 100;

/** More rows than any deployment has: a list beyond does not end. */
const MAX_PROJECTS = 1_000_000;
const MAX_FINDINGS = 2_000_000;
const MAX_SCANS = 1_000_000;

/**
 * What only reads of the Web API. Every method throws `PlatformError` (one of its classes) when a request fails or
 * the answer is not one to it, and `NameError` for a name that can't stand in a path; the lists also `PagingError`.
 */
export class PlatformReader {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** The platform's time in ms since the epoch, by the `Date` of its last answer; undefined before any. */
  serverNowMs(): number | undefined {
    return this.#transport.serverNowMs();
  }

  /** The deployments that the token may see (part 5, rule 3). */
  deployments(): Promise<Deployment[]> {
    return this.#get('/api/v1/deployments', deploymentsAnswer);
  }

  /**
   * Every project of the deployment, once (4.1), without `managed_scan_config`. A list of several pages is read until
   * two passes agree.
   */
  projects(slug: string, options: PageSize = {}): AsyncGenerator<Project> {
    const path = `${deploymentPath(slug)}/projects`;
    return stableList({
      fetchPage: (page, page_size) => this.#get(path, projectsAnswer, { page, page_size }),
      sizes: sizes(options, OFFSET_SIZES),
      keyOf: (project) => project.name.toLowerCase(),
      maxRows: MAX_PROJECTS,
    });
  }

  /**
   * One project (4.2). Where a redirect led to it, it may have another name.
   *
   * @param expected the id that the project had earlier; another one is a `ForeignAnswerError`, as is another name
   */
  project(slug: string, name: string, expected: { id?: bigint } = {}): Promise<Project> {
    const { id } = expected;
    const subject = id === undefined ? { name } : { name, id };
    return this.#transport.send({ method: 'GET', path: projectPath(slug, name) }, (answer) =>
      projectAnswer(subject, answer.redirectedTo)(answer.json, answer.redact),
    );
  }

  /** One scan (4.5). Another id in the answer is a `ForeignAnswerError`. */
  scan(deploymentId: bigint, scanId: bigint): Promise<Scan> {
    return this.#get(`${numberedPath(deploymentId)}/scan/${scanId}`, scanAnswer(scanId));
  }

  /** The scans of a project since a time, as the server orders them: newest first (field-notes, "Scans"). */
  async *searchScans(
    deploymentId: bigint,
    search: { repositoryId: bigint; sinceMs: number },
  ): AsyncGenerator<ScanSummary> {
    const path = `${numberedPath(deploymentId)}/scans/search`;
    const asked = { repository_id: search.repositoryId, since: new Date(search.sinceMs).toISOString() };
    const pages = cursorPages({
      fetchPage: (cursor, limit) =>
        this.#post(path, { ...asked, limit, ...(cursor === '' ? {} : { cursor }) }, scansAnswer),
      limits: SCAN_LIMITS,
      keyOf: (scan) => scan.id,
      maxRows: MAX_SCANS,
    });
    for await (const rows of pages) yield* rows;
  }

  /** The policies of the deployment (4.6). A migrated deployment answers 410. */
  policies(deploymentId: bigint): Promise<Policy[]> {
    return this.#get(`${numberedPath(deploymentId)}/policies`, policiesAnswer);
  }

  /** Every repository that has dependencies matching `filter`, once (4.7). */
  repositoriesWithDependencies(
    deploymentId: bigint,
    filter: DependencyFilter | undefined,
    options: PageSize = {},
  ): AsyncGenerator<RepositorySummary> {
    const path = `${numberedPath(deploymentId)}/dependencies/repositories`;
    const asked = filter === undefined ? {} : { dependencyFilter: filter };
    return mixedPages({
      fetchPage: (page) => this.#post(path, { ...page, ...asked }, repositoriesAnswer),
      size: options.pageSize ?? DEPENDENCY_PAGE_SIZE,
      keyOf: (repository) => repository.id,
      maxRows: MAX_PROJECTS,
    });
  }

  /** The findings of code, supply chain or AI, each once, page by page (field-notes, "Findings"). */
  findings(slug: string, params: FindingListParams, options: PageSize = {}): AsyncGenerator<Finding[]> {
    const path = `${deploymentPath(slug)}/findings`;
    const read = findingsAnswer(params.issue_type ?? 'sast');
    return offsetPages({
      fetchPage: (page, page_size) => this.#get(path, read, { ...params, page, page_size }),
      sizes: sizes(options, OFFSET_SIZES),
      keyOf: (finding) => finding.id,
      maxRows: MAX_FINDINGS,
    });
  }

  /** The secrets, each once, page by page (field-notes, "Secrets"), without those that the platform has removed. */
  secrets(deploymentId: bigint, params: SecretListParams, options: PageSize = {}): AsyncGenerator<Finding[]> {
    const path = `${numberedPath(deploymentId)}/secrets`;
    return cursorPages({
      fetchPage: (cursor, limit) =>
        this.#get(path, secretsAnswer, { ...params, ...(cursor === '' ? {} : { cursor }), limit }),
      limits: sizes(options, SECRET_LIMITS),
      keyOf: (finding) => finding.id,
      maxRows: MAX_FINDINGS,
    });
  }

  #get<T>(path: string, decoder: Decoder<T>, query?: Query): Promise<T> {
    const request = { method: 'GET', path, ...(query === undefined ? {} : { query }) } as const;
    return this.#transport.send(request, (answer) => decode(decoder, answer));
  }

  /** Two lists take what they filter by in a body. */
  #post<T>(path: string, body: unknown, decoder: Decoder<T>): Promise<T> {
    return this.#transport.send({ method: 'POST', path, body, reading: true }, (answer) =>
      decode(decoder, answer),
    );
  }
}

function decode<T>(decoder: Decoder<T>, answer: Answer): T {
  return decoder(answer.json, answer.redact);
}

/** The size that was asked for first; where it is refused, smaller ones, and then larger ones. */
function sizes({ pageSize = Number.POSITIVE_INFINITY }: PageSize, others: readonly number[]): number[] {
  const asked = Number.isFinite(pageSize) ? [pageSize] : [];
  const smaller = others.filter((size) => size < pageSize);
  return [...asked, ...smaller, ...others.filter((size) => size > pageSize)];
}
