import { type Form, mapped, spelled } from './forms.ts';

const DAY_MS = 86_400_000;
const UNIT_MS: Readonly<Record<string, number>> = { h: 3_600_000, d: DAY_MS, w: 7 * DAY_MS };

function ageMs(given: string): number {
  return Number(given.slice(0, -1)) * (UNIT_MS[given.slice(-1)] ?? DAY_MS);
}

/** `90d`, `26w` or `12h`, in ms. */
export const age: Form<number> = spelled(
  '^[1-9][0-9]{0,4}[hdw]$',
  'give an age in days, weeks or hours, such as 90d, 26w or 12h',
  ageMs,
);

/** How long an ignore lasts: in days, or without end. */
export const duration: Form<{ kind: 'after'; days: number } | { kind: 'never' }> = spelled(
  '^(?:[1-9][0-9]{0,4}[dw]|[Ee][Vv][Ee][Rr])$',
  'give days or weeks, such as 90d or 12w, or ever',
  (given) =>
    given.toLowerCase() === 'ever' ? { kind: 'never' } : { kind: 'after', days: ageMs(given) / DAY_MS },
);

/** A day of the calendar, such as `2027-02-19`. */
export const day: Form<string> = mapped(
  spelled('^[0-9]{4}-[0-9]{2}-[0-9]{2}$', 'give a day, such as 2027-02-19', (given) => given),
  (given, tree, problems) =>
    isDay(given)
      ? given
      : problems.value(tree.offset, `is ${given}, a day that the calendar does not have: correct it`),
  { format: 'date' },
);

/** The 31st of a short month is taken for the 1st of the next: such a day is a typo. */
function isDay(given: string): boolean {
  const date = new Date(`${given}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(given) && given >= '0001';
}
