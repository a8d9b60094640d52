import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoff, MAX_PAUSE_MS, retryAfter } from '../../../src/platform/http/retry.ts';
import { hostileText, RUNS } from '../../properties.ts';

const NOW = Date.UTC(2026, 7, 20, 12);
/** Whole seconds, as HTTP has them, from 2000 to 2049: a year of two digits is read as one of those. */
const seconds = fc.integer({ min: Date.UTC(2000, 0, 1) / 1000, max: Date.UTC(2049, 11, 31) / 1000 });
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The three forms of a date that HTTP knows (RFC 9110, 5.6.7). */
function httpDates(at: Date): string[] {
  const fixdate = at.toUTCString();
  const [, day = '', month, year = '', time] = fixdate.split(' ');
  return [
    fixdate,
    `${DAYS[at.getUTCDay()]}, ${day}-${month}-${year.slice(2)} ${time} GMT`,
    `${fixdate.slice(0, 3)} ${month} ${day.replace(/^0/, ' ')} ${time} ${year}`,
  ];
}

describe('the delay before a further try', () => {
  it('doubles from half a second up to 30 s, and of that a random half is waited', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), chance, (tried, random) => {
        const full = tried > 6 ? 30_000 : ([500, 1000, 2000, 4000, 8000, 16_000][tried - 1] ?? 0);
        expect(backoff(tried, random)).toBeGreaterThanOrEqual(full / 2);
        expect(backoff(tried, random)).toBeLessThanOrEqual(full);
        expect(backoff(tried, 0)).toBe(full / 2);
      }),
      RUNS,
    );
  });
});

describe('Retry-After', () => {
  it('in seconds is so many seconds', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('', ' ', '\t'), (whole, blank) => {
        expect(retryAfter(`${blank}${whole}${blank}`, NOW)).toBe(whole * 1000);
      }),
      RUNS,
    );
  });

  it.each(['UTC', 'America/New_York', 'Asia/Kolkata'])('as a date is the time until then, in %s', (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      fc.assert(
        fc.property(seconds, (at) => {
          for (const text of httpDates(new Date(at * 1000))) {
            expect([text, retryAfter(text, NOW)]).toEqual([text, Math.max(0, at * 1000 - NOW)]);
          }
        }),
        RUNS,
      );
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });

  it('that is neither means nothing', () => {
    const isMeant = /^\d+(\.\d+)?$|^[A-Z][a-z]{2,8},? .*\d\d:\d\d:\d\d/;
    const garbage = fc.oneof(
      hostileText,
      fc.constantFrom(
        '-1',
        '1e3',
        '0x10',
        '5 min',
        'soon',
        '2026',
        '12:00:00',
        'Mon, 99 Foo 12:00',
        'Infinity',
      ),
    );
    fc.assert(
      fc.property(
        garbage.filter((text) => !isMeant.test(text.trim())),
        (text) => {
          expect(retryAfter(text, NOW)).toBeUndefined();
        },
      ),
      RUNS,
    );
    expect(retryAfter(undefined, NOW)).toBeUndefined();
  });

  it('is never a wait that no timer knows, whatever the digits', () => {
    const digits = fc.array(fc.constantFrom('0', '1', '9', '.', ' ', '-', 'e'), { maxLength: 400 });
    fc.assert(
      fc.property(digits, (parts) => {
        const wait = retryAfter(parts.join(''), NOW);
        expect(wait === undefined || wait >= 0).toBe(true);
      }),
      RUNS,
    );
    expect(retryAfter('9'.repeat(400), NOW)).toBeGreaterThan(MAX_PAUSE_MS);
  });
});
