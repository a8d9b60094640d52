import { z } from 'zod';
import { type DECIDED_BY, FINDING_CONDITIONS } from '../../findings/conditions.ts';
import { FINDING_FILTERS } from '../../findings/filters.ts';
import { writeNote } from '../../findings/triage-state.ts';
import { crossCheck, type ReportProblem } from '../../inputs/document.ts';
import { checkFor, spanMs, spanRemedy } from '../../inputs/values.ts';
import {
  MAX_NOTE_LENGTH,
  SCANNED_PRODUCTS,
  TRIAGE_REASONS,
  type TriageIssueType,
} from '../../model/findings.ts';
import { DAY_MS } from '../../model/time.ts';
import {
  type ConditionSet,
  FINDING_EXCEPT,
  FINDING_WHEN,
  oneOf,
  oneOrMore,
  parsed,
  ruleName,
  text,
  wholeNumber,
} from './values.ts';

/** The end of an ignore: after some days, after its last day, or never. */
interface End {
  /** As the plan writes it. */
  text: string;
  days?: number;
  lastDay?: string;
}

const DURATION = /^(?:[1-9]\d{0,3}[dD]|[1-9]\d{0,2}[wW]|[eE][vV][eE][rR])$/;
const DURATION_FORMS = 'give days or weeks, such as 90d or 12w and at most 9999d, or ever';
const duration = parsed(
  DURATION,
  ({ input }) => spanRemedy(String(input), (span) => DURATION.test(span), DURATION_FORMS),
  (value): End => {
    if (value.toLowerCase() === 'ever') return { text: 'ever' };
    const days = spanMs(value) / DAY_MS;
    return { text: `for ${days}d`, days };
  },
);

const day = z.iso
  .date({ error: 'give a date, such as 2027-02-19' })
  .transform((lastDay): End => ({ text: `until ${lastDay}`, lastDay }));

const noteProblem = checkFor(
  [/^\s*$/, 'has only whitespace', 'write a note, or leave it out'],
  [/\$\{\{/, 'contains `${{`, which is not evaluated here', 'write the value'],
  [/\[code-security\s/, 'contains the mark of a rule, which the action adds itself', 'remove it'],
);

const STATES = ['ignored', 'reviewing', 'fixing', 'reopened'] as const;

const triage = z.strictObject({
  state: oneOf(STATES).describe('The new triage state.'),
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
  note: text([noteProblem], MAX_NOTE_LENGTH)
    .transform((value) => value.trim())
    .optional()
    .describe('A note for people. `apply` adds a mark with the name of the rule.'),
});

type Triage = z.output<typeof triage>;

export const findingRule = z
  .strictObject({
    name: ruleName.describe('Name of the rule, unique in the file.'),
    when: FINDING_WHEN.optional().describe(
      'Which findings: all keys must match. Default: open findings of type `sast`.',
    ),
    except: oneOrMore(FINDING_EXCEPT)
      .optional()
      .describe('Findings to leave out: a set of conditions that must all match, or a list of such sets.'),
    limit: wholeNumber(1)
      .optional()
      .describe(
        'The most findings that one apply may triage, oldest first; the others wait for the next apply.',
      ),
    triage: triage.describe('What happens to the findings.'),
  })
  .check(
    crossCheck(({ name, when, except, triage: decision }, problem) => {
      const type = typeOf(when);
      if (type !== undefined) {
        checkType(when, ['when'], type, problem);
        for (const [index, set] of [except].flat().entries())
          checkType(set, ['except', index], type, problem);
      }
      if (typeof decision === 'object' && decision !== null) checkTriage(decision, name, type, problem);
    }),
  )
  .transform(({ name, limit, ...rule }) => {
    const { type: _, 'decided-by': decided, ...when } = rule.when ?? {};
    const type = typeOf(rule.when) ?? 'sast';
    const { state, reason, note, for: duration, until } = rule.triage;
    // An ignore of a secret never ends: the list of secrets does not show the note that would keep its end.
    const end: End | undefined =
      type === 'secrets' && state === 'ignored' ? { text: 'ever' } : (until ?? duration);
    return {
      name,
      limit,
      type,
      when: { status: ['open'], ...when } as ConditionSet,
      except: rule.except ?? [],
      decidedBy: (decided ?? ['nobody', 'rules']) as readonly (typeof DECIDED_BY)[number][],
      triage: { state, reason, note, end },
    };
  });

function typeOf(when: z.output<typeof FINDING_WHEN> | undefined): TriageIssueType | undefined {
  const { type = ['sast'] } = Object(when) as { type?: unknown };
  return Array.isArray(type) && type.length === 1
    ? SCANNED_PRODUCTS.find((ruleType) => ruleType === type[0])
    : undefined;
}

/** Reports what findings of the rule's type never have. */
function checkType(set: object | undefined, path: PropertyKey[], type: string, problem: ReportProblem): void {
  for (const [key, value] of Object.entries(set ?? {})) {
    const { types = [type] } = FINDING_CONDITIONS.find(({ name }) => name === key) ?? {};
    const { notListed = {} } = FINDING_FILTERS.find(({ condition }) => condition === key) ?? {};
    const hidden = [value].flat().find((item) => notListed[type as TriageIssueType]?.includes(item));
    const report = (message: string) => problem([...path, key], message);
    if (hidden !== undefined)
      report(`has ${hidden}, which the list of ${type} findings does not show: leave it out`);
    if (!types.some((known) => known === type))
      report(
        `exists only for findings of type ${types.join(' or ')}, but this rule looks at ${type}: write type: ${types[0]}, or leave it out`,
      );
  }
}

/** Values that the schema rejected are as written. */
function checkTriage(
  triage: Partial<Triage>,
  name: unknown,
  type: string | undefined,
  problem: ReportProblem,
): void {
  const { state, note, for: duration, until } = triage;
  const isSecret = type === 'secrets';
  const report = (key: keyof Triage, message: string) => problem(['triage', key], message);
  const leaveOut = (keys: readonly (keyof Triage)[], why: string) => {
    for (const key of keys) if (triage[key] !== undefined) report(key, `${why}: leave it out`);
  };
  if (isSecret) leaveOut(['note', 'for', 'until'], 'does not work for secrets, whose list shows no notes');
  if (isSecret && (state === 'reviewing' || state === 'fixing'))
    report('state', `is ${state}, which the list of secrets does not show: write ignored or reopened`);
  if (state !== undefined && state !== 'ignored' && STATES.includes(state))
    leaveOut(
      isSecret ? ['reason'] : ['reason', 'for', 'until'],
      `works only with state: ignored, but the state is ${state}`,
    );
  if (state === 'ignored' && !isSecret) {
    if (duration !== undefined && until !== undefined)
      report('until', 'and `for` both say when the ignore ends: keep one of them');
    if (duration === undefined && until === undefined && type !== undefined)
      problem(['triage'], 'ignores without an end: add for: 90d, until: 2027-02-19, or for: ever');
  }
  if (typeof note !== 'string' || typeof name !== 'string') return;
  // The mark at the end of the note names the rule that decided, and the last day of an ignore.
  const kind = state !== 'ignored' || duration?.text === 'ever' ? 'decided' : 'until';
  const excess = writeNote(note, [], { rule: name, kind, day: '2027-02-19' }).length - MAX_NOTE_LENGTH;
  if (excess > 0)
    report(
      'note',
      `and its mark have ${MAX_NOTE_LENGTH + excess} characters, but the platform takes ${MAX_NOTE_LENGTH}: shorten the note by ${excess}`,
    );
}
