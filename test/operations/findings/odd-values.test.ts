import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openServer, stepAt } from '../../robustness/open.ts';

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
});
