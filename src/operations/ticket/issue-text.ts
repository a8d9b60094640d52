import { worstFirst } from '../../findings/finding.ts';
import { markedBody, type TextIdentity } from '../../github/marked-text.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import { EMPTY_PAGE, type Page, paragraph, section } from '../../report/content.ts';
import { severityPhrase } from '../../report/findings/counts.ts';
import { findingList } from '../../report/findings/list.ts';
import { placeText, ruleName, shortRule } from '../../report/findings/shown-finding.ts';
import { counted, joined } from '../../report/format.ts';
import { githubMarkdown, issueTitle, MAX_GITHUB_LENGTH } from '../../report/html.ts';
import { platformLinks } from '../../report/view.ts';
import { type IssueWrite, stampOf } from './decide.ts';
import type { GitHubTracker } from './inputs.ts';

const MAX_SHOWN = 100;

/** The texts of an issue. Findings read as in a comment, each with its place and remedy. */
export function issueTexts(
  write: IssueWrite,
  { tracker, groupIssues }: { tracker: GitHubTracker; groupIssues: boolean },
  deployment: string,
  identity: TextIdentity,
  baseUrl: string,
): { title: string; body: string; closing: string } {
  const { subject, findingDigests, findings } = write;
  const links = platformLinks(baseUrl, deployment);
  const unseen = findingDigests.length - findings.length;
  const rest = `${counted(unseen, 'more finding')} may be open, because the lists may be incomplete.`;
  const page: Page = {
    ...EMPTY_PAGE,
    sign: '📋',
    title: `${unseen === 0 ? '' : 'At least '}${counted(findings.length, 'open finding')}: ${severityPhrase(findings)}`,
    context: [{ text: subject.repository, max: 300 }, ['Deployment ', { strong: deployment }]],
    sections: [
      ...section('', findingList(worstFirst(findings), MAX_SHOWN, { links })),
      ...section('', unseen === 0 ? [] : paragraph(rest)),
      ...section('What to do', paragraph(WHAT_TO_DO)),
    ],
  };
  const stamp = stampOf(write);
  const options = { factsTitle: '', footer: tracker.footer, maxLength: MAX_GITHUB_LENGTH - stamp.length };
  const body = markedBody(identity, stamp, githubMarkdown(page, options));
  return { title: titleOf(findings[0], groupIssues), body, closing: closingLine(write) };
}

const WHAT_TO_DO =
  'Fix the findings and push, or ignore them on the platform: the workflow closes this issue once none of them is open. If you close it by hand, it stays closed until a new finding is added.';

/** `Code security: lodash (CVE-2021-23337) in acme/shop`; without facts that change, because it is never updated. */
function titleOf(finding: Finding | undefined, isGrouped: boolean): string {
  if (finding === undefined) return 'Code security';
  const { dependency, vulnerability_identifier: vulnerability, repository } = finding;
  const rule = shortRule(ruleName(finding) ?? finding.kind);
  const name = dependency?.package ? `${dependency.package} (${vulnerability ?? rule})` : rule;
  const where = [repository, isGrouped ? '' : placeText(finding)].filter(Boolean).join(': ');
  return issueTitle(`Code security: ${name}${where === '' ? '' : ` in ${where}`}`);
}

/** `None of the findings is open any more: 2 were fixed and 1 was ignored.` */
function closingLine({ ended }: IssueWrite): string {
  const parts = Object.entries(ended).flatMap(([how, count]) =>
    count === 0 ? [] : `${count} ${count === 1 ? 'was' : 'were'} ${how}`,
  );
  return `None of the findings is open any more: ${joined(parts)}.`;
}
