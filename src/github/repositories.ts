import { GitHubError } from './errors.ts';
import { type List, type Octokit, readList } from './octokit.ts';

interface RepositoryMetadata {
  id: number;
  /** `owner/repo`, as GitHub spells it. */
  full_name: string;
  visibility: string;
  archived: boolean;
  fork: boolean;
  is_template: boolean;
  topics: readonly string[];
  /** The main language, if there is one. */
  language?: string;
  /** ISO 8601; absent if nothing was ever pushed. */
  pushed_at?: string;
  /** The type `User` is a person's account, which has neither custom properties nor teams. */
  owner: { type: string };
}

export interface Repository extends RepositoryMetadata {
  /**
   * Values by property name; none if the property has no value here. Undefined if they were not requested, or if
   * GitHub's list of properties lacks the repository: then they are unknown.
   */
  properties?: Map<string, readonly string[]> | Unreadable;
  /** Slugs of the requested teams that have access. Undefined if that is unknown. */
  teams?: readonly string[] | Unreadable;
}

/** Why something is unknown; an error means that GitHub does not show it to this token. */
export type Unreadable = 'personal-account' | GitHubError;

/** A repository as lists and single reads return it; old Enterprise Servers leave some fields out of lists. */
interface Row extends Pick<RepositoryMetadata, 'id' | 'full_name' | 'fork' | 'owner'> {
  private: boolean;
  visibility?: string;
  archived?: boolean;
  is_template?: boolean;
  topics?: readonly string[];
  language?: string | null;
  pushed_at?: string | null;
}

/** What to read besides the metadata; each needs further requests and permissions. */
export interface Wanted {
  properties: boolean;
  /** Slugs of teams of the organization. */
  teams: readonly string[];
}

type TeamsOf = (repository: RepositoryMetadata) => Repository['teams'];

/** In this order, new repositories come last, and no other moves to another page. */
const PAGES = { sort: 'created', direction: 'asc', per_page: 100 } as const;

/**
 * All repositories of an organization or a person that the token sees. GitHub does not say which ones it hides.
 *
 * @throws GitHubError with status 404 when the owner does not exist
 */
export async function readRepositories(
  octokit: Octokit,
  owner: string,
  wanted: Wanted,
): Promise<List<Repository>> {
  const { rows, isWhole } = await listRepositories(octokit, owner);
  const org = rows.some((one) => one.owner.type !== 'User') ? owner : undefined;
  const [properties, teamsOf] = await Promise.all([
    wanted.properties ? readProperties(octokit, org) : undefined,
    readTeamsOf(octokit, org, wanted.teams),
  ]);
  const repositories = rows.map((one) => ({
    ...one,
    properties: properties instanceof Map ? properties.get(one.id) : properties,
    teams: teamsOf(one),
  }));
  return { rows: repositories, isWhole };
}

/**
 * Single repositories by `owner/repo`, each with a request of its own (two with properties): for up to ten, that is
 * less than a list. A renamed one has its new name; one that the token does not see is undefined.
 *
 * @throws GitHubError also when GitHub refuses the token for all of them
 */
export async function readNamedRepositories(
  octokit: Octokit,
  fullNames: readonly string[],
  wanted: Wanted,
): Promise<ReadonlyMap<string, Repository | undefined>> {
  const read = await Promise.all(
    fullNames.map((fullName) => unlessRefused(readNamed(octokit, fullName, wanted.properties))),
  );
  const [refusal] = read.filter((one) => one instanceof GitHubError);
  const seen = read.map((one) => (one instanceof GitHubError ? undefined : one));
  if (refusal !== undefined && !isMissing(refusal) && seen.every((one) => one === undefined)) throw refusal;
  const teams = new Map<string, Promise<TeamsOf>>();
  const withTeams = async (one: Repository): Promise<Repository> => {
    const [owner = ''] = one.full_name.split('/');
    const org = one.owner.type === 'User' ? undefined : owner;
    const teamsOf = teams.get(owner) ?? readTeamsOf(octokit, org, wanted.teams);
    teams.set(owner, teamsOf);
    return { ...one, teams: (await teamsOf)(one) };
  };
  const found = await Promise.all(seen.map((one) => (one === undefined ? undefined : withTeams(one))));
  return new Map(fullNames.map((fullName, index) => [fullName, found[index]]));
}

/** The slugs of the organization's teams that the token sees. @throws GitHubError */
export async function readTeamSlugs(octokit: Octokit, org: string): Promise<readonly string[]> {
  const pages = octokit.paginate.iterator(octokit.rest.teams.list, { org, per_page: 100 });
  return (await readList(pages, ({ slug }) => slug)).rows;
}

/** The names of all properties that the organization defines, even if no repository has a value. @throws GitHubError */
export async function readPropertyNames(octokit: Octokit, org: string): Promise<readonly string[]> {
  const { data } = await octokit.rest.orgs.customPropertiesForReposGetOrganizationDefinitions({ org });
  return data.map(({ property_name }) => property_name);
}

async function listRepositories(octokit: Octokit, owner: string): Promise<List<RepositoryMetadata>> {
  const { iterator } = octokit.paginate;
  const { listForOrg, listForUser } = octokit.rest.repos;
  try {
    return await readList(iterator(listForOrg, { org: owner, type: 'all', ...PAGES }), metadataOf);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return await readList(iterator(listForUser, { username: owner, ...PAGES }), metadataOf);
  }
}

/** Keyed by the repository's id. */
async function readProperties(octokit: Octokit, org: string | undefined) {
  if (org === undefined) return 'personal-account';
  const list = octokit.rest.orgs.customPropertiesForReposGetOrganizationValues;
  const pages = octokit.paginate.iterator(list, { org, per_page: 100 });
  const read = await unlessRefused(
    readList(pages, ({ repository_id, properties }) => [repository_id, valuesOf(properties)] as const),
  );
  return read instanceof GitHubError ? read : new Map(read.rows);
}

/** Returns a function that finds which of the requested teams have access to a repository. */
async function readTeamsOf(
  octokit: Octokit,
  org: string | undefined,
  slugs: readonly string[],
): Promise<TeamsOf> {
  if (slugs.length === 0) return () => undefined;
  if (org === undefined) return () => 'personal-account';
  const lists = await Promise.all(
    slugs.map((team_slug) => {
      const asked = { org, team_slug, per_page: 100 };
      const pages = octokit.paginate.iterator(octokit.rest.teams.listReposInOrg, asked);
      return unlessRefused(readList(pages, ({ id }) => id));
    }),
  );
  const refusal = lists.find((list) => list instanceof GitHubError && !isMissing(list));
  if (refusal instanceof GitHubError) return () => refusal;
  if (lists.some((list) => 'isWhole' in list && !list.isWhole)) return () => undefined;
  // A missing team has no repositories here; another organization may have that team.
  const idsOf = lists.map((list) => new Set(list instanceof GitHubError ? [] : list.rows));
  return ({ id }) => slugs.filter((_, index) => idsOf[index]?.has(id));
}

async function readNamed(octokit: Octokit, fullName: string, withProperties: boolean): Promise<Repository> {
  const metadata = metadataOf((await octokit.rest.repos.get(splitName(fullName))).data);
  if (!withProperties) return metadata;
  if (metadata.owner.type === 'User') return { ...metadata, properties: 'personal-account' };
  const asked = splitName(metadata.full_name);
  const read = await unlessRefused(octokit.rest.repos.customPropertiesForReposGetRepositoryValues(asked));
  return { ...metadata, properties: read instanceof GitHubError ? read : valuesOf(read.data) };
}

async function unlessRefused<T>(work: Promise<T>): Promise<T | GitHubError> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof GitHubError && error.isRefusal) return error;
    throw error;
  }
}

/** Whether the owner does not exist: a 404 for a later page of a list does not say so. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof GitHubError)) return false;
  const { status, path = '' } = error.failure;
  return status === 404 && !/[?&]page=/.test(path);
}

function splitName(fullName: string): { owner: string; repo: string } {
  const [owner = '', repo = ''] = fullName.split('/');
  return { owner, repo };
}

function metadataOf(row: Row): RepositoryMetadata {
  return {
    id: row.id,
    full_name: row.full_name,
    visibility: row.visibility ?? (row.private ? 'private' : 'public'),
    archived: row.archived ?? false,
    fork: row.fork,
    is_template: row.is_template ?? false,
    topics: row.topics ?? [],
    language: row.language ?? undefined,
    pushed_at: row.pushed_at ?? undefined,
    owner: { type: row.owner.type },
  };
}

/** The value of a custom property: one text, several, or none. */
interface PropertyRow {
  property_name: string;
  value: string | string[] | null;
}

function valuesOf(rows: readonly PropertyRow[]): Map<string, readonly string[]> {
  return new Map(
    rows.map(({ property_name, value }) => {
      const values = typeof value === 'string' ? [value] : (value ?? []);
      return [property_name, values.filter((one) => one !== '')];
    }),
  );
}
