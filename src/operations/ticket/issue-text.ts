import { worstFirst } from '../../findings/finding.ts';
import { paragraph, section } from '../../report/content.ts';
import { counted, joined } from '../../report/figures.ts';
import { severityPhrase } from '../../report/findings/counts.ts';
import { findingList } from '../../report/findings/list.ts';
import { placeText, ruleName, shortRule } from '../../report/findings/shown-finding.ts';
import { githubMarkdown, inlineHtml, withoutMentions } from '../../report/html.ts';
import { listContext } from '../../report/view.ts';
import type { IssueStep } from './decide.ts';
import type { GitHubTracker } from './inputs.ts';
import { markerLine } from './marker.ts';

/** GitHub refuses titles of more than 256 characters, and bodies of more than 65,536. */
const MAX_TITLE = 250;
const MAX_BODY = 65_000;
const MAX_SHOWN = 100;

/** `Code security: lodash (CVE-2021-23337) in acme/shop`. It names nothing that changes: people may edit it. */
export function issueTitle({ findings: [finding] }: IssueStep, isGrouped: boolean): string {
  if (finding === undefined) return 'Code security';
  const { dependency, vulnerability_identifier: vulnerability, repository } = finding;
  const rule = shortRule(ruleName(finding) ?? finding.kind);
  const name = dependency?.package ? `${dependency.package} (${vulnerability ?? rule})` : rule;
  const where = [repository, isGrouped ? '' : placeText(finding)].filter(Boolean).join(': ');
  const title = `Code security: ${name}${where === '' ? '' : ` in ${where}`}`;
  return title
    .replaceAll(/[\s`]+/g, ' ')
    .slice(0, MAX_TITLE)
    .toWellFormed();
}

/** The marker, then what a comment says about findings: each with its place and what to do. */
export function issueBody({ marker, findings }: IssueStep, baseUrl: string, footer?: string): string {
  const line = `${markerLine(marker)}\n`;
  const { links } = listContext({ baseUrl, endedAtMs: 0 }, { deployment: { slug: marker.deployment } });
  const unseen = marker.digests.length - findings.length;
  const page = {
    sign: '📋',
    title: `${unseen === 0 ? '' : 'At least '}${counted(findings.length, 'open finding')}: ${severityPhrase(findings)}`,
    ...{ warnings: [], notes: [], failures: [], facts: [] },
    context: [{ text: marker.repository, max: 300 }, ['Deployment ', { strong: marker.deployment }]],
    sections: [
      ...section('', findingList(worstFirst(findings), MAX_SHOWN, { links })),
      ...section(
        '',
        unseen === 0
          ? []
          : paragraph(`${counted(unseen, 'more finding')} may be open: not everything could be looked at.`),
      ),
      ...section('What to do', paragraph(WHAT_TO_DO)),
    ],
  };
  return line + githubMarkdown(page, { about: '', footer, maxLength: MAX_BODY - line.length });
}

const WHAT_TO_DO =
  'Fix it and push, or ignore it on the platform: the workflow that keeps this issue closes it when none of its findings is open any more. Closed by hand, it stays closed until it gets a finding that it did not have.';

/** `None of its findings is open any more: 2 were fixed, 1 was ignored (run 9).` */
export function closingLine({ ended }: IssueStep, { run }: GitHubTracker): string {
  const parts = Object.entries(ended).flatMap(([how, count]) =>
    count === 0 ? [] : `${count} ${count === 1 ? 'was' : 'were'} ${how}`,
  );
  const at = run === undefined ? '' : [' (', { link: `run ${run.number}`, to: run.url }, ')'];
  return withoutMentions(inlineHtml([`None of its findings is open any more: ${joined(parts)}`, at, '.']));
}
