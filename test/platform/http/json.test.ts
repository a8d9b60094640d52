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

  it('leaves digits as they are that are not an integer of their own', () => {
    const text = '{"a":"12345678901234567890","b":0.12345678901234567,"c":1e30,"d":12345678901234567890.5}';
    expect(parseJson(text)).toEqual(JSON.parse(text));
  });
});
