import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson, writeJson } from '../../../src/platform/http/json.ts';
import { always } from '../../properties.ts';

const id = fc.oneof(
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 64n - 1n }),
  // Around the end of what a double holds.
  fc.bigInt({ min: 2n ** 53n - 5n, max: 2n ** 53n + 5n }),
);

/** Any JSON with ids in it, as they are once read: a number where that is exact. */
const read = (value: bigint): bigint | number =>
  Number.isSafeInteger(Number(value)) ? Number(value) : value;
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small' },
    id.map(read),
    fc.jsonValue({ maxDepth: 1 }),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('json'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

describe('JSON', () => {
  it('keeps every digit of a 64-bit integer that it reads', () => {
    always(fc.tuple(id, fc.constantFrom('', ' ', '\n')), ([value, blank]) => {
      const answer = parseJson(`{"id":${blank}${value}${blank},"ids":[${value}]}`);
      expect(answer).toEqual({ id: read(value), ids: [read(value)] });
    });
  });

  it('is the same after a way there and back', () => {
    always(json, (value) => {
      const plain = parseJson(writeJson(value));
      expect(plain).toEqual(parseJson(writeJson(plain)));
      expect(writeJson(plain)).toBe(writeJson(value));
    });
  });

  it('leaves texts as they are that look like JSON with ids in it', () => {
    always(fc.tuple(id, fc.constantFrom('"', '\\"', '\\\\"', ',"', '\\', ' ')), ([value, piece]) => {
      const text = `${piece}:${value},${piece}[${value}]${piece}`;
      expect(parseJson(JSON.stringify({ [text]: text, id: 1 }).replace('1}', '9007199254740993}'))).toEqual({
        [text]: text,
        id: 9007199254740993n,
      });
    });
  });

  // 16 digits and more: around the end of what a double holds, in texts, behind quotes, in parts of other numbers.
  it.each<[json: string, read?: unknown]>([
    ['9007199254740993', 9007199254740993n],
    [' -9007199254740993 ', -9007199254740993n],
    [
      '[9007199254740991,-9007199254740993, 18446744073709551615]',
      [2 ** 53 - 1, -(2n ** 53n) - 1n, 2n ** 64n - 1n],
    ],
    ['{"a":9007199254740993,"b":[[-9007199254740993]]}', { a: 2n ** 53n + 1n, b: [[-(2n ** 53n) - 1n]] }],
    ['[":9007199254740993,",9007199254740993]', [':9007199254740993,', 2n ** 53n + 1n]],
    ['["\\":9007199254740993,\\\\",9007199254740993]', ['":9007199254740993,\\', 2n ** 53n + 1n]],
    ['["12345678901234567890",":1234567890123456789","\\"[-12345678901234567,"]'],
    ['["5ff54a4dbe61a89d20093c4b2880195536661965550168012345678904e63_1"]'],
    ['[0.12345678901234567,-0.12345678901234567,12345678901234567890.5,1234567890123456.0]'],
    ['[1e30,1e-1234567890123456,12345678901234567e3,12345678901234567E+3]'],
    ['[100000000000000000001,-1234567890123456789012345]'],
  ])('reads only integers of up to 64 bits exactly: %s', (text, read = JSON.parse(text)) => {
    expect(parseJson(text)).toEqual(read);
  });

  it.each([
    '{"a":1,9007199254740993:2}',
    '[9007199254740993x]',
    '[09007199254740993]',
    '[--9007199254740993]',
  ])('refuses %s', (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  });
});
