import type { InputProblem } from '../model/problem.ts';
import type { StepResult } from '../model/result.ts';
import { REPORT_FORMAT } from '../model/saved.ts';
import { failureReason } from './failure-reason.ts';
import type { RunFacts } from './run-facts.ts';
import type { SealedJson } from './sealed-json.ts';
import { outcomeOf } from './views.ts';

/** Everything that a step saw and did (schema/report.v3.json). */
export function endReport(json: SealedJson, result: StepResult, run: RunFacts): void {
  startEnvelope(json, result.operation, outcomeOf(result));
  json.field('failure_reason', failureReason(result, run.cancelled));
  json.field('cancelled', run.cancelled);
  json.field('platform', run.baseUrl);
  json.field('deployment', result.deployment);
  json.field('action_version', run.version);
  json.field('started_at', new Date(run.startedAtMs).toISOString());
  json.field('ended_at', new Date(run.endedAtMs).toISOString());
  if (run.platformEndedAtMs !== undefined)
    json.field('platform_ended_at', new Date(run.platformEndedAtMs).toISOString());
  json.field('requests_sent', run.requestsSent);
  json.field('requests_repeated', run.requestsRepeated);
  json.field('paused_ms', Math.round(run.pausedMs));
  json.field('result', result);
  json.field('notices', [...run.notices, ...result.notices]);
  json.end();
}

/** The report of a step whose inputs were wrong. */
export function endProblemReport(
  json: SealedJson,
  operation: string,
  problems: readonly InputProblem[],
  version: string,
): void {
  startEnvelope(json, operation, 'failed');
  json.field('failure_reason', 'invalid-inputs');
  json.field('cancelled', false);
  json.field('action_version', version);
  json.field('requests_sent', 0);
  json.field('problems', problems);
  json.end();
}

function startEnvelope(json: SealedJson, operation: string, outcome: string): void {
  json.field('schema', REPORT_FORMAT.schema);
  json.field('version', REPORT_FORMAT.version);
  json.field('operation', operation);
  json.field('outcome', outcome);
}
