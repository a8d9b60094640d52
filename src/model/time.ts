const TIME = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?$/;

/**
 * A time as servers write it, in epoch ms: `2020-11-18 23:28:12.391807+00:00` or ISO 8601; UTC unless it names a zone.
 * Undefined for anything else.
 */
export function epochMs(text: string | undefined): number | undefined {
  const match = TIME.exec(text ?? '');
  if (match === null) return undefined;
  const ms = Date.parse(match[1] === undefined ? `${text}Z` : match[0]);
  return Number.isNaN(ms) ? undefined : ms;
}

/** ISO 8601 in whole seconds of UTC, which `jq`'s `fromdateiso8601` takes; a text that is not a time stays as it is. */
export function isoTime(text: string): string {
  const ms = epochMs(text);
  return ms === undefined ? text : new Date(ms).toISOString().replace(/\.\d+/, '');
}

export const DAY_MS = 86_400_000;

/** The day in UTC: `2027-02-19`. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** JavaScript reads the 31st of a short month as the 1st of the next. */
export function isDay(text: string): boolean {
  const ms = epochMs(`${text}T00:00:00Z`);
  return ms !== undefined && dayOf(ms) === text;
}
