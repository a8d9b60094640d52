import { expect } from 'vitest';
import { openPlatform } from '../../operations/scenario.ts';
import { workflowsIn } from '../markdown.ts';
import type { Artifacts } from '../workflow/artifacts.ts';
import { runWorkflow } from '../workflow/run.ts';
import { expectJobs, issuesOn, openGitHub, openTeams, type Scenarios, tagged, writesTo } from './scenario.ts';

/** Tags, switches, lists, and taking back. */
export const FLEET: Scenarios = {
  'docs/tag.md#tag-by-team': async (text) => {
    const platform = await openTeams();
    const before = tagged(platform, 'team:payments');
    for (const name of before) platform.edit({ project: name, removeTags: ['team:payments'] });
    expectJobs(await runWorkflow(text, { platform, inputs: { 'dry-run': true } }), 'tag');
    expect(writesTo(platform)).toEqual([]);
    expectJobs(await runWorkflow(text, { platform, inputs: { 'dry-run': false } }), 'tag');
    expect(tagged(platform, 'team:payments')).toEqual([
      'acme/ledger',
      'acme/payments-api',
      'acme/payments-worker',
    ]);
  },

  'docs/tag.md#tag-the-repository-on-push': async (text) => {
    const platform = await openTeams();
    expectJobs(await runWorkflow(text, { platform, event: 'push' }), 'tag');
    expect(platform.state.projects.get('acme/payments-api')?.tags).toEqual(
      expect.arrayContaining(['team:payments', 'pci']),
    );
  },

  'docs/managed-scan.md#switch-many-projects': async (text) => {
    const platform = await openTeams();
    const run = await runWorkflow(text, { platform, inputs: { 'dry-run': false } });
    expectJobs(run, 'managed-scans');
    expect(platform.state.projects.get('acme/login')?.managed_scan_config).toEqual({
      diff_scan: { enabled: true },
      full_scan: { enabled: false },
    });
    expect(writesTo(platform).filter((request) => request.includes('legacy'))).toEqual([]);
    expect([...run.artifacts.keys()]).toEqual(['4711/report-1']);
  },

  'docs/undo.md#undo-an-earlier-run': async (text) => {
    const platform = await openTeams();
    const switches = () =>
      platform.state.projects.all.map(({ name, managed_scan_config: config }) => [
        name,
        structuredClone(config),
      ]);
    const before = switches();
    const [earlier] = workflowsIn('docs/managed-scan.md');
    const { artifacts } = await runWorkflow(earlier?.text ?? '', { platform, inputs: { 'dry-run': false } });
    expect(switches()).not.toEqual(before);
    const inputs = { 'run-id': '4711', artifact: 'report-1' };
    const preview = await runWorkflow(text, {
      ...{ platform, artifacts: new Map(artifacts) },
      inputs: { ...inputs, 'dry-run': true },
    });
    expectJobs(preview, 'undo');
    expect(switches()).not.toEqual(before);
    const run = await runWorkflow(text, { platform, artifacts, inputs: { ...inputs, 'dry-run': false } });
    expectJobs(run, 'undo');
    expect(switches()).toEqual(before);
    expect([...run.artifacts.keys()]).toContain('4711/undo-report-1');
    // A run that failed in part, and was run again: each attempt keeps its report, and the last one is undone first.
    const kept: Artifacts = new Map();
    const again = (attempt: number) =>
      runWorkflow(earlier?.text ?? '', { platform, artifacts: kept, attempt, inputs: { 'dry-run': false } });
    let patches = 0;
    platform.faults = ({ method }) =>
      method === 'PATCH' && ++patches > 1 ? { kind: 'status', status: 400 } : undefined;
    const endOf = async (attempt: number) => (await again(attempt)).jobs[0]?.end;
    expect(await endOf(1)).toBe('failure');
    platform.faults = undefined;
    expect(await endOf(2)).toBe('success');
    expect([...kept.keys()]).toEqual(['4711/report-1', '4711/report-2']);
    for (const artifact of ['report-2', 'report-1']) {
      expect(switches()).not.toEqual(before);
      const options = {
        platform,
        artifacts: kept,
        runId: artifact,
        inputs: { ...inputs, artifact, 'dry-run': false },
      };
      expectJobs(await runWorkflow(text, options), 'undo');
    }
    expect(switches()).toEqual(before);
  },

  'docs/organization.md#split-the-work-into-a-matrix': async (text) => {
    const platform = await openTeams();
    // Small shards, so that there are several.
    const small = text.replace('shard-size: 1000', 'shard-size: 4');
    const run = await runWorkflow(small, { platform, inputs: { 'dry-run': false } });
    expectJobs(run, 'list', 'tag');
    expect(run.steps.length).toBeGreaterThan(3);
    const all = platform.state.projects.all.map(({ name }) => name).toSorted();
    expect(tagged(platform, 'fleet')).toEqual(all.filter((name) => name.startsWith('acme/')));
  },

  'docs/list-projects.md#find-projects-that-were-never-scanned': async (text) => {
    const platform = await openPlatform();
    const run = await runWorkflow(text, { platform });
    expectJobs(run, 'list');
    expect(run.commandOutput).toEqual(['acme/label-printer\n']);
  },

  'docs/check.md#check': async (text) => {
    const platform = await openPlatform();
    const run = await runWorkflow(text, { platform, github: await openGitHub() });
    expectJobs(run, 'check');
    expect(run.steps[0]?.outputs.checks).toContain('"check":"This project"');
    expect(platform.record).toEqual([]);
  },

  'docs/list-policies.md#list-policies': async (text) => {
    const platform = await openPlatform();
    const run = await runWorkflow(text, { platform });
    expectJobs(run, 'list');
    expect(run.steps[0]?.outputs.count).toBe(String(platform.state.policies.length));
  },

  'docs/list-dependencies.md#where-is-this-package': async (text) => {
    const platform = await openPlatform();
    const run = await runWorkflow(text, { platform });
    expectJobs(run, 'list');
    expect(run.steps[0]?.warnings).toEqual([]);
    expect(Number(run.steps[0]?.outputs.count)).toBeGreaterThan(0);
    expect([...run.artifacts.keys()]).toEqual(['4711/dependencies']);
  },

  'docs/list-dependencies.md#licenses-every-night': async (text) => {
    const platform = await openPlatform();
    const github = await openGitHub();
    const run = await runWorkflow(text, { platform, github, event: 'schedule' });
    expect(run.steps[0]?.outputs['failure-reason']).toBe('found');
    expect(run.steps[0]?.summary).toContain('AGPL-3.0-only');
    expect([...run.artifacts.keys()]).toEqual(['4711/licenses']);
    expect(issuesOn(github)).toEqual(['open']);
  },

  'docs/sbom.md#an-sbom-with-each-release': async (text) => {
    const platform = await openPlatform();
    const { id } = platform.state.projects.get('acme/payments-api') ?? {};
    const scans = platform.state.scans.filter((scan) => scan.repository_id === id && scan.exit_code === 0);
    const latest = scans.toSorted((one, other) =>
      (one.completed_at ?? '') < (other.completed_at ?? '') ? 1 : -1,
    );
    const release = {
      ...{ platform, event: 'release', payload: { release: { tag_name: 'v1.4.0' } } },
      programs: { gh: 'echo "$*"' },
    };
    const run = await runWorkflow(text, { ...release, sha: String(latest[0]?.meta.commit) });
    expectJobs(run, 'sbom');
    const upload = expect.stringMatching(
      /^release upload v1\.4\.0 \/.*\/acme-payments-api\.cdx\.json --clobber --repo/,
    );
    expect(run.commandOutput).toEqual([
      upload,
      'release download v1.4.0 --repo acme/payments-api --dir released\n',
      'attested CycloneDX',
    ]);
    const other = await runWorkflow(text, { ...release, sha: '0'.repeat(40) });
    expect(other.commandOutput).toEqual([upload]);
    const body = JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    platform.quirks.sboms = { 'acme/payments-api': { body } };
    const unnumbered = await runWorkflow(text, { ...release, sha: String(latest[0]?.meta.commit) });
    expectJobs(unnumbered, 'sbom');
    expect(unnumbered.commandOutput).toEqual([upload]);
  },

  'docs/sbom.md#all-repositories-every-week': async (text) => {
    const platform = await openPlatform();
    const run = await runWorkflow(text, { platform, event: 'schedule' });
    expectJobs(run, 'sboms');
    expect(Number(run.steps[0]?.outputs.sboms)).toBeGreaterThan(10);
    expect([...run.artifacts.keys()]).toEqual(['4711/sboms']);
  },
};
