import { describe, expect, it } from 'vitest';
import { ACTIONS_TOKEN } from '../../emulator/github/believable-state.ts';
import type { Quirks } from '../../emulator/platform/quirks.ts';
import type { Finding } from '../../emulator/platform/state.ts';
import { openGitHub } from '../github/open.ts';
import { innerStep } from '../inner-step.ts';
import { folderWith, openPlatform } from './scenario.ts';
import { decided, finding, sibling, triageOf, worldOf } from './world.ts';

const DAYS = 86_400;
const daysAgo = (days: number) => Date.now() / 1000 - days * DAYS;

async function openBranches(findings: readonly Finding[], quirks: Partial<Quirks> = {}) {
  return openPlatform({ state: worldOf(1, findings), quirks });
}

async function rulesFile(text: string): Promise<string> {
  return `${await folderWith({ 'rules.yml': `version: 1\n${text}` })}/rules.yml`;
}

describe('a finding on two branches', () => {
  it.each<[string, Record<string, string>, Partial<Quirks>]>([
    ['a filter that is not sent', { 'triage-reasons': 'false_positive' }, {}],
    ['a filter that the server ignores', { status: 'ignored' }, { ignoredFindingsFilters: ['status'] }],
  ])('is listed by %s, though the server gives the other row for both', async (_, filters, quirks) => {
    const main = finding(1);
    const other = sibling(main, 2, decided('ignored', 'x', 'false_positive'));
    const platform = await openBranches([main, other], quirks);
    const list = { operation: 'list-findings', 'issue-type': 'sast', 'fail-if': 'found', ...filters };
    const run = await innerStep(platform, list);
    expect(run.outputs).toMatchObject({ count: '1', 'failure-reason': 'found' });
    expect(run.report.findings).toMatchObject([{ id: 2 }]);
  });

  it('has the ticket that it has on one of them, whoever asks', async () => {
    const old = { relevant_since: daysAgo(400) };
    const main = finding(1, old);
    const fixed = { ...old, status: 'fixed' as const, ticket: 'SEC-1' };
    const platform = await openBranches([main, sibling(main, 2, fixed)]);
    const select = { 'issue-type': 'sast', status: 'open', 'has-ticket': 'false' };
    const list = await innerStep(platform, { operation: 'list-findings', ...select });
    expect(list.outputs.count).toBe('0');
    const triage = { operation: 'triage', ...select, 'new-triage-state': 'ignored' };
    expect((await innerStep(platform, triage)).outputs['findings-selected']).toBe('0');
    for (const conditions of ['except: { ticket: true }', 'when: { type: sast, ticket: false }']) {
      const path = await rulesFile(
        `findings: [{ name: old, ${conditions}, triage: { state: ignored, for: 90d } }]`,
      );
      const plan = await innerStep(platform, { operation: 'plan', 'rules-file': path });
      expect(plan.outputs).toMatchObject({ 'to-triage': '0' });
    }
    expect(triageOf(platform, 1).state).not.toBe('ignored');
  });

  it.each(['', 'findings: []\n'])('is overdue by its first open row with a level: %j', async (findings) => {
    const late = { relevant_since: daysAgo(90), ref: 'refs/pull/5/merge', severity: 'critical' } as const;
    const ignored = finding(1, { ...late, ref: 'refs/heads/main', ...decided('ignored') });
    const medium = finding(3, { severity: 'medium', relevant_since: daysAgo(90) });
    const young = finding(5, { severity: 'critical', relevant_since: daysAgo(1) });
    const platform = await openBranches([
      ...[ignored, sibling(ignored, 2, late)],
      ...[medium, sibling(medium, 4, late)],
      ...[young, sibling(young, 6, late)],
    ]);
    const path = await rulesFile(`${findings}service-levels: { critical: 7d }\n`);
    const run = await innerStep(platform, { operation: 'plan', 'rules-file': path });
    expect(run.outputs.overdue).toBe('2');
  });

  it.each<[string, Record<string, string>]>([
    ['list-findings', { operation: 'list-findings', 'issue-type': 'sast', 'older-than': '1h' }],
    ['plan', { operation: 'plan', rules: 'service-levels: { critical: 7d }' }],
  ])('leaves the tracking issue of %s closed as a person closed it', async (_, { rules, ...inputs }) => {
    const traits = { severity: 'critical', ref: 'refs/pull/5/merge' } as const;
    const main = finding(5, { ...traits, ref: 'refs/heads/main', relevant_since: daysAgo(10.9) });
    const second = finding(3, { ...traits, relevant_since: daysAgo(10.1) });
    const platform = await openBranches([main, second]);
    const github = await openGitHub();
    const environment = {
      ...{ GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'acme/payments-api' },
      ...{ GITHUB_EVENT_NAME: 'schedule', GITHUB_RUN_ID: '4711', GITHUB_RUN_NUMBER: '9' },
    };
    const path = rules && { 'rules-file': await rulesFile(rules) };
    const common = { ...inputs, ...path, issue: 'auto', 'github-token': ACTIONS_TOKEN };
    const step = () => innerStep(platform, common, { environment });
    await step();
    const issue = github.state.issues.at(-1);
    const closedAt = '2026-08-20T10:00:00.000Z';
    Object.assign(issue ?? {}, { state: 'closed', stateReason: 'not_planned', closedAt });
    platform.state.findings.add(sibling(main, 2, { ...traits, relevant_since: daysAgo(10.8) }));
    platform.now += 4 * 3_600_000;
    await step();
    expect(issue?.state).toBe('closed');
    platform.state.findings.add(finding(9, { ...traits, relevant_since: daysAgo(30) }));
    await step();
    expect(issue?.state).toBe('open');
  });
});
