import type { Decoder } from './http/decode.ts';
import { hasStatus } from './http/errors.ts';
import { deploymentPath, policiesPath, projectPath, type Query } from './http/path.ts';
import type { Transport } from './http/transport.ts';
import {
  type CursorPage,
  cursorPages,
  joinPages,
  type KeyOf,
  MIN_PAGE_SIZE,
  markFormerLimit,
  mixedPages,
  readOffsetList,
  sendEither,
  sizedPages,
} from './paging.ts';
import {
  type CycloneDxVersion,
  type DependencyFilter,
  dependenciesAnswer,
  lockfilesAnswer,
  repositoriesAnswer,
  sbomDocument,
  sbomJobAnswer,
  sbomTaskAnswer,
} from './resources/dependency.ts';
import { type Finding, type FindingListParams, findingsAnswer, secretsAnswer } from './resources/finding.ts';
import {
  type Candidate,
  detectionsAnswer,
  dryRunAnswer,
  POLICY_ANSWERS,
  type PolicyBundles,
  type PolicyPart,
  policiesAnswer,
} from './resources/policy.ts';
import { deploymentsAnswer, type Project, projectAnswer, projectsAnswer } from './resources/project.ts';
import { type ScanSummary, scanAnswer, scansAnswer } from './resources/scan.ts';

/** The largest documented, or known to work (field-notes). */
const PAGE_SIZES = {
  projects: 2000,
  findings: 3000,
  secrets: 2000,
  scans: 500,
  repositories: 100,
  lockfiles: 100,
  dependencies: 10_000,
};

interface ScanSearch {
  repositoryId: bigint;
  sinceMs: number;
}

/** A number where it is exact: a `Map` finds it much faster than a `bigint`. */
function keyOfFinding({ id }: Finding): number | bigint {
  const key = Number(id);
  return Number.isSafeInteger(key) ? key : id;
}

/**
 * Numbers are sections of web-api.md. Every method throws `PlatformError`, and `NameError` for a name that cannot be part of
 * a path; lists also throw `PagingError`.
 */
export type PlatformReader = ReturnType<typeof platformReader>;

export function platformReader(transport: Transport) {
  const get = <T>(path: string, decode: Decoder<T>, query?: Query) =>
    transport.read({ method: 'GET', path, query }, decode);
  const list = <Row, Other = never>(
    path: string,
    decode: Decoder<Row[]>,
    query: Query,
    pageSize: number,
    keyOf: KeyOf<Row>,
    keep?: (row: Row) => Row | Other,
  ) => {
    const fetchPage = (page_size: number, page: number, signal: AbortSignal) =>
      transport.read({ method: 'GET', path, query: { ...query, page, page_size }, signal }, decode);
    const sizedPage = sizedPages(Math.max(pageSize, MIN_PAGE_SIZE), fetchPage);
    return readOffsetList(sizedPage, keyOf, transport.concurrency, keep);
  };
  const projectLists = new Map<string, Promise<readonly Project[]>>();
  const namedProjects = new Map<string, Promise<Project | undefined>>();
  const readProjects = async (slug: string, pageSize: number) => {
    const path = `${deploymentPath(slug)}/projects`;
    const { rows, cut } = await list(path, projectsAnswer, {}, pageSize, ({ name }) => name.toLowerCase());
    if (cut !== undefined) throw cut;
    return rows;
  };
  /** Lists with filters, dry runs, and the start of an export are reads, too. */
  const post = <T>(path: string, body: unknown, decode: Decoder<T>) =>
    transport.read({ method: 'POST', path, body }, decode);
  const dependenciesPath = (deploymentId: bigint) => `${deploymentPath(deploymentId)}/dependencies`;
  const dependencyPages = <Row, Cursor>(
    path: string,
    dependencyFilter: DependencyFilter | undefined,
    decode: Decoder<CursorPage<Row, Cursor>>,
    pageSize: number,
  ) => mixedPages((paging) => post(path, { ...paging, dependencyFilter }, decode), pageSize);
  const scanPages = (deploymentId: bigint, { repositoryId, sinceMs }: ScanSearch) => {
    const path = `${deploymentPath(deploymentId)}/scans/search`;
    const query = { repository_id: repositoryId, since: new Date(sinceMs).toISOString() };
    return sizedPages(PAGE_SIZES.scans, (limit, cursor?: string) =>
      post(path, { ...query, limit, cursor }, scansAnswer),
    );
  };
  return {
    serverNowMs: () => transport.serverNowMs(),

    /** Part 5, rule 3. */
    deployments: () => get('/api/v1/deployments', deploymentsAnswer),

    /** All projects (4.1), without `managed_scan_config`; read once. */
    projects(slug: string, pageSize = PAGE_SIZES.projects): Promise<readonly Project[]> {
      const projects = projectLists.get(slug) ?? readProjects(slug, pageSize);
      projectLists.set(slug, projects);
      return projects;
    },

    firstProjects(slug: string) {
      const path = `${deploymentPath(slug)}/projects`;
      return sizedPages(PAGE_SIZES.projects, (page_size) => get(path, projectsAnswer, { page_size }))();
    },

    /** One project (4.2), which has another name only after a redirect. */
    project(slug: string, name: string) {
      const expected = { kind: 'project', name } as const;
      return transport.read({ method: 'GET', path: projectPath(slug, name), expected }, projectAnswer);
    },

    /** The project with that name in any case, or that former one; undefined if there is none. Read once. */
    namedProject(slug: string, name: string): Promise<Project | undefined> {
      const path = projectPath(slug, name.toLowerCase());
      const read = () =>
        this.project(slug, name).catch((error: unknown) => {
          if (hasStatus(error, [404])) return undefined;
          throw error;
        });
      const project = namedProjects.get(path) ?? read();
      namedProjects.set(path, project);
      return project;
    },

    /** One scan (4.5). */
    scan(deploymentId: bigint, scanId: bigint) {
      const path = `${deploymentPath(deploymentId)}/scan/${scanId}`;
      return transport.read({ method: 'GET', path, expected: { kind: 'scan', id: scanId } }, scanAnswer);
    },

    /** The newest first (field-notes, "Scans"). */
    searchScans(deploymentId: bigint, search: ScanSearch): Promise<ScanSummary[]> {
      return joinPages(cursorPages(scanPages(deploymentId, search)), ({ id }) => id);
    },

    /** The first page of `searchScans`. */
    async newestScans(deploymentId: bigint, search: ScanSearch): Promise<ScanSummary[]> {
      return (await scanPages(deploymentId, search)()).rows;
    },

    /** 4.6. A migrated deployment answers 410. */
    policies(deploymentId: bigint) {
      return get(`${deploymentPath(deploymentId)}/policies`, policiesAnswer);
    },

    /** All products (field-notes, "Policies, newer"). A deployment that was not migrated answers 403. */
    detectionPolicies(deploymentId: bigint) {
      return get(policiesPath(deploymentId), detectionsAnswer);
    },

    /** One part of the newer policies. A product that is not enabled answers 404. */
    policyBundle<P extends PolicyPart>(deploymentId: bigint, part: P) {
      return get(policiesPath(deploymentId, part), POLICY_ANSWERS[part]);
    },

    /** The changes that `putPolicies` would make, or all problems of the bundle. */
    dryRunPolicies<P extends PolicyPart>(deploymentId: bigint, part: P, bundle: Candidate<PolicyBundles[P]>) {
      return post(`${policiesPath(deploymentId, part)}:dryRun`, { bundle }, dryRunAnswer);
    },

    /** The repositories that have dependencies matching `filter` (4.7). */
    repositoriesWithDependencies(
      deploymentId: bigint,
      filter: DependencyFilter | undefined,
      pageSize = PAGE_SIZES.repositories,
    ) {
      const path = `${dependenciesPath(deploymentId)}/repositories`;
      return joinPages(dependencyPages(path, filter, repositoriesAnswer, pageSize), ({ id }) => id);
    },

    /** Some of `repositoriesWithDependencies`, without a page size, whose name differs. */
    firstRepositories(deploymentId: bigint) {
      return post(`${dependenciesPath(deploymentId)}/repositories`, {}, repositoriesAnswer);
    },

    /** Pages of the dependencies that match `filter`. */
    dependencies(deploymentId: bigint, filter?: DependencyFilter, pageSize = PAGE_SIZES.dependencies) {
      return dependencyPages(dependenciesPath(deploymentId), filter, dependenciesAnswer, pageSize);
    },

    /** With dependencies matching `filter`, which must not name repositories. */
    lockfiles(
      deploymentId: bigint,
      repositoryId: bigint,
      filter: DependencyFilter | undefined,
      pageSize = PAGE_SIZES.lockfiles,
    ) {
      const path = `${dependenciesPath(deploymentId)}/repositories/${repositoryId}/lockfiles`;
      const pages = dependencyPages(path, filter, lockfilesAnswer, pageSize);
      return joinPages(pages, ({ lockfilePath }) => lockfilePath);
    },

    async exportSbom(deploymentId: bigint, repositoryId: bigint, version: CycloneDxVersion) {
      const path = `${deploymentPath(deploymentId)}/sbom/export`;
      const cyclonedxVersion = `SBOM_CYCLONE_DX_VERSION_V${version.replace('.', '_')}`;
      const wanted = {
        formatVersion: { format: 'SBOM_FORMAT_CYCLONEDX', cyclonedxVersion },
        sbomOutputFormat: 'SBOM_OUTPUT_FORMAT_JSON',
      };
      const send = (id: bigint | string) => post(path, { repositoryId: id, ...wanted }, sbomTaskAnswer);
      // A number in scripts, a text by the description.
      return (await sendEither(send, repositoryId, String(repositoryId))).answer.taskToken;
    },

    sbomJob(deploymentId: bigint, taskToken: string) {
      const path = `${deploymentPath(deploymentId)}/sbom/export/${encodeURIComponent(taskToken)}`;
      return get(path, sbomJobAnswer);
    },

    /** @param downloadUrl from the job; the token is not sent there */
    sbom(downloadUrl: URL, version: CycloneDxVersion) {
      return transport.read({ method: 'GET', path: '', downloadUrl }, sbomDocument(version));
    },

    /** The findings of code, supply chain or AI, or what `keep` returns for each. */
    async findings<Other = never>(
      slug: string,
      params: FindingListParams,
      pageSize = PAGE_SIZES.findings,
      keep?: (row: Finding) => Finding | Other,
    ) {
      const path = `${deploymentPath(slug)}/findings`;
      const decode = findingsAnswer(params.issue_type);
      return markFormerLimit(await list(path, decode, params, pageSize, keyOfFinding, keep));
    },

    /** One page, of the documented default size. */
    firstFindings(slug: string, params: FindingListParams) {
      return get(`${deploymentPath(slug)}/findings`, findingsAnswer(params.issue_type), params);
    },

    /** One page, of the largest size. */
    findingsPage(slug: string, params: FindingListParams) {
      const readPage = (page_size: number) => this.firstFindings(slug, { ...params, page_size });
      return sizedPages(PAGE_SIZES.findings, readPage)();
    },

    firstSecrets(deploymentId: bigint) {
      return get(`${deploymentPath(deploymentId)}/secrets`, secretsAnswer, { limit: MIN_PAGE_SIZE });
    },

    /** Without removed ones (field-notes, "Secrets"). */
    async secrets(deploymentId: bigint, params: Query, pageSize = PAGE_SIZES.secrets) {
      const path = `${deploymentPath(deploymentId)}/secrets`;
      let received = 0;
      const fetchPage = async (limit: number, cursor?: string) => {
        const page = await get(path, secretsAnswer, { ...params, cursor, limit });
        received += page.length;
        return page;
      };
      const rows = await joinPages(cursorPages(sizedPages(pageSize, fetchPage)), keyOfFinding);
      return markFormerLimit({ rows, received });
    },
  };
}
