import { describe, expect, it } from 'vitest';
import { retryAfter } from '../../../src/platform/http/answer.ts';

const NOW = Date.UTC(2026, 7, 20, 12);

describe('Retry-After', () => {
  it.each([
    ['7', 7000],
    [' 1.5 ', 1500],
    ['Thu, 20 Aug 2026 12:00:30 GMT', 30_000],
  ])('%j is a time', (text, ms) => {
    expect(retryAfter(text, NOW)).toBe(ms);
  });

  it.each(['', '0', '-1', '1e3', '0x10', '5 min', 'soon', 'Infinity', 'Thu, 20 Aug 2026 11:59:59 GMT'])(
    '%j names none',
    (text) => {
      expect(retryAfter(text, NOW)).toBeUndefined();
    },
  );
});
