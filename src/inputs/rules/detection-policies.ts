import type { Candidate, DetectionProduct, PolicyBundles } from '../../platform/resources/policy-bundle.ts';
import { type Form, list, mapped, oneOf } from '../yaml/forms.ts';
import { type Field, has, isGiven, map, placeOf } from '../yaml/map-form.ts';
import type { Problems } from '../yaml/problems.ts';
import { LISTED_NAME, PROJECT_NAME, text } from '../yaml/text-forms.ts';
import type { Tree } from '../yaml/tree.ts';

type Bundle = Candidate<PolicyBundles[DetectionProduct]>;

const name = text(LISTED_NAME);
const names = list(name, { min: 0 });

const EXCEPTION = {
  exception_type: {
    form: oneOf(['include', 'exclude']),
    meaning: 'Whether the rule runs there anyway (`include`), or does not run there (`exclude`).',
    required: true,
  },
  project: { form: text(PROJECT_NAME), meaning: 'Name of the project.' },
  project_tag_name: { form: name, meaning: 'Tag of the projects.' },
  rule: { form: name, meaning: 'The rule, or the ruleset.', required: true },
  rule_type: {
    form: oneOf(['rule', 'pack']),
    meaning: 'Whether `rule` names a rule (`rule`) or a ruleset (`pack`).',
    required: true,
  },
} as const;

const ONE_SCOPE = ['project', 'project_tag_name'].map((field) => ({
  properties: { [field]: {} },
  required: [field],
}));

const exception = mapped(
  map(EXCEPTION, { name: 'an exception', also: { oneOf: ONE_SCOPE } }),
  ({ values, tree }, _tree, problems) => {
    if (isGiven(tree, 'project') && isGiven(tree, 'project_tag_name')) {
      const offset = Math.max(placeOf(tree, 'project'), placeOf(tree, 'project_tag_name'));
      problems.add(offset, 'an exception has both "project" and "project_tag_name": keep one of them');
    }
    if (!has(tree, 'project') && !has(tree, 'project_tag_name'))
      problems.add(tree.offset, 'the exception names no project: add "project" or "project_tag_name"');
    return values;
  },
);

const FIELDS = {
  rulesets: { form: names, meaning: 'Rulesets that run, such as `p/default`. Default: none.' },
  rules: { form: names, meaning: 'Rules that run in addition. Default: none.' },
  disabled: { form: names, meaning: 'Rules of the rulesets that are switched off. Default: none.' },
  exceptions: {
    form: list(exception, { min: 0 }),
    meaning: 'Projects where a rule or ruleset runs anyway, or does not run. Default: none.',
  },
} as const;

const secretsRulesets: Form<string[]> = {
  schema: { type: 'array', maxItems: 0 },
  read(tree, problems) {
    if (tree.kind !== 'list' || tree.items.length === 0) return names.read(tree, problems);
    return problems.add(tree.offset, 'secrets cannot have rulesets: leave "rulesets" out');
  },
};

export const CODE_POLICIES: Form<Bundle> = part('code', FIELDS);
export const SECRETS_POLICIES: Form<Bundle> = part('secrets', {
  ...FIELDS,
  rulesets: { form: secretsRulesets, meaning: 'Not for secrets.' },
});

/** Strict: what is left out is deleted, so that nothing behind the key may be a file that was cut short. */
function part(product: DetectionProduct, fields: Readonly<Record<keyof typeof FIELDS, Field>>): Form<Bundle> {
  const form = mapped(map(fields, { name: product }), ({ values }) => values as Bundle);
  return {
    ...form,
    read(tree: Tree, problems: Problems) {
      const isEmpty = tree.kind === 'scalar' && tree.value === null;
      if (!isEmpty) return form.read(tree, problems);
      return problems.value(tree.offset, 'is empty: give its keys, write {} for none, or leave it out');
    },
  };
}
