import type { Notice } from '../model/notice.ts';
import type { InputProblem } from '../model/ports.ts';
import type { Outcome, StepResult } from '../model/step.ts';
import { EMPTY_PAGE, type Fact, list, type Page, type Sign, section } from './content.ts';
import { explainFailure } from './explain.ts';
import { counted, duration, uncapitalized } from './format.ts';
import { headlineOf, signWithGaps } from './gaps.ts';
import { summaryHtml } from './html.ts';
import { allNotices, inputSentence } from './notices.ts';
import { outcomeOf, type RunFacts, type View, viewContext } from './view.ts';
import { failureLines } from './written.ts';

/** A person has to look at these, even if the step succeeded. */
const DOUBTS: readonly Notice['kind'][] = [
  'answers-lost',
  'tags-gone',
  'triaged-unlisted',
  'triaged-unnamed',
  'would-be-too-many',
];

/** @param tooLarge names of outputs that would not fit */
export function pageOf(
  result: StepResult,
  view: View,
  run: RunFacts,
  tooLarge: readonly string[] = [],
): Page {
  const outcome = outcomeOf(result, view);
  const { warning = [], note = [] } = Object.groupBy(allNotices(result, run, tooLarge), ({ level }) => level);
  const context = viewContext(run, result);
  const figures = view.figures?.(result) ?? {};
  const isOver = result.notices.some(({ kind }) => kind === 'would-be-too-many');
  return {
    sign: signWithGaps(result, view.sign?.(result, outcome) ?? defaultSign(result, outcome)),
    title: titleOf(headlineOf(result, view, figures), result, run.cancelled, isOver),
    failure: failureOf(result),
    warnings: warning.map(({ text }) => text),
    notes: note.map(({ text }) => text),
    context: view.context?.(result) ?? [],
    sections: view.sections(result, context, figures),
    failures: view.failures?.(result) ?? failureLines(result.rows ?? []),
    files: run.actionFiles,
    facts: [...(view.facts?.(result, context, figures) ?? []), deploymentFact(result), ...linkFacts(run)],
  };
}

function defaultSign({ request, notices }: StepResult, outcome: Outcome): Sign {
  if (outcome === 'failed') return '❌';
  if (outcome === 'partial' || notices.some(({ kind }) => DOUBTS.includes(kind))) return '⚠️';
  return request.dryRun ? '📝' : '✅';
}

function titleOf(headline: string, { request }: StepResult, isCancelled: boolean, isOver: boolean): string {
  if (!request.dryRun) return isCancelled ? `Cancelled: ${uncapitalized(headline)}` : headline;
  const parts = [isCancelled && 'cancelled', isOver && 'over a limit', uncapitalized(headline)];
  return `Dry run: ${parts.filter(Boolean).join('; ')}`;
}

/** Undefined for failed projects, whose sections have a remedy for each cause. */
function failureOf(result: StepResult): Page['failure'] {
  const { failure } = result;
  if (failure === undefined || (failure.kind === 'rows-failed' && failure.unit === 'project'))
    return undefined;
  const { message, remedy } = explainFailure(failure, result);
  return { message: failure.kind === 'gate-failed' ? '' : message, remedy };
}

function linkFacts({ commentUrl, issueUrl }: RunFacts): Fact[] {
  return [
    ['Comment', commentUrl && { link: 'on the pull request', to: commentUrl }],
    ['Tracking issue', issueUrl && { link: `#${issueUrl.split('/').pop()}`, to: issueUrl }],
  ];
}

function deploymentFact({ deployment: { slug, id } }: StepResult): Fact {
  if (id === undefined) return ['Deployment', slug];
  return ['Deployment', slug === undefined ? `id ${id}` : `${slug} (id ${id})`];
}

export function summaryOf({ operation }: StepResult, run: RunFacts, page: Page): string {
  const { baseUrl, requestsSent, startedAtMs, endedAtMs, files } = run;
  const facts: Fact[] = [
    ['Operation', { code: operation }],
    ...page.facts,
    ['Platform', { link: baseUrl, to: baseUrl }],
    ['Report', files?.report?.path && { sentence: KEEP_REPORT }],
  ];
  const took = `${counted(requestsSent, 'request')} in ${duration(endedAtMs - startedAtMs)}`;
  return summaryHtml({ ...page, facts }, `About this run: ${took}`);
}

const KEEP_REPORT = 'complete, but deleted with the runner: upload `report-path` as an artifact to keep it';

export function problemSummary(problems: readonly InputProblem[], warnings: readonly string[]): string {
  const isRulesFile = problems.every(({ place }) => place !== undefined);
  const items = problems.map((problem) => ({ sentence: inputSentence(problem), max: 1000 }));
  const page: Page = {
    ...EMPTY_PAGE,
    sign: '❌',
    title: `${isRulesFile ? 'Invalid rules file' : 'Invalid inputs'}; nothing was sent`,
    warnings,
    sections: section('', list(items, 'problems')),
  };
  return summaryHtml(page, '');
}
