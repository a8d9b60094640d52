import type { Notice, SarifLimit } from '../model/notice.ts';
import { isPattern } from '../model/selection.ts';
import { starHint } from './explain/steps.ts';
import { explainStep } from './explain.ts';
import { counted, dayOf, duration, firstOf, number, similarNames } from './figures.ts';
import { type NoticeOf, type NoticeText, note, warning } from './notice-text.ts';
import { unknownProjects } from './unknown-projects.ts';

type Table<Text> = { [Kind in Notice['kind']]: (notice: NoticeOf<Kind>) => Text };

const NOT_EXPORTED = {
  projects: (names: string, count: number) =>
    `${counted(count, 'project')} ${count === 1 ? 'is' : 'are'} in no rule, because a rules file cannot name ${count === 1 ? 'it' : 'them'} alone: ${names}.`,
  tags: (names: string, count: number) =>
    `${counted(count, 'tag')} ${count === 1 ? 'is' : 'are'} in no rule, because a rules file cannot give ${count === 1 ? 'it' : 'them'}, or has another spelling: ${names}.`,
  policies: (names: string) => `Policies that a rules file cannot express are left out: ${names}.`,
};

/** For the summary. */
const NOTES = {
  'platform-tag-spared': () =>
    'A pattern in `remove-tags` matches `managed-scan`, which stays: the platform itself keeps this tag on projects that have a managed-scan configuration.',
  'not-exported': ({ what, items }) => NOT_EXPORTED[what](firstOf(items), items.length),
  'no-newer-policies': () =>
    'The deployment has none of the newer policies that a rules file can manage, or does not show them.',
  'fork-run': ({ why }) =>
    why === 'fork'
      ? 'A pull request from a fork gets no token, so nothing could be looked up.'
      : 'A run of Dependabot gets no token unless it is among the Dependabot secrets, so nothing could be looked up.',
  'whole-deployment': () =>
    'The filters select from the whole deployment: none of them narrows to repositories, rules, tags of projects, a branch, paths or dependencies.',
  'former-states-unknown': () =>
    'Findings that are selected by id are not listed first, so their former states are not known, and `undo` can only reopen them.',
  'ref-without-findings': ({ ref }) =>
    `No finding on \`${ref}\` matches. If that is unexpected, check that it is a branch that was scanned.`,
  'filter-ignored': ({ filter, rows }) =>
    `The platform does not apply the filter \`${filter}\`: ${counted(rows, 'row')} outside it ${rows === 1 ? 'was' : 'were'} left out here.`,
  'field-missing': ({ condition, rows }) =>
    `${counted(rows, 'row')} ${rows === 1 ? 'lacks' : 'lack'} the field that \`${condition}\` looks at, and ${rows === 1 ? 'was' : 'were'} not selected.`,
  'findings-unlisted': ({ count }) =>
    `The scan counted ${counted(count, 'more finding')} than the platform lists. Findings that are silenced in the code (\`nosemgrep\`) and removed ones are counted, but not listed.`,
  'ends-soon': ({ rule, findings, first }) =>
    `The ignores of ${counted(findings, 'finding')} by the rule "${rule}" end within 14 days, the first on ${dayOf(first)}.`,
  'sarif-several-repositories': () =>
    'There is no SARIF file, because the findings are of several repositories and an upload belongs to one. To get one, set `repos` to a single repository.',
} satisfies Partial<Table<string>>;

/** Annotations, too. */
const WARNINGS = {
  input: ({ input, message }) => inputSentence({ input, message }),
  'list-cut': ({ of, rows, cause }) =>
    `The list of ${of} findings may lack rows: after ${counted(rows, 'row')}, ${cause}.`,
  'list-at-former-limit': ({ of, rows }) =>
    `The list of ${of} findings has exactly ${number(rows)} rows, at which some platforms end it. Narrow it down to be sure that none is missing.`,
  'exclusion-unmatched': ({ input, pattern, near }) =>
    `The exclusion \`!${pattern}\` in \`${input}\` matches nothing${similarNames(near)}${starHint([pattern])}.`,
  'tags-gone': ({ project, tags }) =>
    `After a write ${project} lacks tags that it had before: ${firstOf(tags)}. Check the project.`,
  'tags-in-workspace': ({ file }) =>
    `\`${file}\` in the workspace sets \`tags:\`. The next full scan of the project will override the tags that were set here.`,
  'would-be-too-many': ({ limit, allowed, figure, of }) =>
    `${counted(figure, of, of === 'policy' ? 'policies' : `${of}s`)} would change. Without the dry run, \`${limit}\` (${number(allowed)}) would stop the step before its first write.`,
  'many-shards': ({ shards }) =>
    `${number(shards)} shards are more than the 256 jobs that a matrix may have. \`matrix\` has 256 larger ones; raise \`shard-size\` to choose their size.`,
  'undo-incomplete': ({ what, count, isPlanned }) =>
    UNDO_INCOMPLETE[what](
      counted(count, what === 'primary-branch' ? 'project' : 'finding'),
      isPlanned ? 'would be' : 'were',
    ),
  'findings-unread': ({ cause }) =>
    `The findings of the scan could not be listed: ${explainStep(cause).what}.`,
  'scan-timeout': (notice) => `${explainStep(notice).what}. \`on-timeout: warn\` lets the step pass.`,
  'findings-missing': (notice) => `${explainStep(notice).what}. \`on-timeout: warn\` lets the step pass.`,
  'no-scan': (notice) => `${explainStep(notice).what}. \`on-no-scan: warn\` lets the step pass.`,
  'comment-failed': (notice) =>
    `The comment on the pull request could not be written: ${notice.cause}.${commentRemedy(notice)}`,
  'rule-no-match': ({ rule }) => `The rule "${rule}" matches nothing.`,
  'rule-no-effect': ({ rule, why }) => `The rule "${rule}" has no effect, because ${NO_EFFECT[why]}.`,
  'nothing-removed': ({ tags }) =>
    `No rule that gives tags matches any project, so ${counted(tags, 'managed tag')} stayed. Check the rules file before anything is removed.`,
  'policies-wait': ({ part, tags }) =>
    `The policies of ${part} could not be compared yet, because they name ${firstOf(tags, 3)}, which only this plan adds. Once it is applied, the next plan compares them, and the next apply writes them.`,
  'tag-uses-unread': ({ cause }) =>
    `The policies that depend on the changed tags could not be read: ${explainStep(cause).what}.`,
  'answers-lost': ({ requests, atMost }) =>
    `No answer came to ${counted(requests, 'request')}, so up to ${counted(atMost, 'more finding')} may have been triaged that the report does not name.`,
  'takes-decisions-along': () =>
    'Without `status`, the filters also select findings that people have triaged. Set `status: open` to leave them alone.',
  'nothing-undone': ({ fields }) =>
    `Nothing was undone, because nothing is still as the step left it. What differs: ${firstOf(fields)}.`,
  'rows-elsewhere': ({ product, rows }) =>
    `The platform listed ${counted(rows, 'finding')} of \`${product}\` that ${rows === 1 ? 'names' : 'name'} another repository or branch; ${rows === 1 ? 'it was' : 'they were'} left out.`,
  'gate-also': ({ cause }) => `${explainStep(cause).what}.`,
  'scan-end-unknown': () =>
    'Neither the details of the scan nor the search say how it ended, so its status and counts are not known.',
  'mark-unreadable': ({ findings }) =>
    `The notes of ${counted(findings, 'finding')} have a mark whose date cannot be read. Their ignores count as ended.`,
  'rule-over': ({ rule, until, today }) =>
    `The rule "${rule}" ignores until ${dayOf(until)}, which has passed (today is ${dayOf(today)}), so it ignores no more findings. Give it a later day, or remove it.`,
} satisfies Partial<Table<string>>;

const NOTICES: Table<string | NoticeText> = {
  ...NOTES,
  ...WARNINGS,
  'projects-unknown': unknownProjects,
  'pattern-unmatched': ({ input, pattern, near = [] }) => {
    const text = `\`${pattern}\` in \`${input}\` matches nothing${similarNames(near)}${starHint([pattern])}.`;
    return near.length > 0 || isPattern(pattern) ? warning(text) : note(text);
  },
  'sarif-limit': ({ what, left }) => SARIF_LIMITS[what](counted(left, 'finding')),
};

/** GitHub answers 404, too, to a token that may not see what it asks for. */
function commentRemedy({ permission, status, rateLimited }: NoticeOf<'comment-failed'>): string {
  if (rateLimited)
    return ' That is a rate limit of GitHub, not a missing permission: run the job again later.';
  if (status === 401) return ' Check `github-token`: it may have expired, been revoked, or be incomplete.';
  if (permission === undefined && status !== 403 && status !== 404) return '';
  const needed = permission ?? 'pull-requests: write';
  return (
    ` Add \`${needed}\` to the \`permissions\` of the job, or use a \`github-token\` that may write to this repository. ` +
    'A pull request from a fork gets a read-only token: set `comment: never` for those.'
  );
}

const NO_EFFECT: Readonly<Record<NoticeOf<'rule-no-effect'>['why'], string>> = {
  overridden: 'later rules override it wherever it matches',
  'no-values': 'no repository that it matches has a value for its tags',
};

const UNDO_INCOMPLETE: Record<NoticeOf<'undo-incomplete'>['what'], (things: string, were: string) => string> =
  {
    notes: (findings) =>
      `The note that the earlier step wrote stays on ${findings}: no note from before is known, and a note cannot be removed.`,
    'provisionally-ignored': (findings, were) =>
      `${findings} had been ignored provisionally by the platform, which cannot be restored; they ${were} reopened.`,
    'never-triaged': (findings, were) =>
      `${findings} had never been triaged, which cannot be restored; they ${were} \`reopened\`, the nearest state.`,
    'by-ids': (findings, were) =>
      `The former states of ${findings} are not known, because the earlier step did not list them; they ${were} \`reopened\`.`,
    siblings: (findings) =>
      `${findings} had other states on other branches. The platform moves all branches together, so they share one state; the report of the earlier step has the former ones.`,
    'primary-branch': (projects) =>
      `${projects} had no primary branch before; a primary branch cannot be taken away.`,
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

export function noticeText(notice: Notice): NoticeText {
  const text = (NOTICES[notice.kind] as (notice: Notice) => string | NoticeText)(notice);
  if (typeof text !== 'string') return text;
  return notice.kind in NOTES ? note(text) : warning(text);
}

/** What is wrong with an input, as a sentence. */
export function inputSentence({ input, message }: { input: string; message: string }): string {
  return sentence(`\`${input}\` ${message}`);
}

/** With a capital at its start and a full stop at its end. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}`;
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
