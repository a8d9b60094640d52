import type { GateResult } from '../../model/result.ts';
import { explainResult } from '../explain.ts';
import { counted } from '../figures.ts';
import { findingCounts } from '../findings/counts.ts';
import { placeCell, ruleCell, severityCell } from '../findings/finding-table.ts';
import type { ShownFinding } from '../findings/shown-finding.ts';
import { tallyOf } from '../findings/tally.ts';
import { countedFindings, leftOutText, thresholdText, VERDICT_SIGNS, verdictLine } from '../gate-text.ts';
import { blocks, bullets, code, folded, paragraph, prose, table } from '../markup.ts';
import { noticeText } from '../notices.ts';
import { type PlatformLinks, platformLinks } from '../platform-links.ts';
import type { RunFacts } from '../run-facts.ts';
import { shortCommit } from '../scan-outputs.ts';
import { html, link } from '../text.ts';
import { fullest, type Rung } from './ladder.ts';

/** Shown without a click; the rest is folded, and what does not fit is counted. */
const WORST = 10;

/** The comment of a gate: verdict and counts first, then the worst findings, then what did not count. */
export function gateComment(result: GateResult, run: RunFacts): string {
  const rows = countedFindings(result);
  const links = platformLinks(run, result.deployment);
  return fullest((rung) =>
    blocks([
      `<h3>${VERDICT_SIGNS[result.verdict]} Code security: ${prose(verdictLine(result), 300)}</h3>`,
      causeOf(result),
      ...findingTables(rows, links, rung),
      bullets(notesOf(result, links)),
      rung.withDetails && rows.length > WORST
        ? folded('Counts', findingCounts(tallyOf(rows, run.endedAtMs)).slice(0, 1).join('\n'))
        : '',
    ]),
  );
}

function causeOf(result: GateResult): string {
  const explanation = result.counted === undefined ? explainResult(result) : undefined;
  return explanation === undefined ? '' : paragraph(prose(`${explanation.what}. ${explanation.remedy}.`));
}

function findingTables(
  rows: readonly ShownFinding[],
  links: PlatformLinks,
  { maxRows, withDetails }: Rung,
): string[] {
  const worst = rows.slice(0, Math.min(WORST, maxRows));
  const folds = withDetails ? rows.slice(worst.length, maxRows) : [];
  const more = rows.length - worst.length - folds.length;
  return [
    tableOf(worst, links),
    folded(`${counted(folds.length, 'more finding')}`, tableOf(folds, links)),
    more > 0 && rows.length > 0
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
    html(firstSentence(row.message ?? ''), 200),
    link(String(row.id), links.finding(row.id)),
  ]);
  return table(['Severity', 'Rule', 'Place', 'What it is', 'Finding'], cells, { of: 'findings' });
}

/** Rules explain themselves at length; the first sentence says what it is about. */
function firstSentence(message: string): string {
  const start = message.slice(0, 1000);
  const end = /[.!?](?=\s)/.exec(start);
  return end === null ? start : start.slice(0, end.index + 1);
}

function notesOf(result: GateResult, links: PlatformLinks): string[] {
  const { commit, project, request, products, notices } = result;
  const left = leftOutText(result);
  const name = project?.name ?? request.project;
  const address = links.findingsOf(project?.id);
  return [
    `Commit ${commit === undefined ? 'not known' : code(shortCommit(commit))} of ${code(name)}${products.length === 0 ? '' : `, scanned for ${html(products.join(', '))}`}`,
    `Fails on ${html(thresholdText(result))}`,
    ...(left === '' ? [] : [`Not counted: ${html(left, 500)}`]),
    ...notices.slice(0, 10).map((notice) => prose(noticeText(notice).text, 500)),
    ...(address === undefined ? [] : [link('All findings of the project on the platform', address)]),
  ];
}
