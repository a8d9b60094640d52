import type { StepResult } from '../model/result.ts';
import { PLAN_FORMAT } from '../model/saved.ts';
import type { StepFile } from '../runner/files.ts';
import type { RunFacts } from './run-facts.ts';
import { SealedJson } from './sealed-json.ts';

/** The file that a person approves and `approved-plan` takes; nothing where there is no plan. */
export function writePlanFile(result: StepResult, { baseUrl }: RunFacts, file: StepFile): void {
  if (result.operation !== 'plan' && result.operation !== 'apply') return;
  const { hash, lines, momentMs, deployment, request } = result;
  if (hash === undefined || lines === undefined || momentMs === undefined) return;
  const json = new SealedJson(file);
  json.field('schema', PLAN_FORMAT.schema);
  json.field('version', PLAN_FORMAT.version);
  json.field('platform', baseUrl);
  json.field('deployment', deployment.slug);
  json.field('rules_file', { path: request.rules.path, sha256: request.rules.sha256 });
  json.field('moment', new Date(momentMs).toISOString());
  json.field('hash', hash);
  json.field('changes', lines);
  json.end();
  file.close();
}
