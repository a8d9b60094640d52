import { describe, expect, it } from 'vitest';
import { ACTIONS_TOKEN } from '../../emulator/github/believable-state.ts';
import { rename } from '../../emulator/github/state.ts';
import { clientOf, openGitHub } from './open.ts';

const metadataOnly = { properties: false, teams: [] };

describe('single repositories', () => {
  it('take one request each, with properties two', async () => {
    const server = await openGitHub();
    const names = ['acme/ledger', 'acme/cart'];
    const plain = await (await clientOf(server)).namedRepositories(names, metadataOnly);
    expect(plain.get('acme/cart')).toMatchObject({ full_name: 'acme/cart', teams: undefined });
    expect(plain.get('acme/cart')).not.toHaveProperty('properties');
    expect(server.requests).toHaveLength(2);
    const rich = await (await clientOf(server)).namedRepositories(names, {
      properties: true,
      teams: ['payments'],
    });
    expect([...(rich.get('acme/ledger')?.properties ?? [])]).toContainEqual(['team', ['payments']]);
    expect(rich.get('acme/ledger')?.teams).toEqual(['payments']);
    expect(rich.get('acme/cart')?.teams).toEqual([]);
    expect(server.requests).toHaveLength(2 + 4 + 1);
  });

  it('are found under a new name after they were renamed', async () => {
    const server = await openGitHub();
    rename(server.state, 'acme/ledger', 'acme/general-ledger');
    const read = await (await clientOf(server)).namedRepositories(['acme/Ledger'], {
      properties: true,
      teams: ['payments'],
    });
    expect(read.get('acme/Ledger')).toMatchObject({ full_name: 'acme/general-ledger', teams: ['payments'] });
  });

  it('are undefined where the token does not see them, and have no teams where it may not ask', async () => {
    const server = await openGitHub();
    const github = await clientOf(server, { token: ACTIONS_TOKEN });
    const hidden = server.state.repositories.find(
      ({ visibility, fullName }) => visibility === 'private' && fullName !== 'acme/payments-api',
    );
    if (hidden === undefined) throw new Error('there is a private one');
    const read = await github.namedRepositories([hidden.fullName, 'acme/never-was'], metadataOnly);
    expect([...read.values()]).toEqual([undefined, undefined]);
    const wanted = { properties: false, teams: ['payments'] };
    const own = await github.namedRepositories(['acme/payments-api'], wanted);
    expect(own.get('acme/payments-api')?.teams).toBe('refused');
  });
});
