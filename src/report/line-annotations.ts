import type { PolicyProblemAt } from '../model/failure.ts';
import type { GateResult, StepResult } from '../model/result.ts';
import type { Finding } from '../platform/resources/finding.ts';
import { type AnnotationPlace, MAX_ANNOTATIONS } from '../runner/log.ts';
import { problemText } from './explain/policies.ts';
import { adviceOn, findingName, shortRule } from './findings/shown-finding.ts';
import { sentence } from './notices.ts';

export interface LineAnnotation {
  place: AnnotationPlace;
  message: string;
}

/** For lines in the pull request: the worst findings of a gate, and what is wrong with the policies of a file. */
export function lineAnnotations(result: StepResult): LineAnnotation[] {
  if (result.failure?.kind === 'policies-invalid' && 'rules' in result.request) {
    return problemAnnotations(result.failure.problems, result.request.rules.pathInRepository);
  }
  return result.operation === 'gate' ? findingAnnotations(result) : [];
}

function problemAnnotations(problems: readonly PolicyProblemAt[], file: string | undefined) {
  if (file === undefined) return [];
  return problems
    .slice(0, MAX_ANNOTATIONS)
    .map((problem) => ({ place: { file, line: problem.line }, message: sentence(problemText(problem)) }));
}

function findingAnnotations(result: GateResult): LineAnnotation[] {
  const { request, counted = [] } = result;
  if (!request.annotations) return [];
  const placed = counted.filter(({ path }) => path !== undefined && path !== '');
  return placed.slice(0, MAX_ANNOTATIONS).map((finding) => {
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
