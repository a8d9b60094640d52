import type { OverLimit, StepFailure } from '../../model/failure.ts';
import { counted, dayOf, firstOf, number } from '../figures.ts';
import type { Explanation } from './explanation.ts';

type FailureOf<K extends StepFailure['kind']> = Extract<StepFailure, { kind: K }>;

/** Where a limit is raised. */
const RAISED_WITH: Readonly<Record<OverLimit['limit'], string>> = {
  'max-changes': 'the input `max-changes`',
  'limits.changes': '`limits.changes` in the rules file',
  'limits.removals': '`limits.removals` in the rules file',
  'limits.scans-off': '`limits.scans-off` in the rules file',
  'limits.findings': '`limits.findings` in the rules file',
  'limits.policies': '`limits.policies` in the rules file',
  'limits.policy-deletes': '`limits.policy-deletes` in the rules file',
};

type Effect = readonly [one: string, several: string];

const CHANGED: Readonly<Record<OverLimit['of'], Effect>> = {
  project: ['project would change', 'projects would change'],
  finding: ['finding would be triaged', 'findings would be triaged'],
  tag: ['tag would be removed', 'tags would be removed'],
  policy: ['policy or exception would change', 'policies and exceptions would change'],
  switch: ['managed scan would be switched off', 'managed scans would be switched off'],
};

/** What a limit guards against, where change of any kind says too little. */
const EFFECTS: Readonly<Partial<Record<OverLimit['limit'], Effect>>> = {
  'limits.policy-deletes': [
    'policy or exception would be deleted',
    'policies and exceptions would be deleted',
  ],
  'limits.removals': ['project would lose tags', 'projects would lose tags'],
  'limits.scans-off': [
    'project would have its managed scans switched off',
    'projects would have their managed scans switched off',
  ],
};

function effectOf({ limit, of }: OverLimit): Effect {
  const effect = of === 'project' || of === 'policy' ? EFFECTS[limit] : undefined;
  return effect ?? CHANGED[of];
}

/** `320 projects would change, more than limits.changes allows (300)` */
export function overLimit(over: OverLimit): string {
  const { limit, allowed, figure, percent, whole } = over;
  const share =
    percent === undefined
      ? number(allowed)
      : `${number(percent)}%${whole === undefined ? '' : ` of ${number(whole)}`}, that is ${number(allowed)}`;
  return `${counted(figure, ...effectOf(over))}, more than \`${limit}\` allows (${share})`;
}

export function tooManyChanges({ figures }: FailureOf<'too-many-changes'>): Explanation {
  const raised = [...new Set(figures.map(({ limit }) => RAISED_WITH[limit]))];
  const isRules = figures.some(({ limit }) => limit !== 'max-changes');
  return {
    what: `${figures.map(overLimit).join('; ')}. Nothing was written`,
    remedy: isRules
      ? `Look at the plan; if all of this is intended, raise ${raised.join(' and ')}`
      : `Look at what would change with \`dry-run: true\`, then select less or raise ${raised.join(' and ')}`,
  };
}

export function planChanged({ why, added, examples }: FailureOf<'plan-changed'>): Explanation {
  const shown = examples.length === 0 ? '' : `: ${firstOf(examples, 5)}`;
  const whats: Record<typeof why, string> = {
    changes: `The plan has ${counted(added, 'change')} that the approved plan lacks${shown}`,
    hash: `The plan is not the approved one, because its hash differs${shown}`,
    'rules-file': 'The approved plan was made from a different version of the rules file',
    deployment: 'The approved plan belongs to another deployment',
  };
  return {
    what: `${whats[why]}. Nothing was written`,
    remedy: 'Run `plan` again, look at what is new, and approve that plan',
  };
}

export function planOutdated({ findings, until, today }: FailureOf<'plan-outdated'>): Explanation {
  return {
    what: `The approved plan is too old: it would ignore ${counted(findings, 'finding')} until a day that has passed (${dayOf(until)}; today is ${dayOf(today)}). Nothing was written`,
    remedy: 'Run `plan` again, and approve that plan',
  };
}

export function drift({ changes }: FailureOf<'drift'>): Explanation {
  return {
    what: `The platform differs from the rules file: ${counted(changes, 'change')} would be made`,
    remedy: 'Run `apply` to make them, or change the rules file to match the platform',
  };
}
