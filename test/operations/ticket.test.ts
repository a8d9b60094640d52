import { describe, expect, it } from 'vitest';
import { type Fault, faultsOn } from '../../emulator/platform/faults.ts';
import { findingsState } from '../../emulator/platform/scale-states.ts';
import type { Platform, PlatformOptions } from '../../emulator/platform/server.ts';
import type { Finding } from '../../emulator/platform/state.ts';
import { falseClaims, falseEnds } from '../claims.ts';
import { innerStep } from '../inner-step.ts';
import { bodies, openPlatform } from './scenario.ts';

const SELECT = { operation: 'ticket', 'issue-type': 'sast', status: 'open' };

interface TicketRow {
  state: string;
  change: { finding: { id: number } };
  failure?: { kind: string; message?: string };
  seen?: { url?: string };
}

/** A step, held against the platform's own record: no finding gets two tickets, and what is claimed is there. */
async function step(platform: Platform, inputs: Record<string, string> = {}) {
  const [since, from] = [platform.record.length, platform.requests.length];
  const run = await innerStep(platform, { ...SELECT, ...inputs });
  expect([...falseClaims(platform, run, since, from), ...falseEnds(run)]).toEqual([]);
  const opened = platform.record
    .slice(since)
    .flatMap((one) => (one.what === 'ticket-opened' ? [one.finding] : []));
  const rows: TicketRow[] = run.report?.rows ?? [];
  return { ...run, rows, opened, states: rows.map(({ state }) => state).sort() };
}

/** Findings of two rules in two repositories, so that there are four tickets for all of them. */
async function openWith(count: number, options: PlatformOptions = {}): Promise<Platform> {
  const state = findingsState(count, { projects: 2 });
  state.findings.all.forEach((finding: Finding, index) => {
    finding.rule = `rules.number-${Math.floor(index / 2) % 2}`;
  });
  return openPlatform({ state, ...options });
}

describe('ticket', () => {
  it.each<[string, number, Record<string, string>, string, number]>([
    ['one for findings of one rule and repository', 8, {}, '4', 1],
    ['one for each, with 20 in a request,', 45, { 'group-issues': 'false', 'max-changes': '45' }, '45', 3],
  ])('opens %s', async (_, count, inputs, tickets, requests) => {
    const platform = await openWith(count);
    const run = await step(platform, inputs);
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', 'tickets-created': tickets });
    expect(JSON.parse(run.outputs.tickets ?? '')).toHaveLength(Number(tickets));
    expect(run.states).toEqual(Array(count).fill('changed'));
    expect(run.summary).toContain(`${tickets} tickets opened for ${count} findings`);
    expect(platform.counts['POST tickets']).toBe(requests);
  });

  it('asks for another Jira project where one is given', async () => {
    const platform = await openWith(4);
    await step(platform, { 'group-issues': 'false', 'jira-project-id': '10042' });
    const expected = { group_issues: false, jira_project_id: '10042', limit: 4 };
    expect(JSON.parse(bodies(platform, 'POST')[0] ?? '')).toMatchObject(expected);
  });

  it('leaves a finding that has a ticket on any branch', async () => {
    const platform = await openWith(2);
    const [first, second] = platform.state.findings.all;
    if (first === undefined || second === undefined) throw new Error('there are no findings');
    platform.state.findings.add({ ...first, id: 900n, ref: 'refs/heads/next', ticket: 'SEC-7' });
    const run = await step(platform, { ref: 'main' });
    expect(run.opened).toEqual([second.id]);
    expect(run.states).toEqual(['changed', 'left']);
    const again = await step(platform, { ref: 'main' });
    expect(again.opened).toEqual([]);
    expect(again.states).toEqual(['left', 'left']);
    expect(again.outputs).toMatchObject({ outcome: 'succeeded', 'tickets-created': '0' });
  });

  it.each([
    ['an open status', { status: 'open' }],
    ['ids', { status: '', 'issue-ids': '1' }],
  ])('warns of no closed findings with %s', async (_, inputs) => {
    const run = await step(await openWith(1), { 'dry-run': 'true', ...inputs });
    expect(run.warnings).toEqual([]);
  });

  it('looks ids up in the list, and fails those that it lacks', async () => {
    const platform = await openWith(4);
    const run = await step(platform, { status: '', 'issue-ids': '1, 77' });
    expect(run.opened).toEqual([1n]);
    expect(run.outputs).toMatchObject({ outcome: 'partial', 'failure-reason': 'some-failed' });
    expect(run.rows.find(({ state }) => state === 'failed')?.failure).toEqual({ kind: 'finding-not-listed' });
  });

  it('does not take ids for wrong where its list was cut', async () => {
    const platform = await openWith(120, { quirks: { findingsPages: { cap: 100 } } });
    platform.faults = faultsOn(({ path }) => path.includes('page=1'), { kind: 'status', status: 400 });
    const run = await step(platform, { status: '', 'issue-ids': '1, 110' });
    expect(run.rows.find(({ state }) => state === 'failed')?.failure).toEqual({ kind: 'finding-unseen' });
    expect(run.errors.join()).not.toContain('Correct `issue-ids`');
    const none = await step(platform, { severities: 'critical' });
    expect(none.summary).toContain('No ticket was opened; some data was missing');
  });

  it.each<[string, Fault, state: 'changed' | 'unknown', times?: number]>([
    ['is lost', { kind: 'reset-after' }, 'changed'],
    ['is a 5xx after the work', { kind: 'status-after', status: 502 }, 'changed'],
    ['is no JSON', { kind: 'empty', processed: true }, 'changed'],
    ['names no finding', { kind: 'rewritten', rewrite: () => '{}' }, 'changed'],
    ['names none, and no ticket is listed', { kind: 'body', body: '{}' }, 'unknown'],
    ['is lost, and no ticket is listed', { kind: 'reset-before' }, 'unknown'],
    ['is 503, and no ticket is listed', { kind: 'status', status: 503, retryAfter: '1' }, 'unknown'],
    ['was 429', { kind: 'status', status: 429, retryAfter: '1' }, 'changed', 1],
  ])('sends again only what a limit refused: where the answer %s', async (_, fault, state, times) => {
    const faults = faultsOn(({ endpoint }) => endpoint === 'tickets', fault, times);
    const platform = await openWith(4, { faults });
    const run = await step(platform, { 'max-retries': '5' });
    expect(platform.counts['POST tickets']).toBe(times === undefined ? 1 : 2);
    expect(run.states).toEqual(Array(4).fill(state));
    const opened = { outcome: 'succeeded', 'tickets-created': '4' };
    const uncertain = { outcome: 'failed', 'failure-reason': 'uncertain', 'tickets-created': 'unknown' };
    expect(run.outputs).toMatchObject(state === 'unknown' ? uncertain : opened);
  });

  it.each<[string, number | undefined, string, number]>([
    ['after 1 s', 1, 'changed', 70],
    ['after 30 s', 30, 'changed', 70],
    ['after 60 s', 60, 'changed', 70],
    ['before the answer', 0, 'changed', 0],
    ['never', undefined, 'unknown', 70],
  ])(
    'looks for tickets whose request was answered 504: opened %s',
    async (_, afterSeconds, state, waited) => {
      const platform = await openWith(4);
      let sentAt = Number.POSITIVE_INFINITY;
      platform.faults = ({ endpoint }) => {
        if (endpoint !== 'tickets') return undefined;
        sentAt = platform.now;
        if (afterSeconds === undefined) return { kind: 'status', status: 504 };
        return { kind: 'late', status: 504, afterMs: afterSeconds * 1000 };
      };
      const run = await step(platform);
      expect(platform.counts['POST tickets']).toBe(1);
      expect(run.states).toEqual(Array(4).fill(state));
      expect(Math.round((platform.now - sentAt) / 1000)).toBe(waited);
      if (state === 'changed') return expect(run.outputs).toMatchObject({ 'tickets-created': '4' });
      expect(run.outputs).toMatchObject({ outcome: 'failed', 'failure-reason': 'uncertain' });
      expect(run.errors.join()).toMatch(/Look in Jira .* do not run the step again within two minutes\.$/);
    },
  );

  it('looks again after 70 s if the first look fails', async () => {
    const platform = await openWith(4);
    let looks = 0;
    platform.faults = ({ endpoint }) => {
      if (endpoint === 'tickets') return { kind: 'late', status: 504, afterMs: 1000 };
      if (endpoint !== 'findings' || platform.counts['POST tickets'] === undefined) return undefined;
      looks += 1;
      return looks === 1 ? { kind: 'status', status: 403 } : undefined;
    };
    const run = await step(platform);
    expect(platform.counts['POST tickets']).toBe(1);
    expect(run.states).toEqual(Array(4).fill('changed'));
  });

  it('says the same where it is cancelled while it waits', async () => {
    const platform = await openWith(4);
    const signal = new AbortController();
    platform.faults = ({ endpoint }) =>
      endpoint === 'tickets' ? { kind: 'status', status: 504 } : undefined;
    platform.quirks.onRequest = () => {
      if ((platform.counts['POST tickets'] ?? 0) > 0) signal.abort('signal');
    };
    const run = await innerStep(platform, SELECT, { interrupted: signal.signal });
    expect(run.report.rows.map((row: TicketRow) => row.state)).toEqual(Array(4).fill('unknown'));
    expect(run.outputs['failure-reason']).toBe('cancelled');
    expect(run.errors.join()).toMatch(/Look in Jira .* do not run the step again within two minutes\.$/);
  });

  it.each<[string, (finding: Finding, platform: Platform) => void, string]>([
    ['fixed', (finding) => Object.assign(finding, { status: 'fixed' }), 'now fixed'],
    ['in review', (finding) => Object.assign(finding, { status: 'reviewing' }), 'now reviewing'],
    ['gone', (finding) => Object.assign(finding, { removed: true }), 'no longer listed'],
    [
      'given a ticket on another branch',
      (finding, { state }) =>
        state.findings.add({
          ...finding,
          id: 900n,
          ref: 'refs/heads/next',
          severity: 'high',
          ticket: 'SEC-7',
        }),
      'SEC-7',
    ],
  ])('leaves a finding that was %s since it was listed', async (_, edit, why) => {
    const platform = await openWith(45);
    platform.quirks.beforeAnswer = ({ endpoint }) => {
      if (endpoint !== 'tickets') return;
      platform.now += 11_000;
      const last = platform.state.findings.get(45n);
      if (last !== undefined && !last.removed) edit(last, platform);
      platform.quirks.beforeAnswer = undefined;
    };
    const run = await step(platform, { 'group-issues': 'false', 'max-changes': '45' });
    expect(run.states.filter((state) => state === 'left')).toHaveLength(1);
    expect(run.opened).not.toContain(45n);
    expect(run.outputs.outcome).toBe('succeeded');
    expect(run.summary).toContain(why);
  });

  it('says what the platform skipped, and what it refused, each with its reason', async () => {
    const platform = await openWith(4, { quirks: { jiraRefuses: [1n], jiraSkips: [2n] } });
    const run = await step(platform, { 'group-issues': 'false' });
    expect(run.states).toEqual(['changed', 'changed', 'failed', 'left']);
    expect(run.rows.find(({ state }) => state === 'failed')?.failure?.message).toBe('Jira refused the issue');
    expect(run.summary).toContain('the rule is muted in Jira');
    expect(run.errors.join()).toContain('1 of 4 findings got no ticket');
  });

  it.each([
    [{ jiraProjectId: 'text' }, ['1 "10042"']],
    [{ jiraProjectId: 'number' }, ['1 "10042"', '1 10042']],
    [{ jiraProjectId: 'text', sentIds: 'number' }, ['1 "10042"']],
    [{ jiraProjectId: 'text', sentIds: 'text' }, ['1 "10042"', '1 10042', '"1" "10042"']],
  ] as const)('sends ids to a platform that takes only %j', async (quirks, sent) => {
    const platform = await openWith(4, { quirks });
    const run = await step(platform, { 'jira-project-id': '10042' });
    expect(run.states).toEqual(Array(4).fill('changed'));
    const forms = bodies(platform, 'POST').map((body) =>
      body.replace(/.*"issue_ids":\[("?1"?)[,\]].*"jira_project_id":("?\d+"?).*/, '$1 $2'),
    );
    expect(forms).toEqual(sent);
  });

  it('sends ids as texts where no Jira project is given, and once', async () => {
    const platform = await openWith(4, { quirks: { sentIds: 'text' } });
    const run = await step(platform);
    expect(run.states).toEqual(Array(4).fill('changed'));
    expect(platform.counts['POST tickets']).toBe(2);
  });

  it('tries the other form of the Jira project only after a refusal', async () => {
    const platform = await openWith(2);
    platform.faults = ({ endpoint }) =>
      endpoint === 'tickets' ? { kind: 'body', status: 200, body: '{"succeeded":[]}' } : undefined;
    const run = await innerStep(platform, { ...SELECT, 'jira-project-id': '10042' });
    expect(run.report.rows.map((row: TicketRow) => row.state)).toEqual(['unknown', 'unknown']);
    expect(platform.counts['POST tickets']).toBe(1);
  });

  const ticket = (name: string, ...issue_ids: (number | string)[]) => ({
    ...{
      issue_ids,
      ticket_id: '7',
      ticket_url: `https://tickets.example/browse/${name}`,
      external_slug: name,
    },
  });

  it.each<[what: string, succeeded: object[], named: string[], changed: number]>([
    ['a ticket for a finding that nobody selected', [ticket('A', 1, 3), ticket('B', 99)], ['B'], 2],
    ['a ticket that has such a finding, too', [ticket('A', 1, 99)], ['A'], 1],
    ['a ticket for no finding', [ticket('A', 1), { ...ticket('B'), issue_ids: null }], ['B'], 1],
    ['several for one finding', [ticket('A', 1), ticket('B', '1'), ticket('C', 1)], ['A', 'B', 'C'], 1],
    [
      'several with ids of Jira only',
      [7, '8'].map((ticket_id) => ({ issue_ids: [1], ticket_id })),
      ['7', '8'],
      1,
    ],
    [
      'several without any name',
      [{ issue_ids: [1] }, { issue_ids: [1], ticket_id: null }],
      ['number 1 of the answer', 'number 2 of the answer'],
      1,
    ],
    ['two for branches of one finding', [ticket('A', 1), ticket('B', 900)], ['A', 'B'], 1],
  ])('ends as failed after an answer with %s, and names them', async (_, succeeded, named, changed) => {
    const platform = await openWith(4);
    const first = platform.state.findings.get(1n) as Finding;
    platform.state.findings.add({ ...first, id: 900n, ref: 'refs/heads/next' });
    platform.faults = ({ endpoint }) =>
      endpoint === 'tickets' ? { kind: 'body', status: 200, body: JSON.stringify({ succeeded }) } : undefined;
    const run = await innerStep(platform, SELECT);
    expect(run.errors).toHaveLength(1);
    expect(run.errors[0]).toContain(
      `or several for one finding: ${named.join(', ')}. Nothing more was written`,
    );
    expect(run.outputs.outcome).toBe('partial');
    const rows: TicketRow[] = run.report.rows;
    expect(rows.filter(({ state }) => state === 'changed')).toHaveLength(changed);
    expect(platform.counts['POST tickets']).toBe(1);
  });

  it('takes one ticket that an answer names twice for one', async () => {
    const platform = await openWith(1);
    const body = JSON.stringify({ succeeded: [ticket('A', 1), ticket('A', 1)] });
    platform.faults = ({ endpoint }) =>
      endpoint === 'tickets' ? { kind: 'body', status: 200, body } : undefined;
    const run = await innerStep(platform, SELECT);
    expect(run.errors).toEqual([]);
    expect(run.outputs['tickets-created']).toBe('1');
  });

  it('stops before its first request where it would open more than 20', async () => {
    const platform = await openWith(21);
    const run = await step(platform, { 'group-issues': 'false' });
    expect(run.outputs['failure-reason']).toBe('too-many-changes');
    expect(run.errors.join()).toContain('21 tickets would be opened, more than `max-changes` allows (20)');
    expect(platform.counts['POST tickets']).toBeUndefined();
  });

  it('is nothing that an undo knows', async () => {
    const platform = await openWith(2);
    const { outputs } = await step(platform);
    const undone = await innerStep(platform, { operation: 'undo', report: outputs['report-path'] ?? '' });
    expect(undone.errors.join()).toMatch(/the report of a `ticket` step; .* close them in Jira or on GitHub/);
  });
});
