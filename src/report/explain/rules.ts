import type { OverLimit, PolicyProblemAt } from '../../model/failure.ts';
import { capitalized, counted, firstOf, joined, number, withoutStop } from '../format.ts';
import type { FailureOf, FailureTable } from './explanation.ts';
import { CODES } from './requests.ts';

/** Verbs by limit, or else by the noun that it counts. */
const EFFECTS: Record<string, string> = {
  'limits.policy-deletes': 'be removed or weakened',
  'limits.removals': 'lose tags',
  'limits.scans-off': 'have managed scans switched off',
  project: 'change',
  finding: 'be triaged',
  ticket: 'be opened',
  policy: 'change',
};

/** `320 projects would change, more than limits.changes allows (300)` */
export function overLimitText(over: OverLimit): string {
  const { limit, unit, allowed, figure, percent, whole } = over;
  const share =
    percent === undefined
      ? number(allowed)
      : `${number(percent)}%${whole === undefined ? '' : ` of ${number(whole)}`}, that is ${number(allowed)}`;
  const things =
    unit === 'policy'
      ? counted(figure, 'policy, exception, ruleset or rule', 'policies, exceptions, rulesets and rules')
      : counted(figure, unit);
  return `${things} would ${EFFECTS[limit] ?? EFFECTS[unit]}, more than \`${limit}\` allows (${share})`;
}

/** `` `limits.changes` and `limits.findings` in the rules file `` */
export function limitsPhrase(figures: readonly OverLimit[]): string {
  const limits = joined([...new Set(figures.map(({ limit }) => `\`${limit}\``))]);
  return isOfRules(figures) ? `${limits} in the rules file` : `the input ${limits}`;
}

function isOfRules(figures: readonly OverLimit[]): boolean {
  return figures.some(({ limit }) => limit !== 'max-changes');
}

/** `remediation: there is no project tag tier:1 (UNKNOWN_REFERENCE)` */
export function problemText({ part, code, message }: PolicyProblemAt): string {
  const meaning = CODES[code]?.meaning;
  // The message of a known code only repeats its meaning, but names a reserved slug.
  const hasDetail = meaning === undefined || code === 'RESERVED_SLUG';
  const text = [meaning, hasDetail ? withoutStop(message) : ''].filter(Boolean).join(': ');
  return `${part}: ${text}${code === '' ? '' : ` (${code})`}`;
}

function writtenText(written: readonly string[]): string {
  return written.length === 0
    ? 'Nothing was written'
    : `The ${joined(written)} policies had already been written, but not the rest`;
}

const countText = ({ count, isAtLeast }: FailureOf<'drift'>, noun: string, plural?: string) =>
  `${isAtLeast ? 'at least ' : ''}${counted(count, noun, plural)}`;

export const PLAN_FAILURES = {
  'too-many-changes': ({ figures }) => {
    const limits = limitsPhrase(figures);
    return {
      reason: 'too-many-changes',
      message: `${figures.map(overLimitText).join('; ')}. Nothing was written`,
      remedy: isOfRules(figures)
        ? `Look at the plan; if all of this is intended, raise ${limits}`
        : `Look at what would change with \`dry-run: true\`, then select less or raise ${limits}`,
    };
  },
  'plan-changed': ({ why, lines = [] }) => {
    const texts = lines.map(({ target, field, before, after }) => `${target} ${field} ${before} → ${after}`);
    const shown = texts.length === 0 ? '' : `: ${firstOf(texts, 5)}`;
    const messages: Record<typeof why, string> = {
      changes: `The plan has ${counted(lines.length, 'change')} that the approved plan lacks${shown}`,
      hash: `The hash of the plan differs from that of the approved plan${shown}`,
      'rules-file': 'The approved plan was made from a different version of the rules file',
      deployment: 'The approved plan belongs to another deployment',
    };
    return {
      reason: 'plan-changed',
      message: `${messages[why]}. Nothing was written`,
      remedy:
        why === 'hash'
          ? "Run `plan` again and approve that plan. To resume an interrupted `apply`, pass the approved plan's `plan-path` instead of its hash"
          : 'Run `plan` again, look at what is new, and approve that plan',
    };
  },
  drift: (failure) => ({
    reason: 'drift',
    message: `The platform differs from the rules file: ${countText(failure, 'change')} would be made`,
    remedy: 'Run `apply` to make them, or change the rules file to match the platform',
  }),
  'policies-changed': ({ part, written }) => ({
    reason: 'plan-changed',
    message: `Someone changed the ${part} policies after they were compared, so they were left as they are. ${writtenText(written)}`,
    remedy: 'Run `plan` again, look at what is new, and apply that plan',
  }),
  'policies-invalid': ({ path, problems, written }) => {
    const texts = problems.map((problem) => `${path}:${problem.line}: ${problemText(problem)}`);
    const remedy = problems.length === 1 ? CODES[problems[0]?.code ?? '']?.remedy : undefined;
    return {
      reason: 'invalid-inputs',
      message: `The platform does not accept the policies: ${firstOf(texts, 5)}. ${writtenText(written)}`,
      remedy: capitalized(remedy ?? 'correct the policies in the rules file, and run the step again'),
    };
  },
  overdue: (failure) => ({
    reason: 'overdue',
    message: `${capitalized(countText(failure, 'finding has', 'findings have'))} been open longer than the service levels allow`,
    remedy: 'Fix or triage the findings that the summary lists',
  }),
  uncovered: (failure) => ({
    reason: 'uncovered',
    message: `The platform does not know ${countText(failure, 'repository', 'repositories')}`,
    remedy: 'Scan the repositories that the summary lists, or exclude them in `scope`',
  }),
  found: ({ what }) => ({
    reason: 'found',
    message: `Found ${what}`,
    remedy: 'Act on what the summary lists, or change the filters',
  }),
  'not-known': ({ figures, why }) => ({
    reason: 'not-known',
    message: `${firstOf(figures.map((figure) => `\`${figure}\``))} in \`fail-if\` could not be determined${why === '' ? '' : `: ${why}`}`,
    remedy: 'Fix the problems that the warnings in the summary describe, then run the step again',
  }),
} satisfies Partial<FailureTable>;
