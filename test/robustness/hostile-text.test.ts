import { describe, expect, it } from 'vitest';
import { emptyState } from '../../emulator/platform/believable-state.ts';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { type PlatformState, Projects } from '../../emulator/platform/state.ts';
import { plainText } from '../../src/runner/line.ts';
import { stepOn, theError } from '../operations/scenario.ts';
import { expectHarmless, expectNoCommands, HOSTILE, IN_INPUTS, IN_LISTS, MEGABYTE, URLS } from './hostile.ts';
import { openPlatform } from './open.ts';

function hostileState(): PlatformState {
  const [model] = fleetState(1).projects.all;
  if (model === undefined) throw new Error('a fleet of one has one');
  const texts = [...HOSTILE, MEGABYTE];
  return emptyState(
    new Projects(
      texts.map((text, index) => ({
        ...model,
        id: BigInt(index + 1),
        // JSON has no lone surrogates, and paths neither.
        name: `acme${index}/${text.replaceAll('/', '').toWellFormed()}`,
        tags: [text.toWellFormed()],
        url: URLS[index % URLS.length] ?? '',
        default_branch: text,
        latest_scan_at: text,
      })),
    ),
  );
}

describe.concurrent('hostile text from the platform is nothing but text', () => {
  it('in a list of projects', async () => {
    const platform = await openPlatform({ state: hostileState() });
    const run = await stepOn(platform, { operation: 'list-projects' });
    expect(run).toMatchObject({ exitCode: 0, stderr: '' });
    expectHarmless(run);
    expect(Object.keys(run.outputs).sort()).toEqual([
      'count',
      'csv-path',
      'matrix',
      'outcome',
      'projects',
      'report-path',
    ]);
    // A megabyte does not fit.
    expect(run.outputs).toMatchObject({ outcome: 'succeeded', projects: '' });
    const names = run.report.projects.map(({ name }: { name: string }) => name);
    expect(names).toEqual(platform.state.projects.all.map(({ name }) => name));
    for (const name of names.slice(0, -1)) expect(unescaped(run.summary)).toContain(plainText(name));
  });

  it('in tags that are added, and in those that fail', async () => {
    const platform = await openPlatform({ state: hostileState() });
    platform.faults = ({ index, method }) => {
      const body = `${HOSTILE[index % HOSTILE.length]} and more`;
      if (method !== 'PUT' || index % 2 === 0) return undefined;
      return { kind: 'body', status: 400, body, contentType: 'text/plain' };
    };
    const inputs = {
      operation: 'tag',
      // The megabyte would be too long for an address.
      projects: '**\n!**xxx**',
      tags: IN_LISTS.join('\n').replaceAll('/', '-'),
    };
    const run = await stepOn(platform, inputs);
    expect(theError(run)).toMatch(/^The operation tag failed in part: \d+ of 22 projects failed\. /);
    expectHarmless(run);
    expect(run.outputs).toMatchObject({ outcome: 'partial', 'projects-unchanged': '0' });
  });

  it('in what errors say: a megabyte of it, as HTML, as JSON and as text', async () => {
    for (const body of [
      MEGABYTE,
      JSON.stringify({ error: MEGABYTE }),
      `<html><title>${HOSTILE.join('')}</title>`,
    ]) {
      const platform = await openPlatform({ faults: () => ({ kind: 'body', status: 501, body }) });
      const run = await stepOn(platform, { operation: 'list-policies' });
      expect(theError(run).length).toBeLessThan(2000);
      expectHarmless(run);
    }
  });

  it('in a scan, whose outputs stay apart', async () => {
    const text = HOSTILE.slice(0, 10).join(' ');
    const meta = {
      branch: text,
      commit: 'x\nscan-findings<<EOF\n99\nEOF',
      repository: text,
      on: text,
      config: text,
    };
    const links = {
      repo_url: URLS[0],
      ci_job_url: URLS[1],
      commit_title: MEGABYTE,
      pull_request_title: text,
    };
    const scan = {
      id: 7,
      completed_at: text,
      enabled_products: HOSTILE,
      meta: { ...meta, ...links },
      stats: {},
    };
    const body = JSON.stringify(scan);
    const platform = await openPlatform({ faults: () => ({ kind: 'body', status: 200, body }) });
    const run = await stepOn(platform, { operation: 'scan', 'scan-id': '7' });
    expect(run.exitCode).toBe(0);
    expectHarmless(run);
    expect(run.outputs).toMatchObject({
      'scan-branch': text,
      'scan-commit': meta.commit,
    });
    expect(run.outputs).not.toHaveProperty('scan-findings');
  });
});

describe.concurrent('hostile text from the workflow is nothing but text', () => {
  it('in inputs that are wrong', async () => {
    const text = IN_INPUTS.join(' ');
    const platform = await openPlatform();
    const run = await stepOn(platform, {
      operation: 'triage',
      'issue-type': text,
      'issue-ids': text,
      limit: text,
      [text.replaceAll('=', '')]: text,
    });
    theError(run);
    expectNoCommands(run.log);
    expect(run.summary).not.toMatch(/<(img|script|a|!)/);
    expect(platform.requests).toEqual([]);
  });
});

function unescaped(html: string): string {
  const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return html.replace(/&([^;]+);/g, (_, name: string) => names[name] ?? '?');
}
