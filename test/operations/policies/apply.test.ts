import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { faultsOn } from '../../../emulator/platform/faults.ts';
import { plainFinding } from '../../../emulator/platform/finding.ts';
import type { Moment } from '../../../emulator/platform/quirks.ts';
import type { PlatformState } from '../../../emulator/platform/state.ts';
import { rowsOf } from '../../claims.ts';
import type { StepRun } from '../../step.ts';
import { expectSuccess, theError } from '../scenario.ts';
import { openDeployment, policiesNow, policyRequests, remediation, rulesStep, undoStep } from './world.ts';

const BOTH = `limits: { policy-deletes: 5 }
policies:
  code:
    rulesets: [p/default, p/owasp-top-ten]
    exceptions: [{ exception_type: exclude, project_tag_name: sandbox, rule: p/secrets, rule_type: pack }]
  remediation:
    - name: Block tier one
      filters: { conditions: [{ type: repository_tag, values: ['tier:1'] }] }
      actions: [{ type: block }, { type: pr_comment }]
`;

const isPut =
  (part = '') =>
  ({ method, path }: { method: string; path: string }) =>
    method === 'PUT' && path.includes('/policies/v2/') && path.includes(part);

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const followsSchema = ajv.compile(
  JSON.parse(readFileSync(new URL('../../../schema/report.v4.json', import.meta.url), 'utf8')),
);

/** The states of the parts of the policies. */
function statesOf(run: StepRun): string[] {
  return rowsOf(run)
    .filter(({ change }) => change.field === 'policies')
    .map(({ state }) => state);
}

/** Somebody else edits the policies right before the first request that this is true of. */
function secondWriter(when: ReturnType<typeof isPut>, edit: (state: PlatformState) => void) {
  let isDone = false;
  const onRequest = ({ request, state }: Moment) => {
    if (isDone || !when(request)) return;
    isDone = true;
    edit(state);
  };
  return { quirks: { onRequest } };
}

const BLOCK_BY_NEW_TAG = `projects: [{ name: all, tags: [new] }]
policies:
  remediation:
    - name: Comment on everything
      filters: { mode: all, conditions: [{ type: severity, values: [critical] }] }
      actions: [{ type: pr_comment }]
    - name: Block
      filters: { mode: all, conditions: [{ type: repository_tag, values: [new] }] }
      actions: [{ type: block }, { type: pr_comment }]
`;
const ONE_EACH_TIME = 'findings: [{ name: old, when: { type: sast }, limit: 1, triage: { state: fixing } }]';

it.each([
  ['a policy waits for a tag', BLOCK_BY_NEW_TAG],
  ['a limit leaves a finding', ONE_EACH_TIME],
])('apply leaves drift where %s, and the next one none', async (_, rules) => {
  const platform = await openDeployment();
  for (const id of [1n, 2n]) platform.state.findings.add(plainFinding(id, 'sast', 'acme/api'));
  const runs = [await rulesStep(platform, 'apply', rules), await rulesStep(platform, 'apply', rules)];
  expect(runs.map(({ outputs }) => [outputs.outcome, outputs.drift])).toEqual([
    ['succeeded', 'true'],
    ['succeeded', 'false'],
  ]);
});

const editCode = ({ newerPolicies }: PlatformState) => newerPolicies.code?.rules.push('go.md5');
const editRemediation = ({ newerPolicies }: PlatformState) =>
  newerPolicies.remediation.push(remediation('By hand'));

describe('apply of policies', () => {
  it('makes each part what the file says, and a second one has nothing to do', async () => {
    const platform = await openDeployment();
    const run = await rulesStep(platform, 'apply', BOTH);
    expectSuccess(run);
    expect(run.outputs).toMatchObject({ 'policy-changes': '4', changes: '4' });
    expect(policiesNow(platform)).toMatchObject({
      code: { rulesets: ['p/default', 'p/owasp-top-ten'], exceptions: [{ project_tag_name: 'sandbox' }] },
      secrets: { rules: [] },
      remediation: [{ name: 'Block tier one', slug: 'block-tier-one' }],
    });
    expect(followsSchema(run.report), JSON.stringify(followsSchema.errors)).toBe(true);
    expect(statesOf(run)).toEqual(['changed', 'changed']);
    const again = await rulesStep(platform, 'apply', BOTH);
    expectSuccess(again);
    expect(again.outputs['policy-changes']).toBe('0');
    expect(platform.requests.filter(isPut())).toHaveLength(2);
  });

  it('keeps every digit of a number in an action', async () => {
    const platform = await openDeployment();
    const rules = `policies:
  remediation:
    - name: Comment on everything
      filters: { mode: all, conditions: [{ type: severity, values: [critical] }] }
      actions: [{ type: pr_comment }, { type: jira, config: { project: 12345678901234567890 } }]
`;
    const plan = await rulesStep(platform, 'plan', rules);
    const run = await rulesStep(platform, 'apply', rules, {
      'approved-plan': plan.outputs['plan-path'] ?? '',
    });
    expectSuccess(run);
    const put = platform.requests.find(isPut());
    expect(put?.body).toContain('"project":12345678901234567890');
  });

  it('deletes nothing beyond the limit, and changes no more than it allows', async () => {
    const platform = await openDeployment();
    const before = policiesNow(platform);
    const run = await rulesStep(platform, 'apply', BOTH.replace('policy-deletes: 5', 'policies: 2'));
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'failure-reason': 'too-many-changes' });
    const said = theError(run);
    expect(said).toContain(
      '4 policies, exceptions, rulesets and rules would change, more than `limits.policies` allows (2)',
    );
    expect(said).toContain(
      '2 policies, exceptions, rulesets and rules would be removed or weakened, more than `limits.policy-deletes` allows (0)',
    );
    expect(said).toContain('raise `limits.policies` and `limits.policy-deletes` in the rules file');
    expect(policiesNow(platform)).toEqual(before);
  });

  it('of a plan that was approved, and of no other', async () => {
    const platform = await openDeployment();
    const plan = await rulesStep(platform, 'plan', BOTH);
    const path = plan.outputs['plan-path'] ?? '';
    const { changes } = JSON.parse(readFileSync(path, 'utf8'));
    expect(changes.map(({ target }: { target: string }) => target)).toEqual([
      ...['policies:code', 'policies:code'],
      ...['policies:remediation', 'policies:remediation'],
    ]);
    editCode(platform.state);
    const changed = await rulesStep(platform, 'apply', BOTH, { 'approved-plan': path });
    expect(changed.outputs['failure-reason']).toBe('plan-changed');
    platform.state.newerPolicies.code?.rules.pop();
    const hash = plan.outputs['plan-hash'] ?? '';
    expectSuccess(await rulesStep(platform, 'apply', BOTH, { 'approved-plan': hash }));
  });

  it('of a hash writes nothing else, also where the platform does not say what its difference is', async () => {
    const platform = await openDeployment();
    platform.faults = faultsOn(({ path }) => path.endsWith(':dryRun'), {
      kind: 'rewritten',
      rewrite: (text) =>
        JSON.stringify(JSON.parse(text, (name, value) => (name === 'after' ? undefined : value))),
    });
    const plan = await rulesStep(platform, 'plan', BOTH);
    const hash = { 'approved-plan': plan.outputs['plan-hash'] ?? '' };
    const other = await rulesStep(platform, 'apply', BOTH.replace('{ type: block }, ', ''), hash);
    expect(other.outputs['failure-reason']).toBe('plan-changed');
    expect(policyRequests(platform).filter((one) => one.startsWith('PUT'))).toEqual([]);
    expectSuccess(await rulesStep(platform, 'apply', BOTH, hash));
  });

  it('writes nothing where somebody changed the policies in between', async () => {
    const platform = await openDeployment({}, secondWriter(isPut(), editCode));
    const run = await rulesStep(platform, 'apply', `${BOTH}projects: [{ name: all, tags: [new] }]\n`);
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'failure-reason': 'plan-changed' });
    expect(theError(run)).toContain('Someone changed the code policies after they were compared');
    expect(theError(run)).toContain('Nothing was written');
    expect(policiesNow(platform)).toMatchObject({
      code: { rulesets: ['p/default'], rules: ['go.md5'] },
      remediation: [{ name: 'Comment on everything' }],
    });
    expect(platform.state.projects.get('acme/api')?.tags).toEqual(['tier:1']);
  });

  it('ends in part where that happens to a later part; the earlier one can be undone', async () => {
    const platform = await openDeployment({}, secondWriter(isPut('remediation'), editRemediation));
    const { code } = policiesNow(platform);
    const run = await rulesStep(platform, 'apply', BOTH);
    expect(run.outputs).toMatchObject({ outcome: 'partial', 'failure-reason': 'plan-changed' });
    expect(theError(run)).toContain('The code policies had already been written');
    expect(theError(run)).not.toContain('Nothing was written');
    expect(followsSchema(run.report), JSON.stringify(followsSchema.errors)).toBe(true);
    expect(platform.state.newerPolicies.remediation).toHaveLength(2);
    const undone = await undoStep(platform, run);
    expectSuccess(undone);
    expect(policiesNow(platform).code).toEqual(code);
    expect(platform.state.newerPolicies.remediation).toHaveLength(2);
  });

  it('names a slug of the platform that the dry run did not see', async () => {
    const platform = await openDeployment();
    const file = BOTH.replace('name: Block tier one', '{ name: Mine, slug: platform-defaults,').replace(
      /\n {6}filters: (.*)\n {6}actions: (.*)\n/,
      ' filters: $1, actions: $2 }\n',
    );
    const run = await rulesStep(platform, 'apply', file);
    expect(run.outputs).toMatchObject({ outcome: 'partial', 'failure-reason': 'invalid-inputs' });
    expect(theError(run)).toMatch(/rules\.yml:\d+: .*RESERVED_SLUG/);
    expect(theError(run)).toContain('The code policies had already been written');
  });
});

describe('undo of policies', () => {
  it('puts the former bundles back, and then leaves them', async () => {
    const platform = await openDeployment();
    const before = policiesNow(platform);
    const run = await rulesStep(platform, 'apply', BOTH);
    const undone = await undoStep(platform, run);
    expectSuccess(undone);
    expect(policiesNow(platform)).toEqual(before);
    const again = await undoStep(platform, run);
    expect(again.exitCode).toBe(0);
    expect(statesOf(again)).toEqual(['left', 'left']);
    // Forth again.
    const forth = await undoStep(platform, undone);
    expectSuccess(forth);
    expect(policiesNow(platform).remediation).toMatchObject([{ name: 'Block tier one' }]);
  });

  it.each([
    ['shows it', 'reset-after', 'changed', 'changed'],
    ['does not', 'reset-before', 'unknown', 'unchanged'],
  ] as const)('after a lost answer where a read %s', async (_, kind, applied, undone) => {
    const platform = await openDeployment({}, { faults: faultsOn(isPut('code'), { kind }, 1) });
    const before = policiesNow(platform).code;
    const run = await rulesStep(platform, 'apply', BOTH);
    expect(statesOf(run)[0]).toBe(applied);
    const back = await undoStep(platform, run);
    expectSuccess(back);
    expect(statesOf(back)[0]).toBe(undone);
    expect(policiesNow(platform).code).toEqual(before);
  });

  it('counts each change within a policy for `max-changes`', async () => {
    const platform = await openDeployment();
    const rules = 'policies: { code: { rulesets: [p/default, p/golang, p/secrets] } }';
    const run = await rulesStep(platform, 'apply', rules);
    const refused = await undoStep(platform, run, { 'max-changes': '1' });
    expect(refused.outputs['failure-reason']).toBe('too-many-changes');
    expectSuccess(await undoStep(platform, run, { 'max-changes': '2' }));
  });

  it('leaves what somebody changed since, also at the last moment, and says so', async () => {
    const platform = await openDeployment();
    const run = await rulesStep(platform, 'apply', BOTH);
    editCode(platform.state);
    Object.assign(platform.quirks, secondWriter(isPut('remediation'), editRemediation).quirks);
    const undone = await undoStep(platform, run);
    expect(undone.exitCode).toBe(0);
    expect(statesOf(undone)).toEqual(['left', 'left']);
    expect(platform.state.newerPolicies.remediation.map(({ name }) => name)).toEqual([
      'Block tier one',
      'By hand',
    ]);
    expect(platform.state.newerPolicies.code?.rules).toEqual(['go.md5']);
    expect(platform.state.newerPolicies.code?.rulesets).toContain('p/owasp-top-ten');
  });

  it('goes on with the other parts where one cannot be read any more', async () => {
    const platform = await openDeployment();
    const applied = await rulesStep(platform, 'apply', BOTH);
    delete platform.state.newerPolicies.code;
    const undone = await undoStep(platform, applied);
    expect(policiesNow(platform).remediation).toMatchObject([{ name: 'Comment on everything' }]);
    expect(undone.outputs.outcome).toBe('partial');
    expect(statesOf(undone)).toEqual(['failed', 'changed']);
    expect(theError(undone)).toMatch(/1 of 2 policy parts failed.*the product is not enabled/);
  });
});
