/** Policies of the rule board, by the mode that they stand for (field-notes, "`policies` filter of triage"). */
const POLICY_OF_MODE: ReadonlyMap<string, string> = new Map([
  ['monitor', 'rule-board-audit'],
  ['comment', 'rule-board-pr-comments'],
  ['block', 'rule-board-block'],
]);
const MODE_OF_POLICY = new Map([...POLICY_OF_MODE].map(([mode, slug]) => [slug, mode]));

export function policyOfMode(mode: string): string | undefined {
  return POLICY_OF_MODE.get(mode.toLowerCase());
}

/** The mode of a policy's slug; another slug stands for itself. */
export function modeOfPolicy(slug: string | undefined): string | undefined {
  return slug === undefined ? undefined : (MODE_OF_POLICY.get(slug) ?? slug);
}

const VALIDATION_ALIASES: ReadonlyMap<string, string> = new Map([
  ['valid', 'confirmed_valid'],
  ['invalid', 'confirmed_invalid'],
]);

/** A validation state by its newer name, in lower case. */
export function validationState(state: string): string {
  const lower = state.toLowerCase();
  return VALIDATION_ALIASES.get(lower) ?? lower;
}
