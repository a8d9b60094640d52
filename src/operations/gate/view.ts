import { SEVERITIES } from '../../model/filters.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import type { Rung } from '../../report/comment/ladder.ts';
import { counted, duration } from '../../report/figures.ts';
import { severityChips } from '../../report/findings/counts.ts';
import { findingBlocks, findingLine, findingList } from '../../report/findings/finding-list.ts';
import { tallyOf } from '../../report/findings/tally.ts';
import { type HtmlView, pageView } from '../../report/html-view.ts';
import { bullets, code, type Fact, folded, MAX_BLOCKS, MAX_ROWS, paragraph } from '../../report/markup.ts';
import { listContext } from '../../report/platform-links.ts';
import type { RunFacts } from '../../report/run-facts.ts';
import { scanOutputs, shortCommit } from '../../report/scan-outputs.ts';
import { html, link } from '../../report/text.ts';
import type { OutputValues, View } from '../../report/view.ts';
import { totalOf } from '../../scans/products.ts';
import { scanStatus } from '../../scans/status.ts';
import { findingAnnotations } from './annotations.ts';
import type { GateResult } from './result.ts';
import {
  countedFindings,
  findingsByProduct,
  leftOutText,
  PRODUCT_NAMES,
  thresholdText,
  VERDICT_SIGNS,
  verdictLine,
} from './text.ts';

const page: HtmlView<GateResult> = {
  headline: verdictLine,
  // A verdict that fails the step has a sign of its own, too.
  sign: ({ verdict }) => VERDICT_SIGNS[verdict],

  context: gateContext,

  facts: (result, run) => [
    ...gateFacts(result, run),
    [result.scans?.length === 1 ? 'Scan' : 'Scans', result.scans?.map(({ id }) => String(id)).join(', ')],
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

export const gateView: View<GateResult> = { ...pageView(page), annotations: findingAnnotations };

/** The four severities always, so that a workflow can compare each. */
function countsBySeverity(result: GateResult): Record<string, number> {
  const { bySeverity } = tallyOf(countedFindings(result), 0);
  const none = SEVERITIES.toReversed().map((severity) => [severity, 0] as const);
  return { ...Object.fromEntries(none), ...Object.fromEntries(bySeverity) };
}

/** Of several scans the newest that is no verdict, else the newest; `scan` has all, and the findings are summed up. */
function scanValues({ scans = [] }: GateResult): OutputValues {
  const scan = scans.find((one) => scanStatus(one) !== 'completed') ?? scans[0];
  if (scan === undefined) return {};
  return scanOutputs(scans.length === 1 ? scan : scans, {
    id: scan.id,
    status: scanStatus(scan),
    findings: sumOfFindings(scans),
    exitCode: scan.exit_code,
    totalTime: scan.total_time,
    branch: scan.branch,
    commit: scan.commit,
    completedAt: scan.completed_at,
  });
}

function sumOfFindings(scans: readonly ScanSummary[]): number | undefined {
  const totals = scans.map(totalOf);
  return totals.includes(undefined) ? undefined : totals.reduce<number>((sum, total = 0) => sum + total, 0);
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
    productCounts(result),
    ...findingBlocks(worst, options),
    folded(`${counted(folds.length, 'more finding')}, worst first`, findingList(folds, options)),
    more > 0 ? paragraph(`… and ${counted(more, 'more finding')}${elsewhere}`) : '',
  ];
}

/** Product by severity. */
function productCounts(result: GateResult): string {
  return bullets(
    findingsByProduct(result).map(([name, findings]) => {
      const counts = findings.length === 0 ? 'nothing to fix' : severityChips(tallyOf(findings, 0));
      return `<b>${html(name)}</b>: ${counts}`;
    }),
  );
}

/** What decided, for the summary and the comment. */
export function gateFacts(result: GateResult, run: RunFacts): Fact[] {
  const address = listContext(run, result).links.findingsOf(result.project?.id);
  const names = (products: GateResult['products']) => products.map((one) => PRODUCT_NAMES[one]).join(', ');
  return [
    ['Fails on', html(thresholdText(result))],
    ['Not counted', html(leftOutText(result), 500)],
    ['Products', html(names(result.products))],
    ['Not scanned', html(names(result.notRun))],
    ['On the platform', address === undefined ? undefined : link('all findings of the project', address)],
  ];
}
