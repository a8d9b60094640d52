import { z } from 'zod';
import { nearest } from '../model/nearest.ts';
import { DEPENDENCY_VALUES, type DependencyFilter } from '../platform/resources/dependency.ts';
import { readYamlInput } from './document.ts';
import type { InputReader } from './reader.ts';
import { knownValue, quote, quotedList } from './values.ts';

const INPUT = 'dependency-filter';

const text = z.string().min(1);
const id = z.preprocess(
  (value) => (Number.isSafeInteger(value) ? BigInt(value as number) : value),
  z.uint64({ error: 'give a whole number from 0 to 2^64-1' }),
);

/** The fields of web-api.md 2.5, and the newer ones of field-notes.md. */
const filterSchema = z.strictObject({
  license: z.array(text).min(1).optional(),
  lockfilePath: text.optional(),
  name: text.optional(),
  version: text.optional(),
  repositoryId: z.array(id).min(1).optional(),
  packageFilters: z
    .array(
      z.strictObject({
        name: text.optional(),
        exactNameMatch: z.boolean().optional(),
        exactVersion: text.optional(),
        versionLowerBound: text.optional(),
        versionUpperBound: text.optional(),
      }),
    )
    .min(1)
    .optional(),
  ecosystem: openList(DEPENDENCY_VALUES.ecosystem),
  transitivity: openList(DEPENDENCY_VALUES.transitivity),
  licensePolicySettings: openList(DEPENDENCY_VALUES.licensePolicySettings),
  includeArchived: z.boolean().optional(),
});

/** The platform may extend these values: unknown ones are allowed unless a known one is near. */
function openList(known: readonly string[]) {
  const value = text
    .transform((item) => knownValue(item, known) ?? item)
    .superRefine((item, context) => {
      const near = known.includes(item) ? undefined : nearest(item, known);
      if (near !== undefined) context.addIssue(`is ${quote(item)}; did you mean ${quote(near)}?`);
    });
  return z.array(value).min(1).optional();
}

/** Reads YAML or JSON. Every problem has its line. */
export function readDependencyFilter(reader: InputReader, yaml: string): DependencyFilter {
  const remedy = 'give a key, such as name: lodash';
  const read = readYamlInput(reader, INPUT, yaml, filterSchema, { name: 'the filter', emptyRemedy: remedy });
  if (read === undefined) return {};
  const { value: filter, source } = read;
  const warn = (path: readonly PropertyKey[], message: string) =>
    reader.warn(INPUT, `may be wrong at line ${source.lineOf(path)}: ${message}`);
  for (const [key, known] of Object.entries(DEPENDENCY_VALUES)) {
    const list = `known values are ${quotedList(known, 'and')}`;
    for (const [index, item] of (filter[key as keyof typeof DEPENDENCY_VALUES] ?? []).entries()) {
      if (known.includes(item)) continue;
      warn([key, index], `${quote(item)} is not a known value of ${quote(key)}, but is sent; ${list}`);
    }
  }
  for (const [index, packageFilter] of (filter.packageFilters ?? []).entries()) {
    for (const key of ['versionLowerBound', 'versionUpperBound'] as const) {
      const bound = packageFilter[key];
      // No document says what a bound without an operator means.
      if (bound === undefined || /^\s*[<>=~^!]/.test(bound)) continue;
      const example = quote(`${key === 'versionLowerBound' ? '>=' : '<'}${bound}`);
      const problem = `${quote(key)} is ${quote(bound)}, which is sent without an operator`;
      warn(['packageFilters', index, key], `${problem}; ${example} has one`);
    }
  }
  return filter;
}
