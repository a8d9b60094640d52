import type { InputProblem } from '../model/problem.ts';
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
  const output = `\${{ steps.ID.outputs.report-path }}`;
  const step = `- uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\n  if: always()\n  with: { path: "${output}" }`;
  return [
    ...paragraph([
      'The report (',
      { code: name },
      { sentence: ') has everything. To keep it, give this step an `id` (here `ID`), and add one after it:' },
    ]),
    { kind: 'preformatted', text: step },
  ];
}
