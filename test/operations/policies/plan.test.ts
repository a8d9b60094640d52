import { describe, expect, it } from 'vitest';
import { faultsOn } from '../../../emulator/platform/faults.ts';
import { rowsOf } from '../../claims.ts';
import { expectSuccess, theError } from '../scenario.ts';
import { detection, openDeployment, policyRequests, remediation, rulesStep } from './world.ts';

const OWASP = 'policies: { code: { rulesets: [p/default, p/owasp-top-ten] } }';
const TWO = `policies:
  code: { rulesets: [p/default], rules: [go.md5] }
  remediation:
    - name: Comment on everything
      filters: { conditions: [{ type: severity, values: [critical] }] }
      actions: [{ type: pr_comment }]
`;

describe('A plan of policies', () => {
  it('without changes costs one read and one dry run for a part', async () => {
    const platform = await openDeployment();
    const run = await rulesStep(platform, 'plan', TWO.replace(', rules: [go.md5]', ''));
    expectSuccess(run);
    expect(run.outputs).toMatchObject({ 'policy-changes': '0', changes: '0', drift: 'false' });
    expect(policyRequests(platform)).toEqual([
      'GET detection-policy/code',
      'POST detection-policy/code:dryRun',
      'GET remediation-policies',
      'POST remediation-policies:dryRun',
    ]);
  });

  it('finds the slug of a policy that was renamed on the platform or in the file', async () => {
    const renamed = remediation('Comment on everything', { slug: 'the-first-name' });
    const platform = await openDeployment({ remediation: [renamed] });
    const run = await rulesStep(platform, 'plan', TWO.replace('[critical]', '[high]'));
    expect(run.outputs['policy-changes']).toBe('2');
    const rows = rowsOf(run).flatMap(({ change }) => change.entries ?? []);
    expect(rows.map(({ kind, effect }) => `${kind} ${effect}`)).toEqual([
      'detection update',
      'remediation update',
    ]);
  });

  it('has the same hash whatever the order in which the platform answers', async () => {
    const hashes = new Set<string | undefined>();
    for (const rulesets of [
      ['p/golang', 'p/default'],
      ['p/default', 'p/golang'],
    ]) {
      const quirks = { proto3: rulesets[0] === 'p/golang' };
      const platform = await openDeployment({ code: detection({ rulesets }) }, { quirks });
      hashes.add((await rulesStep(platform, 'plan', OWASP)).outputs['plan-hash']);
    }
    expect(hashes.size).toBe(1);
    const unordered = await rulesStep(await openDeployment(), 'plan', OWASP);
    expect(hashes).not.toContain(unordered.outputs['plan-hash']);
  });
});

describe('A plan of policies that the platform does not accept', () => {
  it('fails with all problems at once, each with its line', async () => {
    const platform = await openDeployment();
    const run = await rulesStep(
      platform,
      'plan',
      `policies:
  code:
    rulesets:
      - p/default
      - p/unheard-of
      - p/defualt
  remediation:
    - name: A
      filters: { conditions: [{ type: severity, values: [critical] }] }
      actions:
        - type: block
    - name: B
      filters:
        conditions:
          - { type: repository_tag, values: [nowhere] }
      actions: [{ type: pr_comment }, { type: fax }]
`,
    );
    expect(run.outputs).toMatchObject({ outcome: 'failed', 'failure-reason': 'invalid-inputs' });
    const said = theError(run);
    for (const [line, code] of [
      [6, 'UNKNOWN_REFERENCE'],
      [7, 'UNKNOWN_REFERENCE'],
      [12, 'MISSING_DEPENDENT_ACTION'],
      [16, 'UNKNOWN_REFERENCE'],
      [17, 'UNSUPPORTED_ACTION_TYPE'],
    ] as const) {
      expect(said).toMatch(new RegExp(`rules\\.yml:${line}: [^;]*\\(${code}\\)`));
      expect(run.log).toMatch(new RegExp(`::warning file=rules\\.yml,line=${line}::`));
    }
    expect(said).toContain('there is no ruleset p/defualt (UNKNOWN_REFERENCE)');
    expect(said).toContain('Nothing was written');
    expect(platform.requests.every(({ method }) => method !== 'PUT')).toBe(true);
  });

  it('says that the deployment is not migrated, or a product not enabled', async () => {
    const old = await openDeployment({}, { quirks: { policiesMigrated: false } });
    const run = await rulesStep(old, 'plan', TWO);
    expect(run.outputs['failure-reason']).toBe('invalid-inputs');
    expect(theError(run)).toContain(
      'rules.yml:3: code: the deployment has not been migrated to the newer policies (DEPLOYMENT_NOT_MIGRATED). ',
    );
    // One part says it for all.
    expect(policyRequests(old)).toEqual(['GET detection-policy/code']);
    const state = await openDeployment();
    delete state.state.newerPolicies.secrets;
    const disabled = await rulesStep(state, 'plan', 'policies: { secrets: {} }');
    expect(disabled.outputs['failure-reason']).toBe('invalid-inputs');
    expect(theError(disabled)).toContain('secrets: the product is not enabled for this deployment');
  });
});

describe('A part that names a tag which only the plan adds', () => {
  const FILE = `
projects: [{ name: all, tags: ['brand-new'] }]
policies:
  code: { rulesets: [p/default, p/golang] }
  remediation:
    - name: Comment on everything
      filters: { conditions: [{ type: repository_tag, values: [brand-new] }] }
      actions: [{ type: pr_comment }]
`;

  it('waits for the next apply, and the plan says so', async () => {
    const platform = await openDeployment();
    const plan = await rulesStep(platform, 'plan', FILE);
    expect(plan.outputs).toMatchObject({
      outcome: 'succeeded',
      'to-add': '2',
      'to-triage': '0',
      drift: 'true',
    });
    expect(plan.warnings.join()).toContain('brand-new');
    const first = await rulesStep(platform, 'apply', FILE);
    expect(first.outputs).toMatchObject({ outcome: 'succeeded', drift: 'true' });
    // The changes that this part needs are not known.
    for (const { outputs, summary } of [plan, first]) {
      expect([outputs.changes, outputs['policy-changes']]).toEqual(['unknown', 'unknown']);
      expect(summary).toContain('<h2>⚠️');
    }
    expect(first.warnings.join()).toContain('brand-new');
    expect(platform.state.newerPolicies.code?.rulesets).toContain('p/golang');
    expect(JSON.stringify(platform.state.newerPolicies.remediation)).not.toContain('brand-new');
    const second = await rulesStep(platform, 'apply', FILE);
    expect(second.outputs).toMatchObject({ outcome: 'succeeded', 'policy-changes': '1' });
    expect(JSON.stringify(platform.state.newerPolicies.remediation)).toContain('brand-new');
  });

  it.each([
    [true, ['brand-new']],
    [false, ['brand-new', 'p/unheard-of']],
  ])('waits (%s) where the platform lists what is missing: %j', async (waits, missing) => {
    const rewrite = (text: string) => {
      const answer = JSON.parse(text);
      const [first] = answer.validation_errors;
      if (first === undefined) return text;
      const listed = missing.map((value) => ({ kind: 'reference', value }));
      first.context = { policy: 'comment-on-everything', missing_references: listed };
      return JSON.stringify({ ...answer, validation_errors: [first] });
    };
    const platform = await openDeployment(
      {},
      {
        faults: ({ path }) =>
          path.endsWith('remediation-policies:dryRun') ? { kind: 'rewritten', rewrite } : undefined,
      },
    );
    const run = await rulesStep(platform, 'plan', FILE);
    expect(run.outputs.outcome).toBe(waits ? 'succeeded' : 'failed');
  });

  it('is an error where something else is wrong with it', async () => {
    const run = await rulesStep(await openDeployment(), 'plan', FILE.replace('pr_comment', 'fax'));
    expect(run.outputs['failure-reason']).toBe('invalid-inputs');
    expect(theError(run)).toContain('fax');
    expect(theError(run)).not.toContain('UNKNOWN_REFERENCE');
  });
});

describe('A plan that changes tags', () => {
  const FILE = "projects: [{ name: all, tags: ['tier:1', sandbox] }]";
  const exception = {
    exception_type: 'exclude',
    project: '',
    project_tag_name: 'sandbox',
    rule: 'p/secrets',
    rule_type: 'pack',
  };
  const blocking = remediation('Block tier one', {
    filters: { mode: 'all', conditions: [{ type: 'repository_tag', values: ['tier:1'], mode: 'any' }] },
  });

  it('names the policies and exceptions that look at them', async () => {
    const code = { rulesets: ['p/default'], rules: [], disabled: [], exceptions: [exception] };
    const other = remediation('Not concerned', {
      filters: { mode: 'all', conditions: [{ type: 'repository_tag', values: ['tier:2'], mode: 'any' }] },
    });
    const platform = await openDeployment({ code, remediation: [blocking, other] });
    const run = await rulesStep(platform, 'plan', FILE);
    expectSuccess(run);
    const text = run.summary.replaceAll('&quot;', '"');
    expect(text).toContain('tier:1 is used by remediation "Block tier one"');
    expect(text).toContain('sandbox is used by code exception: exclude p/secrets');
    expect(text).not.toContain('Not concerned');
    expect(policyRequests(platform)).toEqual(['GET detection-policy', 'GET remediation-policies']);
  });
  it('has none on a deployment without them, and says where they cannot be read', async () => {
    const old = await openDeployment({}, { quirks: { policiesMigrated: false } });
    expectSuccess(await rulesStep(old, 'plan', FILE));
    const faults = faultsOn(({ path }) => path.includes('/policies/v2/'), { kind: 'status', status: 404 });
    const run = await rulesStep(await openDeployment({}, { faults }), 'plan', FILE);
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', 'to-add': '2' });
    for (const part of ['detection', 'remediation'])
      expect(run.warnings.join()).toContain(
        `The ${part} policies that depend on the changed tags could not be`,
      );
  });

  it.each([
    ['detection', 'detection-policy', 'remediation "Block tier one"'],
    ['remediation', 'remediation-policies', 'code exception: exclude p/secrets'],
  ])('names the others where the %s policies cannot be read', async (part, path, use) => {
    const faults = faultsOn((request) => request.path.endsWith(path), { kind: 'status', status: 404 });
    const code = { rulesets: [], rules: [], disabled: [], exceptions: [exception] };
    const platform = await openDeployment({ code, remediation: [blocking] }, { faults });
    const run = await rulesStep(platform, 'plan', FILE);
    expect(run.summary.replaceAll('&quot;', '"')).toContain(`is used by ${use}`);
    expect(run.warnings).toEqual([expect.stringContaining(`The ${part} policies`)]);
  });
});
