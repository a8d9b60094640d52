import { describe, expect, it } from 'vitest';
import { type Fault, faultsOn } from '../../emulator/platform/faults.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import { stepOn } from '../operations/scenario.ts';
import type { StepRun } from '../step.ts';
import { openPlatform, openServer, stepAt } from './open.ts';

/** With characters that look different once they are encoded. */
const TOKEN = 'se/cr+et=Token~0123456789?abcdef&ghijkl';
const encode = (text: string, encoding: BufferEncoding = 'base64') => Buffer.from(text).toString(encoding);

/** The token as a server may repeat it, within other text. */
const ECHOES: Record<string, string> = {
  plain: `token=${TOKEN}.`,
  'percent-encoded': `?token=${encodeURIComponent(TOKEN)}&x`,
  'percent-encoded in lower case': `?token=${encodeURIComponent(TOKEN).replace(/%../g, (byte) => byte.toLowerCase())}`,
  'percent-encoded as a header': encodeURIComponent(`Bearer ${TOKEN}`),
  'base64, first alignment': encode(`${TOKEN}:`),
  'base64, second alignment': encode(`a${TOKEN}:bc`),
  'base64, third alignment': encode(`ab${TOKEN}:c`),
  'base64 as a header': encode(`Authorization: Bearer ${TOKEN}\r\nAccept: */*`),
  'base64 for addresses': encode(`xy${TOKEN}?>~`, 'base64url'),
};

/** What the token alone decides in each form, wherever it stands. */
const TRACES = [
  TOKEN,
  TOKEN.replaceAll('/', '\\/'),
  encodeURIComponent(TOKEN),
  encodeURIComponent(TOKEN).replace(/%../g, (byte) => byte.toLowerCase()),
  ...['', 'a', 'ab'].flatMap((before) =>
    (['base64', 'base64url'] as const).map((encoding) => encode(before + TOKEN, encoding).slice(4, -4)),
  ),
];

function expectUntold(run: StepRun): void {
  // The token is registered first, in each of its forms.
  const masks = /^(?:::add-mask::.*\n)+/.exec(run.log)?.[0] ?? '';
  expect(masks).toContain(`::add-mask::${TOKEN.replaceAll('%', '%25')}\n`);
  const outputs = Object.entries(run.outputs).flat();
  const told = [run.log.slice(masks.length), run.stderr, run.summary, run.reportText, ...outputs].join('\n');
  expect(told).toContain('***');
  for (const trace of TRACES) expect(told).not.toContain(trace);
}

const step = (platform: Platform, inputs: Record<string, string>) =>
  stepOn(platform, { token: TOKEN, ...inputs }, { environment: { RUNNER_DEBUG: '1' } });

describe.concurrent('the token stays untold', () => {
  it.each([
    ['as text', 'text/plain', (text: string) => text],
    ['as JSON', 'application/json', (text: string) => JSON.stringify({ error: { message: text } })],
    ['as an HTML page', 'text/html', (text: string) => `<html><title>${text}</title></html>`],
  ])('when an error repeats it %s, in every form', async (_, contentType, page) => {
    const body = page(Object.values(ECHOES).join(' '));
    const fault: Fault = { kind: 'body', status: 400, body, contentType };
    const platform = await openPlatform({ token: TOKEN, faults: () => fault });
    const run = await step(platform, { operation: 'tag', tags: 'new', projects: 'acme/login' });
    expect(run.exitCode).toBe(1);
    expectUntold(run);
  });

  it('when answers hold it, in every form', async () => {
    const platform = await openPlatform({ token: TOKEN, state: fleetState(9) });
    for (const [index, echo] of Object.values(ECHOES).entries()) {
      const project = platform.state.projects.all[index];
      if (project === undefined) throw new Error('there are as many projects as forms');
      project.tags = [echo, `old-${index}`];
      project.url = `https://example.com/${echo}`;
      project.default_branch = echo;
    }
    const lists = await step(platform, { operation: 'list-projects' });
    expect(lists.outputs).toMatchObject({ outcome: 'succeeded', count: '9' });
    expect(JSON.parse(lists.outputs.projects ?? '')).toHaveLength(9);
    expectUntold(lists);
    // Tags that are shown with `***` are no tags that got lost.
    const tags = await step(platform, { operation: 'tag', tags: 'new', projects: '**' });
    expect(tags.outputs).toMatchObject({ outcome: 'succeeded', 'projects-changed': '9' });
    expectUntold({ ...tags, summary: `${tags.summary}***` });
  });

  it('when a scan, a name or a header holds it', async () => {
    const text = Object.values(ECHOES).join(' ');
    const meta = { branch: text, commit: text, repository: text, repo_url: `https://x.example/?${text}` };
    const body = JSON.stringify({ id: 7, meta, enabled_products: [text], completed_at: text });
    const { url } = await openServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'x-request-id': encode(TOKEN) });
      response.end(body);
    });
    expectUntold(await stepAt(url, { operation: 'scan', 'scan-id': '7', token: TOKEN }));
  });

  it.each([200, 400])('when JSON spells it with escapes, in an answer of %i', async (status) => {
    const escaped = TOKEN.replace(/[+&=?]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
    const body = `{"id":7,"meta":{"branch":"${escaped}"},"error":"${escaped}"}`;
    const { url } = await openServer((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body);
    });
    expectUntold(await stepAt(url, { operation: 'scan', 'scan-id': '7', token: TOKEN }));
  });

  it('when a connection breaks within words that hold it, and in what identifies a request', async () => {
    const { url } = await openServer((_request, response) => {
      response.writeHead(501, { 'x-request-id': TOKEN, 'content-type': TOKEN });
      response.end(TOKEN);
    });
    expectUntold(await stepAt(url, { operation: 'list-policies', token: TOKEN }));
  });

  it('when the answer to a write repeats it', async () => {
    const echo: Fault = { kind: 'echo-token', status: 503 };
    const platform = await openPlatform({
      token: TOKEN,
      faults: faultsOn(({ method }) => method === 'PUT', echo),
    });
    const run = await step(platform, { operation: 'tag', tags: 'new', projects: 'acme/login' });
    expect(run.exitCode).toBe(1);
    expectUntold(run);
  });
});

describe.concurrent('the token goes', () => {
  it('into one header of each request, and nowhere else', async () => {
    const platform = await openPlatform({ token: TOKEN });
    await step(platform, { operation: 'tag', tags: 'new', projects: '**', 'deployment-slug': '' });
    expect(platform.requests.length).toBeGreaterThan(10);
    for (const { headers, path, body } of platform.requests) {
      const { authorization, ...others } = headers;
      expect(authorization).toBe(`Bearer ${TOKEN}`);
      for (const trace of TRACES) expect(path + body + JSON.stringify(others)).not.toContain(trace);
    }
  });
});
