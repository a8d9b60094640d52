import { RULE_TYPES } from '../../model/finding-conditions.ts';
import { PROPERTY_KEY } from '../../model/project-conditions.ts';
import type { ConditionSet, ConditionValue, RuleCondition } from '../../model/rules.ts';
import type { NameList } from '../../model/selection.ts';
import { boolean, type Form, mapped, number, oneOf, oneOrMore, spelled } from '../yaml/forms.ts';
import { describe, map } from '../yaml/map-form.ts';
import type { MapTree } from '../yaml/tree.ts';
import { NAMES, PATHS, PROJECT_NAMES, PROPERTY_VALUES, TAG_NAMES } from './name-lists.ts';
import { age } from './times.ts';

/** A set of conditions as it was read, with the places of its keys. */
export interface ReadConditions {
  set: ConditionSet;
  tree: MapTree;
}

export interface ConditionTable {
  rows: readonly RuleCondition[];
  find: (key: string) => RuleCondition | undefined;
  /** For a key that is not in the table: what to write. */
  instead: (key: string) => string | undefined;
  /** The rules that it is of. */
  of: 'a projects rule' | 'a findings rule';
}

const PROPERTY = 'github.property.<name>';

/** `when`, or one set of `except`: all of its keys must hold. */
export function conditions(table: ConditionTable, name: string): Form<ReadConditions> {
  const fields = new Map(
    table.rows.map((row) => [row.name, { form: FORMS[row.form](row), meaning: row.meaning }]),
  );
  const property = fields.get(PROPERTY);
  const form = map(Object.fromEntries([...fields].filter(([key]) => key !== PROPERTY)), {
    name,
    home: name === 'when' ? `"when" of ${table.of}` : '',
    known: [...fields.keys()],
    find: (key) => fields.get(table.find(key)?.name ?? ''),
    instead: table.instead,
    also: {
      minProperties: 1,
      ...(property === undefined ? {} : { patternProperties: { [PROPERTY_KEY]: describe(property) } }),
    },
  });
  return mapped(form, ({ values, tree }, _tree, problems) => {
    if (tree.entries.length === 0)
      return problems.value(tree.offset, 'has no conditions: give one, or leave it out');
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    return { set: Object.fromEntries(given) as ConditionSet, tree };
  });
}

const FORMS: Readonly<Record<ConditionValue['form'], (row: RuleCondition) => Form<ConditionValue>>> = {
  boolean: () => mapped(boolean, (value) => ({ form: 'boolean', value })),
  age: () => mapped(age, (ms) => ({ form: 'age', ms })),
  number: () => mapped(number({ min: 0, max: 1 }), (value) => ({ form: 'number', value })),
  values: (row) => mapped(valuesOf(row), (values) => ({ form: 'values', values })),
  names: (row) => mapped(SPELLED[row.spelled ?? 'any'], (list) => ({ form: 'names', list })),
};

function valuesOf({ name, values }: RuleCondition): Form<string[]> {
  if (name === 'type') return kind;
  return oneOrMore(values === undefined ? slug : oneOf(values));
}

const oneKind = oneOf(RULE_TYPES, { instead: { ai_sast: 'findings of ai_sast cannot be triaged' } });

/** A rule looks at one kind of findings. */
const kind: Form<string[]> = {
  schema: oneKind.schema,
  read(tree, problems) {
    if (tree.kind === 'list')
      return problems.value(
        tree.offset,
        'is a list, but a rule looks at one type: write one rule for each type',
      );
    const type = oneKind.read(tree, problems);
    return type === undefined ? undefined : [type];
  },
};

const slug = spelled(
  '^[A-Za-z0-9_-]+$',
  'give the slug of a team, such as payments; patterns do not work here',
  (given) => given.toLowerCase(),
);

const weakness = spelled('^[Cc][Ww][Ee]-[0-9]+$', 'give the number of a weakness, such as CWE-79', (given) =>
  given.toUpperCase(),
);

const SPELLED = {
  any: NAMES,
  project: PROJECT_NAMES,
  tag: TAG_NAMES,
  property: PROPERTY_VALUES,
  team: NAMES,
  path: PATHS,
  // The platform writes the title behind the number: `CWE-79: Improper …`.
  cwe: mapped(
    oneOrMore(weakness),
    (numbers): NameList => ({ names: numbers, patterns: numbers.map((one) => `${one}:**`), except: [] }),
  ),
} satisfies Record<string, Form<NameList>>;
