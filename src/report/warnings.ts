import type { StepResult } from '../model/result.ts';
import { explainStep } from './explain.ts';
import { type NoticeText, warning } from './notice-text.ts';
import { noticeText } from './notices.ts';
import { outputsOf } from './outputs.ts';
import type { RunFacts } from './run-facts.ts';

/** Everything that a person should know although nothing failed, each once. */
export function allNotices(result: StepResult, run: RunFacts): NoticeText[] {
  const own = [...run.notices, ...result.notices].map(noticeText);
  const all = [...warned(result), ...own, ...outputNotices(result, run), ...unwritten(run)];
  // A file of thousands of rules has as many notices.
  return [...new Map(all.toReversed().map((one) => [one.text, one])).values()].toReversed();
}

/** What `warn-only` made of the failure. */
function warned(result: StepResult): NoticeText[] {
  if (!('warned' in result) || result.warned === undefined) return [];
  const { what, remedy } = explainStep(result.warned);
  return [warning(`${what}. ${remedy}. \`warn-only\` lets the step pass.`)];
}

function unwritten({ reportProblem, fileProblems = {} }: RunFacts): NoticeText[] {
  const { plan, csv, sarif } = fileProblems;
  const files = [
    ['report', reportProblem],
    ["plan's file", plan],
    ['CSV file', csv],
    ['SARIF file', sarif],
  ] as const;
  return files.flatMap(([file, problem]) =>
    problem === undefined ? [] : [warning(`The ${file} could not be written: ${problem}.`)],
  );
}

function outputNotices(result: StepResult, run: RunFacts): NoticeText[] {
  const where = run.reportProblem === undefined ? ' The report has it.' : '';
  return outputsOf(result, run).tooLarge.map((output) =>
    warning(`The output \`${output}\` is empty, because it would be too large.${where}`),
  );
}
