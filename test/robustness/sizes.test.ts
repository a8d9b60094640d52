import { describe, expect, it } from 'vitest';
import { emptyState } from '../../emulator/platform/believable-state.ts';
import { findingsState, fleetState } from '../../emulator/platform/scale-states.ts';
import { type PlatformState, Projects } from '../../emulator/platform/state.ts';
import { expectSuccess, stepOn, theError } from '../operations/scenario.ts';
import type { StepRun } from '../step.ts';
import { openPlatform } from './open.ts';

/** Takes six bytes for each of its characters once it is escaped, and the long run of them is cut. */
const QUOTES = '"'.repeat(3000);
const LARGEST_SUMMARY = 1_000_000;
const LARGEST_OUTPUTS = 400_000;

function hostileFleet(count: number): PlatformState {
  const [model] = fleetState(1).projects.all;
  if (model === undefined) throw new Error('a fleet of one has one');
  const names = Array.from({ length: count }, (_, index) => `fleet/${index}${QUOTES}`);
  const url = `https://example.com/?${"&'".repeat(900)}`;
  return emptyState(
    new Projects(names.map((name, index) => ({ ...model, id: BigInt(index + 1), name, url, tags: [] }))),
  );
}

function expectFits({ summary, outputs }: StepRun): void {
  expect(Buffer.byteLength(summary)).toBeLessThan(LARGEST_SUMMARY);
  // What is cut is cut between rows, so that nothing stays open.
  const opened = (tag: string) => summary.split(new RegExp(`<${tag}[ >]`)).length;
  for (const tag of ['table', 'tr', 'td', 'details', 'ul', 'li']) {
    expect([tag, opened(tag)]).toEqual([tag, summary.split(`</${tag}>`).length]);
  }
  expect(Object.values(outputs).join('').length).toBeLessThan(LARGEST_OUTPUTS);
}

/** In a list no item ends with a quote. */
const ITEM = `${QUOTES}x`;

/** Many tags, and many patterns that find nothing, all as long as they may be. */
const many = (count: number, text: string) =>
  Array.from({ length: count }, (_, index) => `${index}${text}`).join('\n');
const TAG = {
  operation: 'tag',
  tags: many(10, ITEM.slice(-250)),
  projects: `**\n${many(60, `${QUOTES.slice(0, 800)}*`)}`,
  'max-changes': '100000',
  concurrency: '64',
};

describe.concurrent('the summary and the outputs fit for a fleet of long names', () => {
  it('that all fail, each for a reason of its own', async () => {
    const platform = await openPlatform({ state: hostileFleet(120) });
    platform.faults = ({ index, method }) =>
      method === 'PUT'
        ? { kind: 'body', status: [400, 403, 404, 409][index % 4] ?? 400, body: `${QUOTES}${index}<` }
        : undefined;
    const run = await stepOn(platform, TAG);
    expect(theError(run)).toContain('120 of 120 projects failed');
    expectFits(run);
    expect(run.summary).toContain('Nothing changed; 120 projects failed');
    expect(run.report.rows).toHaveLength(1200);
  });

  it('that all change', async () => {
    const platform = await openPlatform({ state: hostileFleet(120) });
    const run = await stepOn(platform, TAG);
    expect(run.exitCode).toBe(0);
    expectFits(run);
    expect(run.summary).toContain('1,200 tags added in 120 projects');
  });

  it('of which some change, some fail and some are not reached', async () => {
    const platform = await openPlatform({ state: hostileFleet(120) });
    platform.faults = ({ index, method }) => {
      if (index === 80) return { kind: 'status', status: 401, body: QUOTES };
      return method === 'PUT' && index % 2 === 0 ? { kind: 'status', status: 400, body: QUOTES } : undefined;
    };
    const run = await stepOn(platform, { ...TAG, concurrency: '1' });
    theError(run);
    expectFits(run);
    expect(run.summary).toMatch(
      /<\/h2>\s*<ul>\s*<li>⚠️ .*<h3>Failed<\/h3>.*<h3>Changed<\/h3>.*<h3>Not reached: the step ended before<\/h3>/s,
    );
  });

  it('and for a triage with filters and a note as long as they may be', async () => {
    const platform = await openPlatform({ state: findingsState(10) });
    const lists = ['categories', 'component-tags', 'policies', 'project-tags', 'repos', 'rules', 'ruleset'];
    const filters = Object.fromEntries(lists.map((name) => [name, many(100, ITEM.slice(-1000))]));
    const run = await stepOn(platform, {
      operation: 'triage',
      'issue-type': 'sast',
      'new-note': QUOTES,
      selection: 'platform',
      status: 'open',
      ref: QUOTES,
      ...filters,
    });
    expectSuccess(run);
    expectFits(run);
  });
});
