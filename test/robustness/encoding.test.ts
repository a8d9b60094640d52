import { expect, it } from 'vitest';
import { openServer, TOKEN } from '../platform/server.ts';
import { runStep } from '../step.ts';

it('An answer in another encoding than UTF-8 is refused, before its tags could be written back broken', async () => {
  const project = { id: 1, name: 'acme/login', tags: ['café'] };
  const server = await openServer(() => ({
    headers: { 'content-type': 'application/json; charset=iso-8859-1' },
    body: Buffer.from(JSON.stringify({ project }), 'latin1'),
  }));
  const run = await runStep({
    inputs: {
      ...{ operation: 'tag', token: TOKEN, 'base-url': server.url.href, 'deployment-slug': 'acme' },
      ...{ projects: 'acme/login', tags: 'new', 'max-retries': '0' },
    },
  });
  expect(run.exitCode).toBe(1);
  expect(run.errors.join()).toContain('the answer is not UTF-8');
  expect(server.seen.map(({ method }) => method)).toEqual(['GET']);
});
