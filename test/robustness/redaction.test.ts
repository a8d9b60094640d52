import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TOKEN } from '../../emulator/platform/server.ts';
import { openPlatform, stepOn } from '../operations/scenario.ts';
import type { StepRun } from '../step.ts';

const TOKEN = DEFAULT_TOKEN;
const hex = Buffer.from(TOKEN).toString('hex');
const percent = [...TOKEN].map((character) => `%${character.charCodeAt(0).toString(16)}`).join('');
const escaped = [...TOKEN].map((character) => `\\u00${character.charCodeAt(0).toString(16)}`).join('');
const entities = [...TOKEN].map((character) => `&#${character.charCodeAt(0)};`).join('');
const FORMS: [string, string][] = [
  ['as it is', TOKEN],
  ['in capitals', TOKEN.toUpperCase()],
  ['with line breaks within', `${TOKEN.slice(0, 12)}\n${TOKEN.slice(12, 30)}\r\n${TOKEN.slice(30)}`],
  ['with a tab within', `${TOKEN.slice(0, 20)}\t${TOKEN.slice(20)}`],
  ['in JSON escapes', escaped],
  ['in hexadecimal', hex],
  ['in capital hexadecimal', hex.toUpperCase()],
  ['percent-encoded', percent],
  ['percent-encoded twice', percent.replaceAll('%', '%25')],
  ['percent-encoded three times', percent.replaceAll('%', '%2525')],
  ['in entities', entities],
  ['in hexadecimal entities', [...TOKEN].map((one) => `&#x${one.charCodeAt(0).toString(16)};`).join('')],
  ['in base64', Buffer.from(TOKEN).toString('base64')],
  ['in base64 of basic authentication', Buffer.from(`x:${TOKEN}`).toString('base64')],
];

/** All that the step leaves, without what makes the runner mask. */
function traces({ log, stderr, summary, outputs, temp }: StepRun): string {
  const lines = log.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  const files = readdirSync(temp, { withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files.map(({ name }) => readFileSync(join(temp, name), 'utf8'));
  return [...lines, stderr, summary, ...Object.values(outputs), ...texts].join('\n');
}

/** A text with every escape that a reader might undo undone. */
function undone(text: string): string {
  let plain = text.replace(/[\r\n\t]|&NewLine;/g, '');
  for (let round = 0; round < 5; round++) {
    plain = plain
      .replaceAll(/%([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
      .replaceAll(/\\+u00([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
      .replaceAll(/&amp;/gi, '&')
      .replaceAll(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
      .replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  }
  return plain.toLowerCase();
}

function expectNoToken(run: StepRun): void {
  const text = traces(run);
  const plain = undone(text);
  expect(plain.includes(TOKEN)).toBe(false);
  expect(text.toLowerCase().includes(hex)).toBe(false);
  expect(plain.includes(Buffer.from(TOKEN).toString('base64').slice(4, 40).toLowerCase())).toBe(false);
}

const FORMS_TEXT = FORMS.map(([, form]) => form);

describe('the token in what the platform says', () => {
  it.each(FORMS.filter(([name]) => /as it is|twice|line breaks|base64 of/.test(name)))(
    '%s is in no trace of an error, nor where it is cut',
    async (_, form) => {
      const body = `{"message":"${'x'.repeat(480)}${form.replace(/[\r\n]+/g, '\\n')}"}`;
      const platform = await openPlatform({ faults: () => ({ kind: 'body', status: 400, body }) });
      expectNoToken(await stepOn(platform, { operation: 'list-policies' }));
    },
  );

  it('is in no trace of a project, whatever its form', async () => {
    const platform = await openPlatform();
    const project = platform.state.projects.get('acme/payments-api');
    if (project === undefined) throw new Error('the believable state has it');
    project.url = `https://github.com/acme/${FORMS_TEXT.join('/')}`;
    project.tags.push(...FORMS_TEXT);
    expectNoToken(await stepOn(platform, { operation: 'tag', tags: 'new' }));
    expectNoToken(await stepOn(platform, { operation: 'list-projects' }));
  });

  it('is in no trace of a scan, whatever its form', async () => {
    const platform = await openPlatform();
    const [scan] = platform.state.scans;
    Object.assign(scan?.meta ?? {}, {
      branch: TOKEN,
      commit_title: escaped,
      pull_request_title: percent,
      ci_job_url: `https://ci.example/${hex}`,
      ...Object.fromEntries(FORMS_TEXT.map((form, at) => [form, FORMS_TEXT[at - 1] ?? 'x'])),
    });
    expectNoToken(await stepOn(platform, { operation: 'scan', 'scan-id': String(scan?.id) }));
  });

  it('in a long page that is cut within it is not there in part', async () => {
    for (let before = 19_950; before < 20_000; before += 34) {
      const body = `${'x '.repeat(before / 2)}${TOKEN}`;
      const platform = await openPlatform({
        faults: () => ({ kind: 'body', status: 500, body, contentType: 'text/plain' }),
      });
      const run = await stepOn(platform, { operation: 'list-policies' });
      expect(traces(run)).not.toContain(TOKEN.slice(0, 12));
    }
  });
});
