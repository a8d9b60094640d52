import {
  type FleetResult,
  type ListResult,
  outcomeOf,
  type ScanResult,
  type StepResult,
  type TriageResult,
} from '../model/result.ts';
import { writeJson } from '../platform/http/json.ts';
import { type KeptRows, LIST_PARTS, MAX_OUTPUT_LENGTH } from './report-file.ts';

export interface Outputs {
  values: Record<string, string>;
  /** JSON outputs that are empty because they would not fit. */
  tooLarge: string[];
}

/** The outputs of a step, but for `report-path`. */
export function outputsOf(result: StepResult, rows: KeptRows): Outputs {
  const outputs: Outputs = { values: { outcome: outcomeOf(result) }, tooLarge: [] };
  switch (result.operation) {
    case 'tag':
    case 'managed-scan':
      Object.assign(outputs.values, fleetOutputs(result));
      break;
    case 'triage':
      triageOutputs(result, outputs);
      break;
    case 'scan':
      scanOutputs(result, outputs);
      break;
    default:
      listOutputs(result, rows, outputs);
  }
  return outputs;
}

function fleetOutputs({ rows, dryRun }: FleetResult): Record<string, string> {
  const count = (state: string) => String(rows.filter((row) => row.state === state).length);
  return {
    'projects-changed': count(dryRun ? 'would-change' : 'changed'),
    'projects-unchanged': count('unchanged'),
    'projects-failed': count('failed'),
  };
}

function triageOutputs({ triaged, unlisted }: TriageResult, outputs: Outputs): void {
  outputs.values['num-triaged'] = String(triaged.length + unlisted);
  putJson(outputs, 'triaged-issues', triaged);
}

function scanOutputs({ scan }: ScanResult, outputs: Outputs): void {
  if (scan === undefined) return;
  putJson(outputs, 'scan', scan);
  const { meta, stats, completed_at } = scan;
  // A scan that is under way has no results yet, whatever stands in their place.
  const complete = completed_at !== undefined;
  const main = {
    'scan-findings': complete ? stats?.findings : undefined,
    'scan-exit-code': complete ? scan.exit_code : undefined,
    'scan-total-time': complete ? stats?.total_time : undefined,
    'scan-branch': meta.branch,
    'scan-commit': meta.commit,
    'scan-completed-at': completed_at,
  };
  for (const [name, value] of Object.entries(main)) {
    // These are short by nature; one that is not is none.
    if (value !== undefined && String(value).length < 1000) outputs.values[name] = String(value);
  }
}

function listOutputs(result: ListResult, rows: KeptRows, outputs: Outputs): void {
  const name = LIST_PARTS[result.operation];
  outputs.values.count = String(result.count);
  outputs.values[name] = rows.json ?? '';
  if (rows.json === undefined) outputs.tooLarge.push(name);
  if (result.shards === undefined) return;
  const shards = Array.from({ length: result.shards }, (_, index) => `${index + 1}/${result.shards}`);
  outputs.values.matrix = JSON.stringify({ shard: shards });
}

function putJson(outputs: Outputs, name: string, value: unknown): void {
  const json = writeJson(value);
  const fits = json.length <= MAX_OUTPUT_LENGTH;
  outputs.values[name] = fits ? json : '';
  if (!fits) outputs.tooLarge.push(name);
}
