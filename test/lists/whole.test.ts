import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MomentarilyEmpty, Quirks } from '../../emulator/platform/quirks.ts';
import { findingsState, fleetState, repositoriesState } from '../../emulator/platform/scale-states.ts';
import type { Finding } from '../../emulator/platform/state.ts';
import { expectSuccess, openPlatform, stepOn, theError } from '../operations/scenario.ts';
import type { StepRun } from '../step.ts';
import { fleetNames, namesOf } from './named-state.ts';

const PAGES = { projectPages: { cap: 100 }, findingsPages: { cap: 100 } };
const isThere = (finding: Finding | undefined) => finding !== undefined && !finding.removed;

describe('a selection of 250 projects over three pages has all of them', () => {
  const selected = ({ report }: StepRun) =>
    new Set(report.result.journal.projects.map((row: { project: string }) => row.project));
  const missed = async (quirks: Partial<Quirks>) => {
    const platform = await openPlatform({ state: fleetState(250), quirks: { ...PAGES, ...quirks } });
    const inputs = { operation: 'tag', tags: 'new', projects: 'fleet/**', 'max-changes': '500' };
    const run = await stepOn(platform, { ...inputs, 'dry-run': 'true' });
    expectSuccess(run);
    return fleetNames(250).filter((name) => !selected(run).has(name));
  };

  it.each([
    [0, 'no-field'],
    [1, 'empty-list'],
  ] as const)('although page %i has no rows for a moment (%s)', async (page, form) => {
    expect(await missed({ momentarilyEmpty: { list: 'projects', page, form } })).toEqual([]);
  });

  it.each([404, 422] as const)('although the page behind the last is refused with %i', async (status) => {
    expect(await missed({ projectPages: { cap: 100, refuseBehind: status } })).toEqual([]);
  });

  it('although a deletion empties the second of two pages while the first is read', async () => {
    const platform = await openPlatform({
      state: fleetState(120),
      quirks: { ...PAGES, churn: { list: 'projects', removes: 30 } },
    });
    const run = await stepOn(platform, { operation: 'list-projects' });
    expectSuccess(run);
    expect(namesOf(run.report.projects)).toEqual(fleetNames(120).slice(30));
  });
});

describe('a list of findings has all that were there throughout', () => {
  const LIST = { operation: 'list-findings', status: 'open' };

  it.each<[string, Partial<Quirks>]>([
    ['some leave', { churn: { list: 'findings', removes: 5 } }],
    ['some come', { churn: { list: 'findings', adds: 5 } }],
    ['some leave until the second page is empty', { churn: { list: 'findings', removes: 60 } }],
    ['a page has no rows for a moment', { momentarilyEmpty: { list: 'findings', page: 1 } }],
    ['the first page has none', { momentarilyEmpty: { list: 'findings', page: 0 } }],
    ['the page behind the last is refused', { findingsPages: { cap: 100, refuseBehind: 400 } }],
  ])('%s', async (_, quirks) => {
    const platform = await openPlatform({ state: findingsState(150), quirks: { ...PAGES, ...quirks } });
    const before = platform.state.findings.all.map(({ id }) => id);
    const run = await stepOn(platform, LIST);
    expectSuccess(run);
    const listed = new Set(run.report.findings.map(({ id }: { id: number }) => BigInt(id)));
    expect(before.filter((id) => isThere(platform.state.findings.get(id)) && !listed.has(id))).toEqual([]);
    expect(run.outputs.count).toBe(String(run.report.findings.length));
  });

  it('or says that it may not, where it changes each time', async () => {
    const churn = { list: 'findings', removes: 1, adds: 1, times: 100 } as const;
    const platform = await openPlatform({ state: findingsState(150), quirks: { ...PAGES, churn } });
    const run = await stepOn(platform, LIST);
    expect(run.exitCode).toBe(0);
    expect(run.warnings).toEqual([expect.stringContaining('differed each of the three times')]);
  });

  it('is read once beyond 20 pages, which is a note and no warning', async () => {
    const platform = await openPlatform({ state: findingsState(2150), quirks: PAGES });
    const run = await stepOn(platform, LIST);
    expect(run.outputs.count).toBe('2150');
    expect(run.warnings.filter((text) => text.includes('list of'))).toEqual([]);
    expect(run.summary).toContain('more than 20 pages');
    expect(platform.counts['GET findings']).toBe(24);
  });

  it('for a plan, so that `fail-on-drift` sees what is overdue', async () => {
    const churn = { list: 'findings', removes: 5 } as const;
    const platform = await openPlatform({ state: findingsState(102), quirks: { ...PAGES, churn } });
    // The oldest are on the second page, which moves up into the first while that is read.
    for (const { id } of platform.state.findings.all.slice(0, 102)) {
      const finding = platform.state.findings.get(id);
      if (finding !== undefined) finding.severity = 'low';
    }
    const oldest = platform.state.findings.newestFirst('sast').at(-1);
    if (oldest !== undefined) Object.assign(oldest, { severity: 'critical', relevant_since: 1 });
    const file = join(await mkdtemp(join(tmpdir(), 'rules-')), 'rules.yml');
    await writeFile(file, 'version: 1\nservice-levels: { critical: 7d }\n');
    const run = await stepOn(platform, { operation: 'plan', 'rules-file': file });
    expect(run.outputs.overdue).toBe('1');
  });
});

it('a list of dependencies goes on behind a page that has no rows for a moment', async () => {
  for (const page of [0, 1]) {
    const momentarilyEmpty: MomentarilyEmpty = { list: 'dependencies', page };
    const platform = await openPlatform({ state: repositoriesState(150), quirks: { momentarilyEmpty } });
    const run = await stepOn(platform, { operation: 'list-dependencies' });
    expectSuccess(run);
    expect(run.outputs.count).toBe('150');
  }
});

it('no page size below 100 is asked for, whatever the list holds and the user gives', async () => {
  const platform = await openPlatform({ state: fleetState(3) });
  for (const operation of ['list-projects', 'list-findings']) {
    expectSuccess(await stepOn(platform, { operation, 'page-size': '20' }));
    expectSuccess(await stepOn(platform, { operation }));
  }
  const sizes = platform.requests.map(({ path }) => Number(/page_size=(\d+)/.exec(path)?.[1]));
  expect(Math.min(...sizes)).toBe(100);
  expect(platform.requests.every(({ status }) => status === 200)).toBe(true);
});

it('projects with equal ids are as many projects', async () => {
  const state = fleetState(3);
  for (const project of state.projects.all) project.id = 0n;
  for (const projects of ['fleet/**', fleetNames(3).join('\n')]) {
    const platform = await openPlatform({ state });
    const run = await stepOn(platform, { operation: 'tag', tags: `for ${projects.length}`, projects });
    expectSuccess(run);
    expect(run.outputs['projects-changed']).toBe('3');
    expect(state.projects.all.every(({ tags }) => tags.includes(`for ${projects.length}`))).toBe(true);
  }
});

it('a former and a present name are one project', async () => {
  const quirks = { formerNames: { 'fleet/former': 'fleet/service-00001' } };
  const platform = await openPlatform({ state: fleetState(2), quirks });
  const run = await stepOn(platform, {
    operation: 'tag',
    tags: 'new',
    projects: 'fleet/former, fleet/service-00001',
  });
  expectSuccess(run);
  expect(run.outputs['projects-changed']).toBe('1');
});

it('a list that cannot be read to its end sets no count', async () => {
  const quirks = { ...PAGES, churn: { list: 'projects', removes: 1, adds: 1, times: 50 } } as const;
  const platform = await openPlatform({ state: fleetState(150), quirks });
  const run = await stepOn(platform, { operation: 'list-projects' });
  theError(run);
  expect(run.outputs.count).toBeUndefined();
});

it('the files of a list are readable by spreadsheets', async () => {
  const platform = await openPlatform({ state: findingsState(3) });
  const run = await stepOn(platform, { operation: 'list-findings' });
  const csv = await readFile(run.outputs['csv-path'] ?? '', 'utf8');
  expect(csv.startsWith('\ufeffid,')).toBe(true);
  expect(csv.split('\r\n')[0]).toMatch(/,ref,branch,/);
  expect(csv.split('\r\n')[1]).toContain(',refs/heads/main,main,');
});
