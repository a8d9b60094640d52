/**
 * The whole output of a step for people and later steps: `golden/<operation>/<case>/`. A change of a text shows
 * as a diff of these files, which is what to review; `npx vitest run test/golden.test.ts -u` writes them anew.
 */

import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GitHubServer } from '../emulator/github/server.ts';
import type { Platform } from '../emulator/platform/server.ts';
import { CASES, NOW, open as openPlatform } from './golden-cases.ts';
import { innerStep } from './inner-step.ts';
import type { StepRun } from './step.ts';

/** Time stands still, except while a step pauses. */
beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => void vi.restoreAllMocks());

describe.each(Object.entries(CASES))('%s', (operation, cases) => {
  it.each(Object.entries(cases))('%s', async (name, { open = openPlatform, inputs }) => {
    const { platform, github, environment, more } = await open();
    const given = { operation, ...inputs, ...more };
    const run = await innerStep(platform, given, { environment });
    expect(run.exitCode, run.errors.join()).toBe(run.outputs['failure-reason'] === undefined ? 0 : 1);
    const texts = textsOf(run, platform, github);
    for (const [file, text] of Object.entries(texts))
      await expect(text).toMatchFileSnapshot(`golden/${operation}/${name}/${file}`);
  });
});

/** The files of a case, without what differs from run to run. */
function textsOf(run: StepRun, platform: Platform, github: GitHubServer | undefined): Record<string, string> {
  const plain = (text: string) =>
    text
      .replaceAll(platform.url, 'https://platform.example')
      .replaceAll(github?.url ?? platform.url, 'https://api.github.example')
      .replaceAll(run.temp, '/runner/temp')
      .replaceAll(/\/tmp\/workspace-\w+/g, '/workspace')
      .replaceAll(/^(?:::add-mask::|Writing: \d).*\n/gm, '')
      .replaceAll(/(\d+ requests?) in [\d.]+ \w+/g, '$1 in 1.2 s');
  const comments = github?.state.comments.map(({ body }) => body) ?? [];
  const [issue] = github?.state.issues ?? [];
  const rules = run.outputs['rules-path'];
  return {
    'summary.md': plain(run.summary),
    'log.txt': plain(run.log),
    'outputs.json': `${plain(JSON.stringify(run.outputs, undefined, 2))}\n`,
    ...(comments.length > 0 ? { 'comment.md': plain(comments.join('\n---\n')) } : {}),
    ...(issue ? { 'issue.md': plain(`# ${issue.title}\n\n${issue.body}`) } : {}),
    ...(rules ? { 'rules.yml': readFileSync(rules, 'utf8') } : {}),
  };
}
