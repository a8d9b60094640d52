import { worstFirst } from '../../findings/finding.ts';
import { reopenedLine } from '../../github/issue.ts';
import { markedBody, type TextIdentity } from '../../github/marked-text.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import { EMPTY_PAGE, type Page, paragraph, section } from '../../report/content.ts';
import { findingList, severityPhrase } from '../../report/findings/list.ts';
import { placeText, ruleName, shortRule } from '../../report/findings/shown-finding.ts';
import { counted, joined, number } from '../../report/format.ts';
import { githubMarkdown, issueTitle, MAX_GITHUB_LENGTH } from '../../report/html.ts';
import { platformLinks } from '../../report/view.ts';
import type { IssueWrite } from './decide.ts';
import type { GitHubTracker } from './inputs.ts';
import { stampOf } from './known-issue.ts';

const MAX_SHOWN = 100;

export interface IssueDraft extends IssueWrite {
  title: string;
  body: string;
  /** The reason that it is closed, or opened again. */
  comment?: string;
}

export function draftIssues(
  writes: readonly IssueWrite[],
  { tracker, groupIssues }: { tracker: GitHubTracker; groupIssues: boolean },
  step: { deployment: string; identity: TextIdentity; baseUrl: string; listed: readonly Finding[] },
): IssueDraft[] {
  const { deployment, identity, baseUrl } = step;
  const links = platformLinks(baseUrl, deployment);
  const rules = [...new Set(step.listed.map(ruleName))].filter((rule) => rule !== undefined);
  const bodyOf = ({ marker, findings, unseen }: IssueWrite): string => {
    const { id, name } = marker.place;
    const rest = `${counted(unseen, 'more finding')} may be open, because the lists may be incomplete.`;
    const repository = { link: { text: name, max: 300 }, to: links.findingsOf(id) };
    const page: Page = {
      ...EMPTY_PAGE,
      sign: '📋',
      title: `${unseen === 0 ? '' : 'At least '}${counted(findings.length, 'open finding')}: ${severityPhrase(findings)}`,
      context: [repository, ['Deployment ', { strong: deployment }]],
      sections: [
        ...section('', findingList(worstFirst(findings), MAX_SHOWN, { links })),
        ...section('', unseen === 0 ? [] : paragraph(rest)),
        ...section('What to do', paragraph(WHAT_TO_DO)),
      ],
    };
    const stamp = stampOf(marker);
    const maxLength = MAX_GITHUB_LENGTH - stamp.length;
    const options = { factsTitle: '', footer: tracker.footer, maxLength, isList: true };
    return markedBody(identity, stamp, githubMarkdown(page, options));
  };
  return writes.map((write): IssueDraft => {
    const { action, issue, duplicateOf, marker, findings, bot } = write;
    const title = titleOf(findings[0], groupIssues, rules);
    if (action === 'merged') return { ...write, title, body: `Duplicate of #${duplicateOf}` };
    // The text of a closed issue stays as it was.
    if (action === 'closed' && issue !== undefined) {
      const body = issue.body.replace(issue.stamp, () => stampOf(marker));
      return { ...write, title, body, comment: closingLine(write) };
    }
    return { ...write, title, body: bodyOf(write), comment: bot && reopenedLine(bot) };
  });
}

const WHAT_TO_DO =
  'Fix the findings and push, or ignore them on the platform: the workflow closes this issue once none of them is open. If you close it by hand, it stays closed until a new finding is added.';

/** `Code security: lodash (CVE-2021-23337) in acme/shop`; without facts that change, because it is never updated. */
function titleOf(finding: Finding | undefined, isGrouped: boolean, rules: readonly string[]): string {
  if (finding === undefined) return 'Code security';
  const { dependency, vulnerability_identifier: vulnerability, repository } = finding;
  const rule = distinctEnd(ruleName(finding) ?? finding.kind, rules);
  const name = dependency?.package ? `${dependency.package} (${vulnerability ?? rule})` : rule;
  const where = [repository, isGrouped ? '' : placeText(finding)].filter(Boolean).join(': ');
  return issueTitle(`Code security: ${name}${where === '' ? '' : ` in ${where}`}`);
}

/** The end of a rule's name, long enough to tell it from the others. */
function distinctEnd(rule: string, rules: readonly string[]): string {
  const segments = rule.split('.');
  const ends = [shortRule(rule), ...segments.map((_, index) => segments.slice(-index - 1).join('.'))];
  const isShared = (end: string) => rules.some((name) => name !== rule && `.${name}`.endsWith(`.${end}`));
  return ends.find((end) => !isShared(end)) ?? rule;
}

/** `None of the findings is open any more: 2 were fixed and 1 was ignored.` */
function closingLine({ ended }: IssueWrite): string {
  const ways = Object.entries(ended).filter(([, count]) => count > 0);
  const parts = ways.map(([way, count]) => `${number(count)} ${count === 1 ? 'was' : 'were'} ${way}`);
  return `None of the findings is open any more: ${joined(parts)}.`;
}
