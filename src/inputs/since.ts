const UNITS = { h: 3600, d: 86_400, w: 604_800 };

/**
 * Epoch seconds of what the filter `since` says: epoch seconds, an ISO 8601 date or time (UTC where it has no
 * offset), or an age in hours, days or weeks before `now` (in ms). Or why it can't be understood.
 */
export function parseSince(text: string, now: number): { seconds: number } | { problem: string } {
  const age = /^(\d{1,6})([hdw])$/.exec(text);
  if (age)
    return notBeforeEpoch(Math.floor(now / 1000) - Number(age[1]) * UNITS[age[2] as keyof typeof UNITS]);
  if (/^\d{1,11}$/.test(text)) return notBeforeEpoch(Number(text));
  if (/^\d{12,}$/.test(text)) return { problem: 'looks like milliseconds: give epoch seconds' };
  const iso = isoSeconds(text);
  if (iso !== undefined) return notBeforeEpoch(iso);
  return { problem: 'give epoch seconds, an ISO 8601 date or time, or an age such as `30d`, `12h`, `2w`' };
}

function notBeforeEpoch(seconds: number): { seconds: number } | { problem: string } {
  return seconds < 0 ? { problem: 'is before 1970' } : { seconds };
}

function isoSeconds(text: string): number | undefined {
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*([Zz]|[+-]\d{2}:?\d{2})?)?$/.exec(text);
  if (!match) return undefined;
  const [, date, time = '00:00', offset = 'Z'] = match;
  // The 31st of a short month is taken for the 1st of the next: such a date is a typo.
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date) return undefined;
  const zone =
    offset.toUpperCase() === 'Z' || offset.includes(':')
      ? offset
      : `${offset.slice(0, 3)}:${offset.slice(3)}`;
  const at = Date.parse(`${date}T${time}${zone.toUpperCase()}`);
  return Number.isNaN(at) ? undefined : Math.floor(at / 1000);
}
