import type { Candidate, PolicyBundles } from '../../platform/resources/policy-bundle.ts';
import { boolean, type Form, list, mapped, oneOf } from '../yaml/forms.ts';
import { map, placeOf } from '../yaml/map-form.ts';
import { quoted } from '../yaml/messages.ts';
import type { Problems } from '../yaml/problems.ts';
import { EXPRESSIONS, LISTED_NAME, looseText, PLAIN, text } from '../yaml/text-forms.ts';
import type { MapTree, Tree } from '../yaml/tree.ts';

type Bundle = Candidate<PolicyBundles['remediation']>;
type Policy = NonNullable<Bundle['policies']>[number];

/** Of conditions and actions: which there are is known to the platform only. */
const word = text(LISTED_NAME);

const CONDITION = {
  type: {
    form: word,
    meaning:
      'What it looks at, such as `severity` or `repository_tag`; only the platform knows which types exist.',
    required: true,
  },
  values: { form: list(looseText(text(PLAIN)), { min: 0 }), meaning: 'Values that it looks for.' },
  mode: {
    form: oneOf(['any', 'none'], { instead: { all: 'a condition takes "any" of its values, or "none"' } }),
    meaning: 'Any of the values (default), or none of them.',
  },
} as const;

const FILTERS = {
  mode: { form: oneOf(['all', 'any']), meaning: 'Whether all conditions must match (default), or any.' },
  conditions: {
    form: list(
      mapped(map(CONDITION, { name: 'a condition' }), ({ values }) => values),
      { min: 1 },
    ),
    meaning: 'At least one condition.',
    required: true,
  },
} as const;

const ACTION = {
  type: {
    form: word,
    meaning: 'What is done, such as `block` (which needs `pr_comment`) or `jira`.',
    required: true,
  },
  config: { form: anyMap(), meaning: 'Settings of the action.' },
} as const;

const POLICY = {
  slug: {
    form: word,
    meaning:
      'Identifies the policy on the platform. Default: the slug of the policy with this name, else made from the name.',
  },
  name: { form: text(PLAIN), meaning: 'Name of the policy.', required: true },
  description: { form: freeText(), meaning: 'For people.' },
  active: { form: boolean, meaning: 'Whether the policy is on. Default: true.' },
  filters: {
    form: mapped(map(FILTERS, { name: 'filters' }), ({ values }) => values),
    meaning: 'Which findings the policy applies to.',
    required: true,
  },
  actions: {
    form: list(
      mapped(map(ACTION, { name: 'an action' }), ({ values }) => values),
      { min: 1 },
    ),
    meaning: 'What happens to the findings; at least one action.',
    required: true,
  },
} as const;

const policy = mapped(map(POLICY, { name: 'a remediation policy' }), ({ values, tree }) => ({
  policy: values as Policy,
  tree,
}));

/** All remediation policies: those that the list leaves out are deleted. */
export const REMEDIATION_POLICIES: Form<Bundle> = mapped(
  list(policy, { min: 0 }),
  (policies, _tree, problems) => {
    refuseTwins(policies, problems);
    return { policies: policies.map((one) => one.policy) };
  },
);

/** Two that the platform would take for one. */
function refuseTwins(policies: readonly { policy: Policy; tree: MapTree }[], problems: Problems): void {
  for (const [at, { policy, tree }] of policies.entries()) {
    const twin = policies.slice(0, at).find((earlier) => isSame(earlier.policy, policy))?.policy;
    if (twin === undefined) continue;
    const [key, what] =
      policy.slug !== undefined && policy.slug === twin.slug
        ? ['slug', `has the slug ${quoted(policy.slug)}: give each a unique slug`]
        : ['name', `is called ${quoted(twin.name ?? '')}: give each a unique name or slug`];
    problems.add(placeOf(tree, key), `another remediation policy ${what}`);
  }
}

function isSame(one: Policy, other: Policy): boolean {
  if (one.slug !== undefined && other.slug !== undefined) return one.slug === other.slug;
  return slugFrom(one.name) === slugFrom(other.name) || slugOf(one) === slugOf(other);
}

function slugOf({ slug, name }: Policy): string {
  return slug ?? slugFrom(name);
}

/** About as the platform makes it. */
function slugFrom(name = ''): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}

/** A text of any lines; an empty one is none. */
function freeText(): Form<string> {
  const form = text([EXPRESSIONS], { maxLength: 10_000 });
  return {
    schema: { ...form.schema, minLength: 0 },
    read: (tree, problems) => (tree.kind === 'scalar' && tree.value === '' ? '' : form.read(tree, problems)),
  };
}

/** A map whose keys only the platform knows. */
function anyMap(): Form<Record<string, unknown>> {
  return {
    schema: { type: 'object' },
    read(tree, problems) {
      if (tree.kind === 'map') return dataOf(tree, problems) as Record<string, unknown>;
      return problems.value(
        tree.offset,
        'is not a map of keys: give its keys, each with a colon, or leave it out',
      );
    },
  };
}

function dataOf(tree: Tree, problems: Problems): unknown {
  if (tree.kind === 'list') return tree.items.map((item) => dataOf(item, problems));
  if (tree.kind === 'map') {
    return Object.fromEntries(tree.entries.map(({ key, value }) => [key, dataOf(value, problems)]));
  }
  const { value, source, offset } = tree;
  if (typeof value !== 'number' || (Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER)) {
    return value;
  }
  return problems.add(offset, `the number ${source} would lose digits: quote it, as '${source}'`);
}
