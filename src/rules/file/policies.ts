import { z } from 'zod';
import { crossCheck } from '../../inputs/document.ts';
import { itemProblem, nameProblem, plainProblem } from '../../inputs/values.ts';
import { list, needsKey, oneOf, text } from './values.ts';

const name = text([itemProblem]);
/** An empty key, as from a truncated file, would delete the whole part. */
const notEmpty = ({ input }: { input?: unknown }) =>
  input === null ? 'give its keys, write {} for none, or leave it out' : undefined;

const exception = z
  .strictObject({
    exception_type: oneOf(['include', 'exclude']).describe(
      'Whether the rule runs there anyway (`include`), or does not run there (`exclude`).',
    ),
    project: text([itemProblem, nameProblem]).optional().describe('Name of the project.'),
    project_tag_name: name.optional().describe('Tag of the projects.'),
    rule: name.describe('The rule, or the ruleset.'),
    rule_type: oneOf(['rule', 'pack']).describe(
      'Whether `rule` names a rule (`rule`) or a ruleset (`pack`).',
    ),
  })
  .check(
    crossCheck(({ project, project_tag_name: tag }, problem) => {
      if (project !== undefined && tag !== undefined)
        problem(['project_tag_name'], 'cannot be combined with `project`: keep one of them');
      if (project === undefined && tag === undefined)
        problem([], 'names no project: add `project` or `project_tag_name`');
    }),
  );

const rulesets = list(name).optional().describe('Rulesets that run, such as `p/default`. Default: none.');
const detection = {
  rules: list(name).optional().describe('Rules that run in addition. Default: none.'),
  disabled: list(name).optional().describe('Rules of the rulesets that are switched off. Default: none.'),
  exceptions: list(exception)
    .optional()
    .describe('Projects where a rule or ruleset runs anyway, or does not run. Default: none.'),
};

const NO_RULESETS = { error: 'leave it out, because secrets have no rulesets' };
// The API's answers have an empty list.
const noRulesets = z
  .array(z.never(NO_RULESETS), NO_RULESETS)
  .optional()
  .describe('Always empty: secrets have no rulesets.');

const condition = z.strictObject({
  type: name.describe(
    'What it looks at, such as `severity` or `repository_tag`; only the platform knows which types exist.',
  ),
  values: list(z.union([text([plainProblem]), z.number(), z.boolean()]).transform(String))
    .optional()
    .describe('Values that it looks for.'),
  mode: oneOf(['any', 'none']).optional().describe('Any of the values (default), or none of them.'),
});

const action = z.strictObject({
  type: name.describe('What is done, such as `block` (which needs `pr_comment`) or `jira`.'),
  config: z.record(z.string(), z.unknown()).optional().describe('Settings of the action.'),
});

const remediationPolicy = z.strictObject({
  slug: name
    .optional()
    .describe(
      'Identifies the policy on the platform. Default: the slug of the policy with this name, else made from the name.',
    ),
  name: text([plainProblem]).describe('Name of the policy.'),
  description: z.string().max(10_000).optional().describe('For people.'),
  active: z.boolean().optional().describe('Whether the policy is on. Default: true.'),
  filters: z
    .strictObject({
      mode: oneOf(['all', 'any']).optional().describe('Whether all conditions must match (default), or any.'),
      conditions: list(condition, 1).describe('At least one condition.'),
    })
    .describe('Which findings the policy applies to.'),
  actions: list(action, 1).describe('What happens to the findings; at least one action.'),
});

/** Bundles in the API's own words (field-notes.md, "Policies, newer"); a part that is left out is not managed. */
export const policies = z
  .strictObject({
    code: z
      .strictObject({ rulesets, ...detection }, { error: notEmpty })
      .optional()
      .describe('Which rules run for code: exactly these.'),
    secrets: z
      .strictObject({ ...detection, rulesets: noRulesets }, { error: notEmpty })
      .optional()
      .describe('Which rules run for secrets: exactly these.'),
    remediation: list(remediationPolicy)
      .optional()
      .describe('What happens to findings: exactly the policies in this list.'),
  })
  .check(needsKey('has no part: give code, secrets or remediation, or leave it out'))
  .transform(({ remediation, ...detections }) => ({
    ...detections,
    remediation: remediation && { policies: remediation },
  }));
