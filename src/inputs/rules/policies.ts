import type { PolicyPlace, PolicyRules, WantedPolicies } from '../../model/policy-rules.ts';
import type { PolicyPart } from '../../platform/resources/policy-bundle.ts';
import { type Form, mapped } from '../yaml/forms.ts';
import { map } from '../yaml/map-form.ts';
import type { Tree } from '../yaml/tree.ts';
import { CODE_POLICIES, SECRETS_POLICIES } from './detection-policies.ts';
import { REMEDIATION_POLICIES } from './remediation-policies.ts';

const PARTS = {
  code: { form: CODE_POLICIES, meaning: 'Which rules run for code: exactly these.' },
  secrets: { form: SECRETS_POLICIES, meaning: 'Which rules run for secrets: exactly these.' },
  remediation: {
    form: REMEDIATION_POLICIES,
    meaning: 'What happens to findings: exactly the policies in this list.',
  },
} as const;

/** The newer policies of a file; lines are still places. */
export type ReadPolicies = (lineOf: (offset: number) => number) => PolicyRules;

/** What a file says under `policies`. A part that is left out is not managed. */
export const policies: Form<ReadPolicies> = mapped(
  map(PARTS, { name: 'policies', also: { minProperties: 1 } }),
  ({ values, tree }, _tree, problems) => {
    if (tree.entries.length === 0)
      problems.add(tree.offset, '"policies" has no part: give code, secrets or remediation, or leave it out');
    return (lineOf) => {
      const parts = tree.entries.flatMap(({ key, keyOffset, value }) => {
        const bundle = values[key as PolicyPart];
        if (bundle === undefined) return [];
        const items = value.kind === 'list' ? value.items : [];
        const wanted: Omit<WantedPolicies<PolicyPart>, 'bundle'> = {
          line: lineOf(keyOffset),
          policyLines: items.map(({ offset }) => lineOf(offset)),
          places:
            value.kind === 'list'
              ? items.flatMap((item, policy) => placesIn(item, lineOf).map((one) => ({ ...one, policy })))
              : placesIn(value, lineOf),
        };
        return [[key, { bundle, ...wanted }]];
      });
      return Object.fromEntries(parts) as PolicyRules;
    };
  },
);

function placesIn(tree: Tree, lineOf: (offset: number) => number): PolicyPlace[] {
  if (tree.kind === 'list') return tree.items.flatMap((item) => placesIn(item, lineOf));
  if (tree.kind === 'map') return tree.entries.flatMap(({ value }) => placesIn(value, lineOf));
  return [{ text: typeof tree.value === 'string' ? tree.value : tree.source, line: lineOf(tree.offset) }];
}
