import { describe, expect, it } from 'vitest';
import { PULL_REQUEST_SCAN } from '../../emulator/platform/believable-state.ts';
import { DEFAULT_TOKEN, type Platform } from '../../emulator/platform/server.ts';
import { decodedBase64 } from '../decoded-base64.ts';
import type { StepRun } from '../step.ts';
import { openPlatform } from './findings/context.ts';
import { stepOn } from './scenario.ts';

const TOKEN = DEFAULT_TOKEN;
const MASK = `::add-mask::${TOKEN}\n`;
/** The lines at the start of the log that register it, in each of its forms. */
const MASKS = /^(?:::add-mask::.*\n)+/;

/** That the token, in no form of it, is anywhere but in the lines that register it and in its header. */
function expectUntold(run: StepRun, platform: Platform): void {
  expect(run.log.startsWith(MASK)).toBe(true);
  const { log, stderr, outputs, summary, reportText } = run;
  const told = [log.replace(MASKS, ''), stderr, JSON.stringify(outputs), summary, reportText];
  const requests = platform.requests.map(({ path, body, headers: { authorization, ...headers } }) => {
    expect(authorization).toBe(`Bearer ${TOKEN}`);
    return path + body + JSON.stringify(headers);
  });
  const text = [...told, ...requests].join('\n');
  for (const said of [text, decodedBase64(text)]) expect(said).not.toContain(TOKEN);
}

const TAG = { operation: 'tag', projects: 'acme/login\nacme/none', tags: 'new' };
const SCAN = { operation: 'scan', 'scan-id': String(PULL_REQUEST_SCAN) };
const TRIAGE = { operation: 'triage', 'issue-type': 'sast', status: 'open', 'new-triage-state': 'fixing' };

describe('the token', () => {
  it.each([TAG, TRIAGE, SCAN])('is nowhere but in the header of requests: %j', async (inputs) => {
    const platform = await openPlatform();
    const run = await stepOn(platform, inputs, { environment: { RUNNER_DEBUG: '1' } });
    expect(platform.requests.length).toBeGreaterThan(0);
    expectUntold(run, platform);
  });

  it('is kept out of the words of a server that repeats it', async () => {
    const platform = await openPlatform({ faults: () => ({ kind: 'echo-token', status: 400 }) });
    const run = await stepOn(platform, TAG);
    expect(run.summary).toContain('***');
    expectUntold(run, platform);
  });

  it('is kept out of answers that hold it', async () => {
    const platform = await openPlatform();
    for (const { meta } of platform.state.scans) meta.commit_title = `leaked ${TOKEN}`;
    const run = await stepOn(platform, SCAN);
    expect(run.outputs.scan).toContain('leaked ***');
    expect(run.exitCode).toBe(0);
    expectUntold(run, platform);
  });

  it('is registered as a secret before anything else is said, also where inputs are wrong', async () => {
    const platform = await openPlatform();
    const run = await stepOn(platform, {
      operation: 'nothing',
      'base-url': `http://user:${TOKEN}@evil.example`,
      'github-token': 'ghs_ofTheRun0123456789',
      'metadata-token': 'ghs_ofTheApp0123456789',
    });
    expect(run.exitCode).toBe(1);
    const inBase64 = Buffer.from(`:${TOKEN}`).toString('base64').slice(2, -4);
    for (const secret of ['ghs_ofTheRun0123456789', 'ghs_ofTheApp0123456789', inBase64])
      expect(run.log).toMatch(new RegExp(`^::add-mask::${secret}.?.?\\n`, 'm'));
    expectUntold(run, platform);
  });

  it.each<Record<string, string>>([
    { ...TAG, tags: `new, ${TOKEN}` },
    { ...TRIAGE, 'new-note': Buffer.from(`Bearer ${TOKEN}`).toString('base64') },
    { operation: 'list-projects', 'deployment-slug': TOKEN },
    { operation: TOKEN },
    { ...TAG, tags: 'ghs_ofTheRun0123456789' },
  ])('is refused in another input, which no message repeats: %j', async (inputs) => {
    const platform = await openPlatform();
    const run = await stepOn(platform, { ...inputs, 'github-token': 'ghs_ofTheRun0123456789' });
    expect(run.errors[0]).toMatch(/contains a token, which the summary and the report would show; remove it/);
    expect(platform.requests).toEqual([]);
    expect(run.summary + run.reportText).not.toContain('ghs_ofTheRun');
    expectUntold(run, platform);
  });
});
