import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ACTIONS_TOKEN, APP_TOKEN } from '../../emulator/github/believable-state.ts';
import { DEFAULT_TOKEN } from '../../emulator/platform/server.ts';
import { folderWith } from '../operations/scenario.ts';
import { runStep } from '../run-step.ts';
import { textOf, yamlIn } from './markdown.ts';
import { openGitHub, openSmallPlatform, writesTo } from './scenarios/scenario.ts';

const examples = readdirSync(new URL('../../examples/rules/', import.meta.url));

/** The rules file that a page shows, without the workflows around it. */
function shownRules(page: string): string {
  return yamlIn(page).find(({ text }) => /^version: 1$/m.test(text))?.text ?? '';
}

describe('A rules file can be taken as it is:', () => {
  const files = examples.map((name) => [`examples/rules/${name}`, textOf(`examples/rules/${name}`)] as const);

  const pages = ['docs/rules-file.md', 'docs/filters.md'].map((page) => [page, shownRules(page)] as const);

  it.each([...files, ...pages])('%s gives a plan', async (file, rules) => {
    const platform = await openSmallPlatform();
    const github = await openGitHub();
    const run = await runStep({
      inputs: {
        operation: 'plan',
        token: DEFAULT_TOKEN,
        'base-url': platform.url,
        'github-token': file.endsWith('start.yml') ? ACTIONS_TOKEN : APP_TOKEN,
      },
      environment: {
        GITHUB_WORKSPACE: await folderWith({ '.github/code-security.yml': rules }),
        GITHUB_API_URL: github.url,
        GITHUB_SERVER_URL: 'https://github.com',
      },
    });
    expect({ errors: run.errors, warnings: run.warnings }).toEqual({ errors: [], warnings: [] });
    expect(Number(run.outputs.changes)).toBeGreaterThan(0);
    expect(writesTo(platform)).toEqual([]);
  });
});
