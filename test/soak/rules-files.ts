import { pick, some } from '../../emulator/platform/prng.ts';
import type { PlatformState } from '../../emulator/platform/state.ts';
import type { Random } from './states.ts';

const MANAGED = ['new', 'tier 1'];

/** A rules file as JSON, under whose limits everything may change. What it switches it switches on. */
export function drawRules(random: Random, state: PlatformState): string {
  return JSON.stringify({
    version: 1,
    'managed-tags': some(random, MANAGED, 0.5),
    limits: { changes: 1000, removals: 1000, 'scans-off': 1000, findings: 10_000 },
    projects: some(random, [0, 1, 2], 0.6).map((at) => projectRule(random, at, state)),
    findings: some(random, [0, 1], 0.6).map((at) => findingRule(random, at)),
  });
}

function projectRule(random: Random, at: number, state: PlatformState) {
  const name = pick(random, ['fleet/*', '**', pick(random, state.projects.all).name]);
  const when = random() < 0.3 ? { name, tag: pick(random, ['team:a', 'team:*']) } : { name };
  const scans = pick(random, [{}, {}, { full: true }, { diff: true, full: true }]);
  return {
    name: `p${at}`,
    when,
    tags: [pick(random, [...MANAGED, 'old'])],
    ...(Object.keys(scans).length === 0 ? {} : { 'managed-scan': scans }),
  };
}

function findingRule(random: Random, at: number) {
  const when = {
    type: pick(random, ['sast', 'sca']),
    severity: pick(random, ['low', 'medium', 'high']),
    ...(random() < 0.5 ? { 'decided-by': ['nobody', 'rules', 'people'] } : {}),
  };
  const triage = pick(random, [
    { state: 'ignored', reason: 'no_time', for: '90d' },
    { state: 'ignored', for: 'ever', note: 'by a rule' },
    { state: 'reviewing' },
  ]);
  return { name: `f${at}`, when, triage };
}
