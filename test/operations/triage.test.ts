import { expect, it } from 'vitest';
import { plainFinding } from '../../emulator/platform/finding.ts';
import { runCases } from './cases.ts';
import { bodies, expectSuccess, openPlatform, stepOn } from './scenario.ts';
import { ONE, worldOf } from './world.ts';

const TRIAGE = { operation: 'triage', 'issue-type': 'sast', 'new-triage-state': 'ignored' };

runCases(new URL('cases/triage.yml', import.meta.url));

it('triage by ids keeps every digit of ids beyond 2^53 in request, outputs, summary and report', async () => {
  const ids = [9_007_199_254_740_993n, 9_223_372_036_854_775_809n, 18_446_744_073_709_551_615n];
  const platform = await openPlatform({
    state: worldOf(
      1,
      ids.map((id) => plainFinding(id, 'sast', ONE)),
    ),
  });
  const run = await stepOn(platform, { ...TRIAGE, 'issue-ids': ids.join('\n') });
  expectSuccess(run);
  expect(bodies(platform, 'POST')[0]).toContain(`"issue_ids":[${ids}]`);
  expect(platform.state.findings.all.filter(({ status }) => status === 'ignored')).toHaveLength(3);
  expect(run.outputs['triaged-issues']).toBe(JSON.stringify(ids.map(String)));
  for (const id of ids) expect(run.summary).toContain(`<code>${id}</code>`);
  for (const id of ids) expect(run.reportText).toMatch(new RegExp(`"id":\\s*${id}\\b`));
});
