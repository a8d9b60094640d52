import { blocks, paragraph, prose } from '../markup.ts';
import type { PlatformLinks } from '../platform-links.ts';
import { html, link } from '../text.ts';
import { placeCell, ruleCell, severityCell } from './finding-table.ts';
import { ruleName, type ShownFinding } from './shown-finding.ts';

const MAX_MESSAGE = 500;

/** One below the other, so that they read on a phone, too: what and where, why, and what to do. */
export function findingBlocks(findings: readonly ShownFinding[], links: PlatformLinks): string {
  return blocks(findings.map((finding) => findingBlock(finding, links))).trimEnd();
}

function findingBlock(finding: ShownFinding, links: PlatformLinks): string {
  const { id, severity = '', message = '', advice = [] } = finding;
  const what = `<b>${[severityCell(severity), ruleCell(ruleName(finding) ?? '')].filter(Boolean).join(' ')}</b>`;
  const place = placeCell(finding);
  const more = [...advice.map((text) => html(text)), link(`finding ${id}`, links.finding(id))];
  const lines = [place === '' ? what : `${what} in ${place}`, prose(message, MAX_MESSAGE), more.join(' · ')];
  return paragraph(lines.filter((line) => line !== '').join('<br>'));
}
