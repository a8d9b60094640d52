import { inState } from '../changes/rows.ts';
import type { RowFailure, SideEffectFailure, StepFailure } from '../model/failure.ts';
import type { UnmatchedNotice } from '../model/notice.ts';
import type { StepResult } from '../model/step.ts';
import {
  CREATE_TOKEN,
  type Explanation,
  type Failure,
  type FailureOf,
  type FailureTable,
  READS_FIRST,
  RUN_AGAIN,
  SECOND_RUNS,
} from './explain/explanation.ts';
import { GATE_FAILURES } from './explain/gate.ts';
import { explainGitHub, notOnGitHub } from './explain/github.ts';
import { explainRequest, isOfRequest } from './explain/requests.ts';
import { PLAN_FAILURES } from './explain/rules.ts';
import {
  behind,
  counted,
  duration,
  firstOf,
  notationHint,
  number,
  similarNames,
  spaced,
  withoutStop,
} from './format.ts';
import { PAGES } from './pages.ts';

const NOT_WRITTEN = {
  exists: ['already exists and was not overwritten', 'Set `rules-file` to another path, or remove the file'],
  'too-large': [
    'would be larger than a rules file may be (16 MiB), and was not written',
    'Select fewer projects with `projects`',
  ],
  unwritable: ['could not be written', 'Set `rules-file` to a path that the job can write to'],
} as const;

const SIDE_EFFECTS: Record<SideEffectFailure['what'], (target: string, items: string) => string> = {
  tags: (target, tags) => `After the write, ${target} lacks tags that nobody asked to remove: ${tags}`,
  switches: (target, switches) =>
    `The write also changed switches of ${target} that nobody asked to change: ${switches}`,
  project: (target, project) => `The answer is about the project ${project}, not ${target}`,
  findings: (_, ids) => `The platform also triaged findings that were not selected: ${ids}`,
  tickets: (_, tickets) =>
    `The platform opened tickets that nobody asked for, or several for one finding: ${tickets}`,
};

const FAILURES: FailureTable = {
  ...GATE_FAILURES,
  ...PLAN_FAILURES,
  'no-deployment': () => ({
    reason: 'token-refused',
    message: 'The token does not see any deployment',
    remedy: `Check the token, or ${CREATE_TOKEN}`,
  }),
  'other-deployment': ({ slug, id, seen }) => {
    const wanted = [slug && `slug ${slug}`, id && `id ${id}`].filter(Boolean).join(' and ');
    const start = wanted === '' ? 'several deployments:' : `no deployment with ${wanted}, only`;
    const deployments = firstOf(seen.map((deployment) => `${deployment.slug} (id ${deployment.id})`));
    return {
      reason: 'invalid-inputs',
      message: `The token sees ${start} ${deployments}`,
      remedy: 'Set `deployment-slug` to the one you mean, without `deployment-id`',
    };
  },
  'nothing-selected': ({ patterns, near, input = 'projects' }) => ({
    reason: 'not-found',
    message: `No project of the deployment matches ${firstOf(patterns) || 'the patterns'}${similarNames(near)}`,
    remedy: `Compare \`${input}\` with the names and tags that the operation \`list-projects\` shows${notationHint(patterns, near)}`,
  }),
  'nothing-in-report': ({ patterns, near }) => ({
    reason: 'not-found',
    message: `The report has no change that \`projects\` selects: ${firstOf(patterns)}${similarNames(near)}`,
    remedy: 'Correct `projects`. Without it, the whole report is undone',
  }),
  'exclusions-unmatched': ({ input, rule, items, near }) => {
    const names = firstOf(items.map((item) => (rule === undefined ? `!${item}` : item)));
    return {
      reason: 'not-found',
      message: `Nothing matches these exclusions in ${inputPlace(input, rule)}: ${names}${similarNames(near)}. Nothing was written`,
      remedy: `Correct or remove them: otherwise the step would change more than it should${notationHint(items, near)}`,
    };
  },
  'item-unmatched': ({ input, item: pattern, near }) => ({
    reason: 'not-found',
    message: unmatchedText({ input, pattern, near }),
    remedy: `Correct it in \`${input}\`, or remove it`,
  }),
  'name-unusable': ({ problem }) => ({
    message: `The platform uses a name that cannot be part of an address: it ${problem}`,
    remedy: 'Rename or delete it in the web UI of the platform',
  }),
  'list-broken': ({ cause }) => ({
    message: `The list could not be read to its end: ${cause}`,
    remedy: 'Run the step again later, and tell the vendor of the platform if it keeps happening',
  }),
  'rules-not-written': ({ path, problem }) => {
    const [why, remedy] = NOT_WRITTEN[problem];
    const reason = problem === 'unwritable' ? 'other' : 'invalid-inputs';
    return { reason, message: `${path} ${why}`, remedy };
  },
  'report-too-large': ({ rows }) => ({
    reason: 'too-many-changes',
    message: `The report of ${counted(rows, 'row')} would be larger than \`undo\` can read. Nothing was written`,
    remedy: 'Select fewer in each step, with narrower filters or `limit`, and run several steps',
  }),
  'rows-failed': (failure, runAgain) => {
    const { first, selected } = failure;
    const remedy = first === undefined ? runAgain : explain(first, runAgain).remedy;
    // Without rows, nothing else names the cause.
    const cause = selected === undefined && first && explain(rootFailure(first)).message;
    const message = rowsFailedText(failure) + (cause ? `; the first cause: ${cause}` : '');
    return { reason: 'some-failed', message, remedy };
  },
  'other-report': ({ deployment, expected }) => ({
    reason: 'invalid-inputs',
    message: `The report belongs to another deployment: ${deployment}, not ${expected}. Nothing was written`,
    remedy: `Use the report of a step on ${expected}, or correct \`deployment-slug\``,
  }),
  'not-shown': ({ seen }, runAgain) => ({
    message: `The platform accepted the change, but does not show it${behind(': it shows ', typeof seen === 'string' ? seen : '')}`,
    remedy: ['Check in the web UI that the platform allows the change', runAgain].filter(Boolean).join('. '),
  }),
  unknown: ({ cause }, runAgain) => ({
    reason: 'uncertain',
    message: `The change may or may not have taken effect: ${explainRequest(cause).message}`,
    // A second run would only meet the other project again.
    remedy: cause.kind === 'another-answer' ? explainRequest(cause).remedy : runAgain,
  }),
  'not-triaged': ({ isIgnore }) => ({
    message: `The platform answered without naming the finding, so it was not triaged${isIgnore ? EXCEPTION_REQUEST : ''}`,
    remedy: 'Check in the web UI that the finding still exists and has the requested type',
  }),
  'finding-not-listed': () => ({
    reason: 'not-found',
    message: 'The platform lists no finding with this id',
    remedy: 'Correct `issue-ids`, and check that `issue-type` names the kind of the finding',
  }),
  'finding-unseen': (_failure, runAgain) => ({
    message: 'The list of findings, which may be incomplete, does not show the finding',
    remedy: runAgain,
  }),
  'no-ticket': ({ message }) => ({
    message: `The platform opened no ticket${behind(': ', message)}`,
    remedy: 'Check the connection to Jira in the settings of the platform, then run the step again',
  }),
  'sbom-failed': ({ message = '' }) => ({
    message: `The platform could not export the SBOM${behind(': ', withoutStop(message))}`,
    remedy: 'Check in the web UI that a full scan with Supply Chain has completed, then run the step again',
  }),
  'sbom-not-ready': ({ waitMs }) => ({
    reason: 'time-limit',
    message: `The platform had not exported the SBOM at the end of \`wait-for\` (${duration(waitMs)})`,
    remedy: 'Raise `wait-for`, or run the step again later',
  }),
  'sbom-download': ({ cause }) => ({
    reason: explainRequest(cause).reason,
    message: `The SBOM was not saved: ${explainRequest(cause).message}`,
    remedy:
      cause.kind === 'answer'
        ? 'Try another `cyclonedx-version`, and check that no proxy answers in place of this host'
        : `Let the runner reach this host (see ${PAGES.proxies} of this action), then run the step again`,
  }),
  'sbom-unwritten': ({ path }) => ({
    message: `${path} could not be written`,
    remedy: 'Check that the disk of the runner has room, then run the step again',
  }),
  'issues-remain': ({ issues, max }) => ({
    reason: 'rate-limited',
    message: `${counted(issues, 'issue remains', 'issues remain')} to be opened or closed, because GitHub accepts only ${number(max)} new issues and comments per hour`,
    remedy: 'Run the step again in an hour: it continues where this one stopped',
  }),
  foreign: ({ what, target = '', items }) => ({
    message: `${SIDE_EFFECTS[what](target, what === 'tickets' ? items.join(', ') : firstOf(items))}. Nothing more was written`,
    remedy:
      what === 'tickets'
        ? 'Close those that are not needed, and report this to the vendor of the platform: `undo` cannot'
        : 'Revert the changes of the step with `undo`, restore the rest in the web UI, and report this to the vendor of the platform',
  }),
  'not-on-github': notOnGitHub,
  github: ({ cause }) => explainGitHub(cause),
  'time-limit': ({ limitMs, isDone }, runAgain) => ({
    reason: 'time-limit',
    message: `The step reached its time limit of ${duration(limitMs)}${isDone ? ' after it had done all its work' : ''}`,
    remedy: isDone
      ? 'Nothing remains to be done'
      : `Raise \`time-limit\`, or give the step less to do. ${runAgain}`,
  }),
  stopped: ({ isUnfinished }, runAgain) => ({
    reason: 'cancelled',
    message: `The step was cancelled ${isUnfinished ? 'before' : 'after'} it had done all its work`,
    remedy: isUnfinished ? runAgain : 'Nothing remains to be done',
  }),
  unexpected: ({ message }) => ({
    message: `An unexpected error occurred: ${message}`,
    remedy: 'Run the job again with step debugging on, and report the log to the maintainers of this action',
  }),
};

const EXCEPTION_REQUEST =
  '. If the deployment uses developer exception requests, the ignore may have become a request; one that is denied moves the finding to `fixing`';

export function explain(failure: Failure, runAgain = RUN_AGAIN): Explanation {
  if (isOfRequest(failure)) return explainRequest(failure, runAgain);
  return (FAILURES[failure.kind] as (failure: Failure, runAgain: string) => Explanation)(failure, runAgain);
}

/** With a remedy for most of the failed rows, and what was written. */
export function explainFailure(failure: StepFailure, result: StepResult): Explanation {
  const { rows = [], notices, secondRun, request } = result;
  const [mostCommon] = byCause(inState(rows, 'failed', 'unknown'));
  const remediable = (failure.kind === 'rows-failed' && mostCommon?.failure) || failure;
  const isLost = notices.some(({ kind }) => kind === 'answers-lost');
  // Saved SBOMs are no writes. Tickets that certainly exist need no caution: a second run finds them.
  const written = request.dryRun === false ? inState(rows, 'changed') : [];
  const hasWritten = secondRun !== 'opens-tickets' && written.length > 0;
  const mayHaveWritten = isLost || hasWritten || inState(rows, 'unknown').length > 0;
  const caution = mayHaveWritten ? secondRun : undefined;
  if (caution === undefined) {
    const runAgain = mayHaveWritten ? READS_FIRST : RUN_AGAIN;
    return { ...explain(failure, runAgain), remedy: explain(remediable, runAgain).remedy };
  }
  // The caution replaces a final sentence about running the step again.
  const remedy = withoutStop(explain(remediable, '').remedy);
  return { ...explain(failure, ''), remedy: [remedy, SECOND_RUNS[caution]].filter(Boolean).join('. ') };
}

/** The cause without the path of the request: the text around it names the target. */
export function shortMessage(failure: Failure): string {
  const root = rootFailure(failure);
  return explain(isOfRequest(root) ? { ...root, path: '' } : root).message;
}

/** The cause of an unknown outcome. */
export function rootFailure(failure: Failure): Failure {
  return failure.kind === 'unknown' ? failure.cause : failure;
}

/** `` `repo` of the rule "old noise" `` */
function inputPlace(input: string, rule: string | undefined): string {
  return `\`${input}\`${behind(' of the rule ', rule && `"${rule}"`)}`;
}

/** `` `acme/lgoin` in `projects` matches nothing (similar: acme/login) `` */
export function unmatchedText(
  { input, rule, pattern, near }: Omit<UnmatchedNotice, 'kind'>,
  { sign = '', where = '' } = {},
): string {
  const hints = similarNames(near) + notationHint([pattern], near);
  return `\`${sign}${pattern}\` in ${inputPlace(input, rule)} matches nothing${where}${hints}`;
}

const FAILED = {
  item: 'matched nothing',
  project: 'failed',
  'policy part': 'failed',
  finding: 'could not be triaged',
  ticket: 'got no ticket',
};

function rowsFailedText({ unit, failed, unknown, selected }: FailureOf<'rows-failed'>): string {
  // The platform selected the findings, so their number is unknown.
  if (selected === undefined) return `The outcome for up to ${counted(unknown, unit)} is unknown`;
  const all = counted(selected, unit === 'ticket' ? 'finding' : unit);
  if (failed === 0) return `The outcome of ${number(unknown)} of ${all} is unknown`;
  const unknownText = unknown === 0 ? '' : `, and the outcome of ${number(unknown)} is unknown`;
  return `${number(failed)} of ${all} ${FAILED[unit]}${unknownText}`;
}

/** The largest group first. */
export function byCause<T extends { failure?: RowFailure }>(items: readonly T[]) {
  const groups = [...Map.groupBy(items, ({ failure }) => causeOf(failure))];
  return groups
    .map(([cause, members]) => ({ cause, failure: members[0]?.failure, items: members }))
    .sort((a, b) => b.items.length - a.items.length);
}

/** Default: the kind itself. */
const CAUSE_LABELS: Partial<Record<Failure['kind'], string>> = {
  connection: 'no answer',
  'time-out': 'timed out',
  answer: 'unreadable answer',
};

function causeOf(failure: RowFailure | undefined): string {
  if (failure === undefined) return 'unknown';
  if (failure.kind === 'status') return `answered ${failure.status}`;
  if (failure.kind === 'github') return `GitHub answered ${failure.cause.status ?? failure.cause.kind}`;
  // Another host needs another remedy.
  if (failure.kind === 'sbom-download') return `download: ${causeOf(failure.cause)}`;
  // An empty answer is of the kind `answer`, which says less than the outcome `unknown`.
  if (failure.kind === 'unknown' && !failure.cause.isEmpty) return causeOf(failure.cause);
  return CAUSE_LABELS[failure.kind] ?? spaced(failure.kind).replace('sbom', 'SBOM');
}
