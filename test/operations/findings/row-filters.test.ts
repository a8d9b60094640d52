import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { plainFinding } from '../../../emulator/platform/finding.ts';
import { fleetState } from '../../../emulator/platform/scale-states.ts';
import { type Platform, startPlatform } from '../../../emulator/platform/server.ts';
import { Findings, type IssueType } from '../../../emulator/platform/state.ts';
import { FINDING_FILTERS } from '../../../src/findings/filters.ts';
import { filterInput } from '../../../src/model/findings.ts';
import { innerStep } from '../../inner-step.ts';
import { folderWith } from '../scenario.ts';
import { NOW } from './context.ts';

const COMMIT = 'c'.repeat(40);
const PROJECT = 'fleet/service-00001';
/** Fields of `dependency-filter` that no row shows. */
const SENT_ONLY = ['includeArchived', 'licensePolicySettings'];

type Ids = readonly (number | string)[];

interface World {
  type: IssueType | 'dependencies';
  rows: Record<string, Record<string, unknown>>;
  selects: [filter: string, value: unknown, selected: Ids, counted?: Ids][];
}

const WORLDS: World[] = parse(readFileSync(new URL('row-filters.yml', import.meta.url), 'utf8'));
const OF_FINDINGS = WORLDS.filter(({ type }) => type !== 'dependencies');
const OF_DEPENDENCIES = WORLDS.filter(({ type }) => type === 'dependencies');

/** The filters of which a case selects some rows and leaves some. */
function shown(worlds: readonly World[]): string[] {
  const names = worlds.flatMap(({ rows, selects }) =>
    selects.flatMap(([name, , { length }]) => (length > 0 && length < Object.keys(rows).length ? name : [])),
  );
  return [...new Set(names)].sort();
}

describe.each(OF_FINDINGS)('of $type', async ({ type, rows, selects }) => {
  const platform = await openFindings(type as IssueType, rows);
  afterAll(() => platform.close());
  const step = async (inputs: Record<string, string>, folder = '') => {
    const run = await innerStep(platform, inputs, { environment: { GITHUB_WORKSPACE: folder } });
    expect(run.outputs['failure-reason'] ?? 'gate-failed').toBe('gate-failed');
    return run;
  };
  const idsOf = (found: readonly { id?: number; change?: { finding?: { id: number } } }[]) =>
    found.map(({ id, change }) => Number(id ?? change?.finding?.id)).toSorted();

  it.each(selects)('%s: %j selects the same in each operation', async (name, value, selected, counted) => {
    const { text, condition, inGate } = FINDING_FILTERS.find((filter) => filter.name === name) ?? {};
    const inputs = { 'issue-type': type, [filterInput({ name })]: [value].flat().join(', ') };
    const isFirst = selects.find(([other]) => other === name)?.[1] === value;
    const found: Record<string, unknown> = {};
    if (text) found.list = idsOf((await step({ operation: 'list-findings', ...inputs })).report.findings);
    // These share a list, and take no filter that only excludes.
    for (const operation of text && isFirst ? ['triage', 'ticket'] : []) {
      if (operation === 'ticket' && name === 'has_ticket') continue;
      const state = operation === 'triage' && { 'new-triage-state': 'reviewing' };
      const run = await step({ operation, 'dry-run': 'true', ...state, ...inputs });
      found[operation] = idsOf(run.report.rows);
    }
    if (condition) {
      const when = { type, status: ['open', 'ignored'], 'decided-by': 'anyone', [condition]: value };
      const triage = { state: type === 'secrets' ? 'ignored' : 'reviewing' };
      const rule = { name: 'r', when, triage };
      const folder = await folderWith({ 'rules.yml': JSON.stringify({ version: 1, findings: [rule] }) });
      found.plan = idsOf((await step({ operation: 'plan', 'rules-file': 'rules.yml' }, folder)).report.rows);
    }
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((operation) => [operation, selected])));
    if (!inGate) return;
    const run = await step({
      ...{ operation: 'gate', projects: PROJECT, commit: COMMIT, 'new-only': 'false', 'fail-on': 'low' },
      ...{ products: type, comment: 'never', [filterInput({ name })]: [value].flat().join(', ') },
    });
    expect(run.outputs['findings-counted']).toBe(String((counted ?? selected).length));
  });
});

it('each filter of findings that rows decide has a case', () => {
  const decided = FINDING_FILTERS.filter(({ decidedBy }) => Object.keys(decidedBy).length > 0);
  expect(shown(OF_FINDINGS)).toEqual(decided.map(({ name }) => name).sort());
});

/** A scan found a finding for each row. */
async function openFindings(type: IssueType, rows: World['rows']): Promise<Platform> {
  const { projects, ...state } = fleetState(2);
  projects.get('fleet/service-00002')?.tags.push('tier-2');
  const quirks = { ignoredFindingsFilters: 'all' } as const;
  const platform = await startPlatform({
    clockStands: true,
    now: NOW,
    state: { ...state, projects },
    quirks,
  });
  platform.startScan({ project: PROJECT, commit: COMMIT, products: [type], findings: [] });
  const findings = Object.keys(rows).map((id) => plainFinding(BigInt(id), type, PROJECT));
  Object.assign(platform.state, { findings: new Findings(findings) });
  const rewrite = (text: string) => {
    const body = JSON.parse(text);
    for (const row of body.findings) Object.assign(row, rows[String(row.id)]);
    return JSON.stringify(body);
  };
  platform.faults = ({ endpoint }) =>
    endpoint === 'findings' || endpoint === 'secrets' ? { kind: 'rewritten', rewrite } : undefined;
  return platform;
}

describe.each(OF_DEPENDENCIES)('of $type', async ({ rows, selects }) => {
  const platform = await startPlatform({ state: fleetState(1) });
  afterAll(() => platform.close());
  const dependencies = Object.entries(rows).map(([name, { version, path, ...row }]) => {
    return { ...row, package: { name, versionSpecifier: version }, definedAt: { path } };
  });
  platform.faults = ({ endpoint }) =>
    endpoint === 'dependencies' ? { kind: 'body', body: JSON.stringify({ dependencies }) } : undefined;
  const step = (filter: object) =>
    innerStep(platform, {
      operation: 'list-dependencies',
      'dependencies-by': 'package',
      'dependency-filter': JSON.stringify(filter),
    });

  it.each(selects)('%s: %j', async (field, value, selected) => {
    const { report, errors, warnings } = await step({ [field]: value });
    expect(errors).toEqual([]);
    const names = report.dependencies.map(({ name }: { name: string }) => name);
    expect(names.toSorted()).toEqual(selected.toSorted());
    const dropped = dependencies.length - selected.length;
    expect(warnings.join()).toContain(dropped > 0 ? `\`dependency-filter: ${field}\`: ${dropped} row` : '');
  });

  it('each field that rows show has a case', async () => {
    const [error = ''] = (await step({ unheard: 0 })).errors;
    const [, ...fields] = [...error.matchAll(/`(\w+)`/g)].map(([, field = '']) => field);
    expect(fields.filter((field) => !SENT_ONLY.includes(field)).sort()).toEqual(shown(OF_DEPENDENCIES));
  });
});
