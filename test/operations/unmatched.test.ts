import { describe, expect, it } from 'vitest';
import { ACTIONS_TOKEN } from '../../emulator/github/believable-state.ts';
import { faultsOn } from '../../emulator/platform/faults.ts';
import { findingsState } from '../../emulator/platform/scale-states.ts';
import { openGitHub } from '../github/open.ts';
import { innerStep } from '../inner-step.ts';
import { openPlatform } from './findings/context.ts';
import { finding, ONE, worldOf } from './world.ts';

const RULE = 'go.lang.security.audit.crypto.use-of-md5';
const LIST = { operation: 'list-findings', repos: 'acme/*' };
const TAG = { operation: 'tag', projects: 'acme/*', 'max-changes': '1000' };

it('A renamed repository has its findings under a former name, too', async () => {
  const platform = await openPlatform();
  const location = '/api/v1/deployments/acme/projects/acme/payments-api';
  const redirect = { kind: 'redirect', status: 307, location } as const;
  platform.faults = faultsOn(({ path }) => path.endsWith('/acme/renamed'), redirect);
  const { outputs, summary } = await innerStep(platform, { ...LIST, repos: 'acme/renamed' });
  expect(Number(outputs.count)).toBeGreaterThan(0);
  expect(summary).toContain('<code>acme/renamed</code> is now <code>acme/payments-api</code>');
});

describe('what selects nothing is told', () => {
  // Markup is of the summary only.
  it.each<[Record<string, string>, ...texts: string[]]>([
    [
      { ...LIST, rules: 'go.lang.security.audit.crypto.use-fo-md5' },
      `\`go.lang.security.audit.crypto.use-fo-md5\` in \`rules\` matches nothing on the platform (similar: ${RULE})`,
    ],
    [
      { ...LIST, paths: 'src\nnowhere/**' },
      '`src` in `paths` matches nothing on the platform (similar: src/**).',
      '<code>nowhere/**</code> in <code>paths</code> matches nothing',
    ],
    [
      { ...LIST, repos: 'acem/*, !acmee/login' },
      '`acem/*` in `repos` matches nothing on the platform (similar: acme/*)',
    ],
    [
      { ...TAG, tags: 'p ci', 'remove-tags': 'no-such-tag\nmanaged-*' },
      '`p ci` in `tags` matches nothing (similar: pci)',
      '<code>no-such-tag</code> in <code>remove-tags</code> matches nothing',
      '<code>managed-scan</code>, which stays',
    ],
  ])('%j', async (inputs, ...texts) => {
    const platform = await openPlatform();
    platform.state.projects.get('acme/payments-api')?.tags.push('managed-scan');
    const { errors, warnings, summary } = await innerStep(platform, inputs);
    expect(errors).toEqual([]);
    for (const text of texts) expect(text.includes('<') ? summary : warnings.join('\n')).toContain(text);
  });

  it('and a ticket step without a status says that it takes closed findings, too', async () => {
    const inputs = {
      operation: 'ticket',
      'issue-type': 'sast',
      rules: RULE,
      'max-changes': '99',
      'dry-run': 'true',
    };
    const { warnings } = await innerStep(await openPlatform(), inputs);
    expect(warnings).toEqual([expect.stringContaining('Set `status: open`')]);
  });

  it('and one page more is read for all filters', async () => {
    const platform = await openPlatform();
    await innerStep(platform, { ...LIST, rules: 'qqqqqq', categories: 'zzzzzz' });
    const pages = platform.requests.filter(({ path }) => path.includes('/findings?'));
    expect(pages.filter(({ path }) => !path.includes('page='))).toHaveLength(1);
  });

  it('and a list that was cut has no count, and no SARIF file', async () => {
    const quirks = { findingsPages: { cap: 100, refuseBehind: 400 } } as const;
    const platform = await openPlatform({ state: findingsState(200), quirks });
    const run = await innerStep(platform, { operation: 'list-findings' });
    expect(run.summary).toContain('⚠️ At least 200 code findings');
    expect(run.outputs.count).toBe('unknown');
    expect(run.outputs).not.toHaveProperty('sarif-path');
  });

  it.each<
    [endpoint: 'projects' | 'findings', issueType: string, filters: Record<string, string>, name: string]
  >([
    ['projects', 'sast', { repos: `${ONE}, fleet/service-00002` }, 'fleet/service-00002'],
    ['projects', 'secrets', { repos: `${ONE}, fleet/service-00002, !fleet/old` }, 'fleet/service-00002'],
    ['projects', 'sast', { ref: 'refs/heads/nxet' }, 'refs/heads/nxet'],
    ['findings', 'secrets', { ref: 'refs/heads/nxet' }, 'refs/heads/nxet'],
  ])(
    'and what cannot be looked up is a gap, with the findings that were read: %s refused, %s %j',
    async (refused, issueType, filters, name) => {
      const held = finding(1, { issue_type: issueType as 'sast' | 'secrets' });
      const faults = faultsOn(({ endpoint }) => endpoint === refused, { kind: 'status', status: 403 });
      const platform = await openPlatform({ state: worldOf(2, [held]), faults });
      const inputs = { operation: 'list-findings', 'issue-type': issueType, ...filters };
      const { outputs, errors, warnings } = await innerStep(platform, inputs);
      expect(errors).toEqual([]);
      expect(outputs.count).toBe('unknown');
      expect(warnings.join('\n')).toContain(`No listed finding has \`${name}\`, and whether`);
      if (filters.ref === undefined) expect(JSON.parse(outputs.findings ?? '')).toHaveLength(1);
    },
  );

  it('and an exclusion that cannot be looked up leaves the count as it is', async () => {
    const faults = faultsOn(({ endpoint }) => endpoint === 'projects', { kind: 'status', status: 403 });
    const platform = await openPlatform({ state: worldOf(2, [finding(1)]), faults });
    const { outputs } = await innerStep(platform, { operation: 'list-findings', repos: '!fleet/old' });
    expect(outputs).toMatchObject({ outcome: 'succeeded', count: '1' });
  });

  it('and a filter that may be misspelt closes no tracking issue', async () => {
    const [github, platform] = [await openGitHub(), await openPlatform()];
    const environment = {
      GITHUB_API_URL: github.url,
      GITHUB_EVENT_NAME: 'schedule',
      GITHUB_REPOSITORY: 'acme/payments-api',
      GITHUB_RUN_ID: '1',
    };
    const inputs = { ...LIST, issue: 'auto', 'github-token': ACTIONS_TOKEN };
    await innerStep(platform, { ...inputs, rules: RULE }, { environment });
    const [issue] = github.state.issues;
    const opened = { ...issue };
    const misspelt = {
      rules: RULE.replace('crypto', 'cryptoo'),
      ref: 'refs/heads/mian',
      repos: 'acme/qqqqqq',
      'project-tags': 'zz',
    };
    for (const [name, value] of Object.entries(misspelt)) {
      const run = await innerStep(platform, { ...inputs, rules: RULE, [name]: value }, { environment });
      expect(issue, name).toMatchObject({
        state: 'open',
        body: expect.stringContaining('was inconclusive'),
      });
      expect(run.outputs).not.toHaveProperty('sarif-path');
      Object.assign(issue ?? {}, opened);
    }
  });
});
