import type { StepFailure } from '../model/failure.ts';
import type { Notice, SarifLimit } from '../model/notice.ts';
import { isPattern } from '../model/selection.ts';
import type { StepResult } from '../model/step.ts';
import { coverageUnknown, UNKNOWN_REASONS, unknownReason } from './coverage.ts';
import { appRemedy, commentFailed, issueFailed } from './explain/github.ts';
import { overLimit, whereRaised } from './explain/rules.ts';
import { explain, starHint } from './explain.ts';
import { capitalized, counted, dayOf, duration, firstOf, joined, number, similarNames } from './figures.ts';
import type { RunFacts } from './view.ts';

/** What the publishing of a result adds. */
type OwnNotice =
  | { kind: 'warn-only'; cause: StepFailure }
  | { kind: 'file-unwritten'; file: string; problem: string }
  | { kind: 'output-too-large'; output: string; isReported: boolean };
type AnyNotice = Notice | OwnNotice;
type NoticeOf<K extends AnyNotice['kind']> = Extract<AnyNotice, { kind: K }>;

/** `note` is for the summary; `warning` is an annotation, too. */
interface NoticeText {
  level: 'note' | 'warning';
  /** One or two sentences. */
  text: string;
}

const warning = (text: string): NoticeText => ({ level: 'warning', text });
const note = (text: string): NoticeText => ({ level: 'note', text });

const NOT_EXPORTED = {
  projects: (names: string, count: number) =>
    `${counted(count, 'project')} ${count === 1 ? 'is' : 'are'} in no rule, because a rules file cannot name ${count === 1 ? 'it' : 'them'} individually: ${names}.`,
  tags: (names: string, count: number) =>
    `${counted(count, 'tag')} ${count === 1 ? 'is' : 'are'} in no rule, because a rules file cannot contain ${count === 1 ? 'it' : 'them'}, or has another spelling: ${names}.`,
  policies: (names: string) => `Policies that a rules file cannot express are left out: ${names}.`,
};

/** One row for each kind. */
const NOTICES: { [Kind in AnyNotice['kind']]: (notice: NoticeOf<Kind>) => NoticeText } = {
  'platform-tag-spared': () =>
    note(
      'A pattern in `remove-tags` matches `managed-scan`, which stays: the platform itself keeps this tag on projects that have a managed-scan configuration.',
    ),
  'not-exported': ({ what, items }) => note(NOT_EXPORTED[what](firstOf(items), items.length)),
  'no-newer-policies': () =>
    note(
      'The deployment has none of the newer policies that a rules file can manage, or does not show them.',
    ),
  'products-unknown': ({ products }) =>
    warning(
      `The platform also has policies of ${counted(products.length, 'product')} that this action does not know, and does not list: ${firstOf(products)}.`,
    ),
  'whole-deployment': () =>
    note(
      'The filters select from the whole deployment: none of them names repositories, rules, project tags, a branch, paths or dependencies.',
    ),
  'former-states-unknown': () =>
    note(
      'Findings that are selected by id are not listed first, so their former states are not known, and `undo` can only reopen them.',
    ),
  'ref-without-findings': ({ ref }) =>
    note(
      `No finding on \`${ref}\` matches. If that is unexpected, check that it is a branch that was scanned.`,
    ),
  'filter-ignored': ({ filter, rows }) =>
    warning(
      `The platform does not apply the filter \`${filter}\`: ${counted(rows, 'row')} outside it ${rows === 1 ? 'was' : 'were'} left out here.`,
    ),
  'field-missing': ({ condition, rows }) =>
    note(
      `${counted(rows, 'row')} ${rows === 1 ? 'lacks' : 'lack'} the field that \`${condition}\` looks at, and ${rows === 1 ? 'was' : 'were'} not selected.`,
    ),
  'findings-unlisted': ({ count }) =>
    note(
      `The scan counted ${counted(count, 'more finding')} than the platform lists. Findings that are silenced in the code (\`nosemgrep\`) and removed ones are counted, but not listed.`,
    ),
  'ends-soon': ({ rule, findings, first }) =>
    note(
      `The ignores of ${counted(findings, 'finding')} by the rule "${rule}" end within 14 days, the first on ${dayOf(first)}.`,
    ),
  'sarif-several-repositories': () =>
    note(
      'There is no SARIF file, because the findings are of several repositories and an upload belongs to one. To get one, set `repos` to a single repository.',
    ),
  input: ({ input, message }) => warning(inputSentence({ input, message })),
  'list-cut': ({ of, rows, cause }) =>
    warning(`The list of ${of} findings may lack rows: after ${counted(rows, 'row')}, ${cause}.`),
  'list-at-former-limit': ({ of, rows }) =>
    warning(
      `The list of ${of} findings has exactly ${number(rows)} rows, where some platforms cut it off. Narrow the filters to be sure that nothing is missing.`,
    ),
  'exclusion-unmatched': ({ input, pattern, near }) =>
    warning(
      `The exclusion \`!${pattern}\` in \`${input}\` matches nothing${similarNames(near)}${starHint([pattern])}.`,
    ),
  'tags-gone': ({ project, tags }) =>
    warning(`After a write, ${project} lacks tags that it had before: ${firstOf(tags)}. Check the project.`),
  'tags-in-workspace': ({ file }) =>
    warning(
      `\`${file}\` in the workspace sets \`tags:\`. The next full scan of the project will override the tags that were set here.`,
    ),
  'would-be-too-many': (over) =>
    warning(`${overLimit(over)}. Without the dry run, the step would stop before its first write.`),
  'many-shards': ({ shards }) =>
    warning(
      `${number(shards)} shards are more than the 256 jobs that a matrix may have. \`matrix\` has 256 larger ones; raise \`shard-size\` to choose their size.`,
    ),
  'undo-incomplete': ({ what, count, isPlanned }) =>
    warning(
      UNDO_INCOMPLETE[what](
        counted(count, what === 'primary-branch' ? 'project' : 'finding'),
        isPlanned ? 'would be' : 'were',
      ),
    ),
  'scan-end-unknown': () =>
    warning(
      'The platform does not say how the scan ended, so its status and its counts are not set. The search knows scans of the past 30 days.',
    ),
  'findings-unread': ({ cause }) =>
    warning(`The findings of the scan could not be listed: ${explain(cause).what}.`),
  'scan-timeout': (notice) => warning(`${explain(notice).what}. \`on-timeout: warn\` lets the step pass.`),
  'findings-missing': (notice) =>
    warning(`${explain(notice).what}. \`on-timeout: warn\` lets the step pass.`),
  'no-scan': (notice) => warning(`${explain(notice).what}. \`on-no-scan: warn\` lets the step pass.`),
  'comment-failed': ({ cause }) => warning(commentFailed(cause)),
  'issue-failed': ({ cause }) => warning(issueFailed(cause)),
  'rule-no-match': ({ rule }) => warning(`The rule "${rule}" matches nothing.`),
  'rule-no-effect': ({ rule, why }) =>
    warning(`The rule "${rule}" has no effect, because ${NO_EFFECT[why]}.`),
  'nothing-removed': ({ tags }) =>
    warning(
      `No rule that gives tags matches any project, so ${counted(tags, 'managed tag')} stayed. Check the rules file before anything is removed.`,
    ),
  'over-limit': ({ figures }) =>
    warning(
      `\`apply\` would write nothing, because ${joined(figures.map(overLimit))}. If all of this is intended, raise ${whereRaised(figures)}.`,
    ),
  'coverage-unknown': ({ owners, isAsked }) =>
    (isAsked ? warning : note)(`${coverageUnknown(owners)} ${appRemedy()}.`),
  'value-unusable': ({ rule, projects }) =>
    note(
      `The rule "${rule}" gives ${counted(projects, 'project')} no tag, because a value on GitHub has a line break, a comma or more than 100 characters. Tags of that form stay on ${projects === 1 ? 'it' : 'them'}.`,
    ),
  'policies-wait': ({ part, tags }) =>
    warning(
      `The policies of ${part} could not be compared yet, because they name ${firstOf(tags, 3)}, which only this plan adds. Once it is applied, the next plan compares them, and the next apply writes them.`,
    ),
  'project-tags-unread': ({ cause }) =>
    warning(
      `The CSV file has no project tags, because the projects could not be listed: ${explain(cause).what}.`,
    ),
  'tag-uses-unread': ({ cause }) =>
    warning(`The policies that depend on the changed tags could not be read: ${explain(cause).what}.`),
  'answers-lost': ({ requests, atMost }) =>
    warning(
      `${counted(requests, 'request')} got no answer, so up to ${counted(atMost, 'more finding')} may have been triaged that the report does not name.`,
    ),
  'takes-decisions-along': () =>
    warning(
      'Without `status`, the filters also select findings that people have triaged. Set `status: open` to leave them alone.',
    ),
  'nothing-undone': ({ fields }) =>
    warning(
      `Nothing was undone, because nothing is still as the step left it. What differs: ${firstOf(fields)}.`,
    ),
  'rows-elsewhere': ({ product, rows }) =>
    warning(
      `The platform listed ${counted(rows, 'finding')} of \`${product}\` that ${rows === 1 ? 'names' : 'name'} another repository or branch; ${rows === 1 ? 'it was' : 'they were'} left out.`,
    ),
  'gate-also': ({ cause }) => warning(`${explain(cause).what}.`),
  'mark-unreadable': ({ findings }) =>
    warning(
      `The notes of ${counted(findings, 'finding')} have a mark whose date cannot be read. Their ignores count as ended.`,
    ),
  'rule-over': ({ rule, until, today }) =>
    warning(
      `The rule "${rule}" ignores until ${dayOf(until)}, which has passed (today is ${dayOf(today)}), so it ignores no more findings. Give it a later day, or remove it.`,
    ),
  'warn-only': ({ cause }) => {
    const { what, remedy } = explain(cause);
    return warning(`${what}. ${remedy}. \`warn-only\` lets the step pass.`);
  },
  'file-unwritten': ({ file, problem }) => warning(`The ${file} could not be written: ${problem}.`),
  'output-too-large': ({ output, isReported }) =>
    warning(
      `The output \`${output}\` is empty, because it would be too large.${isReported ? ' The report has it.' : ''}`,
    ),
  // Rows of a plan say why; this says how many there are, and what would help.
  'projects-unknown': ({ reason, projects, of, owners }) => {
    const { help = '', isUsual } = UNKNOWN_REASONS[reason] ?? {};
    const text = `${counted(projects, 'project')} of ${firstOf(owners, 3)} ${projects === 1 ? 'is' : 'are'} unknown, so rules that look at GitHub change nothing there: ${unknownReason(reason)}. ${help}`;
    return isUsual && projects * 2 < of ? note(text) : warning(text);
  },
  'pattern-unmatched': ({ input, pattern, near = [] }) => {
    const text = `\`${pattern}\` in \`${input}\` matches nothing${similarNames(near)}${starHint([pattern])}.`;
    const isSerious = near.length > 0 || isPattern(pattern) || input === 'managed-tags';
    return isSerious ? warning(text) : note(text);
  },
  'sarif-limit': ({ what, left }) => SARIF_LIMITS[what](counted(left, 'finding')),
};

const NO_EFFECT: Readonly<Record<NoticeOf<'rule-no-effect'>['why'], string>> = {
  overridden: 'later rules override it wherever it matches',
  'no-values': 'no repository that it matches has a value for its tags',
};

const UNDO_INCOMPLETE: Record<NoticeOf<'undo-incomplete'>['what'], (things: string, were: string) => string> =
  {
    notes: (findings) =>
      `The note that the earlier step wrote stays on ${findings}: no earlier note is known, and a note cannot be removed.`,
    'provisionally-ignored': (findings, were) =>
      `${findings} had been ignored provisionally by the platform, which cannot be restored; they ${were} reopened.`,
    'never-triaged': (findings, were) =>
      `${findings} had never been triaged, which cannot be restored; they ${were} \`reopened\`, the nearest state.`,
    'by-ids': (findings, were) =>
      `The former states of ${findings} are not known, because the earlier step did not list them; they ${were} \`reopened\`.`,
    siblings: (findings) =>
      `${findings} had other states on other branches. The platform moves all branches together, so they share one state; the report of the earlier step has the former ones.`,
    'primary-branch': (projects) =>
      `${projects} had no primary branch before; a primary branch cannot be removed.`,
  };

const SARIF_LIMITS: Readonly<Record<SarifLimit, (findings: string) => NoticeText>> = {
  results: (findings) =>
    warning(`The SARIF file leaves out ${findings}, because GitHub accepts at most 25,000 per run.`),
  shown: (findings) =>
    warning(
      `GitHub shows only the 5,000 worst findings of a SARIF file, so ${findings} will not appear there.`,
    ),
  'no-place': (findings) =>
    note(
      `The SARIF file leaves out ${findings} without a file, because GitHub shows findings in files only.`,
    ),
  fixed: (findings) =>
    note(`The SARIF file leaves out ${findings} that are fixed, because GitHub would open alerts on them.`),
};

export function noticeText(notice: AnyNotice): NoticeText {
  return (NOTICES[notice.kind] as (notice: AnyNotice) => NoticeText)(notice);
}

/** Everything that a person should know although nothing failed, each once. */
export function allNotices(result: StepResult, run: RunFacts, tooLarge: readonly string[]): NoticeText[] {
  const { report, plan, csv, sarif } = run.fileProblems ?? {};
  const files = { report, "plan's file": plan, 'CSV file': csv, 'SARIF file': sarif };
  const isReported = report === undefined;
  const all: AnyNotice[] = [
    ...(result.warned ? [{ kind: 'warn-only', cause: result.warned } as const] : []),
    ...run.notices,
    ...result.notices,
    ...tooLarge.map((output) => ({ kind: 'output-too-large', output, isReported }) as const),
    ...Object.entries(files).flatMap(([file, problem]) =>
      problem === undefined ? [] : [{ kind: 'file-unwritten', file, problem } as const],
    ),
  ];
  // A file of thousands of rules has as many notices.
  return [...new Map(all.map(noticeText).map((one) => [one.text, one] as const)).values()];
}

/** What is wrong with an input, as a sentence. */
export function inputSentence({ input, message }: { input: string; message: string }): string {
  return sentence(`\`${input}\` ${message}`);
}

/** With a capital at its start and a full stop at its end. */
export function sentence(text: string): string {
  return `${capitalized(text)}${/[.?!]$/.test(text) ? '' : '.'}`;
}

/** `12 requests were repeated, 38 s paused for the rate limit.`; empty where all went smoothly. */
export function retryText(repeated: number, pausedMs: number): string {
  const parts = [
    ...(repeated === 0
      ? []
      : [`${counted(repeated, 'request')} ${repeated === 1 ? 'was' : 'were'} repeated`]),
    ...(pausedMs === 0 ? [] : [`${duration(pausedMs)} paused for the rate limit`]),
  ];
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}
