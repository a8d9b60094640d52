import { describe, expect, it } from 'vitest';
import { ACTIONS_TOKEN, fleetGitHub } from '../../emulator/github/believable-state.ts';
import { faultsOn } from '../../emulator/github/faults.ts';
import type { GitHubServer } from '../../emulator/github/server.ts';
import { rename, repositoryByName } from '../../emulator/github/state.ts';
import {
  listRepositories,
  type RepositoryDetails,
  readNamedRepositories,
} from '../../src/github/repositories.ts';
import { failureOf, octokitFor, openGitHub, routesOf } from './open.ts';

const metadataOnly = { properties: false, teams: [] };

async function listed(server: GitHubServer, owner = 'acme', wanted: RepositoryDetails = metadataOnly) {
  return listRepositories(await octokitFor(server), owner, wanted);
}

async function named(
  server: GitHubServer,
  names: string[],
  wanted: RepositoryDetails = metadataOnly,
  token?: string,
) {
  const octokit = await octokitFor(server, token === undefined ? {} : { token });
  return readNamedRepositories(octokit, names, wanted);
}

describe('the repositories of an organisation', () => {
  it('come with their metadata, and with nothing that was not asked for', async () => {
    const server = await openGitHub();
    const { rows: repositories } = await listed(server);
    const stored = server.state.repositories.filter(({ fullName }) => fullName.startsWith('acme/'));
    expect(repositories.map(({ full_name }) => full_name).sort()).toEqual(
      stored.map(({ fullName }) => fullName).sort(),
    );
    const template = repositories.find(({ full_name }) => full_name === 'acme/ci-templates');
    expect(template).toMatchObject({ archived: false, fork: false, is_template: true });
    expect([template?.properties, template?.teams]).toEqual([undefined, undefined]);
    expect(routesOf(server)).toEqual(['GET /orgs/{org}/repos']);
  });

  it('come with properties and teams when those are wanted', async () => {
    const server = await openGitHub();
    const ledger = repositoryByName(server.state, 'acme/ledger');
    if (ledger === undefined) throw new Error('there is a ledger');
    ledger.properties = { tier: '1', regulations: ['pci', 'sox'], team: null };
    const wanted = { properties: true, teams: ['payments', 'platform'] };
    const { rows: repositories } = await listed(server, 'acme', wanted);
    const found = repositories.find(({ full_name }) => full_name === 'acme/ledger');
    // One that is only defined has no value.
    const values = { tier: ['1'], regulations: ['pci', 'sox'], team: [] };
    expect(found?.properties).toEqual(new Map(Object.entries(values)));
    expect(found?.teams).toEqual(['payments']);
    expect(repositories.find(({ full_name }) => full_name === 'acme/design-docs')?.teams).toEqual([]);
  });

  it('are read with at most 65 requests when they are 3,000, with properties and two teams', async () => {
    const server = await openGitHub({ state: fleetGitHub(3000) });
    const wanted = { properties: true, teams: ['red', 'blue'] };
    const { rows: repositories } = await listed(server, 'fleet', wanted);
    expect(new Set(repositories.map(({ id }) => id)).size).toBe(3000);
    expect(repositories.every(({ properties }) => new Map(properties as never).size === 2)).toBe(true);
    expect(repositories.filter(({ teams }) => String(teams).includes('red'))).toHaveLength(150);
    expect(server.requests.length).toBeLessThanOrEqual(65);
  });
});

describe('properties and teams', () => {
  it.each([
    ['properties', { properties: true, teams: [] }, 'organization-custom-properties: read'],
    ['teams', { properties: false, teams: ['payments'] }, 'members: read'],
  ] as const)('that the token may not read have the reason: %s', async (...row) => {
    const [source, wanted, missingPermission] = row;
    const octokit = await octokitFor(await openGitHub(), { token: ACTIONS_TOKEN });
    const { rows: repositories } = await listRepositories(octokit, 'acme', wanted);
    const serverMessage = 'Resource not accessible by integration';
    const failure = { status: 403, missingPermission, serverMessage };
    for (const repository of repositories) expect(repository[source]).toMatchObject({ failure });
  });

  it('are not asked for of a person, who has neither', async () => {
    const server = await openGitHub();
    const wanted = { properties: true, teams: ['payments'] };
    const { rows: repositories } = await listed(server, 'octo-dev', wanted);
    for (const { properties, teams } of repositories)
      expect([properties, teams]).toEqual([undefined, undefined]);
    expect(routesOf(server)).toEqual(['GET /orgs/{org}/repos', 'GET /users/{username}/repos']);
  });

  it.each([
    ['of a team that does not exist are none', ['ghosts'], []],
    ['are not known where the list of one team was cut', ['platform', 'payments'], undefined],
  ])('%s', async (_, wanted, teams) => {
    const cut = { kind: 'status', status: 200, headers: { link: '<x>; rel="next"' }, body: [] } as const;
    const faults = faultsOn(({ path }) => path.includes('/teams/payments/'), cut);
    const { rows } = await listed(await openGitHub({ faults }), 'acme', { properties: false, teams: wanted });
    expect(rows.map((row) => row.teams)).toEqual(rows.map(() => teams));
  });
});

describe('a list that fails', () => {
  it('is an error when neither an organisation nor a user has the name', async () => {
    const server = await openGitHub();
    expect(await failureOf(listed(server, 'nobody'))).toMatchObject({ status: 404 });
  });

  it('is an error when one page of many fails', async () => {
    const faults = faultsOn(({ path }) => path.includes('page=2'), { kind: 'status', status: 403 });
    const server = await openGitHub({ state: fleetGitHub(250), faults });
    expect(await failureOf(listed(server, 'fleet'))).toMatchObject({ kind: 'status', status: 403 });
  });
});

describe('single repositories', () => {
  it('take one request each, with properties two', async () => {
    const server = await openGitHub();
    const names = ['acme/ledger', 'acme/cart'];
    const plain = await named(server, names);
    expect(plain.get('acme/cart')).toMatchObject({ full_name: 'acme/cart', teams: undefined });
    expect(plain.get('acme/cart')).not.toHaveProperty('properties');
    expect(server.requests).toHaveLength(2);
    const rich = await named(server, names, { properties: true, teams: ['payments'] });
    const { properties } = rich.get('acme/ledger') ?? {};
    expect(properties instanceof Map && properties.get('team')).toEqual(['payments']);
    expect(rich.get('acme/ledger')?.teams).toEqual(['payments']);
    expect(rich.get('acme/cart')?.teams).toEqual([]);
    expect(server.requests).toHaveLength(2 + 4 + 1);
  });

  it('are found under a new name after they were renamed', async () => {
    const server = await openGitHub();
    rename(server.state, 'acme/ledger', 'acme/general-ledger');
    const read = await named(server, ['acme/Ledger'], { properties: true, teams: ['payments'] });
    expect(read.get('acme/Ledger')).toMatchObject({ full_name: 'acme/general-ledger', teams: ['payments'] });
  });

  it('are left out where the token does not see them, and have no teams where it may not ask', async () => {
    const server = await openGitHub();
    const hidden = server.state.repositories.find(
      ({ visibility, fullName }) => visibility === 'private' && fullName !== 'acme/payments-api',
    );
    if (hidden === undefined) throw new Error('there is a private one');
    const read = await named(server, [hidden.fullName, 'acme/never-was'], metadataOnly, ACTIONS_TOKEN);
    expect(read.size).toBe(0);
    const wanted = { properties: false, teams: ['payments'] };
    const own = await named(server, ['acme/payments-api'], wanted, ACTIONS_TOKEN);
    expect(own.get('acme/payments-api')?.teams).toMatchObject({ failure: { status: 403 } });
  });
});
