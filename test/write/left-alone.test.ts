import { describe, expect, it } from 'vitest';
import { APP_TOKEN, plainRepository } from '../../emulator/github/believable-state.ts';
import { startGitHub } from '../../emulator/github/server.ts';
import { emptyGitHub } from '../../emulator/github/state.ts';
import { applyInputs, finding, openWorld, run, worldOf } from './world.ts';

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
