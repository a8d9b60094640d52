import type { SarifLimit } from '../model/notice.ts';
import { counted, dayOf, number } from './figures.ts';
import { type NoticeOf, type NoticeText, note, warning } from './notice-text.ts';

/** Notices on findings and their triage. */
export const FINDING_NOTICES = {
  'whole-deployment': () =>
    note(
      'The filters select from the whole deployment: none of them narrows to repositories, rules, tags of projects, a branch, paths or dependencies.',
    ),
  'takes-decisions-along': () =>
    warning(
      'Without `status`, the filters also select findings that people have triaged. Set `status: open` to leave them alone.',
    ),
  'former-states-unknown': () =>
    note(
      'Findings that are selected by id are not listed first, so their former states are not known, and `undo` can only reopen them.',
    ),
  'siblings-triaged': ({ count, listed, isPlanned }: NoticeOf<'siblings-triaged'>) =>
    note(
      `${counted(count, 'more finding')} ${isPlanned ? 'would move' : 'moved'} along, because the platform triages the same finding on all branches${listed === 0 ? '' : `; ${number(listed)} of them would not have been selected`}.`,
    ),
  'triaged-unlisted': ({ count }: NoticeOf<'triaged-unlisted'>) =>
    warning(
      `The platform counted ${counted(count, 'finding')} as triaged without giving their ids. If more than one request is needed, the step ends there.`,
    ),
  'triage-stalled': () =>
    warning('The platform selected only findings that it had triaged before, so the step stopped there.'),
  'answers-lost': ({ requests, atMost }: NoticeOf<'answers-lost'>) =>
    warning(
      `The answers to ${counted(requests, 'request')} were lost, so up to ${counted(atMost, 'more finding')} may have been triaged than ${atMost === 1 ? 'was' : 'were'} counted, along with the same findings on other branches.`,
    ),
  'list-in-doubt': ({ of, doubt }: NoticeOf<'list-in-doubt'>) =>
    doubt === 'read-once'
      ? note(
          `The list of ${of} has more than 20 pages, so it was read once: rows that moved between pages in the meantime may be missing.`,
        )
      : warning(
          `The list of ${of} differed each of the three times that it was read. Every row that was seen counts, but some may be missing.`,
        ),
  'ref-without-findings': ({ ref }: NoticeOf<'ref-without-findings'>) =>
    warning(
      `The platform has no finding of this kind on \`${ref}\`, so \`sarif-path\` is not set: an upload would close every alert. Check that \`ref\` is a branch that was scanned.`,
    ),
  'filter-ignored': ({ filter, rows }: NoticeOf<'filter-ignored'>) =>
    note(
      `The platform does not apply the filter \`${filter}\`: ${counted(rows, 'row')} outside it ${rows === 1 ? 'was' : 'were'} left out here.`,
    ),
  'findings-incomplete': ({ listed, counted: count }: NoticeOf<'findings-incomplete'>) =>
    warning(
      `The platform lists ${counted(listed, 'finding')}, but the scan counted ${number(count)}. What is shown may be incomplete.`,
    ),
  'product-not-run': ({ product }: NoticeOf<'product-not-run'>) =>
    warning(`The scan did not run \`${product}\`, so nothing is known about it.`),
  'mark-unreadable': ({ findings }: NoticeOf<'mark-unreadable'>) =>
    warning(
      `The notes of ${counted(findings, 'finding')} have a mark whose date cannot be read. Their ignores count as ended.`,
    ),
  'rule-over': ({ rule, until, today }: NoticeOf<'rule-over'>) =>
    warning(
      `The rule "${rule}" ignores until ${dayOf(until)}, which has passed (today is ${dayOf(today)}), so it ignores no more findings. Give it a later day, or remove it.`,
    ),
  'rule-takes-all': ({ rule, issueType }: NoticeOf<'rule-takes-all'>) =>
    warning(
      `The rule "${rule}" has no condition that narrows it, so it takes every open ${issueType} finding in scope. Add one in \`when\`, unless that is intended.`,
    ),
  'ends-soon': ({ rule, findings, first }: NoticeOf<'ends-soon'>) =>
    note(
      `The ignores of ${counted(findings, 'finding')} by the rule "${rule}" end within 14 days, the first on ${dayOf(first)}.`,
    ),
  'sarif-several-repositories': () =>
    note(
      'There is no SARIF file, because the findings are of several repositories and an upload belongs to one. To get one, set `repos` to a single repository.',
    ),
  'sarif-limit': ({ what, left }: NoticeOf<'sarif-limit'>) => SARIF_LIMITS[what](counted(left, 'finding')),
};

const SARIF_LIMITS: Readonly<Record<SarifLimit, (findings: string) => NoticeText>> = {
  results: (findings) =>
    warning(`The SARIF file leaves out ${findings}, because GitHub accepts at most 25,000 per run.`),
  rules: (findings) =>
    warning(`The SARIF file leaves out ${findings}, because GitHub accepts at most 25,000 rules per run.`),
  size: (findings) =>
    warning(
      `The SARIF file leaves out ${findings}, because GitHub accepts at most 10 MB of compressed text.`,
    ),
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
