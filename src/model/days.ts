export const DAY_MS = 86_400_000;

/** The day of a moment in UTC, as marks write it: `2027-02-19`. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Whether a text is a day of the calendar: JavaScript reads the 31st of a short month as the 1st of the next. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && dayOf(ms) === text;
}
