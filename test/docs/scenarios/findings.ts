import { expect } from 'vitest';
import { PULL_REQUEST } from '../../../emulator/platform/believable-state.ts';
import { innerStep } from '../../inner-step.ts';
import { openPlatform } from '../../operations/scenario.ts';
import { runWorkflow } from '../workflow/run.ts';
import type { Scenarios } from './scenario.ts';
import { expectJobs, issuesOn, openGitHub, openSmallPlatform, writesTo } from './scenario.ts';

/** Findings, listed and triaged, and scans. */
export const FINDINGS: Scenarios = {
  'docs/triage.md#triage-hygiene-on-a-schedule': async (text) => {
    const platform = await openSmallPlatform();
    const github = await openGitHub();
    const preview = await runWorkflow(text, { platform, github, inputs: { 'dry-run': true } });
    expectJobs(preview, 'old-noise-in-tests');
    expect(writesTo(platform)).toEqual([]);
    const selected = Number(preview.steps[0]?.outputs['findings-selected']);
    expect(selected).toBeGreaterThan(0);
    const broken = await openSmallPlatform();
    broken.faults = ({ method }) => (method === 'POST' ? { kind: 'status', status: 400 } : undefined);
    const failed = await runWorkflow(text, { platform: broken, github, event: 'schedule' });
    expect(failed.jobs[0]?.end).toBe('failure');
    expect(issuesOn(github)).toEqual(['open']);
    const run = await runWorkflow(text, { platform, github, event: 'schedule' });
    expectJobs(run, 'old-noise-in-tests');
    expect(issuesOn(github)).toEqual(['closed']);
    const ids: number[] = JSON.parse(run.steps[0]?.outputs['triaged-issues'] ?? '[]');
    expect(ids.length).toBeGreaterThanOrEqual(selected);
    const paths = [...platform.state.findings.all]
      .filter(({ id }) => ids.includes(Number(id)))
      .map(({ path }) => path);
    expect(paths.every((path) => /(^|\/)test\/|\.test\./.test(path ?? ''))).toBe(true);
    expect([...run.artifacts.keys()]).toEqual(['4711/report-1']);
  },

  'docs/ticket.md#tickets-for-new-critical-findings': async (text) => {
    const platform = await openSmallPlatform();
    expectJobs(await runWorkflow(text, { platform, inputs: { 'dry-run': true } }), 'tickets');
    expect(writesTo(platform)).toEqual([]);
    const run = await runWorkflow(text, { platform, event: 'schedule' });
    expectJobs(run, 'tickets');
    const tickets: { ids: number[] }[] = JSON.parse(run.steps[0]?.outputs.tickets ?? '[]');
    const ids = tickets.flatMap((ticket) => ticket.ids);
    expect(ids.length).toBeGreaterThan(0);
    const found = platform.state.findings.all.filter(({ id }) => ids.includes(Number(id)));
    expect(found.every(({ severity, ticket }) => severity === 'critical' && ticket !== undefined)).toBe(true);
  },

  'docs/ticket.md#issues-on-github': async (text) => {
    const platform = await openPlatform();
    for (const { id, repo } of [...platform.state.findings.all])
      if (repo !== 'acme/payments-api') platform.state.findings.remove(id);
    const github = await openGitHub();
    expectJobs(await runWorkflow(text, { platform, github, inputs: { 'dry-run': true } }), 'issues');
    expect(issuesOn(github)).toEqual([]);
    const run = await runWorkflow(text, { platform, github, event: 'schedule' });
    expectJobs(run, 'issues');
    const opened = Number(run.steps[0]?.outputs['tickets-created']);
    expect(opened).toBeGreaterThan(0);
    expect(issuesOn(github)).toEqual(Array(opened).fill('open'));
    for (const finding of platform.state.findings.all) finding.status = 'fixed';
    const again = await runWorkflow(text, { platform, github, event: 'schedule' });
    expectJobs(again, 'issues');
    expect(issuesOn(github)).toEqual(Array(opened).fill('closed'));
    expect(again.steps[0]?.outputs['tickets-closed']).toBe(String(opened));
  },

  'docs/scan.md#report-the-scan-of-a-commit': async (text) => {
    const platform = await openSmallPlatform();
    const scan = platform.state.scans.find(({ id }) => id === PULL_REQUEST.scanId);
    const run = await runWorkflow(text, { platform, inputs: { commit: String(scan?.meta.commit) } });
    expectJobs(run, 'report');
    expect(run.commandOutput).toEqual(['The scan of refs/pull/214/merge is completed with 3 findings.\n']);
  },

  'docs/posture.md#a-weekly-posture-report': async (text) => {
    const platform = await openSmallPlatform();
    const github = await openGitHub();
    const run = await runWorkflow(text, { platform, github, event: 'schedule' });
    expectJobs(run, 'report');
    expect(run.steps.flatMap(({ warnings }) => warnings)).toEqual([]);
    expect(issuesOn(github)).toEqual(['open']);
    const [csv = ''] = [...(run.artifacts.get('4711/posture')?.values() ?? [])];
    const open = csv.split('\r\n').filter((line) => /,(open|reviewing|fixing),/.test(line));
    expect(String(open.length)).toBe(run.steps[0]?.outputs.open);
  },

  'docs/list-findings.md#code-scanning-alerts': async (text) => {
    const platform = await openSmallPlatform();
    const project = platform.state.projects.get('acme/payments-api');
    const ref = project?.primary_branch ?? '';
    const run = await runWorkflow(text, { platform, event: 'schedule', ref });
    expectJobs(run, 'alerts');
    expect(run.steps[0]?.warnings).toEqual([]);
    const { results } = JSON.parse(run.sarif[0] ?? '{}').runs[0];
    const shown = platform.state.findings.all.filter(
      (finding) =>
        finding.repo === 'acme/payments-api' &&
        finding.ref === ref &&
        finding.issue_type === 'sast' &&
        ['open', 'reviewing', 'fixing'].includes(finding.status) &&
        !finding.removed,
    );
    expect(shown.length).toBeGreaterThan(shown.filter(({ status }) => status === 'open').length);
    expect(results.length).toBe(shown.length);
  },

  'docs/list-findings.md#who-is-affected-by-a-cve': async (text) => {
    const platform = await openSmallPlatform();
    const { outputs } = await innerStep(platform, {
      operation: 'list-findings',
      'issue-type': 'sca',
      status: 'open',
    });
    const [{ vulnerability_identifier: cve = '' } = {}] = JSON.parse(outputs.findings ?? '[]');
    const run = await runWorkflow(text, { platform, inputs: { cve } });
    expectJobs(run, 'list');
    expect(Number(run.steps[0]?.outputs.count)).toBeGreaterThan(0);
    expect([...run.artifacts.keys()]).toEqual(['4711/affected']);
  },
};
