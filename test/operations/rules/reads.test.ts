import { expect, it } from 'vitest';
import type { Fault } from '../../../emulator/platform/faults.ts';
import type { Platform } from '../../../emulator/platform/server.ts';
import { connectionTo, gitHubState, openGitHub, VISIBILITY } from './github-scenario.ts';
import { changesOf, finding, openPlatform, project, runApply, runPlan } from './scenario.ts';

const FLEET = ['acme/api', 'acme/web', 'acme/cart', 'acme/login', 'other/api'];

const asText = (_key: string, value: unknown) => (typeof value === 'bigint' ? Number(value) : value);

/** The projects that were read on their own. */
function readIn({ requests }: Platform): string[] {
  const paths = requests.flatMap(({ path }) => /projects\/(\w+\/\w+)$/.exec(path)?.[1] ?? []);
  return paths.sort();
}

it('switches are read once, and only of projects in scope at whose switches a rule looks', async () => {
  const platform = await openPlatform(FLEET.map((name) => project(name, { full: name === 'acme/api' })));
  await runPlan(
    platform,
    `
version: 1
scope: { projects: ['**', '!other/*'] }
projects:
  - { name: full ones, when: { name: '*/*i*', managed-scan.full: true }, tags: [full] }
  - { name: cart, when: { name: acme/cart }, managed-scan: { diff: true } }
  - { name: others, when: { name: acme/web }, tags: [web] }
`,
  );
  expect(readIn(platform)).toEqual(['acme/api', 'acme/cart', 'acme/login']);
});

it('a project that the list leaves out, because it is archived, is not taken for a misspelt name', async () => {
  const platform = await openPlatform(FLEET.map((name) => project(name)));
  const answer: Fault = {
    kind: 'body',
    status: 200,
    body: JSON.stringify({ project: project('acme/web1') }, asText),
  };
  platform.faults = ({ path }) => (path.endsWith('/projects/acme/web1') ? answer : undefined);
  const rules = '{ version: 1, projects: [{ name: all, when: { name: [acme/web1, acme/wbe] }, tags: [t] }] }';
  const { plan, notices } = await runPlan(platform, rules);
  expect(notices).toMatchObject([{ pattern: 'acme/wbe' }]);
  // It is acted on like any other.
  expect(plan?.lines).toMatchObject([{ target: 'acme/web1', field: 'tag:t' }]);
  expect(readIn(platform).sort()).toEqual(['acme/wbe', 'acme/web1']);
  const ofFindings =
    '{ version: 1, findings: [{ name: f, when: { repo: [acme/web1, acme/wbe] }, triage: { state: fixing } }] }';
  expect((await runPlan(platform, ofFindings)).notices).toMatchObject([{ pattern: 'acme/wbe' }]);
});

it('a plan for all projects reads their list and the findings side by side', async () => {
  const platform = await openPlatform([project('acme/web')], [finding(1, { repo: 'acme/web' })]);
  let isAsked = false;
  platform.faults = ({ endpoint }) => {
    isAsked ||= endpoint === 'findings';
    return endpoint === 'projects' && !isAsked ? { kind: 'status', status: 503 } : undefined;
  };
  const rules =
    '{ version: 1, findings: [{ name: f, when: { repo: acme/web }, triage: { state: fixing } }] }';
  expect((await runPlan(platform, rules)).plan?.lines).toMatchObject([{ field: 'triage' }]);
});

it('an apply asks for nothing outside the scope on its own, and writes nothing there', async () => {
  const platform = await openPlatform(FLEET.map((name) => project(name)));
  const rules = `
version: 1
scope: { projects: [acme/**, '!acme/web', '!acme/c*'] }
projects: [{ name: all, tags: [known], managed-scan: { full: true } }]
`;
  const { plan } = await runApply(platform, rules);
  expect(plan?.projectsInScope).toBe(2);
  expect(platform.requests.some(({ path }) => /web|cart|other/.test(path))).toBe(false);
});

it('a finding outside a scope of so many projects that their names are not sent is left alone', async () => {
  const names = Array.from({ length: 51 }, (_, at) => `acme/p${at}`);
  const platform = await openPlatform(
    [...names, 'other/api'].map((name) => project(name)),
    [finding(1, { repo: 'acme/p0' }), finding(2, { repo: 'other/api' })],
  );
  const rules =
    '{ version: 1, scope: { projects: [acme/**] }, findings: [{ name: r, triage: { state: fixing } }] }';
  expect(changesOf(await runPlan(platform, rules))).toEqual(['~ sast:1 open → fixing']);
});

it.each([
  ['no findings', '{ version: 1 }', []],
  ['service levels', '{ version: 1, service-levels: { high: 30d } }', ['sast', 'sca', 'ai_sast', 'secrets']],
  ['rules for findings', '{ version: 1, findings: [] }', ['sast', 'sca']],
])('lists are read for what the file looks at: %s', async (what, rules, lists) => {
  const platform = await openPlatform([project('acme/api')], [finding(1)]);
  await runPlan(platform, rules);
  const asked = platform.requests.filter(({ path }) => /findings\?|secrets/.test(path));
  const kinds = asked.map(({ path }) => /issue_type=(\w+)/.exec(path)?.[1] ?? 'secrets');
  expect([...new Set(kinds)]).toEqual(lists);
  const areOpen = asked.every(({ path }) => /status=(open|FINDING_STATUS_OPEN)/.test(path));
  expect(areOpen).toBe(what !== 'rules for findings');
});

it.each(['/findings', '/projects?', '/projects/acme'])(
  'a plan ends where %s cannot be read',
  async (part) => {
    const platform = await openPlatform([project('acme/api')]);
    platform.faults = ({ path }) => (path.includes(part) ? { kind: 'status', status: 403 } : undefined);
    const rules = '{ version: 1, projects: [{ name: all, managed-scan: { full: true } }], findings: [] }';
    const made = await runPlan(platform, rules);
    expect(made.failure).toMatchObject({ kind: 'status', status: 403 });
    expect(made.plan).toBeUndefined();
  },
);

it('a rule for findings that could not be listed is not said to match nothing', async () => {
  const platform = await openPlatform([project('acme/api')], [finding(1, { rule: 'python.sqli' })]);
  platform.faults = ({ path }) => (path.includes('type=sca') ? { kind: 'status', status: 403 } : undefined);
  const ruleFor = (type: string) =>
    `{ name: ${type}, when: { type: ${type}, rule: ssc-1 }, triage: { state: fixing } }`;
  const made = await runPlan(platform, `{ version: 1, findings: [${ruleFor('sast')}, ${ruleFor('sca')}] }`);
  expect(made.notices).toMatchObject([
    { kind: 'list-unread', subject: 'sca' },
    { kind: 'pattern-unmatched', rule: 'sast' },
  ]);
});

it('a rule for findings whose list was cut is said to match nothing only of projects and tags', async () => {
  const findings = Array.from({ length: 200 }, (_, at) => finding(at + 1));
  const quirks = { findingsPages: { cap: 100, refuseBehind: 400 } } as const;
  const platform = await openPlatform([project('acme/api')], findings, { quirks });
  const when = '{ rule: python.sqli, repo: acme/wep, project-tag: teir }';
  const rules = `{ version: 1, findings: [{ name: a, when: ${when}, triage: { state: fixing } }] }`;
  expect((await runPlan(platform, rules)).notices).toMatchObject([
    { kind: 'pattern-unmatched', input: 'repo' },
    { kind: 'list-cut' },
    { kind: 'pattern-unmatched', input: 'project-tag' },
  ]);
});

it('metadata is read with metadata-token, not with the token for comments', async () => {
  const comments = await openGitHub(gitHubState([]));
  const metadata = await openGitHub(gitHubState([{ fullName: 'acme/api' }]));
  const made = await runPlan(await openPlatform([project('acme/api')]), VISIBILITY, {
    github: connectionTo(comments),
    metadata: connectionTo(metadata),
  });
  expect(changesOf(made)).toEqual(['+ acme/api visibility:private']);
  expect(comments.requests).toEqual([]);
});
