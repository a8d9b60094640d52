import { describe, expect, it } from 'vitest';
import { errorOf, open } from '../server.ts';

const POLICIES = { body: { policies: [] } };
const to = (status: number, location: string) => ({ status, headers: { location } });

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('%i within the origin is followed by a read', async (status) => {
    const { reader, seen } = await open((_, index) => (index === 0 ? to(status, '/other?x=1') : POLICIES));
    expect(await reader.policies(1n)).toEqual([]);
    expect(seen.map(({ path }) => path)).toEqual(['/api/v1/deployments/1/policies', '/other?x=1']);
  });

  it.each([307, 308])('%i within the origin is followed by a write, with its body', async (status) => {
    const project = { project: { name: 'acme/renamed', tags: ['new'] } };
    const { writer, seen } = await open((_, index) =>
      index === 0 ? to(status, '/renamed') : { body: project },
    );
    const answer = await writer.addTags('acme', 'acme/api', ['new'], 'array', 1);
    // A redirect led there, so that its new name does not make it another project.
    expect(answer).toMatchObject({ kind: 'answered', value: { name: 'acme/renamed' } });
    expect(seen[1]).toMatchObject({ method: 'PUT', path: '/renamed', body: '["new"]' });
  });

  it.each([
    ['http://localhost:1/x', 'http://localhost:1'],
    ['//evil.example/x', 'http://evil.example'],
    ['http://user:pass@evil.example/', 'http://evil.example'],
    ['\\\\evil.example\\x', 'http://evil.example'],
    // These lead nowhere.
    ['javascript:alert(1)', undefined],
    ['http://[:::1', undefined],
    ['', undefined],
  ])('to %s is not followed: the token stays', async (location, redirectTo) => {
    const { reader, seen } = await open(() => to(307, location));
    const failure = { kind: 'redirect', status: 307, redirectTo };
    expect(await errorOf(reader.policies(1n))).toMatchObject({ failure });
    expect(seen).toHaveLength(1);
  });

  it('that leads on and on is left', async () => {
    const { reader, seen } = await open((_, index) => to(307, `/${index}`));
    const error = await errorOf(reader.policies(1n));
    expect(error).toMatchObject({ failure: { kind: 'redirect', cause: 'more than 5 redirects' } });
    expect(seen).toHaveLength(6);
  });
});
