import type { GateResult, LeftOut } from '../model/result.ts';
import { counted, number } from './figures.ts';
import { type ShownFinding, shownFinding, worstFirst } from './findings/shown-finding.ts';
import { type FindingTally, severityCounts, tallyOf } from './findings/tally.ts';
import { scanFailureText } from './gate-causes.ts';

export function countedFindings({ counted: findings = [] }: GateResult): ShownFinding[] {
  return worstFirst(findings.map(shownFinding));
}

/** The verdict with its counts, in one line. */
export function verdictLine(result: GateResult): string {
  return VERDICT_LINES[result.verdict](result);
}

const VERDICT_LINES: Readonly<Record<GateResult['verdict'], (result: GateResult) => string>> = {
  passed: (result) => {
    const tally = gateTally(result);
    if (tally.total === 0) return 'passed, no finding counts';
    return `passed, ${counted(tally.total, 'finding')} only reported (${severityCounts(tally, number)})`;
  },
  failed: (result) => {
    if (result.because !== undefined) return `failed, ${scanFailureText(result)}`;
    const tally = gateTally(result);
    return `failed, ${counted(tally.total, 'finding')} to fix (${severityCounts(tally, number)})`;
  },
  'timed-out': (result) => `timed out, ${scanFailureText(result)}`,
  'no-scan': (result) => `no scan, ${scanFailureText(result)}`,
  skipped: (result) => `skipped, ${scanFailureText(result)}`,
};

export const VERDICT_SIGNS: Readonly<Record<GateResult['verdict'], string>> = {
  passed: '✅',
  failed: '❌',
  'timed-out': '⌛',
  'no-scan': '❔',
  skipped: '⏭️',
};

export function gateTally(result: GateResult): FindingTally {
  return tallyOf(countedFindings(result), 0);
}

const LEFT_OUT: Readonly<Record<LeftOut, string>> = {
  'below-severity': 'below the severity that fails',
  'below-confidence': 'below the confidence that counts',
  'on-primary-branch': 'on the primary branch already',
  'ignored-on-primary-branch': 'ignored on the primary branch',
  triaged: 'ignored by somebody',
  fixed: 'fixed',
  'provisionally-ignored': 'ignored provisionally by the platform',
};

/** `3 on the primary branch already, 1 fixed`: why findings of the scan do not count. */
export function leftOutText({ leftOut }: GateResult): string {
  return Object.entries(LEFT_OUT)
    .filter(([reason]) => leftOut[reason as LeftOut] > 0)
    .map(([reason, words]) => `${number(leftOut[reason as LeftOut])} ${words}`)
    .join(', ');
}

/** `high severity or worse, medium confidence or better` */
export function thresholdText({ request }: GateResult): string {
  const { failOn, failOnConfidence, newOnly } = request;
  if (failOn === 'none') return 'none: findings are only reported';
  const confidence = failOnConfidence === 'low' ? '' : `, ${failOnConfidence} confidence or more`;
  return `${failOn} severity${failOn === 'critical' ? '' : ' or worse'}${confidence}${newOnly ? ', new ones only' : ''}`;
}
