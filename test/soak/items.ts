/** Items that match nothing, drawn: operations, kinds of items, what the world has of them, and where they stand. */

import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { pick, prng } from '../../emulator/platform/prng.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { type Platform, startPlatform } from '../../emulator/platform/server.ts';
import { type Finding, Findings } from '../../emulator/platform/state.ts';
import { effectsOf, rowsOf } from '../claims.ts';
import { innerStep } from '../inner-step.ts';
import { finding } from '../operations/world.ts';
import type { StepRun } from '../step.ts';
import type { SoakRun } from './run.ts';

/** The first six are listed; the last is archived. `acme/store` was `acme/bazaar`, and `globex/ledger` `acme/ledger`. */
const PROJECTS = ['acme/payments', 'acme/login', 'acme/shop/api', 'acme/bazaar', 'acme/ledger', 'acme/vault'];
const TAGS: Readonly<Record<string, string[]>> = {
  'acme/payments': ['tier:one'],
  'acme/login': ['team:web'],
};
const COMMIT = 'c'.repeat(40);

const SAST: readonly Partial<Finding>[] = [
  { repo: 'acme/payments', rule: 'python.lang.audit.use-of-md5', path: 'src/refunds/pay.py' },
  { repo: 'acme/login', rule: 'python.lang.audit.use-of-md5', path: 'src/session/key.py' },
  { repo: 'acme/shop/api', rule: 'go.net.tls.missing-verify', path: 'src/refunds/tls.go' },
  {
    repo: 'acme/store',
    rule: 'go.net.tls.missing-verify',
    path: 'lib/tls/dial.go',
    ref: 'refs/heads/release/two',
  },
  {
    repo: 'globex/ledger',
    rule: 'java.sql.injection',
    path: 'lib/sql/Query.java',
    categories: ['correctness'],
  },
  { repo: 'acme/vault', rule: 'java.sql.injection', path: 'lib/sql/Store.java', severity: 'high' },
];
const LOG4J = 'org.apache.logging.log4j:log4j-core';
const SCA: readonly Partial<Finding>[] = PROJECTS.map((_, index) => ({
  repo: SAST[index]?.repo,
  issue_type: 'sca',
  dependency: [LOG4J, '@babel/traverse', 'zope.interface'][index % 3],
}));

type Verdict = 'found' | 'mistaken' | 'unmatched';

/** A filter with its items in this world. */
interface Filter {
  input: string;
  kind: 'name' | 'label' | 'value' | 'word';
  /** In rules; absent where rules have no such condition, or refuse unknown items. */
  condition?: string;
  issueType?: 'sca';
  inGate?: boolean;
  excludes?: boolean;
  /** Items, and the places of the findings that have them. */
  found: Record<string, number[]>;
  mistaken?: string[];
  unmatched?: string[];
}

interface Item {
  text: string;
  verdict: Verdict;
  places: readonly number[];
}

const FILTERS: readonly Filter[] = parse(readFileSync(new URL('items.yml', import.meta.url), 'utf8'));

function itemsOf({ found, mistaken = [], unmatched = [] }: Filter): Item[] {
  return [
    ...Object.entries(found).map(([text, places]) => ({ text, verdict: 'found' as const, places })),
    ...mistaken.map((text) => ({ text, verdict: 'mistaken' as const, places: [] })),
    ...unmatched.map((text) => ({ text, verdict: 'unmatched' as const, places: [] })),
  ];
}

const OPERATIONS = [
  'list-findings',
  'posture',
  'triage',
  'dry triage',
  'ticket',
  'gate',
  'plan',
  'apply',
] as const;
type Operation = (typeof OPERATIONS)[number];
/** It lists the other kinds, too, which have no rows: an item must match nothing in all of them. */
const OF_POSTURE = ['repos', 'project-tags', 'ref', 'severities'];
const IN_RULES: readonly Operation[] = ['plan', 'apply'];

/** The table of docs/filters.md: by role, then kind and verdict, the effect in a step that writes, one that reads, the gate, and rules. */
const TABLE: Readonly<Record<string, string>> = {
  'selects name mistaken': 'failed-row gap - warning',
  'selects name unmatched': 'failed-row gap - warning',
  'selects label mistaken': 'failed-row gap - warning',
  'selects label unmatched': 'warning gap - warning',
  'selects value mistaken': 'warning gap not-applied warning',
  'selects value unmatched': 'note note note note',
  'selects word unmatched': 'warning gap not-applied warning',
  'excludes name mistaken': 'error warning - error',
  'excludes name unmatched': 'error warning - error',
  'excludes label mistaken': 'error warning - error',
  'excludes label unmatched': 'warning warning - warning',
  'excludes value mistaken': 'error warning warning error',
  'excludes value unmatched': 'note note note note',
};

interface Drawn {
  operation: Operation;
  filter: Filter;
  item: Item;
  role: 'selects' | 'excludes';
  /** A second item, which is found. */
  beside?: Item;
}

function draw(seed: number): Drawn {
  const random = prng(seed * 6101);
  for (;;) {
    const operation = pick(random, OPERATIONS);
    const filter = pick(random, FILTERS);
    const isInRules = IN_RULES.includes(operation);
    const role = random() < 0.5 ? 'selects' : 'excludes';
    if (operation === 'gate' && !filter.inGate) continue;
    if (operation === 'posture' && !OF_POSTURE.includes(filter.input)) continue;
    if (isInRules ? filter.condition === undefined : role === 'excludes' && !filter.excludes) continue;
    const items = itemsOf(filter);
    const item = pick(random, items);
    const found = items.filter(({ verdict, text }) => verdict === 'found' && text !== item.text);
    const takesOne = filter.input === 'ref' && !isInRules;
    const hasBeside = role === 'selects' && !takesOne && found.length > 0 && random() < 0.5;
    const beside = hasBeside ? pick(random, found) : undefined;
    return { operation, filter, item, role, beside };
  }
}

/** The ids that a step should act on, and what becomes of the item. */
function predict({ operation, filter, item, role, beside }: Drawn, rows: readonly Finding[]) {
  const column = { 'list-findings': 1, posture: 1, gate: 2, plan: 3, apply: 3 }[operation as string] ?? 0;
  const effect =
    item.verdict === 'found'
      ? 'found'
      : (TABLE[`${role} ${filter.kind} ${item.verdict}`]?.split(' ')[column] ?? '');
  const has = (candidate: Item | undefined, row: Finding) =>
    candidate?.places.includes(rows.indexOf(row) + 1) ?? false;
  const isArchived = ({ repo }: Finding) => repo === 'acme/vault';
  const isNamed =
    role === 'selects' &&
    filter.kind === 'name' &&
    [item, beside].some((candidate) => candidate?.text === 'acme/vault');
  // Rules look at listed projects, and at those that they name.
  const isInScope = (row: Finding) => !IN_RULES.includes(operation) || isNamed || !isArchived(row);
  const isSelected = (row: Finding) =>
    role === 'excludes' ? !has(item, row) : effect === 'not-applied' || has(item, row) || has(beside, row);
  return { effect, ids: rows.filter((row) => isInScope(row) && isSelected(row)).map(({ id }) => Number(id)) };
}

async function openWorld({
  filter,
  operation,
}: Drawn): Promise<{ platform: Platform; rows: readonly Finding[] }> {
  const traits = filter.issueType === 'sca' ? SCA : SAST;
  const first = filter.issueType === 'sca' ? 101 : 1;
  const state = fleetState(PROJECTS.length);
  for (const [index, project] of [...state.projects.all].entries()) {
    state.projects.rename(project, PROJECTS[index] ?? '');
    project.tags = [...(TAGS[project.name] ?? [])];
  }
  const isGate = operation === 'gate';
  const rows = traits.map((trait, index) =>
    finding(first + index, {
      categories: ['security'],
      ...trait,
      ...(isGate ? { repo: 'acme/payments', ref: 'refs/heads/main' } : {}),
    }),
  );
  const platform = await startPlatform({ state: { ...state, findings: new Findings(isGate ? [] : rows) } });
  if (isGate) {
    platform.startScan({ project: 'acme/payments', commit: COMMIT, products: ['sast'], findings: [] });
    Object.assign(platform.state, { findings: new Findings(rows) });
  }
  platform.edit({ rename: 'acme/bazaar', to: 'acme/store' });
  platform.edit({ rename: 'acme/ledger', to: 'globex/ledger' });
  platform.edit({ archive: 'acme/vault' });
  return { platform, rows };
}

/** The inputs, or the rule, of a drawn step. */
function inputsOf({ operation, filter, item, role, beside }: Drawn, rulesFile: string) {
  const texts =
    role === 'excludes' ? [`!${item.text}`] : [item.text, ...(beside === undefined ? [] : [beside.text])];
  const issueType = filter.issueType ?? 'sast';
  if (IN_RULES.includes(operation)) {
    const list = texts.map((text) => text.replace(/^!/, ''));
    const where = role === 'excludes' ? 'except' : 'when';
    const set = { [filter.condition ?? '']: list };
    const when = { type: issueType, ...(where === 'when' ? set : {}) };
    const triage = { state: 'ignored', reason: 'no_time', for: '90d' };
    const rule = { name: 'drawn', when, ...(where === 'except' ? { except: set } : {}), triage };
    const inputs: Record<string, string> = { operation, 'rules-file': rulesFile };
    return { inputs, rules: { version: 1, findings: [rule] } };
  }
  const isWriting = !['list-findings', 'posture', 'gate'].includes(operation);
  const all =
    role === 'excludes' && isWriting && ['repos', 'rules', 'paths'].includes(filter.input) ? ['**'] : [];
  const value = { [filter.input]: [...all, ...texts].join('\n') };
  const common = { ...value, 'issue-type': issueType, status: 'open', 'max-changes': '99' };
  const { status, 'issue-type': type, 'max-changes': max, ...gate } = common;
  const ofOperation: Record<Exclude<Operation, 'plan' | 'apply'>, Record<string, string>> = {
    'list-findings': { ...value, 'issue-type': type, status },
    posture: value,
    triage: { ...common, 'new-triage-state': 'ignored', 'new-triage-reason': 'no_time' },
    'dry triage': { ...common, 'new-triage-state': 'ignored', 'dry-run': 'true' },
    ticket: { ...common, 'group-issues': 'false' },
    gate: {
      ...gate,
      project: 'acme/payments',
      projects: 'acme/payments',
      commit: COMMIT,
      'fail-on': 'low',
      'max-findings': '99',
      'new-only': 'false',
    },
  };
  const { project: _, ...inputs } = ofOperation[operation as keyof typeof ofOperation];
  return { inputs: { operation: operation.replace('dry ', ''), ...inputs }, rules: undefined };
}

/** The findings that a step listed, counted or acted on. */
function actedOn({ operation }: Drawn, run: StepRun): number[] {
  const rows = rowsOf(run).filter(({ state }) => ['changed', 'would-change'].includes(state));
  const isListed = ['list-findings', 'posture', 'gate'].includes(operation);
  const findings = isListed ? run.report.findings : undefined;
  const ids = findings?.map(({ id }: { id: number }) => id) ?? rows.map(({ change }) => change.finding?.id);
  return ids.map(Number).sort((left: number, right: number) => left - right);
}

/** A step with drawn items; a seed repeats it. `disagreements` are with the table. */
export async function itemRun(seed: number): Promise<SoakRun> {
  const drawn = draw(seed);
  const { operation, filter, item, role, beside } = drawn;
  const { platform, rows } = await openWorld(drawn);
  const folder = await mkdtemp(join(tmpdir(), 'items-'));
  try {
    const { inputs, rules } = inputsOf(drawn, 'rules.yml');
    if (rules !== undefined) await writeFile(join(folder, 'rules.yml'), JSON.stringify(rules));
    const run = await innerStep(platform, inputs, { environment: { GITHUB_WORKSPACE: folder } });
    const { effect, ids } = predict(drawn, rows);
    const disagreements: string[] = [];
    const expect = (isTrue: boolean, text: string) => void (isTrue || disagreements.push(text));
    const warnings = run.warnings.join('\n');
    const isGate = operation === 'gate';
    const isFailed = effect === 'error' || effect === 'failed-row';
    expect(run.exitCode === Number(isFailed), `exit ${run.exitCode}: ${run.errors}`);
    if (effect === 'error') {
      expect(run.outputs['failure-reason'] === 'not-found', `reason ${run.outputs['failure-reason']}`);
      expect(run.errors.join().includes(item.text), 'the error does not name the item');
      expect(effectsOf(platform).length === 0, 'something was written');
    } else {
      const acted = actedOn(drawn, run);
      if (!isGate) expect(acted.join() === ids.join(), `acted on ${acted}, not ${ids}`);
      else
        expect(
          run.outputs['findings-counted'] === String(ids.length),
          `counted ${run.outputs['findings-counted']}, not ${ids.length}`,
        );
    }
    if (effect === 'failed-row') {
      const failed = rowsOf(run).filter(({ state }) => state === 'failed');
      expect(JSON.stringify(failed).includes(JSON.stringify(item.text)), 'no failed row names the item');
      const isAll = run.outputs['failure-reason'] === 'not-found';
      expect(isAll, `reason ${run.outputs['failure-reason']}`);
    }
    const figure = operation === 'posture' ? 'open' : 'count';
    if (effect === 'gap')
      expect(!/^\d+$/.test(run.outputs[figure] ?? ''), `${figure} ${run.outputs[figure]}`);
    if (['gap', 'warning', 'not-applied'].includes(effect))
      expect(warnings.includes(item.text), `no warning names the item: ${warnings}`);
    if (effect === 'not-applied') expect(warnings.includes('not applied'), `warnings: ${warnings}`);
    if (effect === 'note') expect(run.summary.includes('matches nothing'), 'no note');
    if (['note', 'found'].includes(effect))
      expect(!warnings.includes('matches nothing'), `warnings: ${warnings}`);
    if (effect === 'found')
      expect(!run.summary.includes('matches nothing'), 'the summary says that it matches nothing');
    const isMissed = effect === 'warning' || effect === 'not-applied';
    const isLost = effect === 'gap' || (role === 'selects' && isMissed && beside === undefined);
    if (isLost) expect(!run.summary.includes('✅'), '✅ over a step whose items all match nothing');
    const place = IN_RULES.includes(operation) ? filter.condition : filter.input;
    const besides = beside === undefined ? '' : ` beside ${beside.text}`;
    const drawing = `${operation}: ${place} ${role} ${item.text} (${item.verdict})${besides} → ${effect}`;
    return {
      seed,
      ends: [`${operation}: ${effect}`],
      requests: platform.requests.length,
      faults: 0,
      disagreements,
      story: [drawing],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await platform.close();
  }
}
