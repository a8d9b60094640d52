import type { InputProblem } from '../model/ports.ts';
import type { StepResult } from '../model/step.ts';
import { type Block, dotted, list, type Page, paragraph, section } from './content.ts';
import { counted, duration } from './figures.ts';
import { summaryHtml } from './html.ts';
import { inputSentence, retryText } from './notices.ts';
import type { RunFacts } from './run-facts.ts';

/** The job summary: first what was done, what failed, and where; then the rows; facts about the run are folded. */
export function summaryOf({ operation }: StepResult, run: RunFacts, page: Page): string {
  const { baseUrl, requestsSent, requestsRepeated, pausedMs, startedAtMs, endedAtMs, files } = run;
  const took = `${counted(requestsSent, 'request')} in ${duration(endedAtMs - startedAtMs)}`;
  const facts = [['Operation', { code: operation }] as const, ...page.facts];
  return summaryHtml({ ...page, facts }, `About this run: ${took}`, [
    ...paragraph(dotted([{ link: baseUrl, to: baseUrl }, took, retryText(requestsRepeated, pausedMs)])),
    ...keepReport(files?.report),
  ]);
}

/** The summary of a step whose inputs were wrong. */
export function problemSummary(problems: readonly InputProblem[]): string {
  const isFile = problems.every(({ place }) => place !== undefined);
  const page: Page = {
    sign: '❌',
    title: `${isFile ? 'The rules file is wrong' : 'Wrong inputs'}, nothing was sent`,
    warnings: [],
    notes: [],
    context: [],
    sections: section(
      '',
      list(
        problems.map((one) => ({ sentence: inputSentence(one), max: 1000 })),
        'problems',
      ),
    ),
    failures: [],
    facts: [],
  };
  return summaryHtml(page, '');
}

/** Reports are gone with the runner unless the workflow keeps them. */
function keepReport(path: string | undefined): Block[] {
  if (path === undefined) return [];
  const name = path.split(/[\\/]/).pop() ?? path;
  const keep =
    ') has everything. It is gone with the runner; to keep it, upload the output `report-path` as an artifact.';
  return paragraph(['The report (', { code: name }, { sentence: keep }]);
}
