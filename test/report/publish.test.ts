import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { finding } from './findings.ts';
import { CHANGED, oddInputs, refusal, rows, rowsFailed } from './parts.ts';
import { published, publishedProblems } from './publishing.ts';
import { findingsResult, scanResult, tagResult } from './results.ts';

const commands = (log: string, name: string) =>
  log.split('\n').filter((line) => line.startsWith(`::${name}`));

describe('publishing', () => {
  it('has in its log what failed, by cause, and no line for each row', async () => {
    const failure = rowsFailed(41, 50);
    const failed = [
      ...rows(40, { state: 'failed', failure: refusal(404, 'no such project') }),
      ...rows(1, { state: 'failed', failure: refusal(409, 'busy') }, 41),
      ...rows(9, CHANGED, 42),
    ];
    const { log } = await published(tagResult(failed, { failure }));
    const group = log.slice(log.indexOf('::group::9 tags added'), log.indexOf('::endgroup::')).split('\n');
    expect(group.slice(1, -1)).toEqual([
      expect.stringMatching(
        /^failed: acme\/project-1 \(\+ new\), .*, acme\/project-3 \(\+ new\) and 37 more: .*404/,
      ),
      expect.stringMatching(/^failed: acme\/project-41 \(\+ new\): .*409/),
    ]);
  });

  it('of a step that failed has exactly one error, and its stack for step debugging only', async () => {
    const failure = { kind: 'unexpected', message: 'broken', stack: 'at secret.ts:1' } as const;
    const { log } = await published(tagResult([], { failure }));
    expect(commands(log, 'error')).toHaveLength(1);
    const lines = log.split('\n').filter((line) => line.includes('secret.ts'));
    expect(lines).toEqual(['::debug::at secret.ts:1']);
  });

  it('annotates what is a warning, and only mentions what is good to know', async () => {
    const notices = [
      { kind: 'moves-triaged-findings' },
      { kind: 'former-states-unknown' },
      { kind: 'moves-triaged-findings' },
    ] as const;
    const { log } = await published(tagResult(rows(1, CHANGED), { notices: [...notices] as never }));
    expect(commands(log, 'warning')).toHaveLength(1);
    expect(log).toContain('\nFindings selected by id ');
  });

  it('shows ten warnings at most, and counts the others', async () => {
    const { log } = await published(tagResult([], { notices: oddInputs(14) }));
    const warnings = commands(log, 'warning');
    expect(warnings).toHaveLength(10);
    expect(warnings.at(-1)).toBe('::warning::5 more warnings: see the summary.');
  });

  it('shows fifty warnings in the summary, and counts the others', async () => {
    const { log, summary } = await published(tagResult([], { notices: oddInputs(61) }));
    expect(summary.match(/ is odd/g)).toHaveLength(50);
    expect(summary).toContain('… and 11 more warnings.');
    expect(commands(log, 'warning').at(-1)).toBe('::warning::52 more warnings: see the summary.');
  });

  it('marks lines of a wrong rules file, however many warnings there are', async () => {
    const place = { file: 'rules.yml', line: 3, message: 'is not a list' };
    const problems = [{ input: 'rules-file', message: 'is bad', place }];
    const log = await publishedProblems({ operation: 'plan', problems, warnings: oddInputs(12) });
    expect(commands(log, 'warning file=rules.yml,line=3::Is not a list.')).toHaveLength(1);
    expect(commands(log, 'warning')).toHaveLength(10);
    expect(log).toContain('::warning::4 more warnings: see the summary.');
  });

  it('leaves the files of a list and no others', async () => {
    const step = await published(findingsResult([finding(1)]));
    expect(readdirSync(step.folder).sort()).toEqual([
      'code-security-platform-findings-test.sarif',
      'code-security-platform-list-test.csv',
      'code-security-platform-report-test.json',
    ]);
    expect(step.outputs['csv-path']).toBe(join(step.folder, 'code-security-platform-list-test.csv'));
    const other = await published(scanResult());
    expect(readdirSync(other.folder)).toEqual(['code-security-platform-report-test.json']);
  });
});
