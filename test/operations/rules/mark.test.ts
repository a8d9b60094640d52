import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNote, writeNote } from '../../../src/findings/triage-state.ts';
import { hostileText, RUNS } from '../../properties.ts';

const name = fc.string({ unit: fc.constantFrom(..."abZ9 -_.,:/()&+'é"), minLength: 1, maxLength: 80 });
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const mark = fc.oneof(
  fc.record({ rule: name, kind: fc.constant('decided' as const) }),
  fc.record({ rule: name, kind: fc.constantFrom('until' as const, 'ended' as const), day }),
);

describe('the mark of a rule', () => {
  it('is read as it was written, whatever the note before it', () => {
    fc.assert(
      fc.property(hostileText, mark, (text, written) => {
        const { text: before, marks } = readNote(writeNote(text, [], written));
        expect(marks.at(-1)).toEqual(written);
        expect(text.trimEnd().startsWith(before) || marks.length > 1).toBe(true);
      }),
      RUNS,
    );
  });

  it('counts only at the end of a note', () => {
    const note = writeNote('why', [], { rule: 'noise', kind: 'until', day: '2027-02-19' });
    expect(note).toBe('why [code-security rule="noise" until=2027-02-19]');
    expect(readNote(`${note} says Ann`).marks).toEqual([]);
    expect(readNote(`${note}\n\n`).marks.length).toBe(1);
    expect(readNote('[code-security rule="a"b"]').marks).toEqual([]);
    expect(readNote('[code-security]').marks).toEqual([]);
    expect(readNote(undefined).marks).toEqual([]);
  });

  it.each(['until=', 'until=2027-13-01', 'until=soon', 'untill=2027-01-01', 'x'])(
    'with the end %j has one that cannot be read',
    (end) => {
      expect(readNote(`[code-security rule="noise" ${end}]`).marks).toEqual([
        { rule: 'noise', kind: 'until' },
      ]);
    },
  );

  it('keeps the marks of ended ignores before it, as long as there is room', () => {
    const ended = Array.from({ length: 70 }, (_, at) => ({
      rule: `rule ${at}`,
      kind: 'ended' as const,
      day: '2027-02-19',
    }));
    const last = { rule: 'last', kind: 'decided' as const };
    expect(readNote(writeNote('why', ended.slice(0, 3), last)).marks).toEqual([...ended.slice(0, 3), last]);
    const note = writeNote('why', ended, last);
    expect(note.length).toBeLessThanOrEqual(3000);
    expect(readNote(note)).toMatchObject({ text: 'why' });
    expect(readNote(note).marks.slice(-2)).toEqual([ended.at(-1), last]);
  });

  it('is looked for quickly in long notes', () => {
    for (const part of ['[code-security rule="', ' ', ']', '[code-security rule="x"']) {
      readNote(`${part.repeat(200_000)}]`);
    }
  });
});
