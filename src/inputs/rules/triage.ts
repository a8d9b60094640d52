import type { TriageIssueType } from '../../model/filters.ts';
import type { FindingRule } from '../../model/rules.ts';
import { MAX_NOTE_LENGTH } from '../../model/triage.ts';
import { present } from '../../platform/http/decode.ts';
import { type Form, mapped, oneOf } from '../yaml/forms.ts';
import { has, isGiven, map, placeOf, type Reading } from '../yaml/map-form.ts';
import type { Problems } from '../yaml/problems.ts';
import { conditional, hasKeys, hasWord, mapOf, type Schema } from '../yaml/schema-parts.ts';
import { EXPRESSIONS, text } from '../yaml/text-forms.ts';
import type { MapTree } from '../yaml/tree.ts';
import { day, duration } from './times.ts';

/** Limits the length of the note together with the mark at its end (field-notes, "Requests"). */
const note: Form<string> = mapped(
  text(
    [
      { expression: '\\s*$', why: 'has only whitespace; write a note, or leave it out' },
      EXPRESSIONS,
      {
        expression: '[\\s\\S]*\\[code-security\\s',
        why: 'contains the mark of a rule, which the action adds itself; remove it',
      },
    ],
    { maxLength: MAX_NOTE_LENGTH },
  ),
  (given) => given.trim(),
);

/** `open` is a status, which findings get by being reopened. */
const REOPENED = 'did you mean "reopened"?';

const FIELDS = {
  state: {
    form: oneOf(['ignored', 'reviewing', 'fixing', 'reopened'], { instead: { open: REOPENED } }),
    meaning: 'The new triage state.',
    required: true,
  },
  reason: {
    form: oneOf(['acceptable_risk', 'false_positive', 'no_time', 'no_triage_reason', 'duplicate']),
    meaning: 'Why it is ignored; only with `state: ignored`.',
  },
  for: {
    form: duration,
    meaning:
      'How long it stays ignored, such as `90d`; then `apply` reopens it. `ever` for no end. Ignoring needs this ' +
      'or `until`; secrets take neither.',
  },
  until: {
    form: day,
    meaning: 'The day after which `apply` reopens it, such as `2027-02-19`; instead of `for`.',
  },
  note: {
    form: note,
    meaning: 'A note for people. `apply` adds a mark with the name of the rule.',
  },
} as const;

const IGNORED = hasWord('state', 'ignored');

export type ReadTriage = Reading<typeof FIELDS>;

export const triage: Form<ReadTriage> = map(FIELDS, {
  name: 'triage',
  instead: (key) => (key === 'status' ? 'did you mean "state"?' : undefined),
  also: {
    dependencies: { for: mapOf({ until: false }) },
    ...conditional(IGNORED, undefined, { properties: { reason: false, for: false, until: false } }),
  },
});

/** What a rule demands of its triage by the kind of its findings, as the schema has it. */
export const TRIAGE_BY_TYPE: Schema = conditional(
  mapOf({ when: hasWord('type', 'secrets') }, ['when']),
  mapOf({ triage: mapOf({ for: false, until: false }) }),
  mapOf({ triage: conditional(IGNORED, { anyOf: [hasKeys('for'), hasKeys('until')] }) }),
);

/** The triage of a rule, checked with what the rule is. */
export function checkTriage(
  { values, tree }: ReadTriage,
  rule: { name: string | undefined; type: TriageIssueType | undefined },
  problems: Problems,
): FindingRule['triage'] | undefined {
  const { state, reason } = values;
  const ends = endsOf({ values, tree }, rule.type, problems);
  if (state !== undefined && state !== 'ignored') {
    for (const key of ['reason', 'for', 'until'] as const) {
      if (isGiven(tree, key))
        problems.add(
          placeOf(tree, key),
          `"${key}" works only with state: ignored, but the state is ${state}: leave it out`,
        );
    }
  }
  checkLength(values.note, rule.name, ends, tree, problems);
  return state === undefined ? undefined : { state, ...present({ reason, note: values.note, ends }) };
}

function endsOf(
  { values, tree }: ReadTriage,
  type: TriageIssueType | undefined,
  problems: Problems,
): FindingRule['triage']['ends'] {
  if (type === 'secrets') {
    for (const key of ['for', 'until'] as const) {
      if (isGiven(tree, key))
        problems.add(
          placeOf(tree, key),
          `secrets have no note, which would hold the end of an ignore: leave "${key}" out`,
        );
    }
    return values.state === 'ignored' ? { kind: 'never' } : undefined;
  }
  if (isGiven(tree, 'for') && isGiven(tree, 'until'))
    return problems.add(
      placeOf(tree, 'until'),
      '"for" and "until" both say when the ignore ends: keep one of them',
    );
  const endless = type !== undefined && !has(tree, 'for') && !has(tree, 'until');
  if (values.state === 'ignored' && endless)
    return problems.add(tree.offset, 'an ignore needs an end: add for: 90d, until: 2027-02-19, or for: ever');
  return values.until === undefined ? values.for : { kind: 'until', date: values.until };
}

/** The mark at the end of the note says which rule decided, and until when. */
function checkLength(
  given: string | undefined,
  name: string | undefined,
  ends: FindingRule['triage']['ends'],
  tree: MapTree,
  problems: Problems,
): void {
  if (given === undefined || name === undefined) return;
  const until = ends === undefined || ends.kind === 'never' ? '' : ' until=2027-02-19';
  const mark = ` [code-security rule="${name}"${until}]`;
  const length = given.length + mark.length;
  if (length <= MAX_NOTE_LENGTH) return;
  const over = length - MAX_NOTE_LENGTH;
  problems.add(
    placeOf(tree, 'note'),
    `the note and its mark have ${length} characters, but the platform takes ${MAX_NOTE_LENGTH}: shorten the note by ${over}`,
  );
}
