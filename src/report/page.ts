import type { InputProblem } from '../model/ports.ts';
import type { Outcome, StepResult } from '../model/step.ts';
import { type Fact, type Inline, list, type Page, section } from './content.ts';
import { explainFailure } from './explain.ts';
import { counted, duration, uncapitalized } from './figures.ts';
import { headlineOf, signOver } from './gaps.ts';
import { summaryHtml } from './html.ts';
import { failureLines } from './journal.ts';
import { allNotices, inputSentence, retryText } from './notices.ts';
import { listContext, outcomeOf, type RunFacts, type View } from './view.ts';

const SIGNS: Readonly<Record<Outcome, string>> = { succeeded: '✅', partial: '⚠️', failed: '❌' };

/**
 * What people read of a step, wherever they read it.
 *
 * @param tooLarge outputs that are empty because they would not fit
 */
export function pageOf(
  result: StepResult,
  view: View,
  run: RunFacts,
  tooLarge: readonly string[] = [],
): Page {
  const outcome = outcomeOf(result, view);
  const notices = allNotices(result, run, tooLarge);
  const textsOf = (level: string) => notices.flatMap((notice) => (notice.level === level ? notice.text : []));
  const headline = headlineOf(result, view);
  const { dryRun } = result.request;
  const context = listContext(run, result);
  return {
    sign: signOver(result, view.sign?.(result, outcome) ?? (isPreview(result) ? '📝' : SIGNS[outcome])),
    title: run.cancelled
      ? `Cancelled: ${headline}`
      : dryRun
        ? `Dry run: ${uncapitalized(headline)}`
        : headline,
    failure: failureOf(result),
    warnings: textsOf('warning'),
    notes: textsOf('note'),
    context: [deploymentText(result), ...(view.context?.(result) ?? [])].filter((part) => part !== ''),
    sections: view.sections(result, context),
    failures: view.failures?.(result) ?? failureLines(result.rows ?? []),
    facts: [...(view.facts?.(result, context) ?? []), ...linkFacts(run)],
  };
}

/** Nothing was done that could be well. */
function isPreview({ request, failure }: StepResult): boolean {
  return request.dryRun === true && failure === undefined;
}

/** What the title says is not said again; failed projects have a section that says what to do about each cause. */
function failureOf(result: StepResult): Page['failure'] {
  const { failure } = result;
  if (failure === undefined || (failure.kind === 'rows-failed' && failure.of === 'project')) return undefined;
  const { what, remedy } = explainFailure(failure, result);
  return { what: failure.kind === 'gate-failed' ? '' : what, remedy };
}

function linkFacts({ commentUrl, issueUrl }: RunFacts): Fact[] {
  return [
    ['Comment', commentUrl && { link: 'on the pull request', to: commentUrl }],
    ['Tracking issue', issueUrl && { link: issueUrl.split('/').pop() ?? 'issue', to: issueUrl }],
  ];
}

function deploymentText({ deployment: { slug, id } }: StepResult): Inline {
  if (slug === undefined) return id === undefined ? '' : `Deployment id ${id}`;
  return ['Deployment ', { strong: slug }, id === undefined ? '' : ` (id ${id})`];
}

/** The job summary: first what was done, what failed, and where; then the rows; facts about the run are folded. */
export function summaryOf({ operation }: StepResult, run: RunFacts, page: Page): string {
  const { baseUrl, requestsSent, requestsRepeated, pausedMs, startedAtMs, endedAtMs, files } = run;
  const facts: Fact[] = [
    ['Operation', { code: operation }],
    ...page.facts,
    ['Platform', { link: baseUrl, to: baseUrl }],
    ['Waiting', retryText(requestsRepeated, pausedMs)],
    ['Report', files?.report?.path && { sentence: KEEP_REPORT }],
  ];
  const took = `${counted(requestsSent, 'request')} in ${duration(endedAtMs - startedAtMs)}`;
  return summaryHtml({ ...page, facts }, `About this run: ${took}`);
}

const KEEP_REPORT =
  'it has everything, and is gone with the runner; to keep it, upload the output `report-path` as an artifact';

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
