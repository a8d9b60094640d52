import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRules } from '../../../src/rules/file/read.ts';
import { hostileText } from '../../properties.ts';
import { parserErrors, rulesOf, samples } from './verdicts.ts';

describe('A byte order mark', () => {
  it('moves no place, and does not change the hash of what the file says', async () => {
    expect(await parserErrors('\uFEFFversoin: 1\n')).toContain(
      '1:1: unknown key `versoin` in the file; did you mean `version`?',
    );
    const file = '\uFEFFversion: 1\n';
    expect((await rulesOf(file)).sha256).toBe((await rulesOf('version: 1\n')).sha256);
  });
});

describe('YAML that means something else than it looks', () => {
  it('does not read `on`, `no` and `1:30` as YAML 1.1 did', async () => {
    const file = '%YAML 1.1\n---\nversion: 1\nmanaged-tags: [on, no, 1:30]\n';
    expect((await rulesOf(file)).managedTags).toEqual(['on', 'no', '1:30']);
  });
});

describe('A file that would take long', () => {
  const bomb = Array.from({ length: 25 }, (_, at) =>
    at === 0 ? 'x0: &x0 [a, b]' : `x${at}: &x${at} [*x${at - 1}, *x${at - 1}]`,
  );
  it.each([
    ['of aliases that double', `version: 1\n${bomb.join('\n')}\n`, 'has aliases that repeat too often'],
    ['with deep brackets', `version: 1\nscope: ${'['.repeat(20_000)}`, 'this file'],
    ['with deep lists', `version: 1\nscope: ${'['.repeat(60)}${']'.repeat(60)}`, '`scope` is a list'],
    [
      'with a long text',
      `version: 1\nmanaged-tags: ['${'a'.repeat(900_000)}']`,
      'give at most 1000 characters',
    ],
    ['with a long key', `version: 1\n? ${'a'.repeat(900_000)}\n: 1`, 'unknown key `aaa'],
    [
      'with a long name in braces',
      `version: 1\nprojects: [{ name: a, tags: ["${'${x'.repeat(250_000)}"] }]`,
      'characters',
    ],
  ])('%s is refused soon', async (_what, file, message) => {
    const found = await parserErrors(file);
    expect(found.length).toBeGreaterThan(0);
    if (message !== 'this file') expect(found.join('\n')).toContain(message);
    // A message is for people to read, whatever is in the file.
    for (const one of found) expect(one.length).toBeLessThan(1000);
  });
});

it('Any text is read or refused, with a place for each problem', async () => {
  const files = samples().map(({ file }) => file);
  const edits = fc.array(fc.tuple(fc.nat(), hostileText), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), edits, async (file, inserted) => {
      const text = inserted.reduce((given, [at, part]) => {
        const place = at % (given.length + 1);
        return given.slice(0, place) + part + given.slice(place);
      }, file);
      const parsed = await parseRules(text, 'rules.yml');
      if (parsed.ok) return;
      expect(parsed.problems.length).toBeGreaterThan(0);
      for (const { line, column } of parsed.problems) expect(Math.min(line, column)).toBeGreaterThan(0);
    }),
    { numRuns: 100 },
  );
});
