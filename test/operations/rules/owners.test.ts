import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ACTIONS_TOKEN, APP_TOKEN } from '../../../emulator/github/believable-state.ts';
import type { GitHubServer } from '../../../emulator/github/server.ts';
import type { Project } from '../../../emulator/platform/state.ts';
import { rowsOf } from '../../claims.ts';
import type { StepRun } from '../../step.ts';
import { stepOn, theError } from '../scenario.ts';
import { gitHubState, openGitHub } from './github-scenario.ts';
import { openPlatform, project } from './scenario.ts';

const PAGE = 'docs/permissions.md';
const BY_PROPERTY = `
version: 1
projects:
  - { name: visible, tags: ['visibility:\${github.visibility}'] }
  - { name: owned, tags: ['team:\${github.property.team}'] }
`;

/** An organization with three repositories, a person with one, and what is on no GitHub: twelve projects. */
async function fleet(): Promise<{ github: GitHubServer; projects: Project[] }> {
  const state = gitHubState([
    { fullName: 'acme/api', properties: { team: 'pay' }, visibility: 'public' },
    { fullName: 'acme/web', properties: { team: null } },
    { fullName: 'acme/app', properties: { team: 'shop' } },
    { fullName: 'octo/dots', visibility: 'public' },
  ]);
  state.accounts.push({ id: 2, login: 'octo', kind: 'User' });
  state.tokens.set(ACTIONS_TOKEN, { login: 'bot', permissions: { metadata: 'read' }, sees: ['acme/api'] });
  const github = await openGitHub(state);
  const local = Array.from({ length: 8 }, (_, at) => project(`local_scan/part-${at}`, { url: '' }));
  const named = ['acme/api', 'acme/web', 'acme/app', 'octo/dots'];
  return { github, projects: [...named.map((name) => project(name)), ...local] };
}

async function plan(
  rules: string,
  { github, projects }: { github: GitHubServer; projects: Project[] },
  token = APP_TOKEN,
): Promise<StepRun> {
  const platform = await openPlatform(projects, [], { now: Date.now() });
  const file = join(tmpdir(), `owners-${process.hrtime.bigint()}.yml`);
  await writeFile(file, rules);
  const inputs = { operation: 'plan', 'rules-file': file, 'github-token': token, comment: 'never' };
  return stepOn(platform, inputs, { environment: { GITHUB_API_URL: github.url } });
}

/** Tags to add, as `acme/api x`, and unknown projects, as `octo/dots: reason`. */
function planned({ report }: StepRun): { tags: string[]; unknown: string[] } {
  const { unknown } = report.result.plan;
  return {
    tags: rowsOf({ report }).map(({ change }) => `${change.project?.name} ${change.tag}`),
    unknown: unknown.map((row: { target: string; reason: string }) => `${row.target}: ${row.reason}`),
  };
}

describe('projects of several owners', () => {
  it('are planned owner by owner, and one that GitHub does not know is unknown and no more', async () => {
    const run = await plan(BY_PROPERTY, await fleet());
    expect(run.exitCode).toBe(0);
    const { tags, unknown } = planned(run);
    expect(tags).toEqual([
      'acme/api visibility:public',
      'acme/api team:pay',
      'acme/app visibility:private',
      'acme/app team:shop',
      'acme/web visibility:private',
      'octo/dots visibility:public',
    ]);
    expect(unknown).toHaveLength(9);
    expect(unknown).toEqual(
      expect.arrayContaining(['local_scan/part-0: no-owner', 'octo/dots: personal-account']),
    );
    expect(run.summary).toContain('a person&#39;s account has neither custom properties nor teams');
  });

  it('are unknown, with what would help, where the token is refused by one of them', async () => {
    const { github, projects } = await fleet();
    github.state.accounts.push({ id: 3, login: 'other', kind: 'Organization' });
    github.faults = ({ path }) =>
      path.startsWith('/orgs/other') ? { kind: 'status', status: 403, body: { message: 'no' } } : undefined;
    const run = await plan(BY_PROPERTY, { github, projects: [...projects, project('other/one')] });
    expect(run.exitCode).toBe(0);
    expect(planned(run).tags).toHaveLength(6);
    expect(planned(run).unknown).toContain('other/one: owner-refused');
    expect(run.warnings.join('\n')).toMatch(new RegExp(`1 project of other is unknown.*${PAGE}`));
  });

  it('end the plan where no owner at all is known, and say which', async () => {
    const { github, projects } = await fleet();
    const run = await plan(BY_PROPERTY, { github, projects: [...projects.slice(4), ...others(4)] });
    expect(theError(run)).toMatch(/No owner of the projects is an organization.*local_scan, nowhere/);
    expect(run.outputs['failure-reason']).toBe('not-found');
  });

  it.each([
    ['fails', 422, {}, '422: odd'],
    [
      'limits',
      403,
      { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '4102444800' },
      'rate limit of GitHub',
    ],
  ])('end the plan where GitHub %s, which is no refusal', async (_, status, headers, error) => {
    const { github, projects } = await fleet();
    github.faults = ({ path }) =>
      path.startsWith('/users/octo')
        ? { kind: 'status', status, headers, body: { message: 'odd' } }
        : undefined;
    expect(theError(await plan(BY_PROPERTY, { github, projects }))).toContain(error);
  });
});

describe("a job's own token", () => {
  it.each([
    ['properties', BY_PROPERTY, 'organization-custom-properties: read'],
    [
      'teams',
      'version: 1\nprojects: [{ name: a, when: { github.team: pay }, tags: [x] }]\n',
      'members: read',
    ],
  ])('ends the plan where rules look at %s, and says which token can', async (_, rules, permission) => {
    const error = theError(await plan(rules, await fleet(), ACTIONS_TOKEN));
    expect(error).toContain(`the token of a GitHub App with the permission "${permission}"`);
    expect(error).toContain(PAGE);
    expect(error).not.toMatch(/`permissions`/);
  });

  it('is named where it does not see repositories', async () => {
    const rules = `version: 1\nprojects: [{ name: a, tags: ['v:\${github.visibility}'] }]\n`;
    const { github, projects } = await fleet();
    const run = await plan(rules, { github, projects: projects.slice(0, 3) }, ACTIONS_TOKEN);
    expect(run.exitCode).toBe(0);
    expect(planned(run).unknown).toContain('acme/web: not-visible');
    expect(run.warnings).toEqual([
      expect.stringMatching(/^2 projects of acme are unknown.*own `GITHUB_TOKEN` sees only.*GitHub App/),
    ]);
    expect(run.warnings[0]).toContain(PAGE);
  });
});

describe('what the rules file names, and nobody has,', () => {
  it.each([
    ['a property in a tag', `tags: ['team:\${github.property.teem}']`, 'property', 'teem', 'team'],
    [
      'a property in a condition',
      'tags: [x], when: { github.property.teams: pay }',
      'property',
      'teams',
      'team',
    ],
    [
      'a property in an exception',
      'tags: [x], except: { github.property.taem: x }',
      'property',
      'taem',
      'team',
    ],
    ['a team', 'tags: [x], when: { github.team: paymets }', 'team', 'paymets', 'payments'],
  ])('ends the plan with the nearest name: %s', async (_, rule, what, name, near) => {
    const { github, projects } = await fleet();
    github.state.teams.push({ id: 9, org: 'acme', slug: 'payments', name: 'Payments', repositoryIds: [] });
    for (const some of [projects, projects.slice(0, 3)]) {
      const run = await plan(`version: 1\nprojects: [{ name: a, ${rule} }]\n`, { github, projects: some });
      const error = theError(run);
      expect(error).toMatch(new RegExp(`${what} that the rules file names \\(${name}\\)`));
      expect(error).toContain(`Did you mean ${near}?`);
      expect(run.outputs['failure-reason']).toBe('invalid-inputs');
    }
  });

  it('is no typo where it is defined without a value, in any case', async () => {
    const { github, projects } = await fleet();
    for (const one of github.state.repositories) one.properties = { Team: null };
    const run = await plan(BY_PROPERTY, { github, projects: projects.slice(0, 3) });
    expect(planned(run).tags).toHaveLength(3);
    expect(run.warnings).toEqual([
      'The rule "owned" has no effect, because no repository that it matches has a value for its tags.',
    ]);
  });

  it('is no typo where another organization has the team', async () => {
    const { github, projects } = await fleet();
    github.state.accounts.push({ id: 3, login: 'other', kind: 'Organization' });
    const [api] = github.state.repositories;
    if (api !== undefined) github.state.repositories.push({ ...api, id: 77, fullName: 'other/one' });
    github.state.teams.push({ id: 9, org: 'other', slug: 'pay', name: 'Pay', repositoryIds: [77] });
    const rules = 'version: 1\nprojects: [{ name: a, when: { github.team: pay }, tags: [x] }]\n';
    const run = await plan(rules, { github, projects: [...projects, project('other/one')] });
    expect(planned(run).tags).toEqual(['other/one x']);
  });
});

function others(count: number): Project[] {
  return Array.from({ length: count }, (_, at) => project(`nowhere/part-${at}`));
}
