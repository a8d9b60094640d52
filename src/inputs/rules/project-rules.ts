import { findingCondition } from '../../model/finding-conditions.ts';
import { PROJECT_CONDITIONS, projectCondition } from '../../model/project-conditions.ts';
import {
  PROJECT_SETTINGS,
  SWITCH_FIELDS,
  TEXT_FIELDS,
  type TextSpelling,
  textProperties,
} from '../../model/project-settings.ts';
import type { ProjectRule } from '../../model/rules.ts';
import { boolean, defined, type Form, list, mapped, oneOrMore } from '../yaml/forms.ts';
import { type Field, has, isMisspelled, map, placeOf } from '../yaml/map-form.ts';
import { hasKeys } from '../yaml/schema-parts.ts';
import { ANYWHERE, PLAIN, text } from '../yaml/text-forms.ts';
import { type ConditionTable, conditions } from './conditions.ts';
import { type ReadRule, ruleName } from './rule-name.ts';
import { placeholders, tag } from './tags.ts';

const TABLE: ConditionTable = {
  rows: PROJECT_CONDITIONS,
  find: projectCondition,
  instead,
  of: 'a projects rule',
};

/** What to write for a key that projects do not have. */
function instead(key: string): string | undefined {
  const alias = PROJECT_CONDITIONS.find((row) => row.alias?.includes(key));
  if (alias !== undefined) return `did you mean "${alias.name}"?`;
  if (/^github\.propert(?:y|ies)(?:\.|$)/.test(key))
    return 'name one property with letters, digits and _-$#, such as "github.property.tier"';
  const dotted = PROJECT_CONDITIONS.find(({ name }) => name.startsWith(`${key}.`));
  if (dotted !== undefined) return `write its keys with a dot, such as "${dotted.name}"`;
  return findingCondition(key) === undefined ? undefined : 'it is a condition for findings, not for projects';
}

export const PROJECT_WHEN = defined('projectConditions', conditions(TABLE, 'when'));
const PROJECT_EXCEPT = { ...conditions(TABLE, 'except'), schema: PROJECT_WHEN.schema };

/** What git takes as the name of a branch. */
const branch: Form<string> = text([
  ...PLAIN,
  {
    expression: 'refs/',
    why: (given) => `is a full reference; write "${given.replace(/^refs\/(?:heads\/)?/, '')}"`,
  },
  {
    expression: `[-/.]|${ANYWHERE}(?:[\\s~^:?*\\[\\\\]|\\.\\.|//|@\\{|[/.]$|\\.lock$)`,
    why: 'is not the name of a branch; give a name, without patterns',
  },
]);

const SPELLED: Readonly<Record<TextSpelling, Form<string>>> = { branch, line: text(PLAIN) };

const SWITCHES = SWITCH_FIELDS.map((field) => PROJECT_SETTINGS[field]);
const TEXTS = TEXT_FIELDS.map((field) => PROJECT_SETTINGS[field]);
const EFFECTS = ['tags', 'managed-scan', ...TEXTS.map(({ key }) => key)];

/** Fields of a map, one for each setting. */
function byKey<Row extends { key: string; meaning: string }, T>(
  rows: readonly Row[],
  formOf: (row: Row) => Form<T>,
): Readonly<Record<Row['key'], Field<T>>> {
  const fields = rows.map((row) => [row.key, { form: formOf(row), meaning: row.meaning }]);
  return Object.fromEntries(fields);
}

const FIELDS = {
  name: { form: ruleName, meaning: 'Name of the rule, unique in the file.', required: true },
  when: { form: PROJECT_WHEN, meaning: 'Which projects: all keys must match. Default: all in scope.' },
  except: {
    form: oneOrMore(PROJECT_EXCEPT),
    meaning: 'Projects to leave out: a set of conditions that must all match, or a list of such sets.',
  },
  tags: {
    form: list(tag, { min: 1 }),
    meaning: `Tags that the projects get. ${placeholders()} are filled in; a list of values gives one tag for each value.`,
  },
  'managed-scan': {
    form: map(
      byKey(SWITCHES, () => boolean),
      { name: 'managed-scan', also: { minProperties: 1 } },
    ),
    meaning: 'Switches of managed scans; for each switch, the last rule that matches decides.',
  },
  ...byKey(TEXTS, ({ spelled }) => SPELLED[spelled]),
} as const;

/** A rule under `projects`. */
export const projectRule: Form<ReadRule<ProjectRule>> = mapped(
  map(FIELDS, {
    name: 'a projects rule',
    also: { anyOf: EFFECTS.map((key) => hasKeys(key)) },
  }),
  ({ values, tree }, _tree, problems) => {
    const scan = values['managed-scan'];
    if (scan?.tree.entries.length === 0)
      problems.add(scan.tree.offset, '"managed-scan" switches nothing: give diff, full or both');
    if (!EFFECTS.some((key) => has(tree, key) || isMisspelled(tree, key, FIELDS)))
      problems.add(
        tree.offset,
        `the rule does nothing: give it ${EFFECTS.slice(0, -1).join(', ')} or ${EFFECTS.at(-1)}`,
      );
    if (values.name === undefined) return undefined;
    const rule: Omit<ProjectRule, 'line'> = {
      name: values.name,
      when: values.when?.set ?? {},
      except: (values.except ?? []).map(({ set }) => set),
      tags: values.tags ?? [],
      managedScan: { ...scan?.values },
      ...textProperties((field) => values[PROJECT_SETTINGS[field].key]),
    };
    return { rule, offset: tree.offset, nameOffset: placeOf(tree, 'name') };
  },
);
