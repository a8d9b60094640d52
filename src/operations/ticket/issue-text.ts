import { worstFirst } from '../../findings/finding.ts';
import { type Inline, paragraph, section } from '../../report/content.ts';
import { counted, joined } from '../../report/figures.ts';
import { severityPhrase } from '../../report/findings/counts.ts';
import { findingList } from '../../report/findings/list.ts';
import { placeText, ruleName, shortRule } from '../../report/findings/shown-finding.ts';
import { githubMarkdown, inlineHtml, withoutMentions } from '../../report/html.ts';
import { listContext } from '../../report/view.ts';
import type { Ended, Listing } from './decide.ts';

/** What the issues of a step have in common. */
export interface IssueStyle {
  baseUrl: string;
  deployment: string;
  /** Markdown of the workflow's author for the end of each. */
  footer?: string;
  /** Of the workflow, where it is known. */
  run?: { number: number; url: string };
}

/** GitHub refuses titles of more than 256 characters. */
const MAX_TITLE = 250;
const MAX_SHOWN = 100;

/** `Code security: lodash (CVE-2021-23337) in acme/shop`. It has nothing that changes, because people may edit it. */
export function issueTitle({ findings }: Listing, isGrouped: boolean): string {
  const [finding] = findings;
  if (finding === undefined) return 'Code security';
  const { dependency, vulnerability_identifier: vulnerability, repository } = finding;
  const rule = shortRule(ruleName(finding) ?? finding.kind);
  const used = dependency?.package;
  const name = used === undefined ? rule : `${used} (${vulnerability ?? rule})`;
  const place = isGrouped ? undefined : placeText(finding);
  const where = [repository, place].filter(Boolean).join(': ');
  const title = `Code security: ${name}${where === '' ? '' : ` in ${where}`}`;
  return title
    .replaceAll(/[\s`]+/g, ' ')
    .slice(0, MAX_TITLE)
    .toWellFormed();
}

/** What a comment says about findings: each with its place and what to do. @param maxLength in characters */
export function issueText({ findings, digests }: Listing, style: IssueStyle, maxLength: number): string {
  const { baseUrl, deployment, footer } = style;
  const { links } = listContext({ baseUrl, endedAtMs: 0 }, { deployment: { slug: deployment } });
  const unseen = digests.length - findings.length;
  const page = {
    sign: '📋',
    title: `${counted(findings.length, 'open finding')}: ${severityPhrase(findings)}`,
    ...{ warnings: [], notes: [], failures: [], facts: [] },
    context: [{ text: findings[0]?.repository ?? '', max: 300 }, ['Deployment ', { strong: deployment }]],
    sections: [
      ...section('', findingList(worstFirst(findings), MAX_SHOWN, { links })),
      ...section(
        '',
        unseen === 0 ? [] : paragraph(`${counted(unseen, 'more finding')} could not be listed.`),
      ),
      ...section('What to do', paragraph(...WHAT_TO_DO)),
    ],
  };
  return githubMarkdown(page, { about: '', footer, maxLength });
}

const WHAT_TO_DO: readonly Inline[] = [
  'Fix it and push, or ignore it on the platform. When none of these findings is open any more, the workflow that keeps this issue closes it.',
  'Closed by hand, it stays closed until it gets a finding that it did not have.',
];

/** One line for an issue that is closed: `None of its findings is open any more: 2 were fixed, 1 was ignored (run 9).` */
export function closingLine(ended: Ended, { run }: IssueStyle): string {
  const parts = Object.entries(ended).flatMap(([how, count]) =>
    count === 0 ? [] : `${count} ${count === 1 ? 'was' : 'were'} ${how}`,
  );
  const at = run && [' (', { link: `run ${run.number}`, to: run.url }, ')'];
  return withoutMentions(
    inlineHtml([`None of its findings is open any more: ${joined(parts)}`, at ?? '', '.']),
  );
}

export function duplicateLine(of: number): string {
  return `Duplicate of #${of}`;
}
