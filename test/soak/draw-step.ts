import { pick, pickWeighted, some } from '../../emulator/platform/prng.ts';
import type { PlatformState } from '../../emulator/platform/state.ts';
import { drawTriage } from './draw-triage.ts';
import { drawRules } from './rules-files.ts';
import type { Random } from './states.ts';
import { SCAN_ID, TAGS } from './states.ts';
import type { Inputs } from './step.ts';

/** One step to come: what a workflow would write, and the files that it needs. */
export interface DrawnStep {
  inputs: Inputs;
  /** Of `plan` and `apply`: the text of the rules file. */
  rules?: string;
  /** Of `undo`: the place of the step that it takes back. */
  undoes?: number;
}

type Draw = (random: Random, state: PlatformState) => DrawnStep;

const PROJECTS = [
  '**',
  'fleet/*\n!fleet/*1',
  'fleet/service-00001, fleet/none, fleet/service-0000?',
  'fleet/service-00001\nfleet/former',
  'Fleet/Service-00002, fleet/service-00003',
  '!fleet/service-00001, fleet/**',
];

export const COMMIT = 'c0ffee0000000000000000000000000000000001';
export const GATE_PROJECT = 'fleet/service-00001';

export const DRAWS: Readonly<Record<string, Draw>> = {
  tag: drawTag,
  'managed-scan': drawManagedScan,
  triage: (random, state) => ({ inputs: drawTriage(random, state) }),
  apply: (random, state) => ({
    inputs: { operation: 'apply', ...dryRun(random) },
    rules: drawRules(random, state),
  }),
  plan: (random, state) => ({ inputs: { operation: 'plan' }, rules: drawRules(random, state) }),
  gate: drawGate,
  scan: () => ({ inputs: { operation: 'scan', 'scan-id': String(SCAN_ID) } }),
  'list-projects': drawListProjects,
  'list-findings': (random, state) => ({ inputs: drawListFindings(random, state) }),
  'list-policies': () => ({ inputs: { operation: 'list-policies' } }),
  'list-dependencies': (random) => ({ inputs: { operation: 'list-dependencies', ...pageSize(random, '3') } }),
};

const WEIGHTS = [
  ['tag', 26],
  ['managed-scan', 16],
  ['triage', 26],
  ['apply', 10],
  ['plan', 3],
  ['gate', 6],
  ['scan', 3],
  ['list-projects', 5],
  ['list-findings', 4],
  ['list-policies', 1],
  ['list-dependencies', 2],
] as const;

export function drawStep(random: Random, state: PlatformState): DrawnStep {
  return (DRAWS[pickWeighted(random, WEIGHTS)] as Draw)(random, state);
}

function drawTag(random: Random): DrawnStep {
  const tags = some(random, TAGS, 0.3);
  const others = TAGS.filter((tag) => !tags.includes(tag));
  const removed = random() < 0.5 ? [] : some(random, [...others, 'team:*', 'ti?r *'], 0.25);
  if (tags.length + removed.length === 0) tags.push('new');
  return {
    inputs: {
      operation: 'tag',
      tags: tags.join('\n'),
      'remove-tags': removed.join('\n'),
      ...selection(random),
      ...dryRun(random),
    },
  };
}

function drawManagedScan(random: Random): DrawnStep {
  const flags = pick(random, [['diff-scan'], ['full-scan'], ['diff-scan', 'full-scan']]);
  return {
    inputs: {
      operation: 'managed-scan',
      ...Object.fromEntries(flags.map((flag) => [flag, String(random() < 0.5)])),
      ...selection(random),
      ...dryRun(random),
    },
  };
}

function drawGate(random: Random): DrawnStep {
  return {
    inputs: {
      operation: 'gate',
      projects: GATE_PROJECT,
      commit: COMMIT,
      'fail-on': pick(random, ['low', 'medium', 'high', 'critical']),
      'new-only': String(random() < 0.5),
      'inherit-ignores': 'false',
      'wait-for': '2m',
      comment: 'never',
    },
  };
}

function drawListProjects(random: Random): DrawnStep {
  const chosen = random() < 0.4 ? selection(random) : {};
  return { inputs: { operation: 'list-projects', ...chosen, ...pageSize(random, '100') } };
}

function drawListFindings(random: Random, state: PlatformState): Inputs {
  const type = pick(random, ['sast', 'sca', 'secrets']);
  const filters = {
    severities: pick(random, ['', 'low', 'low, medium']),
    status: pick(random, ['', 'open', 'ignored']),
    repos: random() < 0.4 ? pick(random, state.projects.all).name : '',
    ref: pick(random, ['', '', 'refs/heads/main']),
  };
  return { operation: 'list-findings', 'issue-type': type, ...filters };
}

function selection(random: Random): Inputs {
  const projects = pick(random, PROJECTS);
  return random() < 0.15 ? { projects, 'projects-tagged': 'team:a' } : { projects };
}

function dryRun(random: Random): Inputs {
  return random() < 0.06 ? { 'dry-run': 'true' } : {};
}

function pageSize(random: Random, size: string): Inputs {
  return random() < 0.4 ? { 'page-size': size } : {};
}
