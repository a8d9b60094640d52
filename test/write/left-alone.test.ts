import { describe, expect, it } from 'vitest';
import { APP_TOKEN, plainRepository } from '../../emulator/github/believable-state.ts';
import { startGitHub } from '../../emulator/github/server.ts';
import { emptyGitHub } from '../../emulator/github/state.ts';
import { keyOf, rowsOf } from './report.ts';
import { applyInputs, finding, openWorld, run, saidBy, TAG_ALL, undo, worldOf } from './world.ts';

describe('an apply that was interrupted', () => {
  it('counts the projects that it did not reach, and no others', async () => {
    const platform = await openWorld(worldOf(30));
    platform.latency = 20;
    const rules = TAG_ALL.replace('tags: [new]', 'tags: [new]\n    managed-scan: { diff: true }');
    const inputs = await applyInputs(rules);
    const done = await run(
      platform,
      { ...inputs, concurrency: '1' },
      {
        onStart: (child) => {
          platform.quirks.beforeAnswer = () => {
            if ((platform.counts['PUT tags'] ?? 0) === 9) child.kill('SIGTERM');
          };
        },
      },
    );
    const { projects } = rowsOf(done.report);
    expect(projects).toHaveLength(30);
    const untouched = projects.filter(({ state }) => state === 'not-reached');
    expect(untouched.length).toBeGreaterThan(0);
    expect(untouched.length).toBeLessThan(30);
    // A project of which a part was written is reached.
    for (const { claimed } of untouched) expect(claimed).toEqual([]);
    const claimed = projects.filter(({ claimed }) => claimed.length > 0);
    const really = new Set(platform.record.flatMap((one) => ('project' in one ? [one.project] : [])));
    expect(new Set(claimed.map(({ project }) => project))).toEqual(really);
    const counted = [...saidBy(done).matchAll(/(\d+) (?:projects? )?not reached/g)];
    expect(counted.length).toBeGreaterThan(0);
    expect(new Set(counted.map(([, count]) => Number(count)))).toEqual(new Set([untouched.length]));
    const undone = await undo(platform, done);
    expect(undone.exitCode).toBe(0);
    expect(rowsOf(undone.report).projects.flatMap(({ claimed }) => claimed.map(keyOf))).toEqual(
      claimed.map(() => '-new'),
    );
    expect(platform.state.projects.all.flatMap(({ tags }) => tags)).toEqual([]);
  });
});

/** The sentences of a summary, without layout, about a subject. */
const sentences = (summary: string, about: RegExp) =>
  summary
    .replaceAll(/<[^>]*>/g, '\n')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => about.test(line));

/** An organisation, all of whose repositories the token sees. */
function gitHubOf(owner: string, repositories: readonly string[]) {
  const state = emptyGitHub();
  state.accounts.push({ id: 1, login: owner, kind: 'Organization' });
  state.repositories.push(...repositories.map((name, place) => plainRepository(place, name)));
  const permissions = { metadata: 'read', members: 'read', organization_custom_properties: 'read' } as const;
  state.tokens.set(APP_TOKEN, { login: 'bot', permissions, sees: 'all' });
  return state;
}

describe('an apply that has written something', () => {
  it('says what a rule’s limit left, as its plan did', async () => {
    const platform = await openWorld(worldOf(1, [finding(1), finding(2), finding(3)]));
    const rules = `version: 1
findings:
  - name: noise
    when: { severity: low }
    limit: 1
    triage: { state: ignored, reason: no_time, for: 90d }
`;
    const inputs = await applyInputs(rules);
    const plan = await run(platform, { ...inputs, operation: 'plan' });
    const said = sentences(plan.summary, /limit/).filter((line) => /\b2\b/.test(line));
    expect(said.length).toBeGreaterThan(0);
    const done = await run(platform, inputs);
    expect(done.outputs).toMatchObject({ outcome: 'succeeded' });
    expect(sentences(done.summary, /limit/)).toEqual(expect.arrayContaining(said));
  });

  it('says which projects are unknown, as its plan did', async () => {
    const github = await startGitHub({ state: gitHubOf('fleet', ['fleet/service-00001']) });
    const platform = await openWorld(worldOf(2));
    const rules = `version: 1
projects:
  - name: all
    when: { name: 'fleet/*1' }
    tags: [new]
  - name: seen
    tags: ['visibility:\${github.visibility}']
`;
    try {
      const inputs = { ...(await applyInputs(rules)), 'github-token': APP_TOKEN };
      const options = { environment: { GITHUB_API_URL: github.url } };
      const plan = await run(platform, { ...inputs, operation: 'plan' }, options);
      const said = /fleet\/service-00002\b(<[^>]*>)*GitHub repository not visible to the token/;
      expect(plan.summary).toMatch(said);
      const done = await run(platform, inputs, options);
      expect(done.outputs).toMatchObject({ outcome: 'succeeded' });
      expect(done.summary).toMatch(said);
    } finally {
      await github.close();
    }
  });
});
