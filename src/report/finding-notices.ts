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
      'Without `status`, findings that people have decided on are selected as well. Set `status: open` to leave them alone.',
    ),
  'former-states-unknown': () =>
    note(
      'Findings that are chosen by ids are not listed first, so that their former states are not known, and `undo` can only reopen them.',
    ),
  'siblings-triaged': ({ count, listed, isPlanned }: NoticeOf<'siblings-triaged'>) =>
    note(
      `${counted(count, 'more finding')} ${isPlanned ? 'would move' : 'moved'} along, because the platform triages the same finding on all branches${listed === 0 ? '' : `; ${number(listed)} of them would not have been selected`}.`,
    ),
  'triaged-unlisted': ({ count }: NoticeOf<'triaged-unlisted'>) =>
    warning(
      `The platform counted ${counted(count, 'finding')} as triaged without giving their ids. Where more than one request is needed, that ends the step.`,
    ),
  'triage-stalled': () =>
    warning(
      'The platform selected only findings that it had triaged before, so that the step stopped there.',
    ),
  'answers-lost': ({ requests, atMost }: NoticeOf<'answers-lost'>) =>
    warning(
      `The answers to ${counted(requests, 'request')} were lost, so that up to ${counted(atMost, 'more finding')} may have been triaged than ${atMost === 1 ? 'was' : 'were'} counted, and the same findings on other branches with them.`,
    ),
  'list-in-doubt': ({ of, doubt }: NoticeOf<'list-in-doubt'>) =>
    doubt === 'read-once'
      ? note(
          `The list of ${of} has more than 20 pages, so it was read once: rows that moved between pages in the meantime may be missing.`,
        )
      : warning(
          `The list of ${of} was different each of the three times that it was read. All that was seen counts, and some may be missing.`,
        ),
  'ref-without-findings': ({ ref }: NoticeOf<'ref-without-findings'>) =>
    warning(
      `The platform has no finding of this kind on \`${ref}\`, so that \`sarif-path\` is not set: an upload would close every alert. Check that \`ref\` is a branch that was scanned.`,
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
    warning(`The scan did not run \`${product}\`, so that nothing is known about it.`),
  'mark-unreadable': ({ findings }: NoticeOf<'mark-unreadable'>) =>
    warning(
      `The notes of ${counted(findings, 'finding')} have a mark whose date cannot be read. Their ignores count as ended.`,
    ),
  'rule-over': ({ rule, until, today }: NoticeOf<'rule-over'>) =>
    warning(
      `The rule "${rule}" ignores until ${dayOf(until)}, which has passed (today is ${dayOf(today)}), so that it takes no finding any more. Give it a later day, or remove it.`,
    ),
  'rule-takes-all': ({ rule, issueType }: NoticeOf<'rule-takes-all'>) =>
    warning(
      `The rule "${rule}" has no condition that narrows it, so that it takes every open ${issueType} finding in scope. Give it one in \`when\`, unless that is meant.`,
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
    warning(`The SARIF file leaves out ${findings}, because GitHub accepts at most 25,000 of a run.`),
  rules: (findings) =>
    warning(`The SARIF file leaves out ${findings}, because GitHub accepts at most 25,000 rules of a run.`),
  size: (findings) =>
    warning(
      `The SARIF file leaves out ${findings}, because GitHub accepts at most 10 MB of compressed text.`,
    ),
  shown: (findings) =>
    warning(
      `Of the SARIF file GitHub shows the 5,000 worst findings, so that ${findings} will not be seen there.`,
    ),
  'no-place': (findings) =>
    note(
      `The SARIF file leaves out ${findings} without a file, because GitHub shows findings in files only.`,
    ),
  fixed: (findings) =>
    note(`The SARIF file leaves out ${findings} that are fixed, because GitHub would open alerts on them.`),
};
