import { describe, expect, it } from 'vitest';
import { changesOf, finding, NOW, openPlatform, project, runApply, runPlan } from './scenario.ts';

const API = [project('acme/api', { tags: ['tier:1'] }), project('acme/web')];

const AT = NOW / 1000;

describe('conditions of findings', () => {
  const findings = [
    finding(1, { ageDays: 200, path: 'src/test/a.ts', confidence: 'low' }),
    finding(2, { ageDays: 5, severity: 'critical', ticket: 'SEC-1', path: 'src/a.ts', rule: 'python.sqli' }),
    finding(3, {
      repo: 'acme/web',
      triage_state: 'ignored',
      status: 'ignored',
      triage_reason: 'false_positive',
      triaged_at: AT - 400 * 86_400,
      path: 'lib/b.ts',
    }),
    finding(4, {
      repo: 'acme/web',
      autotriage_verdict: 'false_positive',

      path: 'lib/c.ts',
    }),
  ];
  it.each([
    ['severity: [LOW, medium]', [1, 4]],
    ['older-than: 180d', [1]],
    ['newer-than: 1w', [2]],
    ["path: ['**/test/**', '**/a.ts']", [1, 2]],
    ["path: ['src/**', '!**/test/**']", [2]],
    ['project-tag: tier:1', [1, 2]],
    ['repo: acme/web', [4]],
    ['ticket: true', [2]],
    ["rule: 'python.*'", [2]],
    ['category: performance', [2, 4]],
    ['verdict: false_positive', [4]],
    ['status: ignored, triage-reason: false_positive, triaged-before: 365d, decided-by: people', [3]],
    ['status: [open, ignored], decided-by: anyone', [1, 2, 3, 4]],
    ['branch: main, confidence: low', [1]],
    ['branch: develop', []],
  ])('{ %s } selects %j', async (when, expected) => {
    const held = findings.map((one) => ({
      ...one,
      categories: one.id === 2n || one.id === 4n ? ['performance'] : [],
    }));
    const platform = await openPlatform(API, held);
    const made = await runPlan(
      platform,
      `{ version: 1, findings: [{ name: r, when: { ${when} }, triage: { state: fixing } }] }`,
    );
    expect(made.failure).toBeUndefined();
    expect(made.lines?.map(({ target }) => target)).toEqual(expected.map((id) => `sast:${id}`));
  });

  it('take a finding out where a set of except holds wholly', async () => {
    const platform = await openPlatform(API, findings);
    const made = await runPlan(
      platform,
      `
version: 1
findings:
  - name: r
    except: [{ project-tag: [tier:1], severity: low }, { ticket: true }]
    triage: { state: fixing }
`,
    );
    expect(changesOf(made)).toEqual(['~ sast:4 open → fixing']);
  });

  it('see the tags that rules about projects give in the same plan', async () => {
    const platform = await openPlatform(API, [finding(1, { repo: 'acme/web' })]);
    const rules = `
version: 1
projects: [{ name: web, when: { name: acme/web }, tags: [noisy] }]
findings: [{ name: r, when: { project-tag: noisy }, triage: { state: fixing } }]
`;
    expect(changesOf(await runApply(platform, rules))).toEqual([
      '~ sast:1 open → fixing',
      '+ acme/web noisy',
    ]);
    expect(changesOf(await runPlan(platform, rules))).toEqual([]);
  });

  it('of supply chain and secrets look at their own fields', async () => {
    const platform = await openPlatform(API, [
      finding(1, { dependency: 'lodash', transitivity: 'direct', exposure: 'reachable' }, 'sca'),
      finding(2, { dependency: 'left-pad', transitivity: 'transitive', exposure: 'unreachable' }, 'sca'),
      finding(3, { secret_type: 'AWS', validation_state: 'confirmed_invalid' }, 'secrets'),
      finding(4, { secret_type: 'AWS', validation_state: 'confirmed_valid' }, 'secrets'),
    ]);
    const rules = `
version: 1
findings:
  - { name: sca, when: { type: sca, reachability: unreachable, transitivity: transitive }, triage: { state: ignored, reason: acceptable_risk, for: ever } }
  - { name: dead secrets, when: { type: secrets, validation: confirmed_invalid }, triage: { state: ignored } }
`;
    const applied = await runApply(platform, rules);
    expect(applied.failure).toBeUndefined();
    expect(changesOf(applied).sort()).toEqual(['~ sca:2 open → ignored', '~ secrets:3 open → ignored']);
    expect(changesOf(await runApply(platform, rules))).toEqual([]);
  });
});
