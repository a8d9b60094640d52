import type { GateResult } from '../../model/result.ts';
import { explainStep } from '../explain.ts';
import { counted } from '../figures.ts';
import { findingCounts } from '../findings/counts.ts';
import { findingBlocks } from '../findings/finding-block.ts';
import { placeCell, ruleCell, severityCell } from '../findings/finding-table.ts';
import type { ShownFinding } from '../findings/shown-finding.ts';
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
import { blocks, bullets, code, folded, paragraph, prose, table } from '../markup.ts';
import { noticeText } from '../notices.ts';
import { type PlatformLinks, platformLinks } from '../platform-links.ts';
import type { RunFacts } from '../run-facts.ts';
import { shortCommit } from '../scan-outputs.ts';
import { html, link } from '../text.ts';
import { fullest, type Rung } from './ladder.ts';

/** The comment of a gate: verdict and what to do first, then the worst findings, then what did not count. */
export function gateComment(result: GateResult, run: RunFacts): string {
  const rows = countedFindings(result);
  const links = platformLinks(run, result.deployment);
  return fullest((rung) =>
    blocks([
      `<h3>${VERDICT_SIGNS[result.verdict]} Code security: ${prose(verdictLine(result), 300)}</h3>`,
      whatToDo(result),
      ...findings(rows, links, rung),
      bullets(notesOf(result, links)),
      rung.withDetails && rows.length > SHOWN_AS_BLOCKS
        ? folded('Counts', findingCounts(tallyOf(rows, run.endedAtMs)).slice(0, 1).join('\n'))
        : '',
    ]),
  );
}

function whatToDo(result: GateResult): string {
  const failure = result.failure ?? result.warned;
  if (failure === undefined) return '';
  const { what, remedy } = explainStep(failure);
  const passes = result.warned === undefined ? '' : ' `warn-only` lets the step pass.';
  // What failed stands in the heading.
  const text = failure.kind === 'gate-failed' ? remedy : `${what}. ${remedy}`;
  return paragraph(prose(`${text}.${passes}`));
}

/** The worst without a click; the rest is folded, and what does not fit is counted. */
function findings(
  rows: readonly ShownFinding[],
  links: PlatformLinks,
  { maxRows, withDetails }: Rung,
): string[] {
  const worst = rows.slice(0, Math.min(SHOWN_AS_BLOCKS, maxRows));
  const folds = withDetails ? rows.slice(worst.length, maxRows) : [];
  const more = rows.length - worst.length - folds.length;
  return [
    findingBlocks(worst, links),
    folded(counted(folds.length, 'more finding'), tableOf(folds, links)),
    more > 0
      ? paragraph(
          `… and ${counted(more, 'more finding')}; the summary of the run and the platform have them.`,
        )
      : '',
  ];
}

function tableOf(rows: readonly ShownFinding[], links: PlatformLinks): string {
  const cells = rows.map((row) => [
    severityCell(row.severity ?? ''),
    ruleCell(row.rule ?? ''),
    placeCell(row),
    link(String(row.id), links.finding(row.id)),
  ]);
  return table(['Severity', 'Rule', 'Place', 'Finding'], cells, { of: 'findings' });
}

function notesOf(result: GateResult, links: PlatformLinks): string[] {
  const { commit, project, request, products, notRun, notices } = result;
  const left = leftOutText(result);
  const name = project?.name ?? request.project;
  const address = links.findingsOf(project?.id);
  return [
    `Commit ${commit === undefined ? 'not known' : code(shortCommit(commit))} of ${code(name)}${products.length === 0 ? '' : `, scanned for ${html(products.join(', '))}`}`,
    ...(notRun.length === 0 ? [] : [`Not scanned: ${html(notRunText(result))}`]),
    `Fails on ${html(thresholdText(result))}`,
    ...(left === '' ? [] : [`Not counted: ${html(left, 500)}`]),
    ...notices.slice(0, 10).map((notice) => prose(noticeText(notice).text, 500)),
    ...(address === undefined ? [] : [link('All findings of the project on the platform', address)]),
  ];
}
