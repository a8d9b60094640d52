import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Gap, Subject } from '../../src/model/notice.ts';
import type { StepResult } from '../../src/model/step.ts';
import { trackedBy, withFailIf } from '../../src/report/gaps.ts';
import { FIGURES } from '../../src/report/output-table.ts';
import { outputsOf } from '../../src/report/outputs.ts';
import { pageOf } from '../../src/report/page.ts';
import { writeFiles } from '../../src/report/publish.ts';
import type { Figure, View } from '../../src/report/view.ts';
import { stepFiles } from '../../src/runner/files.ts';
import { always } from '../properties.ts';
import { ONE_OF_EACH } from './one-of-each.ts';
import { common, RUN } from './parts.ts';
import { viewOf } from './views.ts';

const SUBJECTS: readonly Subject[] = [
  ...(['sast', 'sca', 'ai_sast', 'secrets', 'projects', 'repositories'] as const),
  ...(['policies', 'rules', 'service-levels'] as const),
];

/** One of each kind, of a subject that the kind may have. */
const gap: fc.Arbitrary<Gap> = fc
  .record({ subject: fc.constantFrom(...SUBJECTS), kind: fc.constantFrom('field-missing', 'name-unknown') })
  .map(
    ({ subject, kind }): Gap =>
      kind === 'field-missing'
        ? { kind, subject, condition: 'status', rows: 2 }
        : { kind: 'name-unknown', subject, input: 'repos', pattern: 'acme/typo' },
  );
const anyGap: fc.Arbitrary<Gap> = fc.oneof(
  gap,
  fc.constantFrom<Gap>(
    { kind: 'list-cut', subject: 'sast', cause: 'it ends' },
    { kind: 'list-unread', subject: 'secrets', cause: { kind: 'list-broken', cause: 'it ends' } },
    {
      kind: 'names-unchecked',
      subject: 'sca',
      names: ['mian'],
      cause: { kind: 'list-broken', cause: 'cut' },
    },
    { kind: 'products-unknown', subject: 'policies', products: ['new'] },
    { kind: 'coverage-unknown', subject: 'repositories', owners: [] },
    { kind: 'drift-unknown', subject: 'projects', unknown: 3, expected: 4 },
    { kind: 'nothing-removed', subject: 'projects', tags: 1 },
  ),
);

interface MadeUp extends StepResult {
  found: Readonly<Record<string, { count: number | boolean; subjects?: readonly Subject[] }>>;
}

/** An operation that knows nothing of gaps. */
const view: View<MadeUp> = {
  figures: ({ found }) =>
    Object.fromEntries(
      Object.entries(found).map(([name, { count, subjects }]): [string, Figure] => [
        name,
        { value: count, subjects, text: `${count} ${name}`, unknown: `${name} unknown` },
      ]),
    ),
  sections: () => [],
  sarif: () => ({ text: ['{}'], notices: [] }),
  files(_result, _run, { csv }) {
    csv.writeAll(['a\n']);
    return [];
  },
  tracked: ({ found }) =>
    Object.values(found).some(({ count }) => count) ? { kind: 'act', listed: 'x' } : { kind: 'clear' },
};
const plainView = view as unknown as View;

const figure = fc.record({
  count: fc.oneof(fc.constantFrom<number | boolean>(0, 0, 1, 12), fc.boolean()),
  subjects: fc.option(fc.subarray([...SUBJECTS]), { nil: undefined }),
});

function madeUp(found: MadeUp['found'], notices: readonly Gap[], failIf: readonly string[] = []): MadeUp {
  const request = { operation: 'made-up', deployment: {}, failIf };
  return { ...common, operation: 'made-up', request, notices, found };
}

describe('an operation that knows nothing of gaps', () => {
  const drawn = fc.record({
    found: fc.dictionary(fc.constantFrom('apples', 'pears', 'plums'), figure),
    gaps: fc.array(anyGap, { maxLength: 3 }),
    failIf: fc.subarray(['apples', 'pears', 'plums']),
  });

  it('says that nothing is well over a gap, and how much was found at least', () => {
    always(drawn, ({ found, gaps }) => {
      const { sign, title, warnings } = pageOf(madeUp(found, gaps), plainView, RUN);
      expect(sign).toBe(gaps.length > 0 ? '⚠️' : '✅');
      expect(warnings.length > 0).toBe(gaps.length > 0);
      for (const [name, { count, subjects }] of Object.entries(found)) {
        const isKnown =
          count === true || !gaps.some((one) => subjects === undefined || subjects.includes(one.subject));
        const said = isKnown ? `${count} ${name}` : count ? `at least ${count} ${name}` : `${name} unknown`;
        expect(title.toLowerCase()).toContain(said);
        expect(title.toLowerCase().includes(`at least ${count} ${name}`)).toBe(said.startsWith('at least'));
      }
    });
  });

  it('fails for what fail-if names: what was found, else what is not known', () => {
    always(drawn, ({ found, gaps, failIf }) => {
      const { failure } = withFailIf(madeUp(found, gaps, failIf), plainView);
      const named = failIf.map((name) => found[name]);
      const isFound = named.some((one) => one?.count);
      const isUnknown = named.some(
        (one) =>
          one === undefined ||
          gaps.some(({ subject }) => one.subjects === undefined || one.subjects.includes(subject)),
      );
      expect(failure?.kind).toBe(isFound ? 'found' : isUnknown ? 'not-known' : undefined);
    });
  });

  it.each([
    [[], true],
    [[{ kind: 'list-cut', subject: 'sast', cause: 'it ends' }] as const, false],
  ])('over the gaps %j writes a SARIF file: %s', (gaps, isWritten) => {
    const files = stepFiles({ RUNNER_TEMP: mkdtempSync(join(tmpdir(), 'gaps-')) }, 'test');
    const { notices } = writeFiles(madeUp({}, gaps), plainView, RUN, files);
    expect(files.sarif.path !== undefined).toBe(isWritten);
    expect(readFileSync(files.csv.path ?? '', 'utf8')).toBe('a\n');
    expect(notices).toEqual(isWritten ? [] : [{ kind: 'csv-partial' }, { kind: 'sarif-doubtful' }]);
  });
});

it('every operation is as right about every gap', () => {
  const clean = fc.constantFrom(...ONE_OF_EACH);
  always(fc.record({ clean, gaps: fc.array(anyGap, { minLength: 1, maxLength: 2 }) }), ({ clean, gaps }) => {
    const own = viewOf(clean);
    const result = { ...clean, notices: [...clean.notices, ...gaps] };
    expect(['✅', '📋', '📝']).not.toContain(pageOf(result, own, RUN).sign);
    const figures = Object.entries(own.figures?.(result) ?? {});
    const [before, after] = [clean, result].map((one) => outputsOf(one, own, RUN).values);
    for (const [name, value] of Object.entries(before ?? {})) {
      const { subjects: counted, value: found } = figures.find(([figure]) => figure === name)?.[1] ?? {
        subjects: [] as Subject[],
      };
      const isKnown =
        found === true || !gaps.some((one) => counted === undefined || counted.includes(one.subject));
      expect(after?.[name], name).toBe(isKnown ? value : FIGURES.has(name) ? 'unknown' : undefined);
    }
    expect(trackedBy(result, own, RUN)?.kind).not.toBe('clear');
  });
});
