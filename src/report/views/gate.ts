import type { GateResult } from '../../model/result.ts';
import { searchedScanStatus } from '../../model/scan-status.ts';
import type { Rung } from '../comment/ladder.ts';
import { counted, duration } from '../figures.ts';
import { findingCounts } from '../findings/counts.ts';
import { findingBlocks, findingLine, findingList } from '../findings/finding-list.ts';
import { tallyOf } from '../findings/tally.ts';
import { countedFindings, leftOutText, thresholdText, VERDICT_SIGNS, verdictLine } from '../gate-text.ts';
import { code, type Fact, folded, MAX_BLOCKS, MAX_ROWS, paragraph } from '../markup.ts';
import { listContext } from '../platform-links.ts';
import type { RunFacts } from '../run-facts.ts';
import { scanOutputs, shortCommit } from '../scan-outputs.ts';
import { html, link } from '../text.ts';
import type { OutputValues, View } from '../view.ts';

export const gateView: View<'gate'> = {
  headline: verdictLine,
  // A verdict that fails the step has a sign of its own, too.
  sign: ({ verdict }) => VERDICT_SIGNS[verdict],

  context: gateContext,

  facts: (result, run) => [
    ...gateFacts(result, run),
    ['Scan', result.scan === undefined ? undefined : String(result.scan.id)],
    ['Waited', result.waitedMs === 0 ? undefined : duration(result.waitedMs)],
    ['Comment', run.commentUrl === undefined ? undefined : link('on the pull request', run.commentUrl)],
  ],

  sections: (result, run) => gateFindings(result, run, { maxRows: MAX_ROWS, withDetails: true }),

  outputs(result, { commentUrl }) {
    const { verdict, counted: rows } = result;
    return {
      verdict,
      'findings-counted': rows === undefined ? undefined : String(rows.length),
      counts: rows === undefined ? undefined : { json: countsBySeverity(result) },
      'comment-url': commentUrl,
      ...scanValues(result),
    };
  },

  logLines(result) {
    const left = leftOutText(result);
    return [
      `fails on ${thresholdText(result)}`,
      ...(left === '' ? [] : [`not counted: ${left}`]),
      ...(result.notRun.length === 0 ? [] : [`not scanned: ${result.notRun.join(', ')}`]),
      ...countedFindings(result).slice(0, MAX_BLOCKS).map(findingLine),
    ];
  },
};

/** The four severities always, so that a workflow can compare each. */
function countsBySeverity(result: GateResult): Record<string, number> {
  const { bySeverity } = tallyOf(countedFindings(result), 0);
  return { critical: 0, high: 0, medium: 0, low: 0, ...Object.fromEntries(bySeverity) };
}

function scanValues({ scan }: GateResult): OutputValues {
  if (scan === undefined) return {};
  const { id, branch, commit, completed_at, exit_code, total_time, findings_counts } = scan;
  return scanOutputs(scan, {
    id,
    status: searchedScanStatus(scan),
    findings: findings_counts?.total,
    exitCode: exit_code,
    totalTime: total_time,
    branch,
    commit,
    completedAt: completed_at,
  });
}

export function gateContext({ project, request, commit }: GateResult): string[] {
  const name = link(project?.name ?? request.project, project?.url, 200);
  return commit === undefined ? [name] : [name, `commit ${code(shortCommit(commit))}`];
}

/** The worst without a click; the rest is folded, and what does not fit is counted. */
export function gateFindings(
  result: GateResult,
  run: RunFacts,
  { maxRows, withDetails }: Rung,
  elsewhere = '.',
): string[] {
  const rows = countedFindings(result);
  const options = { ...listContext(run, result), oneRepository: true };
  const worst = rows.slice(0, Math.min(MAX_BLOCKS, maxRows));
  const folds = withDetails ? rows.slice(worst.length, maxRows) : [];
  const more = rows.length - worst.length - folds.length;
  return [
    ...(withDetails ? findingCounts(tallyOf(rows, run.endedAtMs), options) : []),
    ...findingBlocks(worst, options),
    folded(`${counted(folds.length, 'more finding')}, worst first`, findingList(folds, options)),
    more > 0 ? paragraph(`… and ${counted(more, 'more finding')}${elsewhere}`) : '',
  ];
}

/** What decided, for the summary and the comment. */
export function gateFacts(result: GateResult, run: RunFacts): Fact[] {
  const address = listContext(run, result).links.findingsOf(result.project?.id);
  return [
    ['Fails on', html(thresholdText(result))],
    ['Not counted', html(leftOutText(result), 500)],
    ['Products', html(result.products.join(', '), 500)],
    ['Not scanned', html(result.notRun.join(', '), 500)],
    ['On the platform', address === undefined ? undefined : link('all findings of the project', address)],
  ];
}
