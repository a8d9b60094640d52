// The rules file's JSON Schema, for editors: draft 7, which all of them read. It is made of zod's schemas, with what their
// checks say; only checks of several rules against each other are left out.

import { z } from 'zod';
import { FINDING_CONDITIONS } from '../src/findings/conditions.ts';
import { FINDING_FILTERS } from '../src/findings/filters.ts';
import { type Check, colonProblem, filePathProblem, itemProblem, nameProblem } from '../src/inputs/values.ts';
import { SCANNED_PRODUCTS, type TriageIssueType } from '../src/model/findings.ts';
import { EFFECTS, PLACEHOLDER_NAMES, tagProblem } from '../src/rules/file/project-rules.ts';
import { rulesFile } from '../src/rules/file/schema.ts';
import { TEXT_CHECKS } from '../src/rules/file/values.ts';
import { PROPERTY_KEY, PROPERTY_NAME } from '../src/rules/project-conditions.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A pattern of words in any case, because JSON Schema has no flags. */
function anyCase(words: readonly string[]): string {
  const letters = (word: string) => word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
  return `^(?:${words.map(letters).join('|')})$`;
}

/** A map where a key has one of the words. */
function withWord(key: string, words: readonly string[]): JsonSchema {
  const word: JsonSchema = { type: 'string', pattern: anyCase(words) };
  return { type: 'object', properties: { [key]: word }, required: [key] };
}

function withPart(key: string, part: JsonSchema): JsonSchema {
  return { type: 'object', properties: { [key]: part }, required: [key] };
}

/** A map, or several in a list, without the keys, and without values that the type's list does not show. */
function without(keys: readonly string[], values: Readonly<Record<string, readonly string[]>> = {}) {
  const hidden = (words: readonly string[]): JsonSchema => {
    const isHidden: JsonSchema = { type: 'string', pattern: anyCase(words) };
    return { not: { anyOf: [isHidden, { type: 'array', contains: isHidden }] } };
  };
  const properties = Object.fromEntries([
    ...keys.map((key) => [key, false] as const),
    ...Object.entries(values).map(([key, words]) => [key, hidden(words)] as const),
  ]);
  const set: JsonSchema = { type: 'object', properties };
  return { anyOf: [set, { type: 'array', items: set }] } satisfies JsonSchema;
}

function implies(condition: JsonSchema, conclusion: JsonSchema): JsonSchema {
  // biome-ignore lint/suspicious/noThenProperty: JSON Schema calls it so.
  return { if: condition, then: conclusion };
}

const ENDS = ['for', 'until'];
const isIgnored = withPart('triage', withWord('state', ['ignored']));
const isSecret = withPart('when', withWord('type', ['secrets']));

/** Conditions and values that a rule for findings of a type may not have. */
function formOfType(type: TriageIssueType): JsonSchema {
  const others = SCANNED_PRODUCTS.filter((product) => product !== type);
  const isOther = others.map((product) => withPart('when', withWord('type', [product])));
  const keys = FINDING_CONDITIONS.flatMap(({ name, types }) => (types?.includes(type) === false ? name : []));
  const values = FINDING_FILTERS.flatMap(({ condition, notListed }) => {
    const words = notListed?.[type];
    return condition === undefined || words === undefined ? [] : [[condition, words] as const];
  });
  const set = without(keys, Object.fromEntries(values));
  // Without a type, a rule looks at `sast`.
  const isOfType = type === 'sast' ? { not: { anyOf: isOther } } : withPart('when', withWord('type', [type]));
  return implies(isOfType, { type: 'object', properties: { when: set, except: set } });
}

/** The checks of a rule for findings across its keys. */
const FINDING_RULE_FORM: JsonSchema = {
  allOf: [
    ...SCANNED_PRODUCTS.map(formOfType),
    implies(
      isSecret,
      withPart('triage', {
        allOf: [without(['note', ...ENDS]), { not: withWord('state', ['reviewing', 'fixing']) }],
      }),
    ),
    implies(
      { allOf: [isIgnored, { not: isSecret }] },
      withPart('triage', { type: 'object', oneOf: ENDS.map((key) => ({ required: [key] })) }),
    ),
    implies(
      withPart('triage', withWord('state', ['reviewing', 'fixing', 'reopened'])),
      withPart('triage', without(['reason', ...ENDS])),
    ),
  ],
};

/** Lists, or a single text, that select something besides what a `!` excludes. */
const SELECTS: JsonSchema = {
  not: {
    anyOf: [
      { type: 'string', pattern: '^!' },
      { type: 'array', minItems: 1, items: { type: 'string', pattern: '^!' } },
    ],
  },
};
const NOT_EMPTY: JsonSchema = { minProperties: 1 };
const ONE_TARGET: JsonSchema = { oneOf: [{ required: ['project'] }, { required: ['project_tag_name'] }] };

/** The checks of maps and lists, by their places in the schema. */
const FORMS: readonly [place: string, form: JsonSchema][] = [
  ['properties/projects/items', { anyOf: EFFECTS.map((key) => ({ required: [key] })) }],
  ['properties/projects/items/properties/managed-scan', NOT_EMPTY],
  ['properties/findings/items', FINDING_RULE_FORM],
  ['properties/policies', NOT_EMPTY],
  ['properties/policies/properties/code/properties/exceptions/items', ONE_TARGET],
  ['properties/policies/properties/secrets/properties/exceptions/items', ONE_TARGET],
  ['definitions/projectConditions', NOT_EMPTY],
  ['definitions/findingConditions', NOT_EMPTY],
  ['definitions/findingExceptions', NOT_EMPTY],
  ['definitions/findingConditions/properties/path', SELECTS],
  ['definitions/findingExceptions/properties/path', SELECTS],
  ['definitions/projectNames', SELECTS],
  ['definitions/tagNames', SELECTS],
  ['definitions/names', SELECTS],
  ['definitions/branches', SELECTS],
  ['definitions/propertyValues', SELECTS],
];

const PLACEHOLDERS = PLACEHOLDER_NAMES.map((name) =>
  name === PROPERTY_NAME ? PROPERTY_KEY.source.slice(1, -1) : name.replaceAll('.', '\\.'),
);

/** Texts with a problem, for checks that are more than patterns. Without flags, which JSON Schema lacks. */
const PATTERNS: ReadonlyMap<Check, readonly RegExp[]> = new Map([
  [
    nameProblem,
    [
      /^!?\s*\^|\$$/,
      /^!?\s*-\S*\//,
      /^!?\s*(?:[A-Za-z][A-Za-z+.-]*:\/\/[^/]*\/|[\w.-]+@[\w.-]+:)/,
      /^!?\s*(?:[Ww]{3}\.)?[Gg][Ii][Tt](?:[Hh][Uu]|[Ll][Aa])[Bb]\.[Cc][Oo][Mm]\//,
      /^!?\s*[\w-]+\.[\w.-]+\/[Oo][Rr][Gg][Ss]\//,
      /\.[Gg][Ii][Tt]$/,
      /[{}]/,
      /^!?\s*\/|\/\/|\/$/,
      /(?:^!?\s*|\/)\.{1,2}(?:\/|$)/,
    ],
  ],
  [filePathProblem, [/\\/, /^!?\.?\//, /\/$/, /^!?\^|\|/, /\{[^}]*(?:,|$)|^[^{]*\}/]],
  // Its braces are in `TAG`.
  [
    tagProblem,
    [itemProblem, colonProblem]
      .flatMap(({ patterns = [] }) => patterns)
      .filter(({ source }) => !/[{}]/.test(source)),
  ],
]);
/** Text with braces around known placeholders only. */
const TAG = `^(?:[^{}]|\\$\\{(?:${PLACEHOLDERS.join('|')})\\})*$`;

export function rulesSchema(): object {
  const schema = z.toJSONSchema(rulesFile, {
    io: 'input',
    target: 'draft-7',
    override({ zodSchema, jsonSchema }) {
      // Not every validator knows the format `date`; its pattern says the same.
      delete jsonSchema.format;
      if (zodSchema._zod.def.type === 'intersection') joinKeys(jsonSchema);
      if (jsonSchema.enum !== undefined) takeAnyCase(jsonSchema, jsonSchema.enum.map(String));
      const { checks = [] } = (TEXT_CHECKS.get(zodSchema) ?? {}) as { checks?: readonly Check[] };
      const wrong = checks.flatMap((check) => PATTERNS.get(check) ?? check.patterns ?? []);
      if (wrong.length > 0) jsonSchema.not = { anyOf: wrong.map(({ source }) => ({ pattern: source })) };
      if (checks.includes(tagProblem)) jsonSchema.pattern = TAG;
    },
  });
  for (const [place, form] of FORMS) Object.assign(partAt(schema, place), form);
  addTypes(schema, schema.definitions as Record<string, JsonSchema>);
  return schema;
}

function partAt(schema: object, place: string): object {
  return place.split('/').reduce((part: object, key) => (part as Record<string, object>)[key] ?? {}, schema);
}

/** Editors suggest the words as they are listed. */
function takeAnyCase(schema: JsonSchema, words: readonly string[]): void {
  delete schema.enum;
  schema.anyOf = [{ enum: [...words] }, { pattern: anyCase(words) }];
}

/** Joins two schemas that each know some of a map's keys: editors would refuse the keys of the other. */
function joinKeys(schema: JsonSchema): void {
  const [known, named] = schema.allOf ?? [];
  const { pattern = '' } = Object(named?.propertyNames) as { pattern?: string };
  delete schema.allOf;
  Object.assign(schema, known, { patternProperties: { [pattern]: named?.additionalProperties } });
}

/** Repeats the type beside a reference: without it, yaml-language-server completes a key without its colon. */
function addTypes(part: unknown, definitions: Readonly<Record<string, JsonSchema>>): void {
  if (typeof part !== 'object' || part === null) return;
  const schema = part as JsonSchema;
  const [reference, ...others] = Array.isArray(schema.allOf) ? schema.allOf : [];
  if (reference?.$ref !== undefined && others.length === 0) {
    const types = typesOf(definitions[reference.$ref.split('/').at(-1) ?? '']);
    schema.type = (types.length === 1 ? types[0] : types) as typeof schema.type;
  }
  for (const inner of Object.values(part)) addTypes(inner, definitions);
}

function typesOf({ type, anyOf = [] }: JsonSchema = {}): unknown[] {
  return [...new Set(type === undefined ? anyOf.flatMap(typesOf) : [type])];
}
