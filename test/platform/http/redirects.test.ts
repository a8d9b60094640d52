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
    'http://localhost:1/x',
    '//evil.example/x',
    'http://user:pass@evil.example/',
    '\\\\evil.example\\x',
  ])('to %s is not followed: the token stays', async (location) => {
    const { reader, seen } = await open(() => to(307, location));
    const error = await errorOf(reader.policies(1n));
    const redirectTo = expect.stringMatching(/^http:\/\/[a-z.]+(:\d+)?$/);
    expect(error).toMatchObject({ failure: { kind: 'redirect', status: 307, redirectTo } });
    expect(seen).toHaveLength(1);
  });

  it.each(['javascript:alert(1)', 'http://[:::1', ''])(
    'to `%s`, which is nowhere, is not followed',
    async (location) => {
      const { reader } = await open(() => to(302, location));
      const error = await errorOf(reader.policies(1n));
      expect(error).toMatchObject({ failure: { kind: 'redirect', redirectTo: undefined } });
    },
  );

  it('that leads on and on is left', async () => {
    const { reader, seen } = await open((_, index) => to(307, `/${index}`));
    const error = await errorOf(reader.policies(1n));
    expect(error).toMatchObject({ failure: { kind: 'redirect', cause: 'more than 5 redirects' } });
    expect(seen).toHaveLength(6);
  });
});
