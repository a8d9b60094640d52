import { z } from 'zod';
import {
  AGE_PATTERN,
  ageMs,
  ageProblem,
  alternatives,
  type Check,
  filePathProblem,
  invisibleProblem,
  itemProblem,
  type Meant,
  nameProblem,
  onlyExcludes,
  quote,
  signProblem,
  textProblem,
  valueMeant,
} from '../../inputs/values.ts';
import { nameListOf } from '../../model/selection.ts';

/** Longer than any name. */
const MAX_LENGTH = 1000;

/** A text that is not empty and that no check refuses. */
export function text(checks: readonly Check[], maxLength = MAX_LENGTH) {
  return z
    .string()
    .min(1, { abort: true })
    .max(maxLength, { abort: true })
    .superRefine((given, context) => {
      const problem = firstProblem(checks, given);
      if (problem !== undefined) context.addIssue(`is ${quote(given)}, which ${problem}`);
    });
}

/** Only a workflow file evaluates them. */
export const noExpression: Check = (given) =>
  given.includes('${{') ? 'contains `${{`, which is not evaluated here; write the value' : undefined;

const oneLine: Check = (given) =>
  /[\r\n]/.test(given) ? 'has several lines; write a list, with an item on each line' : undefined;

const noSpaceAround: Check = (given) =>
  given.trim() === given ? undefined : `starts or ends with a space; write ${quote(given.trim())}`;

const noComma: Check = (given) =>
  given.includes(',') ? 'has a comma; write a list with an item for each part' : undefined;

const noBracket: Check = (given) =>
  /[[\]{}]/.test(given) ? 'has a bracket or a brace, which would be part of it; write it without' : undefined;

/** A value of a custom property may be any text on one line. */
export const PLAIN: readonly Check[] = [oneLine, noExpression, invisibleProblem, noSpaceAround];
/** Names that may have brackets and commas in them. */
export const ANY_NAME: readonly Check[] = [oneLine, textProblem, noSpaceAround];

export const LISTED_NAME: readonly Check[] = [
  oneLine,
  (given) => alternatives(given)?.problem,
  itemProblem,
  noSpaceAround,
  noComma,
];
export const PROJECT_NAME: readonly Check[] = [...LISTED_NAME, nameProblem, noBracket];

/** One value, or a list of at least one; duplicates go. */
export function oneOrMore<S extends z.ZodType>(item: S) {
  return z.union([item, z.array(item).min(1)]).transform((given) => {
    return [...new Set<z.output<S>>(Array.isArray(given) ? given : [given as z.output<S>])];
  });
}

/** A list that may be empty; duplicates go. */
export function list<S extends z.ZodType>(item: S, min: 0 | 1 = 0) {
  const error = (issue: { input?: unknown }) =>
    typeof issue.input === 'object' && issue.input !== null
      ? undefined
      : `write a list, such as [one, two]${min === 0 ? ', or [] for none' : ''}`;
  const items = z.array(item, { error });
  return (min === 0 ? items : items.min(min)).transform((given) => [...new Set(given)]);
}

/** Names, patterns and, behind a `!`, what is excluded: one text or a list. */
function names(checks: readonly Check[], isLoose = false) {
  const name = text([signProblem, ...checks]);
  const item = isLoose ? z.union([name, z.number(), z.boolean()]).transform(String) : name;
  return oneOrMore(item)
    .superRefine((items, context) => {
      const problem = onlyExcludes(items, "'**'");
      if (problem !== undefined) context.addIssue(problem);
    })
    .transform(nameListOf);
}

function firstProblem(checks: readonly Check[], given: string): string | undefined {
  return checks.map((check) => check(given)).find((one) => one !== undefined);
}

export const NAMES = names(ANY_NAME).meta({ id: 'names' });
export const PATHS = names([...ANY_NAME, filePathProblem]);
export const PROJECT_NAMES = names(PROJECT_NAME).meta({ id: 'projectNames' });
export const TAG_NAMES = names(LISTED_NAME).meta({ id: 'tagNames' });
/** Numbers and flags compare as texts. */
export const PROPERTY_VALUES = names(PLAIN, true).meta({ id: 'propertyValues' });

/**
 * One of a closed set, in any case.
 *
 * @param meant values by other words that people use for them
 */
export function oneOf<const V extends string>(values: readonly V[], meant: Meant = {}) {
  const error = ({ input }: { input?: unknown }) => {
    const value = valueMeant(String(input), meant);
    return value && `did you mean ${quote(value)}?`;
  };
  return z.preprocess(
    (given) => (typeof given === 'string' ? given.toLowerCase() : given),
    z.enum(values, { error }),
  );
}

/** A whole number. */
export function whole(min: number) {
  const error = ({ input }: { input?: unknown }) =>
    `give a whole number from ${min}${/^\d+$/.test(String(input)) && typeof input === 'string' ? ', without quotes' : ''}`;
  return z.int({ error }).min(min, { error });
}

/** In ms. */
export const age = spelled(AGE_PATTERN, ageProblem, ageMs);

/** A text that is spelled in one way, and what it means. */
export function spelled<T>(
  pattern: RegExp,
  remedy: string | ((given: string) => string),
  parse: (given: string) => T,
) {
  const error = ({ input }: { input?: unknown }) =>
    typeof remedy === 'string' ? remedy : remedy(String(input));
  return z
    .string({ error })
    .regex(pattern, { error })
    .transform((given) => parse(given) as NonNullable<T>);
}

const ruleNameProblem: Check = (given) => {
  if (given.trim() !== given) return 'starts or ends with a space; remove it';
  return /^[\p{L}\p{M}\p{N} \-_.,:/()'&+]*$/u.test(given)
    ? undefined
    : "has a character that a name cannot have; use letters, digits, spaces and -_.,:/()'&+";
};

/** The name of a rule: it stands in quotes in the mark of a note. */
export const ruleName = text([ruleNameProblem], 80);
