import { PlatformError } from './http/errors.ts';
import { encodePath } from './http/path.ts';
import { type ApiRequest, Transport, type TransportOptions } from './http/transport.ts';
import { type MixedPage, mixedPages, offsetPages } from './pages.ts';
import { fields, flag, id, list } from './resources/decode.ts';
import type { TriageBody } from './resources/triage.ts';
import {
  type DependencyFilter,
  type Deployment,
  deploymentOf,
  type ManagedScans,
  managedScans,
  type Policy,
  type Project,
  policyOf,
  projectOf,
  type RepositorySummary,
  repositoryOf,
  type Scan,
  sameScans,
  scanOf,
  type Triaged,
  triagedOf,
} from './resources.ts';
import { hasTags, TagWriter } from './tags.ts';

/** Few requests for a large fleet first; a server that refuses the size gets the document's default. */
const PROJECT_PAGE_SIZES = [3000, 1000, 100];
/** The largest that web-api.md 4.7 allows. */
const DEPENDENCY_PAGE_SIZE = 100;

/**
 * The Web API, one method per endpoint of web-api.md part 4. Every method throws `PlatformError` (one of its
 * classes) when the request fails or the answer is not one to it, and the lists also `PagingError`.
 */
export class PlatformClient {
  readonly #transport: Transport;
  readonly #tagWriter = new TagWriter();

  constructor(options: TransportOptions) {
    this.#transport = new Transport(options);
  }

  /** Requests sent so far, attempts included. */
  get requestsSent(): number {
    return this.#transport.sent;
  }

  /** Ends the connections. */
  close(): Promise<void> {
    return this.#transport.close();
  }

  /** The deployments that the token may see (part 5, rule 3). */
  deployments(): Promise<Deployment[]> {
    return this.#transport.send({ method: 'GET', path: '/api/v1/deployments' }, (answer) => {
      const body = fields(answer, 'the answer', ['deployments']);
      return list(body.deployments, 'deployments', deploymentOf);
    });
  }

  /** Every project of the deployment, once (4.1). The elements have no `managed_scan_config`. */
  projects(slug: string, options: { pageSize?: number } = {}): AsyncGenerator<Project> {
    const { pageSize } = options;
    const sizes = pageSize === undefined ? PROJECT_PAGE_SIZES : [pageSize, ...PROJECT_PAGE_SIZES];
    const path = `${deploymentPath(slug)}/projects`;
    const fetchPage = (page: number, page_size: number) =>
      this.#transport.send({ method: 'GET', path, query: { page, page_size } }, (answer) =>
        list(fields(answer, 'the answer', ['projects']).projects, 'projects', projectOf),
      );
    return offsetPages(fetchPage, [...new Set(sizes)], (project) => project.name.toLowerCase());
  }

  /** One project (4.2). */
  project(slug: string, name: string): Promise<Project> {
    return this.#transport.send({ method: 'GET', path: projectPath(slug, name) }, (answer) =>
      projectOf(fields(answer, 'the answer').project, 'project'),
    );
  }

  /**
   * Adds tags to a project (4.3), in the form of the body that this server takes.
   *
   * @returns the project as the platform shows it afterwards, in its answer or, where the answer lacks the
   *   tags, when it is read: whether it has the tags is the caller's to see
   */
  async addTags(slug: string, name: string, tags: readonly string[]): Promise<Project> {
    const path = `${projectPath(slug, name)}/tags`;
    const put = (body: unknown) => this.#write({ method: 'PUT', path, body });
    const read = () => this.#afterWrite(slug, name);
    const project = await this.#tagWriter.add(tags, put, read);
    return hasTags(project, tags) ? project : read();
  }

  /**
   * Switches a project's managed scans (4.4). What happens to a flag that is not sent is not defined, so both
   * are always sent.
   *
   * @returns the project as the platform shows it afterwards, in its answer or, where that is empty or shows
   *   something else, when it is read
   */
  async toggleManagedScan(slug: string, name: string, scans: ManagedScans): Promise<Project> {
    const body = { diff_scan: { enabled: scans.diff_scan }, full_scan: { enabled: scans.full_scan } };
    const project = await this.#write({
      method: 'PATCH',
      path: `${projectPath(slug, name)}/managed-scan`,
      body,
    });
    const shown = project?.managed_scan_config !== undefined && sameScans(managedScans(project), scans);
    return shown ? project : this.#afterWrite(slug, name);
  }

  /** One scan (4.5). */
  scan(deploymentId: bigint, scanId: bigint): Promise<Scan> {
    return this.#transport.send(
      { method: 'GET', path: `/api/v1/deployments/${deploymentId}/scan/${scanId}` },
      scanOf,
    );
  }

  /** The policies of the deployment (4.6). A migrated deployment answers 410. */
  policies(deploymentId: bigint): Promise<Policy[]> {
    return this.#transport.send(
      { method: 'GET', path: `/api/v1/deployments/${deploymentId}/policies` },
      (answer) => list(fields(answer, 'the answer', ['policies']).policies, 'policies', policyOf),
    );
  }

  /** Every repository that has dependencies matching `filter`, once (4.7). */
  repositoriesWithDependencies(
    deploymentId: bigint,
    filter: DependencyFilter | undefined,
    options: { pageSize?: number } = {},
  ): AsyncGenerator<RepositorySummary> {
    const path = `/api/v1/deployments/${deploymentId}/dependencies/repositories`;
    const fetchPage = (page: Record<string, bigint | number>) => {
      const body = { ...page, ...(filter === undefined ? {} : { dependencyFilter: filter }) };
      return this.#transport.send({ method: 'POST', path, body, reading: true }, repositoriesPageOf);
    };
    return mixedPages(fetchPage, options.pageSize ?? DEPENDENCY_PAGE_SIZE, (repository) =>
      String(repository.id),
    );
  }

  /**
   * Moves the findings that `body` selects to a new triage state (4.8).
   *
   * @param options.repeatable whether a try may follow one whose answer was lost
   * @param options.onLostAnswer called for each such try
   */
  triage(
    slug: string,
    body: TriageBody,
    options: Pick<ApiRequest, 'repeatable' | 'onLostAnswer'>,
  ): Promise<Triaged> {
    return this.#transport.send(
      { method: 'POST', path: `${deploymentPath(slug)}/triage`, body, ...options },
      triagedOf,
    );
  }

  /** The project after a write that was accepted: where it can't be read, the write may have taken effect. */
  async #afterWrite(slug: string, name: string): Promise<Project> {
    try {
      return await this.project(slug, name);
    } catch (error) {
      if (error instanceof PlatformError) error.failure.uncertain = true;
      throw error;
    }
  }

  /** Deployed servers answer some writes with an empty body: undefined. */
  #write(request: ApiRequest): Promise<Project | undefined> {
    return this.#transport.send(request, (answer) => {
      if (answer === undefined) return undefined;
      const body = fields(answer, 'the answer');
      return Object.keys(body).length === 0 ? undefined : projectOf(body.project, 'project');
    });
  }
}

function repositoriesPageOf(answer: unknown): MixedPage<RepositorySummary> {
  const body = fields(answer, 'the answer', ['repositorySummaries', 'hasMore', 'cursor']);
  // A server that leaves out zeros has no other way to say "no cursor" than 0.
  const cursor = id(body.cursor ?? 0, 'cursor');
  return {
    rows: list(body.repositorySummaries, 'repositorySummaries', repositoryOf),
    cursor: cursor === 0n ? undefined : cursor,
    hasMore: flag(body.hasMore, 'hasMore'),
  };
}

function deploymentPath(slug: string): string {
  // A slug is one segment, whatever is in it.
  return `/api/v1/deployments/${encodePath(slug).replaceAll('/', '%2F')}`;
}

function projectPath(slug: string, name: string): string {
  return `${deploymentPath(slug)}/projects/${encodePath(name)}`;
}
