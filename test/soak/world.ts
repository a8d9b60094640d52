import { believableNewerPolicies } from '../../emulator/platform/believable-state.ts';
import { plainFinding, untriaged } from '../../emulator/platform/finding.ts';
import { noDetection } from '../../emulator/platform/policies/bundles.ts';
import { pick, sample } from '../../emulator/platform/prng.ts';
import type { Quirks } from '../../emulator/platform/quirks.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { type Finding, Findings, type PlatformState } from '../../emulator/platform/state.ts';

export type Random = () => number;

export const TAGS = ['team:a', 'team:b', 'new', 'tier:1', 'Tier:Two'];
const MARK = '[code-security rule="f0" until=2031-01-01]';

/** A small deployment: projects with tags and switches, findings of all kinds on several branches, newer policies. */
export function drawState(random: Random): PlatformState {
  const state = fleetState(1 + Math.floor(random() * 6));
  for (const project of state.projects.all) {
    project.tags = sample(random, TAGS, 0.35);
    const enabled = () => ({ enabled: random() < 0.4 });
    project.managed_scan_config = { diff_scan: enabled(), full_scan: enabled() };
    project.primary_branch = pick(random, ['refs/heads/main', 'refs/heads/main', 'refs/heads/trunk', '']);
  }
  const findings = new Findings();
  // More than one request opens tickets for.
  const isLarge = random() < 0.1;
  for (let count = Math.floor(isLarge ? 60 + random() * 40 : random() * 15); count > 0; count -= 1) {
    const kind = isLarge ? 'sast' : pick(random, ['sast', 'sast', 'sca', 'secrets'] as const);
    const first = drawFinding(random, BigInt(count) * 10n, kind, pick(random, state.projects.all).name);
    findings.add(first);
    if (first.issue_type === 'secrets' || random() < 0.6) continue;
    findings.add(drawSibling(random, first, first.id + 1n, 'refs/heads/next'));
    if (random() < 0.3) findings.add(drawSibling(random, first, first.id + 2n, 'refs/heads/old'));
  }
  // An undo of other rows would be refused: they name targets that this deployment lacks.
  const code = { ...noDetection(), rulesets: sample(random, ['p/default', 'p/typescript'], 0.6) };
  const remediation = believableNewerPolicies().remediation.slice(1, random() < 0.5 ? 1 : 2);
  return { ...state, findings, newerPolicies: { ...believableNewerPolicies(), code, remediation } };
}

function drawFinding(random: Random, id: bigint, kind: Finding['issue_type'], repo: string): Finding {
  const finding = plainFinding(id, kind, repo);
  finding.severity = pick(random, ['low', 'medium', 'high']);
  finding.rule = pick(random, ['rules.a', 'rules.b']);
  if (random() < 0.1) finding.ticket = 'SEC-7';
  finding.relevant_since -= Math.floor(random() * 200) * 86_400;
  return { ...finding, ...pick(random, [untriaged, untriaged, untriaged, ignored, reviewing, fixed])() };
}

/** The same finding on another branch, as it is here or as something else has become of it there. */
export function drawSibling(random: Random, first: Finding, id: bigint, ref: string): Finding {
  const same = { ...first, id, ref, notes: [...first.notes] };
  if (random() < 0.2) same.ticket = pick(random, ['SEC-8', undefined]);
  // Scanned at another time, with other rules.
  if (random() < 0.3) same.severity = pick(random, ['low', 'medium', 'high']);
  return { ...same, ...pick(random, [() => ({}), () => ({}), fixed, untriaged, ignored, byRule])() };
}

const fixed = (): Partial<Finding> => ({ ...untriaged(), status: 'fixed' });
const reviewing = (): Partial<Finding> => ({
  ...{ ...untriaged(), status: 'reviewing', triage_state: 'reviewing', triaged_at: 1_767_225_600 },
});
const ignored = (): Partial<Finding> => ({
  ...{ status: 'ignored', triage_state: 'ignored', triage_reason: 'acceptable_risk', notes: ['accepted'] },
  triaged_at: 1_767_225_600,
});
const byRule = (): Partial<Finding> => ({ ...ignored(), notes: [MARK] });

/** The documented readings of the API; most runs have none of them. */
export function drawQuirks(random: Random): Partial<Quirks> {
  const tagsRefusal = pick(random, [400, 415, 422, 'ignore'] as const);
  const strange = pick<Partial<Quirks>>(random, [
    { tagsBody: 'object', tagsRefusal },
    { tagsBody: 'array', tagsRefusal },
    { untagFrom: 'body' },
    { emptyPatchBody: true },
    { patchOneFlag: 'clear' },
    { exceptionRequests: true },
    { triagedNames: 'first' },
    { triagedNames: 'none' },
    { jiraSkips: [10n, 30n, 51n], jiraRefuses: [20n, 40n] },
    { jiraProjectId: 'number' },
    { sentIds: 'text' },
  ]);
  const forms = { policiesMigrated: true, ...drawForms(random) };
  return random() < 0.5 ? forms : { ...forms, ...strange };
}

/** The forms of answers: as recorded in most runs. */
function drawForms(random: Random): Partial<Quirks> {
  return pick<Partial<Quirks>>(random, [
    ...[{}, {}, {}, { described: true }, { refForm: 'full' as const }, { nulls: true }],
    ...[
      { nullFields: ['location'] },
      { nullFields: ['status'] },
      { described: true, nullFields: ['status'] },
    ],
    { nullFields: ['reachability', 'transitivity', 'sourcing_policy', 'assistant'] },
  ]);
}

/** Unasked-for effects: such a server is noticed at its first write. */
export function drawHostile(random: Random): Partial<Quirks> {
  return pick<Partial<Quirks>>(random, [
    { tagsMode: 'replace' },
    { triageMovesOthers: true },
    { foreignAnswers: true },
  ]);
}
