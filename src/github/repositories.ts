import type { Connection, GitHubRequest } from './connection.ts';
import { Fields } from './decode.ts';
import { GitHubError } from './errors.ts';
import { readPages } from './pages.ts';
import {
  decodePropertyValues,
  decodeRepository,
  decodeRepositoryProperties,
  type PropertyValues,
  type Repository,
  type RepositoryMetadata,
} from './repository.ts';

/** What is asked for beside the metadata: each needs requests, and permissions of its own. */
export interface Wanted {
  readonly properties: boolean;
  /** Slugs of teams of the organisation. */
  readonly teams: readonly string[];
}

export interface Team {
  readonly slug: string;
  readonly name: string;
}

const TEAMS_PERMISSION = 'organization members: read';
const PROPERTIES_PERMISSION = 'organization custom properties: read';
const METADATA_PERMISSION = 'metadata: read';

/**
 * All repositories of an organisation or user that the token sees. The answer does not say what it does not see.
 *
 * @throws GitHubError also when one of the sources fails: no part of it reads as empty
 */
export async function readRepositories(
  connection: Connection,
  owner: string,
  wanted: Wanted,
): Promise<readonly Repository[]> {
  const [listed, properties, teams] = await Promise.all([
    listRepositories(connection, owner),
    wanted.properties ? readProperties(connection, owner) : undefined,
    readTeamsById(connection, owner, wanted.teams),
  ]);
  // A repository that comes or goes meanwhile moves others to another page: some are listed twice then.
  const byId = new Map(listed.map((metadata) => [metadata.id, metadata]));
  return [...byId.values()].map((metadata) => ({
    ...metadata,
    properties: properties?.get(metadata.id),
    teams: teams?.get(metadata.id) ?? (teams && []),
  }));
}

/**
 * Single repositories by `owner/repo`, each with a request of its own (two with properties): for up to ten, that is
 * less than a list. A renamed one comes with its new name; one that the token does not see is undefined.
 *
 * @throws GitHubError
 */
export async function readNamedRepositories(
  connection: Connection,
  fullNames: readonly string[],
  wanted: Wanted,
): Promise<ReadonlyMap<string, Repository | undefined>> {
  const read = await Promise.all(
    fullNames.map((fullName) => readNamed(connection, fullName, wanted.properties)),
  );
  const owners = new Map(
    read.flatMap((one) => (one ? [[ownerOf(one.fullName).toLowerCase(), one] as const] : [])),
  );
  const teamsByOwner = new Map(
    await Promise.all(
      [...owners].map(async ([key, { fullName }]) => {
        return [key, await readTeamsById(connection, ownerOf(fullName), wanted.teams)] as const;
      }),
    ),
  );
  const withTeams = (one: Omit<Repository, 'teams'>): Repository => {
    const teams = teamsByOwner.get(ownerOf(one.fullName).toLowerCase());
    return { ...one, teams: teams?.get(one.id) ?? (teams && []) };
  };
  return new Map(fullNames.map((fullName, index) => [fullName, read[index] && withTeams(read[index])]));
}

/** The organisation's teams that the token sees. @throws GitHubError */
export function readTeams(connection: Connection, org: string): Promise<readonly Team[]> {
  const request = get('/orgs/{org}/teams', { org }, TEAMS_PERMISSION);
  return readPages(connection, request, (row) => {
    const fields = new Fields(row, 'a team');
    return { slug: fields.text('slug'), name: fields.text('name') };
  });
}

/** A user's account is not an organisation: its repositories have another address. */
async function listRepositories(
  connection: Connection,
  owner: string,
): Promise<readonly RepositoryMetadata[]> {
  // In this order, new repositories come last and move none to another page.
  const order = { sort: 'created', direction: 'asc' };
  const ofOrg = get('/orgs/{org}/repos', { org: owner, type: 'all', ...order }, METADATA_PERMISSION);
  const ofUser = get('/users/{username}/repos', { username: owner, ...order }, METADATA_PERMISSION);
  try {
    return await readPages(connection, ofOrg, decodeRepository);
  } catch (error) {
    if (!(error instanceof GitHubError) || error.status !== 404) throw error;
    return await readPages(connection, ofUser, decodeRepository);
  }
}

async function readProperties(
  connection: Connection,
  org: string,
): Promise<ReadonlyMap<number, PropertyValues>> {
  const request = get('/orgs/{org}/properties/values', { org }, PROPERTIES_PERMISSION);
  const rows = await readPages(connection, request, decodeRepositoryProperties);
  return new Map(rows.map(({ id, values }) => [id, values]));
}

/** Slugs by the id of the repository; undefined when no team is wanted. */
async function readTeamsById(
  connection: Connection,
  org: string,
  slugs: readonly string[],
): Promise<ReadonlyMap<number, readonly string[]> | undefined> {
  if (slugs.length === 0) return undefined;
  const lists = await Promise.all(
    slugs.map(async (slug) => {
      const request = get('/orgs/{org}/teams/{team_slug}/repos', { org, team_slug: slug }, TEAMS_PERMISSION);
      const ids = await readPages(connection, request, (row) =>
        new Fields(row, 'a repository').integer('id'),
      );
      return { slug, ids };
    }),
  );
  const slugsById = new Map<number, string[]>();
  for (const { slug, ids } of lists) {
    for (const id of new Set(ids)) slugsById.set(id, [...(slugsById.get(id) ?? []), slug]);
  }
  return slugsById;
}

async function readNamed(
  connection: Connection,
  fullName: string,
  withProperties: boolean,
): Promise<Omit<Repository, 'teams'> | undefined> {
  const request = get('/repos/{owner}/{repo}', splitName(fullName), METADATA_PERMISSION);
  const metadata = await connection.send(request, decodeRepository).catch((error: unknown) => {
    if (error instanceof GitHubError && error.status === 404) return undefined;
    throw error;
  });
  if (metadata === undefined || !withProperties) return metadata && { ...metadata, properties: undefined };
  const path = '/repos/{owner}/{repo}/properties/values';
  const values = get(path, splitName(metadata.fullName), METADATA_PERMISSION);
  return { ...metadata, properties: await connection.send(values, decodePropertyValues) };
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

function ownerOf(fullName: string): string {
  return splitName(fullName).owner;
}
