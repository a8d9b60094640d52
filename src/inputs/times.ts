import { DAY_MS, isDay } from '../model/time.ts';

const SECOND_MS = 1000;
const AGE_UNITS_MS = { h: 3600 * SECOND_MS, d: DAY_MS, w: 7 * DAY_MS };
const DURATION_UNITS_MS = { s: SECOND_MS, m: 60 * SECOND_MS, h: 3600 * SECOND_MS };

/** A duration such as `15m`, `0s` or `1h`, in ms. */
export function parseDuration(text: string): number | undefined {
  const match = /^(\d{1,7})([smh])$/i.exec(text);
  if (match === null) return undefined;
  return Number(match[1]) * DURATION_UNITS_MS[match[2]?.toLowerCase() as keyof typeof DURATION_UNITS_MS];
}

/** How an age is written. */
export const AGE_PATTERN = /^[1-9]\d{0,4}[hdwHDW]$/;

/** An age such as `90d`, `26w` or `12h`, in ms. */
export function parseAge(text: string): number | undefined {
  const match = /^(\d{1,6})([hdw])$/i.exec(text);
  if (match === null) return undefined;
  return Number(match[1]) * AGE_UNITS_MS[match[2]?.toLowerCase() as keyof typeof AGE_UNITS_MS];
}

/**
 * Epoch seconds of what the filter `since` says: epoch seconds, an ISO 8601 date or time (UTC where it has no
 * offset), or an age in hours, days or weeks before `now` (in ms). Or why it can't be understood.
 */
export function parseSince(text: string, now: number): { seconds: number } | { problem: string } {
  const ageMs = parseAge(text);
  if (ageMs !== undefined) return past(Math.floor((now - ageMs) / SECOND_MS), now);
  if (/^\d{1,11}$/.test(text)) return past(Number(text), now);
  const [, d, m, y] = /^(\d\d?)\.(\d\d?)\.(\d{4})$/.exec(text) ?? [];
  const day = `${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}`;
  if (isDay(day)) return { problem: `write the date as \`${day}\`` };
  if (/^\d{12,}$/.test(text)) return { problem: 'which looks like milliseconds; give epoch seconds' };
  const seconds = isoSeconds(text);
  if (seconds !== undefined) return past(seconds, now);
  return { problem: 'give epoch seconds, an ISO 8601 date or time, or an age such as `30d`, `12h` or `2w`' };
}

function past(seconds: number, now: number): { seconds: number } | { problem: string } {
  if (seconds * SECOND_MS > now) return { problem: 'which is in the future; give an earlier time' };
  return seconds < 0 ? { problem: 'which is before 1970; give a later time' } : { seconds };
}

function isoSeconds(text: string): number | undefined {
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*([Zz]|[+-]\d{2}:?\d{2})?)?$/.exec(text);
  if (match === null) return undefined;
  const [, date, time = '00:00', offset = 'Z'] = match;
  if (date === undefined || !isDay(date)) return undefined;
  const zone =
    offset.toUpperCase() === 'Z' || offset.includes(':')
      ? offset
      : `${offset.slice(0, 3)}:${offset.slice(3)}`;
  const at = Date.parse(`${date}T${time}${zone.toUpperCase()}`);
  return Number.isNaN(at) ? undefined : Math.floor(at / SECOND_MS);
}
