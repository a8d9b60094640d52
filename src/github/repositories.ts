import { GitHubError } from './errors.ts';
import { type List, type Octokit, readList } from './octokit.ts';
import {
  metadataOf,
  type PropertyRow,
  type Repository,
  type RepositoryMetadata,
  valuesOf,
} from './repository.ts';

/** What is asked for beside the metadata: each needs requests, and permissions of its own. */
export interface Wanted {
  properties: boolean;
  /** Slugs of teams of the organisation. */
  teams: readonly string[];
}

/** What was found out about properties and teams, of all organisations together. */
export interface Sources {
  /** In lower case, also of properties without a value. */
  propertyNames: Set<string>;
  /** Slugs, as they were asked for, of the teams that exist. */
  teams: Set<string>;
  /** Lists that at least one organisation answered. */
  answered: Set<'properties' | 'teams'>;
  /** Why one does not answer this token. */
  refused: Map<'properties' | 'teams', GitHubError>;
}

export interface RepositoryList {
  repositories: readonly Repository[];
  /** False where GitHub did not list all that it has: nothing follows from what is missing then. */
  isWhole: boolean;
}

type TeamsOf = (repository: RepositoryMetadata) => Repository['teams'];

/** In this order, new repositories come last and move none to another page. */
const PAGES = { sort: 'created', direction: 'asc', per_page: 100 } as const;

export function noSources(): Sources {
  return { propertyNames: new Set(), teams: new Set(), answered: new Set(), refused: new Map() };
}

/**
 * All repositories of an organisation or a person that the token sees. The answer does not say what it does not see.
 *
 * @param sources is added to
 * @throws GitHubError of status 404 where there is no such owner
 */
export async function readRepositories(
  octokit: Octokit,
  owner: string,
  wanted: Wanted,
  sources: Sources,
): Promise<RepositoryList> {
  const { rows, isWhole } = await listRepositories(octokit, owner);
  // A repository that comes or goes meanwhile moves others to another page: some are listed twice then.
  const unique = [...new Map(rows.map((metadata) => [metadata.id, metadata])).values()];
  const isOrg = unique.some(({ owner }) => owner.type !== 'User');
  const [properties, teamsOf] = await Promise.all([
    wanted.properties && isOrg ? readProperties(octokit, owner, sources) : undefined,
    readTeamsOf(octokit, isOrg ? owner : undefined, wanted.teams, sources),
  ]);
  const propertiesOf = ({ id }: RepositoryMetadata): Repository['properties'] => {
    if (!wanted.properties) return undefined;
    if (!isOrg) return 'personal-account';
    return properties === 'refused' ? properties : properties?.get(id);
  };
  const repositories = unique.map((one) => ({ ...one, properties: propertiesOf(one), teams: teamsOf(one) }));
  return { repositories, isWhole };
}

/**
 * Single repositories by `owner/repo`, each with a request of its own (two with properties): for up to ten, that is
 * less than a list. A renamed one comes with its new name; one that the token does not see is undefined.
 *
 * @param sources is added to
 * @throws GitHubError also where the token may see none of them, because GitHub refuses it
 */
export async function readNamedRepositories(
  octokit: Octokit,
  fullNames: readonly string[],
  wanted: Wanted,
  sources: Sources,
): Promise<ReadonlyMap<string, Repository | undefined>> {
  const read = await Promise.all(
    fullNames.map((fullName) => unlessRefused(readNamed(octokit, fullName, wanted.properties, sources))),
  );
  const [refusal] = read.filter((one) => one instanceof GitHubError);
  const seen = read.map((one) => (one instanceof GitHubError ? undefined : one));
  if (refusal !== undefined && !isMissing(refusal) && seen.every((one) => one === undefined)) throw refusal;
  const teams = new Map<string, Promise<TeamsOf>>();
  const withTeams = async (one: Repository): Promise<Repository> => {
    const [owner = ''] = one.full_name.split('/');
    const org = one.owner.type === 'User' ? undefined : owner;
    const teamsOf = teams.get(owner) ?? readTeamsOf(octokit, org, wanted.teams, sources);
    teams.set(owner, teamsOf);
    return { ...one, teams: (await teamsOf)(one) };
  };
  const found = await Promise.all(seen.map((one) => (one === undefined ? undefined : withTeams(one))));
  return new Map(fullNames.map((fullName, index) => [fullName, found[index]]));
}

/** The slugs of the organisation's teams that the token sees. @throws GitHubError */
export async function readTeamSlugs(octokit: Octokit, org: string): Promise<readonly string[]> {
  const pages = octokit.paginate.iterator(octokit.rest.teams.list, { org, per_page: 100 });
  return (await readList(pages, ({ slug }) => slug)).rows;
}

/** The names of the properties that the organisation defines, also of those that no repository has. @throws GitHubError */
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

/** By the repository's id. */
async function readProperties(
  octokit: Octokit,
  org: string,
  sources: Sources,
): Promise<ReadonlyMap<number, ReadonlyMap<string, readonly string[]>> | 'refused'> {
  const list = octokit.rest.orgs.customPropertiesForReposGetOrganizationValues;
  const pages = octokit.paginate.iterator(list, { org, per_page: 100 });
  const read = await unlessRefused(
    readList(pages, (row) => [row.repository_id, knownProperties(row.properties, sources)] as const),
  );
  return read instanceof GitHubError ? noteRefusal(sources, 'properties', read) : new Map(read.rows);
}

/** How to find the slugs of the teams that have a repository, of those that were asked for. */
async function readTeamsOf(
  octokit: Octokit,
  org: string | undefined,
  slugs: readonly string[],
  sources: Sources,
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
  if (refusal instanceof GitHubError) {
    noteRefusal(sources, 'teams', refusal);
    return () => 'refused';
  }
  sources.answered.add('teams');
  const found = slugs.flatMap((slug, index) => {
    const list = lists[index];
    // A team that is not there has nothing here; in another organisation there may be one.
    return list === undefined || list instanceof GitHubError
      ? []
      : [{ slug, ...list, ids: new Set(list.rows) }];
  });
  for (const { slug } of found) sources.teams.add(slug);
  if (found.some(({ isWhole }) => !isWhole)) return () => undefined;
  return ({ id }) => found.filter(({ ids }) => ids.has(id)).map(({ slug }) => slug);
}

async function readNamed(
  octokit: Octokit,
  fullName: string,
  withProperties: boolean,
  sources: Sources,
): Promise<Repository> {
  const metadata = metadataOf((await octokit.rest.repos.get(splitName(fullName))).data);
  if (!withProperties) return metadata;
  if (metadata.owner.type === 'User') return { ...metadata, properties: 'personal-account' };
  const asked = splitName(metadata.full_name);
  const read = await unlessRefused(octokit.rest.repos.customPropertiesForReposGetRepositoryValues(asked));
  if (read instanceof GitHubError)
    return { ...metadata, properties: noteRefusal(sources, 'properties', read) };
  return { ...metadata, properties: knownProperties(read.data, sources) };
}

function knownProperties(rows: readonly PropertyRow[], sources: Sources) {
  sources.answered.add('properties');
  for (const { property_name } of rows) sources.propertyNames.add(property_name.toLowerCase());
  return valuesOf(rows);
}

function noteRefusal(sources: Sources, source: 'properties' | 'teams', refusal: GitHubError): 'refused' {
  if (!sources.refused.has(source)) sources.refused.set(source, refusal);
  return 'refused';
}

async function unlessRefused<T>(work: Promise<T>): Promise<T | GitHubError> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof GitHubError && error.isRefusal) return error;
    throw error;
  }
}

/** A page in the middle of a list that is not there says nothing of what the list is of. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof GitHubError)) return false;
  const { status, path } = error.failure;
  return status === 404 && !/[?&]page=/.test(path);
}

function splitName(fullName: string): { owner: string; repo: string } {
  const [owner = '', repo = ''] = fullName.split('/');
  return { owner, repo };
}
