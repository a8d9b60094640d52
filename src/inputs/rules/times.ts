import { DAY_MS, isDay } from '../../model/days.ts';
import { parseAge } from '../times.ts';
import { type Form, mapped, spelled } from '../yaml/forms.ts';

/** Of a text that fits one of the patterns below. */
function ageMs(given: string): number {
  return parseAge(given) ?? Number.NaN;
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

/** Not every validator knows the format `date`. */
const CALENDAR =
  '^(?!0000)(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))' +
  '|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$';

/** A day of the calendar, such as `2027-02-19`. */
export const day: Form<string> = mapped(
  spelled('^[0-9]{4}-[0-9]{2}-[0-9]{2}$', 'give a day, such as 2027-02-19', (given) => given),
  (given, tree, problems) =>
    isDay(given) && given >= '0001'
      ? given
      : problems.value(tree.offset, `is ${given}, which is not a day of the calendar: correct it`),
  { pattern: CALENDAR },
);
