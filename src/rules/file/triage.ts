import { z } from 'zod';
import { parseAge } from '../../inputs/times.ts';
import { DAY_MS } from '../../model/days.ts';
import { MAX_NOTE_LENGTH, TRIAGE_REASONS } from '../../model/triage.ts';
import { type Check, noExpression, oneOf, spelled, text } from './values.ts';

/** How long an ignore lasts: in days, or without end. */
const duration = spelled(
  /^(?:[1-9]\d{0,4}[dwDW]|[eE][vV][eE][rR])$/,
  'give days or weeks, such as 90d or 12w, or ever',
  (given) => {
    const ms = parseAge(given);
    return ms === undefined ? { kind: 'never' as const } : { kind: 'after' as const, days: ms / DAY_MS };
  },
);

const day = z.iso
  .date({ error: 'give a day of the calendar, such as 2027-02-19' })
  .transform((date) => ({ kind: 'until' as const, date }));

const noMark: Check = (given) =>
  /\[code-security\s/.test(given)
    ? 'contains the mark of a rule, which the action adds itself; remove it'
    : undefined;

const notBlank: Check = (given) =>
  given.trim() === '' ? 'has only whitespace; write a note, or leave it out' : undefined;

const STATES = ['ignored', 'reviewing', 'fixing', 'reopened'] as const;

/** What happens to the findings of a rule. */
export const triage = z.strictObject({
  state: oneOf(STATES, { open: 'did you mean `reopened`?' }).describe('The new triage state.'),
  reason: oneOf(TRIAGE_REASONS).optional().describe('Why it is ignored; only with `state: ignored`.'),
  for: duration
    .optional()
    .describe(
      'How long it stays ignored, such as `90d`; then `apply` reopens it. `ever` for no end. Ignoring needs this ' +
        'or `until`; secrets take neither.',
    ),
  until: day
    .optional()
    .describe('The day after which `apply` reopens it, such as `2027-02-19`; instead of `for`.'),
  note: text([notBlank, noExpression, noMark], MAX_NOTE_LENGTH)
    .transform((given) => given.trim())
    .optional()
    .describe('A note for people. `apply` adds a mark with the name of the rule.'),
});

type Triage = z.output<typeof triage>;

/** How an ignore ends. */
export type Ends = NonNullable<Triage['for'] | Triage['until']>;

/** Secrets have no note that could hold an end. */
export function endsOf({ state, for: duration, until }: Triage, type: string): Ends | undefined {
  return type === 'secrets' && state === 'ignored' ? { kind: 'never' } : (until ?? duration);
}

/** States that the list of secrets shows as open (field-notes.md, "Secrets"). */
const SHOWN_AS_OPEN = ['reviewing', 'fixing'];

/**
 * Checks a triage with what its rule is about; values that are wrong are still as they were written.
 *
 * @param type undefined where it is wrong
 * @param looksAtOpen whether the rule looks at findings that are open
 */
export function checkTriage(
  given: Partial<Triage>,
  { name, type, looksAtOpen }: { name: unknown; type: string | undefined; looksAtOpen: boolean },
  problem: (path: readonly PropertyKey[], sentence: string) => void,
): void {
  const { state } = given;
  const written = (['reason', 'for', 'until'] as const).filter((key) => given[key] !== undefined);
  if (type === 'secrets') {
    for (const key of written)
      problem(['triage', key], `secrets take no reason and no end: leave \`${key}\` out`);
    if (state !== undefined && SHOWN_AS_OPEN.includes(state) && looksAtOpen)
      problem(
        ['triage', 'state'],
        `the platform shows secrets that are ${state} as open, so this rule could not tell which ones it has triaged: write ignored, or leave out the open ones`,
      );
  } else if (state === 'ignored') {
    if (given.for !== undefined && given.until !== undefined)
      problem(['triage', 'until'], '`for` and `until` both say when the ignore ends: keep one of them');
    if (given.for === undefined && given.until === undefined && type !== undefined)
      problem(['triage'], 'an ignore needs an end: add for: 90d, until: 2027-02-19, or for: ever');
  } else if (STATES.some((one) => one === state)) {
    for (const key of written)
      problem(
        ['triage', key],
        `\`${key}\` works only with state: ignored, but the state is ${state}: leave it out`,
      );
  }
  checkLength(given, name, problem);
}

/** The mark at the end of the note says which rule decided, and until when. */
function checkLength(
  { state, note, for: duration }: Partial<Triage>,
  name: unknown,
  problem: (path: readonly PropertyKey[], sentence: string) => void,
): void {
  if (typeof note !== 'string' || typeof name !== 'string') return;
  const until = state !== 'ignored' || duration?.kind === 'never' ? '' : ' until=2027-02-19';
  const length = note.length + ` [code-security rule="${name}"${until}]`.length;
  if (length > MAX_NOTE_LENGTH)
    problem(
      ['triage', 'note'],
      `the note and its mark have ${length} characters, but the platform takes ${MAX_NOTE_LENGTH}: shorten the note by ${length - MAX_NOTE_LENGTH}`,
    );
}
