import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitList } from '../../src/inputs/values.ts';
import { hostileText, RUNS } from '../properties.ts';
import { accepted } from './parsing.ts';

const item = hostileText.map((text) => text.replace(/[\r\n,]/g, '').trim()).filter((text) => text !== '');
const separator = fc.constantFrom(',', '\n', '\r\n', ',\n', ' , ', ',,', '\n \n', '\t\n', ', \r\n');

describe('a list', () => {
  it('is what stands between commas and line breaks, each once, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(item, separator), { maxLength: 8 }), (parts) => {
        expect(splitList(parts.flat().join(''))).toEqual([...new Set(parts.map(([text]) => text))]);
      }),
      RUNS,
    );
  });

  it('has no blanks, separators or duplicates, whatever the text', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const items = splitList(text);
        for (const one of items) {
          expect(one).not.toBe('');
          expect(one).toBe(one.trim());
          expect(one).not.toMatch(/[\r\n,]/);
          expect(text).toContain(one);
        }
        expect(new Set(items).size).toBe(items.length);
        expect(splitList(items.join())).toEqual(items);
      }),
      RUNS,
    );
  });

  it('reaches the request as it is', async () => {
    const { request } = await accepted<'tag'>({ operation: 'tag', tags: ' b, a\r\n\r\n a ,b,\n c d ,' });
    expect(request.tags).toEqual(['b', 'a', 'c d']);
  });
});
