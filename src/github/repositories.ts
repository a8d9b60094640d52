import { mapped, object, requiredText } from '../platform/http/decode.ts';
import type { Connection, GitHubRequest } from './connection.ts';
import { GitHubError } from './errors.ts';
import { readPages } from './pages.ts';
import {
  numericId,
  type PropertyRow,
  propertyRows,
  type Repository,
  type RepositoryMetadata,
  repositoryProperties,
  repositoryRow,
  valuesOf,
} from './repository.ts';

/** What is asked for beside the metadata: each needs requests, and permissions of its own. */
export interface Wanted {
  readonly properties: boolean;
  /** Slugs of teams of the organisation. */
  readonly teams: readonly string[];
}

/** What was found out about properties and teams, of all organisations together. */
export interface Sources {
  /** In lower case, also of properties without a value. */
  readonly propertyNames: Set<string>;
  /** Slugs, as they were asked for, of the teams that exist. */
  readonly teams: Set<string>;
  /** Lists that at least one organisation answered. */
  readonly answered: Set<'properties' | 'teams'>;
  /** Why one does not answer this token. */
  readonly refused: Map<'properties' | 'teams', GitHubError>;
}

const TEAMS_PERMISSION = 'Organization: Members (read)';
const PROPERTIES_PERMISSION = 'Organization: Custom properties (read)';
const METADATA_PERMISSION = 'Repository: Metadata (read)';

export function noSources(): Sources {
  return { propertyNames: new Set(), teams: new Set(), answered: new Set(), refused: new Map() };
}

/**
 * All repositories of an organisation or a person that the token sees. The answer does not say what it does not see.
 *
 * @param sources is added to
 * @throws GitHubError of status 404 where there is no such owner; no part of the list reads as empty
 */
export async function readRepositories(
  connection: Connection,
  owner: string,
  wanted: Wanted,
  sources: Sources,
): Promise<readonly Repository[]> {
  // In this order, new repositories come last and move none to another page.
  const order = { sort: 'created', direction: 'asc' };
  const ofOrg = get('/orgs/{org}/repos', { org: owner, type: 'all', ...order }, METADATA_PERMISSION);
  const ofUser = get('/users/{username}/repos', { username: owner, ...order }, METADATA_PERMISSION);
  const listed = await readPages(connection, ofOrg, repositoryRow).catch((error: unknown) => {
    if (isMissing(error)) return readPages(connection, ofUser, repositoryRow);
    throw error;
  });
  // A repository that comes or goes meanwhile moves others to another page: some are listed twice then.
  const unique = [...new Map(listed.map((metadata) => [metadata.id, metadata])).values()];
  const isOrg = unique.some(({ owner }) => owner.type !== 'User');
  const owned = isOrg ? () => readProperties(connection, owner, sources) : () => 'personal-account' as const;
  const properties = wanted.properties ? await owned() : undefined;
  const teamsOf = await readTeamsOf(connection, isOrg ? owner : undefined, wanted.teams, sources);
  return unique.map((metadata) => ({
    ...metadata,
    properties: properties instanceof Map ? properties.get(metadata.id) : properties,
    teams: teamsOf(metadata),
  }));
}

/**
 * Single repositories by `owner/repo`, each with a request of its own (two with properties): for up to ten, that is
 * less than a list. A renamed one comes with its new name; one that the token does not see is undefined.
 *
 * @param sources is added to
 * @throws GitHubError also where the token may see none of them, because GitHub refuses it
 */
export async function readNamedRepositories(
  connection: Connection,
  fullNames: readonly string[],
  wanted: Wanted,
  sources: Sources,
): Promise<ReadonlyMap<string, Repository | undefined>> {
  const read = await Promise.all(
    fullNames.map((fullName) => readNamed(connection, fullName, wanted.properties, sources)),
  );
  const [refusal] = read.filter((one) => one instanceof GitHubError);
  const seen = read.map((one) => (one instanceof GitHubError ? undefined : one));
  if (refusal !== undefined && !isMissing(refusal) && seen.every((one) => one === undefined)) throw refusal;
  const teams = new Map<string, Promise<(one: RepositoryMetadata) => Repository['teams']>>();
  const withTeams = async (one: Omit<Repository, 'teams'>): Promise<Repository> => {
    const { owner } = splitName(one.full_name);
    const key = owner.toLowerCase();
    const org = one.owner.type === 'User' ? undefined : owner;
    if (!teams.has(key)) teams.set(key, readTeamsOf(connection, org, wanted.teams, sources));
    return { ...one, teams: (await teams.get(key))?.(one) };
  };
  const found = await Promise.all(seen.map((one) => (one === undefined ? undefined : withTeams(one))));
  return new Map(fullNames.map((fullName, index) => [fullName, found[index]]));
}

const teamSlug = mapped(object({ slug: requiredText }), (read) => read.slug);
const propertyName = mapped(object({ property_name: requiredText }), (read) => read.property_name);
const repositoryId = mapped(object({ id: numericId }), (read) => read.id);

/** The slugs of the organisation's teams that the token sees. @throws GitHubError */
export function readTeamSlugs(connection: Connection, org: string): Promise<readonly string[]> {
  const request = get('/orgs/{org}/teams', { org }, TEAMS_PERMISSION);
  return readPages(connection, request, teamSlug);
}

/** The names of the properties that the organisation defines, also of those that no repository has. @throws GitHubError */
export function readPropertyNames(connection: Connection, org: string): Promise<readonly string[]> {
  const request = get('/orgs/{org}/properties/schema', { org }, PROPERTIES_PERMISSION);
  return readPages(connection, request, propertyName);
}

/** By the repository's id. */
async function readProperties(
  connection: Connection,
  org: string,
  sources: Sources,
): Promise<ReadonlyMap<number, ReadonlyMap<string, readonly string[]>> | 'refused'> {
  const request = get('/orgs/{org}/properties/values', { org }, PROPERTIES_PERMISSION);
  const rows = await unlessRefused(readPages(connection, request, repositoryProperties));
  if (rows instanceof GitHubError) return noted(sources, 'properties', rows);
  return new Map(rows.map((row) => [row.repository_id, known(row.properties, sources)]));
}

/** How to find the slugs of the teams that have a repository, of those that were asked for. */
async function readTeamsOf(
  connection: Connection,
  org: string | undefined,
  slugs: readonly string[],
  sources: Sources,
): Promise<(repository: RepositoryMetadata) => Repository['teams']> {
  if (slugs.length === 0) return () => undefined;
  if (org === undefined) return () => 'personal-account';
  const lists = await Promise.all(
    slugs.map((slug) => {
      const request = get('/orgs/{org}/teams/{team_slug}/repos', { org, team_slug: slug }, TEAMS_PERMISSION);
      return unlessRefused(readPages(connection, request, repositoryId));
    }),
  );
  const refusal = lists.find((list) => list instanceof GitHubError && !isMissing(list));
  if (refusal instanceof GitHubError) return () => noted(sources, 'teams', refusal);
  sources.answered.add('teams');
  const slugsById = new Map<number, string[]>();
  for (const [index, slug] of slugs.entries()) {
    const list = lists[index];
    // A team that is not there has nothing here; in another organisation there may be one.
    if (list === undefined || list instanceof GitHubError) continue;
    sources.teams.add(slug);
    for (const id of new Set(list)) slugsById.set(id, [...(slugsById.get(id) ?? []), slug]);
  }
  return ({ id }) => slugsById.get(id) ?? [];
}

async function readNamed(
  connection: Connection,
  fullName: string,
  withProperties: boolean,
  sources: Sources,
): Promise<Omit<Repository, 'teams'> | GitHubError> {
  const request = get('/repos/{owner}/{repo}', splitName(fullName), METADATA_PERMISSION);
  const metadata = await unlessRefused(connection.send(request, repositoryRow));
  if (metadata instanceof GitHubError) return metadata;
  if (!withProperties) return { ...metadata, properties: undefined };
  if (metadata.owner.type === 'User') return { ...metadata, properties: 'personal-account' };
  const path = '/repos/{owner}/{repo}/properties/values';
  const values = get(path, splitName(metadata.full_name), PROPERTIES_PERMISSION);
  const rows = await unlessRefused(connection.send(values, propertyRows));
  const properties = rows instanceof GitHubError ? noted(sources, 'properties', rows) : known(rows, sources);
  return { ...metadata, properties };
}

function known(rows: readonly PropertyRow[], sources: Sources): ReadonlyMap<string, readonly string[]> {
  sources.answered.add('properties');
  for (const { name } of rows) sources.propertyNames.add(name.toLowerCase());
  return valuesOf(rows);
}

function noted(sources: Sources, source: 'properties' | 'teams', refusal: GitHubError): 'refused' {
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

function get(path: string, parameters: Record<string, string>, permission: string): GitHubRequest {
  return { method: 'GET', path, parameters, permission };
}

function splitName(fullName: string): { owner: string; repo: string } {
  const [owner = '', repo = '', ...further] = fullName.split('/');
  if (owner === '' || repo === '' || further.length > 0) {
    throw new TypeError(`"${fullName}" is not the name of a repository, owner/repo`);
  }
  return { owner, repo };
}
