import { parseJson } from '../../src/platform/http/json.ts';
import type { StepRun } from '../run-step.ts';

/** What a step leaves behind. Its report has ids beyond 2^53 as `bigint`. */
export type StepEnd = Pick<StepRun, 'exitCode' | 'outputs' | 'summary' | 'log' | 'errors' | 'report'> & {
  /** As it is in the file; undefined where there is none. */
  reportText: string | undefined;
};

export function stepEnd({ exitCode, outputs, summary, log, errors, reportText }: StepRun): StepEnd {
  const report = reportText === '' ? undefined : parseJson(reportText);
  return { exitCode, outputs, summary, log, errors, report, reportText: reportText || undefined };
}
