import { z } from 'zod';
import {
  AGE_PATTERN,
  AGE_REMEDY,
  ageMs,
  type Check,
  filePathProblem,
  itemProblem,
  nameProblem,
  onlyExcludes,
  plainProblem,
  quote,
  signProblem,
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
      const problem = checks.map((check) => check(given)).find((one) => one !== undefined);
      if (problem !== undefined) context.addIssue(`is ${quote(given)}, which ${problem}`);
    });
}

/** One value, or a list of at least one; duplicates go. */
export function oneOrMore<S extends z.ZodType>(item: S) {
  return z.union([item, z.array(item).min(1)]).transform((given) => {
    return [...new Set<z.output<S>>(Array.isArray(given) ? given : [given as z.output<S>])];
  });
}

/** A list that may be empty; duplicates go. */
export function list<S extends z.ZodType>(item: S, min = 0) {
  const items = z.array(item);
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

export const NAMES = names([plainProblem]).meta({ id: 'names' });
export const PATHS = names([plainProblem, filePathProblem]);
export const PROJECT_NAMES = names([itemProblem, nameProblem]).meta({ id: 'projectNames' });
export const TAG_NAMES = names([itemProblem]).meta({ id: 'tagNames' });
/** Numbers and flags compare as texts. */
export const PROPERTY_VALUES = names([plainProblem], true).meta({ id: 'propertyValues' });

/** One of a closed set, in any case. */
export function oneOf<const V extends string>(values: readonly V[]) {
  return z.preprocess((given) => (typeof given === 'string' ? given.toLowerCase() : given), z.enum(values));
}

/** A whole number. */
export function whole(min: number) {
  const error = `give a whole number from ${min}, without quotes`;
  return z.int({ error }).min(min, { error });
}

/** A text that is spelled in one way, and what it means. */
export function spelled<T>(pattern: RegExp, error: string, parse: (given: string) => T) {
  return z
    .string({ error })
    .regex(pattern, { error })
    .transform((given) => parse(given) as NonNullable<T>);
}

/** In ms. */
export const age = spelled(AGE_PATTERN, AGE_REMEDY, ageMs);

/** The name of a rule: it stands in quotes in the mark of a note. */
export const ruleName = text(
  [
    plainProblem,
    (given) =>
      /^[\p{L}\p{M}\p{N} \-_.,:/()'&+]*$/u.test(given)
        ? undefined
        : "has a character that a name cannot have; use letters, digits, spaces and -_.,:/()'&+",
  ],
  80,
);
