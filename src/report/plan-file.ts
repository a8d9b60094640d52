import type { StepResult } from '../model/result.ts';
import { PLAN_FORMAT } from '../model/saved.ts';
import type { StepFile } from '../runner/files.ts';
import type { RunFacts } from './run-facts.ts';
import { writeSealedJson } from './sealed-json.ts';

/** The file that a person approves and `approved-plan` takes; nothing where there is no plan. */
export function writePlanFile(result: StepResult, { baseUrl }: RunFacts, file: StepFile): void {
  if (result.operation !== 'plan' && result.operation !== 'apply') return;
  const { hash, lines, momentMs, deployment, request } = result;
  if (hash === undefined || lines === undefined || momentMs === undefined) return;
  writeSealedJson(file, [
    ['schema', PLAN_FORMAT.schema],
    ['version', PLAN_FORMAT.version],
    ['platform', baseUrl],
    ['deployment', deployment.slug],
    ['rules_file', { path: request.rules.path, sha256: request.rules.sha256 }],
    ['moment', new Date(momentMs).toISOString()],
    ['hash', hash],
    ['changes', lines],
  ]);
  file.close();
}
