import { type NameList, nameListOf } from '../../model/selection.ts';
import { defined, type Form, oneOrMore } from '../yaml/forms.ts';
import {
  ANY_NAME,
  LISTED_NAME,
  looseText,
  PATH,
  PLAIN,
  PROJECT_NAME,
  type Refusal,
  text,
} from '../yaml/text-forms.ts';

const ONLY_ONE_MARK: Refusal = { expression: '!', why: 'has "!" twice; write it once to exclude a name' };
const NOTHING: Refusal = { expression: '$', why: 'has nothing after the "!"; write what to exclude' };
const EXCLUDES: Refusal = { expression: '!', why: 'only excludes' };

/** Names, patterns and, behind a `!`, what is taken away: one text or a list. */
function names(refusals: readonly Refusal[], options: { loose?: boolean } = {}): Form<NameList> {
  // The sign is optional, and what follows is checked without it: `(?!!)` keeps the sign from being skipped.
  const name = text([ONLY_ONE_MARK, NOTHING, ...refusals], { before: '(?:!|(?!!))' });
  const wanted = text([EXCLUDES, ...refusals]);
  const item = options.loose ? looseText(name) : name;
  const { schema } = options.loose ? looseText(wanted) : wanted;
  const form = oneOrMore(item);
  return {
    schema: {
      anyOf: [schema, { type: 'array', items: item.schema, minItems: 1, contains: schema }],
    },
    read(tree, problems) {
      const before = problems.count;
      const items = form.read(tree, problems);
      if (items === undefined || problems.count > before) return undefined;
      const list = nameListOf(items);
      return list.names.length + list.patterns.length > 0
        ? list
        : problems.value(tree.offset, "only excludes; also give what to select, such as '**'");
    },
  };
}

export const NAMES = defined('names', names(ANY_NAME));
export const PROJECT_NAMES = defined('projectNames', names(PROJECT_NAME));
export const PATHS = names(PATH);
export const TAG_NAMES = defined('tagNames', names(LISTED_NAME));
export const PROPERTY_VALUES = defined('propertyValues', names(PLAIN, { loose: true }));
