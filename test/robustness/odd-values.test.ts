import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { fleetState } from '../../emulator/platform/scale-states.ts';
import { openPlatform, stepOn } from '../operations/scenario.ts';
import { openServer, stepAt } from './open.ts';

const TITLES: unknown[] = [
  { x: { toString: 1 } },
  { toString: 1 },
  { x: { valueOf: null, toString: null } },
  { __proto__x: [], constructor: { name: 1 } },
  ['a', { b: 1 }],
  [],
  {},
  12,
  null,
  true,
];

describe('odd values of a scan', () => {
  const report = async (change: (scan: Record<string, unknown>) => void) => {
    const platform = await openPlatform({ state: fleetState(1) });
    const scan = platform.startScan({
      project: 'fleet/service-00001',
      commit: 'c0ffee'.padEnd(40, '0'),
      id: 42n,
    });
    change(scan as unknown as Record<string, unknown>);
    const run = await stepOn(platform, { operation: 'scan', 'scan-id': '42' });
    expect({ exitCode: run.exitCode, errors: run.errors, stderr: run.stderr }).toEqual({
      exitCode: 0,
      errors: [],
      stderr: '',
    });
    expect(run.outputs['scan-status']).toBe('completed');
    for (const text of [...Object.values(run.outputs), run.summary]) {
      expect(text).not.toMatch(/\bInfinity\b|\bNaN\b|\[object|undefined/);
    }
    return run;
  };

  it.each([0, 3, 6, 7])('as titles (the ones from %i on) are no fault of the action', async (from) => {
    const [title, other, third] = TITLES.slice(from);
    await report((scan) =>
      Object.assign(scan.meta as object, { commit_title: title, pull_request_title: other, on: third }),
    );
  });

  it.each([{ findings: -1, total_time: {} }, 'none'])('as stats (%j) fail no report', async (stats) => {
    await report((scan) => Object.assign(scan, { stats }));
  });

  it('as other fields fail no report', async () => {
    const meta = { branch: { a: 1 }, commit: ['x'], pull_request_id: { y: 2 } };
    await report((scan) =>
      Object.assign(scan, { meta, enabled_products: 'sast', has_logs: 'yes', started_at: 5 }),
    );
  });
});

describe('a word of the platform that every object has as a field', () => {
  const WORD = /\[object|native code/;
  const answering = (answers: Readonly<Record<string, unknown>>) =>
    openServer(({ url = '' }, response) => {
      const [, answer] = Object.entries(answers).find(([path]) => url.includes(path)) ?? [];
      response.writeHead(answer === undefined ? 410 : 200).end(JSON.stringify(answer ?? {}));
    });

  it('is nothing but a word in a list of findings', async () => {
    const row = (id: number, word: string) => ({
      id,
      ...{ severity: word, confidence: word, status: word, reachability: word },
      ...{ rule: { name: word }, repository: { name: '__proto__' }, location: { file_path: word, line: 1 } },
    });
    const findings = ['constructor', '__proto__', 'toString'].map((word, index) => row(index + 1, word));
    const { url } = await answering({ '/findings?': { findings } });
    const run = await stepAt(url, { operation: 'list-findings', 'issue-type': 'sca' });
    expect(run).toMatchObject({ exitCode: 0, outputs: { count: '3' } });
    expect(run.summary).toContain('__proto__');
    expect(run.summary).not.toMatch(WORD);
    const sarif = JSON.parse(await readFile(run.outputs['sarif-path'] ?? '', 'utf8'));
    for (const { level } of sarif.runs[0].results) expect(level).toBe('warning');
    const filtered = await stepAt(url, {
      operation: 'list-findings',
      'issue-type': 'sca',
      exposures: 'reachable',
    });
    expect(filtered).toMatchObject({ exitCode: 0, outputs: { count: '0' } });
  });

  it('is nothing but a word in policies', async () => {
    const exceptions = [
      { exception_type: 'constructor', project: 'acme/login', rule: 'r', rule_type: 'toString' },
    ];
    const filters = { mode: 'any', conditions: [{ type: 'constructor', values: ['x'], mode: 'any' }] };
    const policies = [{ slug: 'a', name: 'a', active: true, filters, actions: [{ type: 'constructor' }] }];
    const { url } = await answering({
      '/remediation-policies': { bundle: { policies }, state_version: '1' },
      '/detection-policy': { code: { bundle: { exceptions }, state_version: '1' } },
    });
    const run = await stepAt(url, { operation: 'list-policies' });
    expect(run).toMatchObject({ exitCode: 0, outputs: { count: '2' } });
    expect(run.summary).toContain('<code>constructor</code>');
    expect(run.summary).not.toMatch(WORD);
  });
});
