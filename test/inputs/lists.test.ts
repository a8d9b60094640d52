import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitList } from '../../src/inputs/values.ts';
import { always, hostileText } from '../properties.ts';

const item = hostileText.map((text) => text.replace(/[\r\n,]/g, '').trim()).filter((text) => text !== '');
const separator = fc.constantFrom(',', '\n', '\r\n', ',\n', ' , ', ',,', '\n \n', '\t\n', ', \r\n');

describe('a list', () => {
  it('is what stands between commas and line breaks, each once, in order', () => {
    always(fc.array(fc.tuple(item, separator), { maxLength: 8 }), (parts) => {
      expect(splitList(parts.flat().join(''))).toEqual([...new Set(parts.map(([text]) => text))]);
    });
  });
});
