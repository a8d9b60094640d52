import type { StepResult } from '../model/result.ts';
import { type AnnotationPlace, MAX_ANNOTATIONS } from '../runner/log.ts';
import { shortRule } from './findings/shown-finding.ts';
import { countedFindings } from './gate-text.ts';

export interface FindingAnnotation {
  place: AnnotationPlace;
  message: string;
}

/** Of a gate that found something: the worst findings, for their lines in the pull request. */
export function findingAnnotations(result: StepResult): FindingAnnotation[] {
  if (result.operation !== 'gate' || !result.request.annotations) return [];
  const placed = countedFindings(result).filter(({ path }) => path !== undefined && path !== '');
  return placed.slice(0, MAX_ANNOTATIONS).map(({ path = '', line, severity, rule, message }) => ({
    place: {
      file: path,
      ...(line === undefined ? {} : { line }),
      title: [severity, rule === undefined ? 'finding' : shortRule(rule)].filter(Boolean).join(': '),
    },
    message: message ?? rule ?? 'A finding of the platform',
  }));
}
