import { splitName } from '../model/names.ts';
import type { NoRepositoryReason } from '../model/notice.ts';
import type { Project } from '../platform/resources/project.ts';
import { GitHubError } from './errors.ts';
import { viewerLogin } from './marked-text.ts';
import { type Octokit, type PagedRows, readList, readWhole } from './octokit.ts';

type ListedRepository = Awaited<ReturnType<Octokit['rest']['repos']['listForOrg']>>['data'][number];

/** Repositories of an owner of type `User` have neither custom properties nor teams. */
type Metadata = Pick<
  ListedRepository,
  | 'id'
  | 'full_name'
  | 'visibility'
  | 'archived'
  | 'fork'
  | 'is_template'
  | 'topics'
  | 'language'
  | 'pushed_at'
> & { owner: { type: string } };

/** An error: GitHub refuses to show it. Undefined: it is unknown, or was not requested. */
export interface Repository extends Metadata {
  /** Values by property name; none if the property has no value here. */
  properties?: Map<string, readonly string[]> | GitHubError;
  /** Slugs of the requested teams that have access. */
  teams?: readonly string[] | GitHubError;
}

/** Each needs further requests and permissions. */
export interface RepositoryDetails {
  properties: boolean;
  teams: readonly string[];
}

/** In this order, new repositories come last, and no other moves to another page. */
const PAGES = { sort: 'created', direction: 'asc', per_page: 100 } as const;

/** Those of an organization that the token sees, or a person's public ones. @throws GitHubError */
export async function listRepositories(
  octokit: Octokit,
  owner: string,
  details: RepositoryDetails,
): Promise<PagedRows<Repository>> {
  const { iterator } = octokit.paginate;
  const { listForOrg, listForUser } = octokit.rest.repos;
  const { rows, isComplete } = await readOrgOrUser<PagedRows<Metadata>>(
    () => readList(iterator(listForOrg, { org: owner, type: 'all', ...PAGES })),
    () => readList(iterator(listForUser, { username: owner, ...PAGES })),
  );
  if (!rows.some(isOfOrganization)) return { rows, isComplete };
  const [properties, teamsOf] = await Promise.all([
    details.properties ? listProperties(octokit, owner) : undefined,
    readTeamsOf(octokit, owner, details.teams),
  ]);
  const repositories = rows.map((row) => ({
    ...row,
    properties: properties instanceof Map ? properties.get(row.id) : properties,
    teams: teamsOf(row),
  }));
  return { rows: repositories, isComplete };
}

/**
 * A renamed repository has its new name; those that the token does not see are left out.
 *
 * @throws GitHubError, also when none was found and GitHub refused access to any
 */
export async function readNamedRepositories(
  octokit: Octokit,
  fullNames: readonly string[],
  details: RepositoryDetails,
): Promise<Map<string, Repository>> {
  const readOne = async (fullName: string) => {
    const result = await unlessRefused(readRepository(octokit, fullName, details.properties));
    return [fullName, result] as const;
  };
  const results = await Promise.all(fullNames.map(readOne));
  const found = new Map<string, Repository>();
  for (const [fullName, result] of results) if (!(result instanceof GitHubError)) found.set(fullName, result);
  const [, refusal] = results.find(([, result]) => result instanceof GitHubError && !isMissing(result)) ?? [];
  if (found.size === 0 && refusal !== undefined) throw refusal;
  const ofOrganizations = [...found.values()].filter(isOfOrganization);
  const byOwner = Map.groupBy(ofOrganizations, ({ full_name }) => splitName(full_name).owner);
  for (const [org, repositories] of byOwner) {
    const teamsOf = await readTeamsOf(octokit, org, details.teams);
    for (const repository of repositories) repository.teams = teamsOf(repository);
  }
  return found;
}

export function isOfOrganization({ owner }: Pick<Metadata, 'owner'>): boolean {
  return owner.type !== 'User';
}

/** The teams that the token sees. @throws GitHubError, also for an incomplete list */
export async function listTeamSlugs(octokit: Octokit, org: string): Promise<readonly string[]> {
  const pages = octokit.paginate.iterator(octokit.rest.teams.list, { org, per_page: 100 });
  return (await readWhole(pages, `/orgs/${org}/teams`)).map(({ slug }) => slug);
}

/** Also of properties of which no repository has a value. @throws GitHubError */
export async function readPropertyNames(octokit: Octokit, org: string): Promise<readonly string[]> {
  const { data } = await octokit.rest.orgs.customPropertiesForReposGetOrganizationDefinitions({ org });
  return data.map(({ property_name }) => property_name);
}

/** Reads from a person if there is no organization of that name. */
async function readOrgOrUser<T>(ofOrg: () => Promise<T>, ofUser: () => Promise<T>): Promise<T> {
  return ofOrg().catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    return ofUser();
  });
}

/** Whether an account has this name; true if GitHub refuses to say. @throws GitHubError */
export async function hasOwner({ rest }: Octokit, owner: string): Promise<boolean> {
  const { listForOrg, listForUser } = rest.repos;
  const page = readOrgOrUser<unknown>(
    () => listForOrg({ org: owner, per_page: 1 }),
    () => listForUser({ username: owner, per_page: 1 }),
  );
  return !isMissing(await unlessRefused(page));
}

/** Keyed by the repository's id; one that GitHub's list lacks is unknown. */
async function listProperties(octokit: Octokit, org: string) {
  const list = octokit.rest.orgs.customPropertiesForReposGetOrganizationValues;
  const result = await unlessRefused(readList(octokit.paginate.iterator(list, { org, per_page: 100 })));
  if (result instanceof GitHubError) return result;
  return new Map(result.rows.map(({ repository_id, properties }) => [repository_id, valuesOf(properties)]));
}

/** Finds the teams with access to a repository. */
async function readTeamsOf(octokit: Octokit, org: string, slugs: readonly string[]) {
  if (slugs.length === 0) return () => undefined;
  const lists = await Promise.all(
    slugs.map((team_slug) => {
      const parameters = { org, team_slug, per_page: 100 };
      const pages = octokit.paginate.iterator(octokit.rest.teams.listReposInOrg, parameters);
      return unlessRefused(readList(pages));
    }),
  );
  const refusal = lists.find((list) => list instanceof GitHubError && !isMissing(list));
  if (refusal instanceof GitHubError) return () => refusal;
  if (lists.some((list) => 'isComplete' in list && !list.isComplete)) return () => undefined;
  // A missing team has no repositories here; another organization may have that team.
  const ids = lists.map((list) => new Set(list instanceof GitHubError ? [] : list.rows.map((row) => row.id)));
  return ({ id }: Metadata) => slugs.filter((_, index) => ids[index]?.has(id));
}

async function readRepository(octokit: Octokit, name: string, withProperties: boolean): Promise<Repository> {
  const { data: repository } = await octokit.rest.repos.get(splitName(name));
  if (!withProperties || !isOfOrganization(repository)) return repository;
  const address = splitName(repository.full_name);
  const result = await unlessRefused(octokit.rest.repos.customPropertiesForReposGetRepositoryValues(address));
  return { ...repository, properties: result instanceof GitHubError ? result : valuesOf(result.data) };
}

export async function unlessRefused<T>(work: Promise<T>): Promise<T | GitHubError> {
  return work.catch((error: unknown) => {
    if (error instanceof GitHubError && error.isRefusal) return error;
    throw error;
  });
}

/** A 404 for a later page does not say that the owner, team or repository is missing. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof GitHubError)) return false;
  const { status, path } = error.failure;
  return status === 404 && !/[?&]page=/.test(path);
}

function valuesOf(rows: readonly { property_name: string; value: string | string[] | null }[]) {
  return new Map(
    rows.map(({ property_name, value }) => [property_name, [value ?? []].flat().filter(Boolean)]),
  );
}

/** It lists only public repositories of an organization and the job's own. */
export async function isJobToken(octokit: Octokit): Promise<boolean> {
  return (await unlessRefused(viewerLogin(octokit))) === 'github-actions[bot]';
}

/** An owner's repositories that the token lists, and that projects name. @throws GitHubError */
export async function countRepositories(
  octokit: Octokit,
  fullName: string,
  serverUrl: string,
  projects: readonly ProjectPlace[],
) {
  const { owner } = splitName(fullName);
  const { hostname } = new URL(serverUrl);
  const parsed = projects.map((project) => repositoryName(project, hostname));
  const fullNames = parsed.flatMap((name) => ('fullName' in name ? name.fullName.toLowerCase() : []));
  const withProjects = new Set(fullNames.filter((name) => name.startsWith(`${owner.toLowerCase()}/`))).size;
  const { listForOrg, listForUser } = octokit.rest.repos;
  type Page = { data: readonly unknown[]; headers: { link?: string } };
  const [{ data, headers }, isPartial] = await readOrgOrUser<[Page, hidesOthers: boolean]>(
    async () => [await listForOrg({ org: owner, type: 'all', per_page: 1 }), await isJobToken(octokit)],
    async () => [await listForUser({ username: owner, per_page: 1 }), false],
  );
  // With one row on each page, the number of the last page is that of all rows.
  const [, repositories = data.length] = /[?&]page=(\d+)[^>]*>; rel="last"/.exec(headers.link ?? '') ?? [];
  return { owner, repositories: Number(repositories), isPartial, withProjects };
}

/** @throws GitHubError if the token may not read the list */
export async function checkAccess({ rest }: Octokit, list: 'pull-requests' | 'issues', fullName: string) {
  const readPage = list === 'issues' ? rest.issues.listForRepo : rest.pulls.list;
  await readPage({ ...splitName(fullName), per_page: 1 });
}

export type ProjectPlace = Pick<Project, 'name' | 'url'>;

export type RepositoryFacts =
  | { known: true; repository: Repository }
  | { known: false; reason: NoRepositoryReason; fullName?: string };

/** Matches by address, else by name, in any case. Several projects may share one. @param renames by former name */
export function projectMatcher(
  serverUrl: string,
  repositories: readonly Repository[],
  renames: ReadonlyMap<string, Repository> = new Map(),
): (project: ProjectPlace) => RepositoryFacts {
  // A reused name belongs to the repository that has it now.
  const named = [
    ...renames,
    ...repositories.map((repository) => [repository.full_name, repository] as const),
  ];
  const byName = new Map(named.map(([name, repository]) => [name.toLowerCase(), repository]));
  const serverHost = new URL(serverUrl).hostname;
  return (project) => {
    const parsed = repositoryName(project, serverHost);
    if ('reason' in parsed) return { known: false, ...parsed };
    const repository = byName.get(parsed.fullName.toLowerCase());
    return repository ? { known: true, repository } : { known: false, reason: 'not-visible', ...parsed };
  };
}

type ParsedName = { fullName: string } | { reason: NoRepositoryReason };

/** The repository may not exist. */
export function repositoryName({ name, url = '' }: ProjectPlace, serverHost: string): ParsedName {
  const segments = name.split('/');
  if (url.trim() === '') return segments.length === 2 ? fullNameOf(segments) : { reason: 'not-a-repository' };
  const address = URL.parse(url);
  if (address === null) return { reason: 'not-a-repository' };
  if (address.hostname !== serverHost) return { reason: 'other-host' };
  return fullNameOf(address.pathname.split('/').filter(Boolean));
}

/** The first two segments; the rest is a path within the repository. */
function fullNameOf([owner = '', repo = '']: readonly string[]): ParsedName {
  const fullName = `${owner}/${repo.replace(/\.git$/i, '')}`;
  // GitHub refuses the names `.` and `..`, too: they would leave the path of a request.
  const isName = /^\w[\w-]*\/[\w.-]+$/.test(fullName) && !/\/\.{1,2}$/.test(fullName);
  return isName ? { fullName } : { reason: 'not-a-repository' };
}
