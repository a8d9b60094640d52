import type { StepFailure } from '../model/failure.ts';
import type { Notice, SarifLimit, UndoDifference, UnknownReason } from '../model/notice.ts';
import type { StepResult } from '../model/step.ts';
import { listPhrase, type OfKind } from './explain/explanation.ts';
import { coverageUnknown, textFailed, UNKNOWN_REASONS } from './explain/github.ts';
import { limitsPhrase, overLimitText } from './explain/rules.ts';
import { explain, unmatchedText } from './explain.ts';
import { MAX_RESULTS, SHOWN_RESULTS } from './findings/sarif.ts';
import { behind, counted, firstOf, joined, number, sentence, withoutStop } from './format.ts';
import type { RunFacts } from './view.ts';

type AnyNotice =
  | Notice
  | { kind: 'file-unwritten'; file: string; problem: string }
  | { kind: 'output-too-large'; output: string; isReported: boolean };
type NoticeOf<K extends AnyNotice['kind']> = OfKind<AnyNotice, K>;

/** A `note` is below the content and in the log; a `warning` above, and an annotation. */
interface NoticeText {
  level: 'note' | 'warning';
  text: string;
}

const NOT_EXPORTED = {
  projects: 'Projects that a rules file cannot name individually',
  tags: 'Tags that a rules file cannot contain, or has in another spelling',
  policies: 'Policies that a rules file cannot express',
};

const because =
  (text: string) =>
  ({ cause }: { cause: StepFailure }) =>
    `${text}: ${explain(cause).message}.`;

type TextOf<K extends AnyNotice['kind']> = (notice: NoticeOf<K>) => string;

const NOTES = {
  'platform-tag-spared': () =>
    'A pattern in `remove-tags` matches `managed-scan`, which stays: the platform itself keeps this tag.',
  'project-renamed': ({ former, name }) => `\`${former}\` is now \`${name}\`.`,
  'not-exported': ({ what, items }) => `${NOT_EXPORTED[what]} are left out: ${firstOf(items)}.`,
  'no-newer-policies': () =>
    'The deployment has none of the newer policies that a rules file can manage, or does not show them.',
  'former-states-unknown': () =>
    'Findings selected by id are not looked up first, so a dry run does not show whether they exist, and `undo` can only reopen them.',
  'issue-of-any-status': () =>
    'Without `status`, fixed and ignored findings keep the tracking issue open. Set `status: open` to track open ones.',
  'no-primary-branch': ({ repositories }) =>
    `Repositories without a primary or default branch in the list of projects are left out: ${firstOf(repositories)}.`,
  'findings-unlisted': ({ count }) =>
    `The scan counted ${counted(count, 'more finding')} than the platform lists: those silenced in the code (\`nosemgrep\`) and removed ones are counted, but not listed.`,
  'ends-soon': ({ rule, findings, first }) =>
    `The ignores of ${counted(findings, 'finding')} by the rule "${rule}" end within 14 days, the first on ${first}.`,
  'sarif-doubtful': () => 'No SARIF file: findings may be missing, and an upload would close their alerts.',
  'csv-partial': () => 'The CSV file is incomplete: it has only the rows that could be read.',
  'sarif-several-repositories': () =>
    'No SARIF file: the findings span several repositories, and an upload covers one. Set `repos` to a single repository.',
  'sarif-not-open': () =>
    'No SARIF file: the filters select only fixed or ignored findings, and an upload without results would close every alert.',
  'value-unusable': ({ rule, projects }) =>
    `The rule "${rule}" cannot give ${counted(projects, 'project')} all its tags, because a value on GitHub has a line break, a comma or more than 100 characters. Tags of that form stay.`,
} satisfies { [K in AnyNotice['kind']]?: TextOf<K> };

/** Some are notes in some cases: see `isMinor`. */
const WARNINGS: { [K in Exclude<AnyNotice['kind'], keyof typeof NOTES>]: TextOf<K> } = {
  'no-dependencies': ({ projects }) =>
    `No SBOM was exported: the platform lists no dependencies of ${counted(projects, 'selected project')}. Dependencies appear after a full scan with Supply Chain.`,
  'sbom-no-serial': ({ names }) =>
    `The platform exported ${counted(names.length, 'SBOM')} without a \`serialNumber\`, which \`actions/attest\` requires: ${firstOf(names)}. \`sbom-commit\` stays unset.`,
  'sbom-commit-unread': because(
    'The commit of the SBOM is not known, because the scans could not be searched',
  ),
  'repository-names-unread': because(
    'Repositories are shown by their ids, because the projects could not be listed',
  ),
  'part-unread': ({ subject, part, cause }) =>
    `The ${subject === 'policies' ? `${part} policies` : `lockfiles of ${part}`} could not be listed: ${explain(cause).message}.`,
  'products-unknown': ({ products }) =>
    `The platform also has policies of products that this action cannot list: ${firstOf(products)}.`,
  'filter-ignored': ({ filter, rows }) =>
    `The platform does not apply the filter \`${filter}\`: ${counted(rows, 'row outside it was', 'rows outside it were')} left out here.`,
  input: inputSentence,
  'list-cut': ({ subject, cause }) =>
    `${listPhrase(subject)} may be incomplete: ${cause}. Select fewer findings.`,
  'list-unread': ({ subject, ref, repositories, cause }) =>
    `${listPhrase(subject, ref)}${behind(' of ', firstOf(repositories ?? []))} could not be read: ${causeAndRemedy(cause)}`,
  'field-missing': ({ condition, rows }) =>
    `${counted(rows, 'row that may match was', 'rows that may match were')} left out: the field that \`${condition}\` looks at is missing.`,
  'name-unknown': (notice) =>
    `${unmatchedText(notice, { where: ' on the platform' })}. Correct it, or remove it.`,
  'primary-branches-unknown': () =>
    'No finding can match, because no selected project has a primary or default branch. Name the branch in `ref`.',
  'names-unchecked': ({ subject, names, cause }) =>
    `No listed ${subject === 'dependencies' ? 'dependency' : 'finding'} has ${firstOf(names.map((name) => `\`${name}\``))}, and the names that the platform knows could not be read: ${causeAndRemedy(cause)}`,
  'drift-unknown': ({ unknown, expected }) =>
    `${number(unknown)} of ${counted(expected, 'project')} that should be on GitHub could not be compared with the rules.`,
  'exclusion-unmatched': (notice) =>
    `The exclusion ${unmatchedText(notice, { sign: notice.rule === undefined ? '!' : '' })}.`,
  'tags-gone': ({ project, tags }) =>
    `After a write, ${project} lacks tags that it had before: ${firstOf(tags)}. Check the project.`,
  'tags-in-workspace': ({ file }) =>
    `\`${file}\` in the workspace sets \`tags:\`. The next full scan of that repository will override the tags of its project.`,
  'would-be-too-many': (over) =>
    `${overLimitText(over)}. Without the dry run, the step would stop before its first write.`,
  'many-shards': ({ shards }) =>
    `${number(shards)} shards are more than the 256 jobs of a matrix, so \`matrix\` has 256 larger ones; raise \`shard-size\` to choose their size.`,
  'undo-incomplete': ({ what, count }) => UNDO_INCOMPLETE[what](counted(count, 'finding')),
  'scan-end-unknown': () =>
    'The platform does not say how the scan ended, so its status and counts are not set: the search knows scans of the past 30 days.',
  'findings-unread': because('The findings of the scan could not be listed'),
  'comment-failed': textFailed,
  'issue-failed': textFailed,
  'text-unwritten': ({ what, cause }) =>
    `The ${what === 'issue' ? 'tracking issue' : 'comment'} could not be written: ${causeAndRemedy(cause)}`,
  'issue-uncommented': ({ cause }) =>
    `An issue is up to date, but lacks the comment that says why: ${causeAndRemedy({ kind: 'github', cause })}`,
  'issue-incomplete': ({ labels, assignees, serverMessage }) => {
    const details = [
      ...labels.map((name) => `label \`${name}\``),
      ...assignees.map((login) => `assignee \`${login}\``),
    ];
    const reason =
      serverMessage === undefined
        ? 'dropped without a word, as it does for a token without push access'
        : `refused: ${withoutStop(serverMessage)}`;
    return `The issue was opened without the ${joined(details)}, which GitHub ${reason}. Correct \`issue-labels\` or \`issue-assignees\`.`;
  },
  'no-comment-token': () =>
    'The comment on the pull request was not written, because `github-token` is empty. Leave it out to use the token of the job, or set `comment: never`.',
  'rule-no-match': ({ rule, skippedProjects = 0 }) =>
    `The rule "${rule}" matches nothing${skippedProjects > 0 ? `, but was skipped for ${counted(skippedProjects, 'unknown project')}` : ''}.`,
  'rule-no-effect': ({ rule, why }) => `The rule "${rule}" has no effect, because ${NO_EFFECT[why]}.`,
  'nothing-removed': ({ tags }) =>
    `No rule gives any project a tag, so ${counted(tags, 'managed tag')} stayed. Check the rules file.`,
  'over-limit': ({ figures }) =>
    `\`apply\` would write nothing, because ${joined(figures.map(overLimitText))}. If all of this is intended, raise ${limitsPhrase(figures)}.`,
  'policies-wait': ({ part, tags }) =>
    `The ${part} policies could not be compared yet, because they name ${firstOf(tags, 3)}, which only this plan adds. Once it is applied, the next plan compares them.`,
  'project-tags-unread': because(
    'The findings have neither project tags nor teams, because the projects could not be listed',
  ),
  'tag-uses-unread': ({ policies, cause }) =>
    `The ${policies} policies that depend on the changed tags could not be read: ${explain(cause).message}.`,
  'answers-lost': ({ requests, atMost }) =>
    `${counted(requests, 'request')} got no answer, so the report may lack up to ${counted(atMost, 'triaged finding')}.`,
  'triaged-unlisted': ({ ids }) =>
    `The platform also named ${counted(ids.length, 'finding')} that no list had: ${firstOf(ids.map(String))}. Each is on a newer branch of a selected finding, or nobody selected it: look in the web UI.`,
  'triaged-unnamed': ({ numTriaged, named }) =>
    `The platform says that it triaged ${counted(numTriaged, 'finding')}, but names only ${number(named)} of them.`,
  'moves-triaged-findings': () =>
    'The filters select from the whole deployment and, without `status`, also findings that people have triaged. Set `status: open` to leave those out.',
  'tickets-for-closed-findings': () =>
    'Without `status`, the filters also select findings that are fixed, ignored or in review. Set `status: open` to leave those out.',
  'nothing-undone': ({ differences }) =>
    `Nothing was undone, because nothing is still as the step left it (different now: ${firstOf(differences.map((name) => DIFFERENCES[name] ?? name))}).`,
  'rows-elsewhere': ({ product, rows }) =>
    `${counted(rows, 'listed row')} of \`${product}\` with another repository or branch ${rows === 1 ? 'was' : 'were'} left out.`,
  'scans-elsewhere': ({ scans }) =>
    `${counted(scans, 'scan of another repository was', 'scans of another repository were')} left out.`,
  'filter-not-applied': (notice) =>
    `${unmatchedText(notice)}. The filter is not applied, so that it hides nothing by mistake.`,
  'gate-also': ({ cause }) => `${explain(cause).message}.`,
  'mark-unreadable': ({ findings }) =>
    `The notes of ${counted(findings, 'finding')} have a mark whose date cannot be read. Their ignores count as ended.`,
  'rule-expired': ({ rule, until, today }) =>
    `The rule "${rule}" ignores until ${until}, which has passed (today is ${today}), so it no longer ignores findings. Set a later date, or remove the rule.`,
  'plan-expired': ({ rule, until, today }) =>
    `The plan ignores findings by the rule "${rule}" until ${until}, which has passed (today is ${today}), so they stay as they are. Make the plan again.`,
  'file-unwritten': ({ file, problem }) => `The ${file} could not be written: ${problem}.`,
  'output-too-large': ({ output, isReported }) =>
    `The output \`${output}\` is empty, because it would be too large.${isReported ? ' The report has it.' : ''}`,
  'coverage-unknown': ({ owners }) => coverageUnknown(owners),
  'let-pass': ({ cause, by }) => `\`${by}\` lets the step pass. ${causeAndRemedy(cause)}`,
  'projects-unknown': ({ reason, projects, owners }) => {
    const [why, help] = UNKNOWN_REASONS[reason];
    return `${counted(projects, 'project')} of ${firstOf(owners, 3)} ${projects === 1 ? 'is' : 'are'} unknown, so rules that look at GitHub change nothing there: ${why}. ${help}`;
  },
  'pattern-unmatched': (notice) => `${unmatchedText(notice)}.`,
  'sarif-limit': ({ what, omitted }) => SARIF_LIMITS[what](counted(omitted, 'finding')),
};

const NO_EFFECT: Record<NoticeOf<'rule-no-effect'>['why'], string> = {
  overridden: 'later rules override it wherever it matches',
  'no-values': 'no repository that it matches has a value for its tags',
};

/** Default: the name of the field. */
const DIFFERENCES: Partial<Record<UndoDifference, string>> = {
  'project-id': 'the project, which has another id',
  'project-gone': 'the project is gone',
  'finding-gone': 'the finding is no longer listed',
};

function reopens(before: string) {
  return (findings: string) => `${findings} ${before}. That cannot be restored, and becomes \`reopened\`.`;
}

const UNDO_INCOMPLETE: Record<NoticeOf<'undo-incomplete'>['what'], (findings: string) => string> = {
  notes: (findings) =>
    `The note of the earlier step stays on ${findings}: no note before it is known, and a note cannot be removed.`,
  'provisionally-ignored': reopens('had been provisionally ignored'),
  'never-triaged': reopens('had never been triaged'),
  'by-ids': reopens('had states that the earlier step did not list'),
  secrets: (findings) =>
    `Of ${findings}, \`undo\` restores only what the list of secrets shows: it has neither reasons nor notes, and a secret that it shows as open may have been \`reviewing\` or \`fixing\`.`,
  siblings: (findings) =>
    `${findings} had other states on other branches, which the platform moves together. The report of the earlier step has the former ones.`,
  unlisted: (findings) =>
    `${findings} moved along with findings of unknown former states, which the earlier step did not list.`,
  unreported: (findings) =>
    `Up to ${findings} that the earlier step may have triaged are not in its report, because no answer named them. Look at them in the web UI.`,
};

const SARIF_LIMITS: Record<SarifLimit, (findings: string) => string> = {
  results: (findings) =>
    `The SARIF file leaves out the ${findings} of least severity, because GitHub accepts at most ${number(MAX_RESULTS)} per run.`,
  shown: (findings) =>
    `GitHub shows only the ${number(SHOWN_RESULTS)} worst findings of a SARIF file, so ${findings} will not appear there.`,
  'no-place': (findings) =>
    `The SARIF file leaves out ${findings} without a file, because GitHub shows findings in files only.`,
  closed: (findings) =>
    `The SARIF file leaves out ${findings} with the status \`fixed\`, \`ignored\` or \`provisionally_ignored\`, because GitHub would show them as open.`,
};

/** Reasons that no other token removes. */
const USUAL_REASONS: UnknownReason[] = ['other-host', 'not-a-repository', 'no-owner', 'personal-account'];

/** `NOTES`, and others that probably need no action. */
function isMinor(notice: AnyNotice): boolean {
  switch (notice.kind) {
    case 'input':
    case 'exclusion-unmatched':
    case 'pattern-unmatched':
      return notice.isNote === true;
    case 'projects-unknown':
      // A tenth of the repositories may be gone before the token sees too little.
      return (
        notice.projects * 2 < notice.total &&
        (USUAL_REASONS.includes(notice.reason) ||
          (notice.reason === 'not-visible' && notice.projects * 10 <= notice.total))
      );
    case 'sarif-limit':
      return notice.what === 'no-place' || notice.what === 'closed';
    default:
      return notice.kind in NOTES;
  }
}

const TEXTS = { ...NOTES, ...WARNINGS };

export function noticeText(notice: AnyNotice): NoticeText {
  const textOf = TEXTS[notice.kind] as (notice: AnyNotice) => string;
  return { level: isMinor(notice) ? 'note' : 'warning', text: textOf(notice) };
}

function causeAndRemedy(cause: StepFailure): string {
  const { message, remedy } = explain(cause);
  return `${message}. ${remedy}.`;
}

/** Equal texts appear once. */
export function allNotices(result: StepResult, run: RunFacts, tooLarge: readonly string[]): NoticeText[] {
  const { report, plan, csv, sarif } = run.files ?? {};
  const files = { report, "plan's file": plan, 'CSV file': csv, 'SARIF file': sarif };
  const isReported = report?.problem === undefined;
  const notices: AnyNotice[] = [
    ...run.notices,
    ...result.notices,
    ...tooLarge.map((output) => ({ kind: 'output-too-large', output, isReported }) as const),
    ...Object.entries(files).flatMap(([file, { problem } = {}]) =>
      problem === undefined ? [] : [{ kind: 'file-unwritten', file, problem } as const],
    ),
  ];
  return [...new Map(notices.map(noticeText).map((notice) => [notice.text, notice] as const)).values()];
}

export function inputSentence({ input, message }: { input: string; message: string }): string {
  return sentence(`\`${input}\` ${message}`);
}
