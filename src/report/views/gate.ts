import type { GateResult } from '../../model/result.ts';
import { searchedScanStatus } from '../../model/scan-status.ts';
import { counted, duration } from '../figures.ts';
import { findingCounts } from '../findings/counts.ts';
import { findingBlocks } from '../findings/finding-block.ts';
import { findingLine } from '../findings/finding-line.ts';
import { findingTable } from '../findings/finding-table.ts';
import { tallyOf } from '../findings/tally.ts';
import {
  countedFindings,
  leftOutText,
  notRunText,
  SHOWN_AS_BLOCKS,
  thresholdText,
  VERDICT_SIGNS,
  verdictLine,
} from '../gate-text.ts';
import { code, section } from '../markup.ts';
import { platformLinks } from '../platform-links.ts';
import { limited } from '../project-log.ts';
import { scanOutputs, shortCommit } from '../scan-outputs.ts';
import { html, link } from '../text.ts';
import type { OutputValues, View } from '../view.ts';

export const gateView: View<'gate'> = {
  headline: verdictLine,
  // A verdict that fails the step has a sign of its own, too.
  sign: ({ verdict }) => VERDICT_SIGNS[verdict],

  facts(result, run) {
    const { request, project, commit, scan, products, waitedMs, deployment } = result;
    const name = project?.name ?? request.project;
    return [
      ['Project', link(name, project?.url)],
      ['On the platform', findingsLink(platformLinks(run, deployment).findingsOf(project?.id))],
      ['Commit', commit === undefined ? undefined : code(shortCommit(commit))],
      ['Fails on', html(thresholdText(result))],
      ['Not counted', html(leftOutText(result), 500)],
      ['Products', html(products.join(', '))],
      ['Not scanned', html(notRunText(result))],
      ['Scan', scan === undefined ? undefined : String(scan.id)],
      ['Waited', waitedMs === 0 ? undefined : duration(waitedMs)],
      ['Comment', run.commentUrl === undefined ? undefined : link('on the pull request', run.commentUrl)],
    ];
  },

  urgent(result, run) {
    const rows = countedFindings(result);
    const links = platformLinks(run, result.deployment);
    const table = { links, nowMs: run.endedAtMs, oneRepository: true };
    const more = rows.slice(SHOWN_AS_BLOCKS);
    return [
      findingBlocks(rows.slice(0, SHOWN_AS_BLOCKS), links),
      ...section(`${counted(more.length, 'more finding')}, worst first`, findingTable(more, table)),
    ];
  },

  sections(result, _kept, run) {
    const rows = countedFindings(result);
    return rows.length > SHOWN_AS_BLOCKS ? findingCounts(tallyOf(rows, run.endedAtMs)).slice(0, 1) : [];
  },

  outputs(result, _kept, { commentUrl }) {
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
      ...(result.notRun.length === 0 ? [] : [`not scanned: ${notRunText(result)}`]),
      ...limited(countedFindings(result), findingLine, 'findings'),
    ];
  },

  /** The verdict is whole, or there is none. */
  isPartial: () => false,
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

function findingsLink(url: string | undefined): string | undefined {
  return url === undefined ? undefined : link('all findings of the project', url);
}
