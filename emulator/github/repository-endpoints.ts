import {
  type Endpoint,
  type EndpointRequest,
  notFound,
  pageOf,
  requirePermission,
  requireRepository,
} from './endpoint.ts';
import { type Account, accountByLogin, maySee, type StoredRepository } from './state.ts';
import { wireRepository } from './wire.ts';

export const listOrgRepositories: Endpoint = (request) => {
  const org = requireAccount(request, 'org', 'Organization');
  const rows = sorted(request, repositoriesOf(request, org));
  return pageOf(request, rows, (row) => wireRepository(request, row), organizationPath(org, 'repos'));
};

export const listUserRepositories: Endpoint = (request) => {
  const user = requireAccount(request, 'username');
  // The list of another account has public repositories only.
  const rows = repositoriesOf(request, user).filter(({ visibility }) => visibility === 'public');
  return pageOf(request, sorted(request, rows), (row) => wireRepository(request, row));
};

export const getRepository: Endpoint = (request) => {
  return { body: wireRepository(request, requireRepository(request)) };
};

export const getBranchRef: Endpoint = (request) => {
  const { branchHeads = {} } = requireRepository(request);
  const ref = request.path.ref ?? '';
  const sha = branchHeads[ref.replace(/^heads\//, '')];
  if (sha === undefined) throw notFound();
  return { body: { ref: `refs/${ref}`, object: { type: 'commit', sha } } };
};

export const getRepositoryProperties: Endpoint = (request) => {
  return { body: wireProperties(requireRepository(request)) };
};

export const listOrgProperties: Endpoint = (request) => {
  const org = requireAccount(request, 'org', 'Organization');
  requirePermission(request, 'organization_custom_properties', 'read');
  return pageOf(
    request,
    repositoriesOf(request, org),
    (row) => ({
      repository_id: row.id,
      repository_name: row.fullName.split('/')[1],
      repository_full_name: row.fullName,
      properties: wireProperties(row),
    }),
    organizationPath(org, 'properties/values'),
  );
};

export const listTeams: Endpoint = (request) => {
  const org = requireAccount(request, 'org', 'Organization');
  requirePermission(request, 'members', 'read');
  const rows = request.state.teams.filter((team) => team.org.toLowerCase() === org.login.toLowerCase());
  return pageOf(request, rows, ({ id, slug, name }) => ({ id, slug, name }), organizationPath(org, 'teams'));
};

export const listTeamRepositories: Endpoint = (request) => {
  const org = requireAccount(request, 'org', 'Organization');
  requirePermission(request, 'members', 'read');
  const team = request.state.teams.find(({ org: owner, slug }) => {
    return owner.toLowerCase() === org.login.toLowerCase() && slug === request.path.team_slug?.toLowerCase();
  });
  if (team === undefined) throw notFound();
  const rows = repositoriesOf(request, org).filter(({ id }) => team.repositoryIds.includes(id));
  return pageOf(request, rows, (row) => wireRepository(request, row));
};

function requireAccount(request: EndpointRequest, part: string, kind?: Account['kind']): Account {
  const account = accountByLogin(request.state, request.path[part] ?? '');
  if (account === undefined || (kind !== undefined && account.kind !== kind)) throw notFound();
  return account;
}

function repositoriesOf({ state, grant }: EndpointRequest, { login }: Account): StoredRepository[] {
  const prefix = `${login.toLowerCase()}/`;
  return state.repositories.filter(
    (row) => row.fullName.toLowerCase().startsWith(prefix) && maySee(grant, row),
  );
}

/** Sorts by the time of creation, as ids are; the newest come first unless `direction` says otherwise. */
function sorted({ query }: EndpointRequest, rows: readonly StoredRepository[]): StoredRepository[] {
  const ascending = rows.toSorted((a, b) => a.id - b.id);
  return query.get('direction') === 'asc' ? ascending : ascending.reverse();
}

function wireProperties({ properties }: StoredRepository) {
  return Object.entries(properties).map(([property_name, value]) => ({ property_name, value }));
}

/** GitHub's links of an organisation's lists have its id in the path, not its name. */
function organizationPath({ id }: Account, rest: string): string {
  return `/organizations/${id}/${rest}`;
}
