import type { Notice } from '../model/notice.ts';
import { starHint } from './explain/steps.ts';
import { explainStep } from './explain.ts';
import { counted, duration, firstOf, number, similarNames } from './figures.ts';
import { FINDING_NOTICES } from './finding-notices.ts';
import { type NoticeOf, type NoticeText, note, warning } from './notice-text.ts';
import { unknownProjects } from './unknown-projects.ts';

type Table<K extends Notice['kind']> = { [Kind in K]: (notice: NoticeOf<Kind>) => NoticeText };

const NOT_EXPORTED = {
  projects: (names: string, count: number) =>
    `${counted(count, 'project')} ${count === 1 ? 'is' : 'are'} in no rule, because a rules file cannot name ${count === 1 ? 'it' : 'them'} alone: ${names}.`,
  tags: (names: string, count: number) =>
    `${counted(count, 'tag')} ${count === 1 ? 'is' : 'are'} in no rule, because a rules file cannot give ${count === 1 ? 'it' : 'them'}, or has another spelling: ${names}.`,
  policies: (names: string) => `Policies that a rules file cannot express are left out: ${names}.`,
};

const OTHER_NOTICES: Table<Exclude<Notice['kind'], keyof typeof FINDING_NOTICES>> = {
  input: ({ input, message }) => warning(inputSentence({ input, message })),
  'pattern-unmatched': ({ input, pattern, near }) =>
    warning(`\`${pattern}\` in \`${input}\` matches nothing${similarNames(near)}${starHint([pattern])}.`),
  'exclusion-unmatched': ({ input, pattern, near }) =>
    warning(
      `The exclusion \`!${pattern}\` in \`${input}\` matches nothing${similarNames(near)}${starHint([pattern])}.`,
    ),
  'tags-replaced': () =>
    warning(
      'The platform replaced the tags of a project instead of adding to them. The earlier tags were put back.',
    ),
  'changed-by-others': ({ projects, examples }) =>
    note(
      `Someone else changed ${counted(projects, 'project')} in the meantime (${firstOf(examples, 3)}); their changes were kept.`,
    ),
  'tags-gone': ({ project, tags }) =>
    warning(
      `${firstOf(tags)} disappeared from ${project} when a tag was added: the platform may limit the number of tags, or someone removed it at that moment. Check the project.`,
    ),
  'platform-tag-spared': () =>
    note(
      'A pattern in `remove-tags` matches `managed-scan`, which stays: the platform itself keeps this tag on projects that have a managed-scan configuration.',
    ),
  'tags-in-workspace': ({ file }) =>
    warning(
      `\`${file}\` in the workspace sets \`tags:\`. The next full scan of the project will override the tags that were set here.`,
    ),
  'would-be-too-many': ({ limit, allowed, figure, of }) =>
    warning(
      `${counted(figure, of, of === 'policy' ? 'policies' : `${of}s`)} would change. Without the dry run, \`${limit}\` (${number(allowed)}) would stop the step before its first write.`,
    ),
  'not-exported': ({ what, items }) => note(NOT_EXPORTED[what](firstOf(items), items.length)),
  'no-newer-policies': () =>
    note(
      'The deployment has none of the newer policies that a rules file can manage, or does not show them.',
    ),
  'many-shards': ({ shards }) =>
    warning(
      `${number(shards)} shards are more than the 256 jobs that a matrix may have. \`matrix\` has 256 larger ones; raise \`shard-size\` to choose their size.`,
    ),
  'left-to-others': ({ count }) =>
    note(
      `${number(count)} ${count === 1 ? 'row was left as it is' : 'rows were left as they are'}, because someone has decided otherwise since, or on another branch.`,
    ),
  'undo-incomplete': ({ what, count, isPlanned }) =>
    warning(UNDO_INCOMPLETE[what](counted(count, 'finding'), isPlanned ? 'would be' : 'were')),
  'findings-unread': ({ cause }) =>
    warning(`The findings of the scan could not be listed: ${explainStep(cause).what}.`),
  'scan-timeout': ({ waitedMs, status }) =>
    warning(
      `The scan had not ended after ${duration(waitedMs)}${status === undefined ? '' : ` (${status.toLowerCase()})`}. \`on-timeout: warn\` lets the step pass.`,
    ),
  'findings-missing': (notice) =>
    warning(`${explainStep(notice).what}. \`on-timeout: warn\` lets the step pass.`),
  'no-scan': (notice) => warning(`${explainStep(notice).what}. \`on-no-scan: warn\` lets the step pass.`),
  'comment-failed': (notice) =>
    warning(`The comment on the pull request could not be written: ${notice.cause}.${commentRemedy(notice)}`),
  'fork-run': ({ why }) =>
    note(
      why === 'fork'
        ? 'A pull request from a fork gets no token, so nothing could be looked up.'
        : 'A run of Dependabot gets no token unless it is among the Dependabot secrets, so nothing could be looked up.',
    ),
  'rule-no-match': ({ rule }) => warning(`The rule "${rule}" matches nothing.`),
  'rule-no-effect': ({ rule, why }) =>
    warning(
      `The rule "${rule}" has no effect, because ${why === 'overridden' ? 'later rules override it wherever it matches' : 'no repository that it matches has a value for its tags'}.`,
    ),
  'projects-unknown': unknownProjects,
  'nothing-removed': ({ tags }) =>
    warning(
      `No rule that gives tags matches any project, so ${counted(tags, 'managed tag')} stayed. Check the rules file before anything is removed.`,
    ),
  'policies-wait': ({ part, tags }) =>
    warning(
      `The policies of ${part} could not be compared yet, because they name ${firstOf(tags, 3)}, which only this plan adds. Once it is applied, the next plan compares them, and the next apply writes them.`,
    ),
  'tag-uses-unread': ({ cause }) =>
    warning(`The policies that depend on the changed tags could not be read: ${explainStep(cause).what}.`),
  retries: ({ repeated, pausedMs }) => note(retryText(repeated, pausedMs)),
};

/** GitHub answers 404, too, to a token that may not see what it asks for. */
function commentRemedy({ permission, status, rateLimited }: NoticeOf<'comment-failed'>): string {
  if (rateLimited)
    return ' That is a rate limit of GitHub, not a missing permission: run the job again later.';
  if (permission === undefined && status !== 403 && status !== 404) return '';
  const needed = permission ?? 'pull-requests: write';
  return (
    ` Add \`${needed}\` to the \`permissions\` of the job, or use a \`github-token\` that may write to this repository. ` +
    'A pull request from a fork gets a read-only token: set `comment: never` for those.'
  );
}

const UNDO_INCOMPLETE: Record<
  NoticeOf<'undo-incomplete'>['what'],
  (findings: string, were: string) => string
> = {
  notes: (findings) =>
    `The note that the earlier step wrote stays on ${findings}: no note from before is known, and a note cannot be removed.`,
  'provisionally-ignored': (findings, were) =>
    `${findings} had been ignored provisionally by the platform, which cannot be restored; they ${were} reopened.`,
  'never-triaged': (findings, were) =>
    `${findings} had never been triaged, which cannot be restored; they ${were} \`reopened\`, the nearest state.`,
  'by-ids': (findings, were) =>
    `The former states of ${findings} are not known, because the earlier step selected them by id; they ${were} \`reopened\`.`,
  siblings: (findings) =>
    `${findings} had other states on other branches. The platform moves all branches together, so they share one state; the report of the earlier step has the former ones.`,
};

const NOTICES = { ...OTHER_NOTICES, ...FINDING_NOTICES } satisfies Table<Notice['kind']>;

export function noticeText(notice: Notice): NoticeText {
  return (NOTICES[notice.kind] as (notice: Notice) => NoticeText)(notice);
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
