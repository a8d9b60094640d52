import type { Finding } from '../../platform/resources/finding.ts';
import { adviceOn, findingName, shortRule } from '../../report/findings/shown-finding.ts';
import type { LineAnnotation } from '../../report/view.ts';
import type { GateResult } from './result.ts';
import { countedFindings } from './text.ts';

/** The worst findings, on their lines. */
export function findingAnnotations(result: GateResult): LineAnnotation[] {
  if (!result.request.annotations) return [];
  const placed = countedFindings(result).filter(({ path }) => path !== undefined && path !== '');
  return placed.map((finding) => {
    const { path = '', line, severity } = finding;
    const title = [severity, shortRule(findingName(finding) ?? 'finding')].filter(Boolean).join(': ');
    return { place: { file: path, line, title }, message: findingMessage(finding) };
  });
}

/** What it is and what to do: a dependency by package and versions, a secret by its type, code by its message. */
function findingMessage(finding: Finding): string {
  const { message, kind } = finding;
  const name = findingName(finding) ?? 'A finding of the platform';
  const isNamed = kind === 'sca' || kind === 'secrets';
  const facts = isNamed ? [name, ...adviceOn(finding)].join(', ') : '';
  return [facts, message].filter(Boolean).join(': ') || name;
}
