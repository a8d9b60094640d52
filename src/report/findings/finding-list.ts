import type { Finding } from '../../platform/resources/finding.ts';
import { blocksHtml, EVERYTHING } from '../html.ts';
import { type FindingListOptions, findingParagraphs, findingTable } from './list.ts';
import { branchName, findingName, placeText, shortRule, validationText } from './shown-finding.ts';

// Of gate and scan alone, until their views give values.

export function findingList(findings: readonly Finding[], options: FindingListOptions): string {
  return blocksHtml(findingTable(findings, options), EVERYTHING, '\n');
}

export function findingBlocks(findings: readonly Finding[], options: FindingListOptions): string[] {
  return findingParagraphs(findings, options).map((block) => blocksHtml([block], EVERYTHING));
}

/** `high  tainted-sql  acme/api  src/db.py:12  main  (finding 123)` */
export function findingLine(finding: Finding): string {
  const { id, severity, repository, ref } = finding;
  const name = findingName(finding);
  return [
    severity,
    name && shortRule(name),
    validationText(finding),
    repository,
    placeText(finding),
    branchName(ref),
    `(finding ${id})`,
  ]
    .filter(Boolean)
    .join('  ');
}
