import { describe, expect, it } from 'vitest';
import type { Edit } from '../../emulator/platform/edit.ts';
import type { Platform } from '../../emulator/platform/server.ts';
import type { Project } from '../../emulator/platform/state.ts';
import { effectsOf, rowsOf } from '../claims.ts';
import { innerStep } from '../inner-step.ts';
import { folderWith, openPlatform } from './scenario.ts';
import { finding, meanwhile, ONE, triageOf, worldOf } from './world.ts';

const TWO = 'fleet/service-00002';
const STORE = 'umbrella/store';

const RULES = `version: 1
projects: [{ name: all, when: { name: 'fleet/*1' }, tags: [new], managed-scan: { full: true } }]
findings: [{ name: noise, when: { severity: low }, triage: { state: ignored, for: 90d } }]
`;
const IGNORE = { operation: 'triage', status: 'open', 'new-triage-state': 'ignored', repos: ONE };

/** Somebody creates another project with a name. */
function takeOver(platform: Platform, name: string): void {
  const [like] = platform.state.projects.all as [Project];
  platform.edit({ addProject: { ...like, id: 99n, name, tags: ['new'] } });
}

async function openWorld(formerNames: 'redirect' | 'unknown' = 'redirect') {
  const secret = { issue_type: 'secrets', secret_type: 'AWS', status: 'open' } as const;
  const platform = await openPlatform({
    state: worldOf(2, [finding(1), finding(2, { ...secret, fingerprint: 'secret' })]),
    quirks: { formerNames },
  });
  const rules = `${await folderWith({ 'rules.yml': RULES })}/rules.yml`;
  return { platform, rules };
}

/** Everything that steps here change. */
function shownBy({ state }: Platform) {
  const [{ tags, managed_scan_config }] = state.projects.all as [Project];
  return {
    tags: [...tags],
    managed_scan_config,
    findings: [1n, 2n].map((id) => state.findings.get(id)?.status),
  };
}

const STEPS: Record<string, Record<string, string>> = {
  tag: { operation: 'tag', projects: ONE, tags: 'new' },
  'managed-scan': { operation: 'managed-scan', projects: ONE, 'full-scan': 'true' },
  triage: { ...IGNORE, 'issue-type': 'sast' },
  'triage of secrets': { ...IGNORE, 'issue-type': 'secrets' },
  apply: { operation: 'apply' },
};

describe.each(Object.keys(STEPS))('an undo of %s', (step) => {
  it.each<[string, (platform: Platform) => void, 'redirect' | 'unknown', Record<string, string>]>([
    ['after a rename', () => {}, 'redirect', {}],
    ['after a transfer that the former name does not lead to', () => {}, 'unknown', {}],
    ['once another project has the name', (platform) => takeOver(platform, ONE), 'redirect', {}],
    ['by the former name', () => {}, 'redirect', { projects: ONE }],
    ['by the present name', () => {}, 'unknown', { projects: STORE }],
  ])('finds the project %s', async (_, also, formerNames, inputs) => {
    const { platform, rules } = await openWorld(formerNames);
    const before = shownBy(platform);
    const work = step === 'apply' ? { ...STEPS[step], 'rules-file': rules } : STEPS[step];
    const first = await innerStep(platform, work ?? {});
    expect(first.errors).toEqual([]);
    expect(shownBy(platform)).not.toEqual(before);
    platform.edit({ rename: ONE, to: STORE });
    also(platform);
    const undone = await innerStep(platform, {
      ...{ operation: 'undo', report: first.outputs['report-path'] ?? '', ...inputs },
    });
    expect(undone.errors).toEqual([]);
    expect(shownBy(platform)).toEqual(before);
    expect(rowsOf(undone).map(({ state }) => state)).not.toContain('left');
    expect(platform.state.projects.get(ONE)?.tags ?? ['new']).toEqual(['new']);
  });
});

describe('a plan that was approved before a rename', () => {
  async function applied(by: string, since: (platform: Platform) => void) {
    const { platform, rules } = await openWorld('unknown');
    const wide = RULES.replace("when: { name: 'fleet/*1' }, ", '');
    const file = `${await folderWith({ 'rules.yml': wide })}/rules.yml`;
    expect(rules).not.toBe(file);
    const plan = await innerStep(platform, { operation: 'plan', 'rules-file': file });
    since(platform);
    const approved = { 'rules-file': file, 'approved-plan': plan.outputs[by] ?? '' };
    const run = await innerStep(platform, { operation: 'apply', ...approved });
    return { platform, run };
  }

  it.each(['plan-path', 'plan-hash'])('is applied to the same project: %s', async (by) => {
    const { platform, run } = await applied(by, (later) => later.edit({ rename: ONE, to: STORE }));
    expect(run.errors).toEqual([]);
    expect(platform.state.projects.get(STORE)?.tags).toEqual(['new']);
    expect(triageOf(platform, 1).state).toBe('ignored');
  });

  it('is not applied to another project that has the name now', async () => {
    const { platform, run } = await applied('plan-path', (later) => {
      later.edit({ removeProject: ONE });
      takeOver(later, ONE);
      later.state.projects.get(ONE)?.tags.pop();
    });
    expect(run.outputs['failure-reason']).toBe('plan-changed');
    expect(effectsOf(platform)).toEqual([]);
  });
});

describe('a project that is renamed during the step', () => {
  const rename: Edit = { rename: ONE, to: STORE };

  it.each<[string, 'redirect' | 'unknown', Record<string, string>, string, string[]]>([
    ['a write follows', 'redirect', { operation: 'tag', tags: 'new' }, 'tags', ['changed', 'changed']],
    [
      'a write that the former name refuses has failed',
      'unknown',
      { operation: 'tag', tags: 'new' },
      'tags',
      ['changed', 'failed'],
    ],
    [
      'switches follow',
      'redirect',
      { operation: 'managed-scan', 'full-scan': 'true' },
      'managed-scan',
      ['changed', 'changed'],
    ],
  ])('%s', async (_, formerNames, work, endpoint, states) => {
    const { platform } = await openWorld(formerNames);
    const method = endpoint === 'tags' ? 'PUT' : 'PATCH';
    meanwhile(platform, [{ method, endpoint, edit: rename }]);
    const run = await innerStep(platform, { ...work, projects: 'fleet/*' });
    expect(
      rowsOf(run)
        .map(({ state }) => state)
        .sort(),
    ).toEqual(states);
    expect(platform.state.projects.get(TWO)).toMatchObject({ name: TWO });
  });

  it('keeps its findings: they are triaged by their ids', async () => {
    const { platform } = await openWorld('unknown');
    meanwhile(platform, [{ method: 'POST', endpoint: 'triage', edit: rename }]);
    const run = await innerStep(platform, { ...IGNORE, 'issue-type': 'sast' });
    expect(rowsOf(run).map(({ state }) => state)).toEqual(['changed']);
  });
});
