import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { effectsOf, rowsOf } from '../claims.ts';
import { innerStep } from '../inner-step.ts';
import { folderWith, openPlatform, theError } from './scenario.ts';

/** Another project is at `acme/cart`; each item names one of these, or none. */
const NAMES = ['acme/cart', 'acme/login', 'acme/shop/api', 'acme/old', 'acme/archived'];
const OPERATIONS = ['tag', 'managed-scan', 'list-projects', 'sbom', 'export', 'apply'] as const;
type Operation = (typeof OPERATIONS)[number];
const READS: readonly Operation[] = ['list-projects', 'sbom', 'export'];

async function openFleet() {
  const state = fleetState(NAMES.length);
  for (const [index, project] of [...state.projects.all].entries())
    state.projects.rename(project, NAMES[index] ?? '');
  for (const repository of state.repositories) repository.name = NAMES[Number(repository.id) - 1] ?? '';
  const platform = await openPlatform({ state, quirks: { policiesMigrated: true } });
  platform.edit({ rename: 'acme/old', to: 'umbrella/store' });
  platform.edit({ archive: 'acme/archived' });
  return platform;
}

/** The projects on which a step acted, sorted, and the step. */
async function act(operation: Operation, items: readonly string[]) {
  const platform = await openFleet();
  const scope = JSON.stringify({ projects: items });
  const rules = `version: 1\nscope: ${scope}\nlimits: { changes: 99 }\nprojects: [{ name: all, tags: [new] }]\n`;
  const folder = await folderWith({ 'rules.yml': rules });
  const inputs: Record<Operation, Record<string, string>> = {
    tag: { tags: 'new' },
    'managed-scan': { 'full-scan': 'true' },
    'list-projects': {},
    sbom: {},
    export: { 'rules-file': 'exported.yml' },
    apply: { 'rules-file': `${folder}/rules.yml` },
  };
  const projects: Record<string, string> = operation === 'apply' ? {} : { projects: items.join('\n') };
  const environment = { GITHUB_WORKSPACE: folder };
  const run = await innerStep(platform, { operation, ...inputs[operation], ...projects }, { environment });
  const acted = (run.report.rows === undefined ? [] : rowsOf(run))
    .filter(({ state }) => state !== 'failed')
    .map(({ change }) => change.project?.name);
  const listed = (run.report.projects ?? []).map(({ name }: { name: string }) => name);
  const exported = run.outputs['rules-path'];
  const text = exported === undefined ? '' : await readFile(exported, 'utf8');
  return {
    platform,
    run,
    names: [...new Set([...acted, ...listed])].sort(),
    scope: parse(text)?.scope?.projects,
  };
}

describe.each(OPERATIONS)('%s', (operation) => {
  it.each([
    ['acme/login', 'acme/login'],
    ['ACME/Login', 'acme/login'],
    ['acme/old', 'umbrella/store'],
    ['acme/archived', 'acme/archived'],
  ])('finds %s', async (item, name) => {
    const { run, names, scope } = await act(operation, ['acme/cart', item]);
    expect(run.errors).toEqual([]);
    expect(run.warnings.filter((text) => !text.startsWith('No SBOM'))).toEqual([]);
    if (operation === 'export') expect(scope).toEqual(['acme/cart', item]);
    else expect(names).toEqual(['acme/cart', name].sort());
    const isRenamed = item === 'acme/old';
    expect(run.summary.includes('<code>acme/old</code> is now <code>umbrella/store</code>')).toBe(isRenamed);
  });

  it.each(['acme/shop', 'acme/lgoin', 'acme/nobody', 'acme/lgoin*'])('misses %s', async (item) => {
    const { run, names } = await act(operation, ['acme/cart', item]);
    if (operation !== 'export') expect(names).toEqual(['acme/cart']);
    const isLabel = item.endsWith('*');
    const fails = operation !== 'apply' && !(isLabel && READS.includes(operation));
    expect(run.exitCode).toBe(fails ? 1 : 0);
    expect([...run.errors, ...run.warnings].join()).toContain(item);
    if (fails) expect(run.outputs['failure-reason']).toBe('not-found');
  });

  it.each(['acme/old', 'acme/login', 'acme/archived'])('spares %s', async (item) => {
    const { run, names } = await act(operation, ['acme/*', 'umbrella/*', `!${item}`]);
    expect(run.errors).toEqual([]);
    expect(run.warnings.filter((text) => !text.startsWith('No SBOM'))).toEqual([]);
    const all = ['acme/cart', 'acme/login', 'umbrella/store'];
    const spared = item === 'acme/old' ? 'umbrella/store' : item;
    if (operation !== 'export') expect(names).toEqual(all.filter((name) => name !== spared));
  });

  it.each(['acme/shop', 'acme/lgoin', 'acme/nobody', 'acme/lgoin*'])(
    'has nothing to spare at %s',
    async (item) => {
      const { platform, run } = await act(operation, ['acme/*', `!${item}`]);
      if (READS.includes(operation)) {
        expect(run.exitCode).toBe(0);
        expect(run.warnings.join()).toContain(item);
        return;
      }
      expect(theError(run)).toContain(item);
      expect(run.outputs['failure-reason']).toBe('not-found');
      expect(effectsOf(platform)).toEqual([]);
    },
  );
});

it.each([
  ['acme/login acme/cart', 'has a blank; separate names with commas or lines', 0],
  ['acme/login; acme/cart', 'has `;`; separate names with commas or lines', 0],
  ['acme/login|umbrella/store', 'has `|`; separate names with commas or lines', 0],
  ['acme/login umbrella/store', 'it has a blank: separate names with commas or lines', 1],
  ['^acme/log.*$', 'looks like a regular expression; write `acme/log*`', 0],
  ['acme/log.*', 'looks like a regular expression: write `acme/log*`', 1],
  [
    '*',
    'matches * (similar: **, acme/*). Compare `projects` with the names and tags that the operation `list-projects` shows; `*` does not cross `/`',
    1,
  ],
])('says how to write %s', async (item, text, sends) => {
  const { platform, run } = await act('tag', [item]);
  expect(theError(run)).toContain(text);
  expect(platform.requests.length > 0).toBe(sends === 1);
});
