import { describe, expect, it } from 'vitest';
import { ACTIONS_TOKEN } from '../../emulator/github/believable-state.ts';
import { faultsOn } from '../../emulator/github/faults.ts';
import { fleetGitHub } from '../../emulator/github/scale-state.ts';
import { repositoryByName } from '../../emulator/github/state.ts';
import { clientOf, failureOf, openGitHub, routesOf } from './open.ts';

const metadataOnly = { properties: false, teams: [] };

describe('the repositories of an organisation', () => {
  it('come with their metadata, and with nothing that was not asked for', async () => {
    const server = await openGitHub();
    const repositories = await clientOf(server).repositories('acme', metadataOnly);
    const stored = server.state.repositories.filter(({ fullName }) => fullName.startsWith('acme/'));
    expect(repositories.map(({ full_name }) => full_name).sort()).toEqual(
      stored.map((one) => one.fullName).sort(),
    );
    const wanted = repositoryByName(server.state, 'acme/ci-templates');
    expect(repositories.find(({ full_name }) => full_name === 'acme/ci-templates')).toEqual({
      id: wanted?.id,
      full_name: 'acme/ci-templates',
      owner: { type: 'Organization' },
      visibility: wanted?.visibility,
      archived: false,
      fork: false,
      is_template: true,
      topics: wanted?.topics,
      language: wanted?.language,
      pushed_at: wanted?.pushedAt,
      properties: undefined,
      teams: undefined,
    });
    expect(routesOf(server)).toEqual(['GET /orgs/{org}/repos']);
  });

  it('come with properties and teams when those are wanted', async () => {
    const server = await openGitHub();
    const ledger = repositoryByName(server.state, 'acme/ledger');
    if (ledger === undefined) throw new Error('there is a ledger');
    ledger.properties = { tier: '1', regulations: ['pci', 'sox'], team: null };
    const wanted = { properties: true, teams: ['payments', 'platform'] };
    const repositories = await clientOf(server).repositories('acme', wanted);
    const found = repositories.find(({ full_name }) => full_name === 'acme/ledger');
    expect([...(found?.properties ?? [])]).toEqual([
      ['tier', ['1']],
      ['regulations', ['pci', 'sox']],
    ]);
    expect(found?.teams).toEqual(['payments']);
    expect(repositories.find(({ full_name }) => full_name === 'acme/design-docs')?.teams).toEqual([]);
  });

  it('are read with at most 65 requests when they are 3,000, with properties and two teams', async () => {
    const server = await openGitHub({ state: fleetGitHub(3000), faults: () => ({ kind: 'delay', ms: 3 }) });
    const github = clientOf(server);
    const repositories = await github.repositories('fleet', { properties: true, teams: ['red', 'blue'] });
    expect(repositories).toHaveLength(3000);
    expect(new Set(repositories.map(({ id }) => id)).size).toBe(3000);
    expect(repositories.every(({ properties }) => new Map(properties as never).size === 2)).toBe(true);
    expect(repositories.filter(({ teams }) => teams?.includes('red'))).toHaveLength(150);
    expect(server.requests.length).toBeLessThanOrEqual(65);
    expect(server.maxUnderWay).toBeLessThanOrEqual(10);
    expect(server.maxUnderWay).toBeGreaterThan(1);
  });

  it('are followed to the end when the list grows meanwhile', async () => {
    const server = await openGitHub({ state: fleetGitHub(150) });
    server.beforeAnswer = ({ index }) => {
      if (index !== 0) return;
      const last = server.state.repositories.at(-1);
      if (last === undefined) return;
      for (let more = 1; more <= 60; more += 1) {
        const id = last.id + more;
        server.state.repositories.push({
          ...last,
          id,
          fullName: `fleet/new-${more}`,
          createdAt: '2026-08-20T09:00:00Z',
        });
      }
    };
    const repositories = await clientOf(server).repositories('fleet', metadataOnly);
    expect(repositories).toHaveLength(210);
    expect(server.requests).toHaveLength(3);
  });

  it('are listed once when one moves to the next page meanwhile', async () => {
    const server = await openGitHub({ state: fleetGitHub(150) });
    server.beforeAnswer = ({ index }) => {
      const [first] = server.state.repositories.filter(({ fullName }) => fullName.startsWith('fleet/'));
      if (index !== 0 || first === undefined) return;
      const transferred = {
        ...first,
        id: 7,
        fullName: 'fleet/transferred',
        createdAt: '2019-01-01T00:00:00Z',
      };
      server.state.repositories.push(transferred);
    };
    const repositories = await clientOf(server).repositories('fleet', metadataOnly);
    expect(new Set(repositories.map(({ id }) => id)).size).toBe(repositories.length);
    expect(repositories).toHaveLength(150);
  });

  it('are those that the token sees', async () => {
    const server = await openGitHub();
    const repositories = await clientOf(server, { token: ACTIONS_TOKEN }).repositories('acme', metadataOnly);
    const others = repositories.filter(({ full_name }) => full_name !== 'acme/payments-api');
    expect(others.length).toBeGreaterThan(0);
    expect(others.every(({ visibility }) => visibility === 'public')).toBe(true);
  });

  it('are those of a user where the name is of a user', async () => {
    const server = await openGitHub();
    const repositories = await clientOf(server).repositories('octo-dev', metadataOnly);
    expect(repositories.map(({ full_name }) => full_name)).toEqual([
      'octo-dev/dotfiles',
      'octo-dev/payments-api',
    ]);
  });

  it('have unknown properties where the list of properties lacks them', async () => {
    const server = await openGitHub();
    server.beforeProcessing = ({ template }) => {
      const stored = repositoryByName(server.state, 'acme/ledger');
      if (template === '/orgs/{org}/properties/values' && stored) stored.fullName = 'elsewhere/ledger';
    };
    server.beforeAnswer = ({ template }) => {
      const stored = repositoryByName(server.state, 'elsewhere/ledger');
      if (template === '/orgs/{org}/properties/values' && stored) stored.fullName = 'acme/ledger';
    };
    const repositories = await clientOf(server).repositories('acme', { properties: true, teams: [] });
    expect(repositories.find(({ full_name }) => full_name === 'acme/ledger')?.properties).toBeUndefined();
    expect(repositories.find(({ full_name }) => full_name === 'acme/cart')?.properties).toBeDefined();
  });
});

describe('properties and teams', () => {
  it.each([
    ['properties', { properties: true, teams: [] }, 'Organization: Custom properties (read)'],
    ['teams', { properties: false, teams: ['payments'] }, 'Organization: Members (read)'],
  ] as const)(
    'that the token may not read are not empty, and the permission is named: %s',
    async (...row) => {
      const [source, wanted, missingPermission] = row;
      const server = await openGitHub();
      const github = clientOf(server, { token: ACTIONS_TOKEN });
      const repositories = await github.repositories('acme', wanted);
      const { sources } = github;
      expect(new Set(repositories.map((one) => one[source]))).toEqual(new Set(['refused']));
      const serverMessage = 'Resource not accessible by integration';
      expect(sources.refused.get(source)?.failure).toMatchObject({
        status: 403,
        missingPermission,
        serverMessage,
      });
      expect(sources.answered).toEqual(new Set());
    },
  );

  it('are not asked for of a person, who has neither', async () => {
    const server = await openGitHub();
    const wanted = { properties: true, teams: ['payments'] };
    const repositories = await clientOf(server).repositories('octo-dev', wanted);
    for (const { properties, teams } of repositories)
      expect([properties, teams]).toEqual(['personal-account', 'personal-account']);
    expect(routesOf(server)).toEqual(['GET /orgs/{org}/repos', 'GET /users/{username}/repos']);
  });

  it('tell what exists: names of properties without a value, and teams', async () => {
    const server = await openGitHub();
    const ledger = repositoryByName(server.state, 'acme/ledger');
    if (ledger !== undefined) ledger.properties = { ...ledger.properties, 'Cost-Center': null };
    const wanted = { properties: true, teams: ['payments', 'ghosts'] };
    const github = clientOf(server);
    const repositories = await github.repositories('acme', wanted);
    const { sources } = github;
    expect([...sources.propertyNames]).toContain('cost-center');
    expect([...sources.teams]).toEqual(['payments']);
    expect(repositories.find(({ full_name }) => full_name === 'acme/ledger')?.teams).toEqual(['payments']);
  });
});

describe('a list that fails', () => {
  it('is an error when neither an organisation nor a user has the name', async () => {
    const server = await openGitHub();
    expect(await failureOf(clientOf(server).repositories('nobody', metadataOnly))).toMatchObject({
      status: 404,
    });
  });

  it('is an error when one page of many fails', async () => {
    const faults = faultsOn(({ path }) => path.includes('page=2'), { kind: 'status', status: 404 });
    const server = await openGitHub({ state: fleetGitHub(250), faults });
    const error = await failureOf(clientOf(server).repositories('fleet', { properties: true, teams: [] }));
    expect(error).toMatchObject({ kind: 'status', status: 404 });
  });

  it('is an error when the token is refused', async () => {
    const server = await openGitHub();
    const error = await failureOf(
      clientOf(server, { token: 'revoked-token' }).repositories('acme', metadataOnly),
    );
    expect(error).toMatchObject({ kind: 'status', status: 401, serverMessage: 'Bad credentials' });
  });

  it.each([
    ['is not JSON', '<html>maintenance</html>', 'the answer is HTML, not JSON'],
    ['is not a list', { message: 'hello' }, 'the answer is an object, not a list'],
    ['lacks a field', [{ id: 1, full_name: 'acme/x', visibility: 'public' }], '[0].archived is missing'],
    [
      'has an unknown visibility',
      [{ id: 1, full_name: 'acme/x', visibility: 'secret' }],
      '[0].visibility is not one of public, private, internal',
    ],
  ])('is an error when its answer %s', async (_, body, cause) => {
    const headers = { 'content-type': 'application/json' };
    const server = await openGitHub({ faults: () => ({ kind: 'status', status: 200, headers, body }) });
    const error = await failureOf(clientOf(server).repositories('acme', metadataOnly));
    expect(error.kind).toBe('answer');
    expect(error.cause).toContain(cause);
  });
});
