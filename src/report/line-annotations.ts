import type { PolicyProblemAt } from '../model/failure.ts';
import type { GateResult, StepResult } from '../model/result.ts';
import { type AnnotationPlace, MAX_ANNOTATIONS } from '../runner/log.ts';
import { problemText } from './explain/policies.ts';
import { shortRule } from './findings/shown-finding.ts';
import { countedFindings } from './gate-text.ts';
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
  if (!result.request.annotations) return [];
  const placed = countedFindings(result).filter(({ path }) => path !== undefined && path !== '');
  return placed.slice(0, MAX_ANNOTATIONS).map(({ path = '', line, severity, rule, message }) => ({
    place: {
      file: path,
      line,
      title: [severity, rule === undefined ? 'finding' : shortRule(rule)].filter(Boolean).join(': '),
    },
    message: message ?? rule ?? 'A finding of the platform',
  }));
}
