import type { StepRequest } from '../model/request.ts';
import type { StepResult } from '../model/result.ts';
import type { PlatformClient } from '../platform/client.ts';
import { listDependencies, listPolicies, listProjects } from './lists.ts';
import { managedScan } from './managed-scan.ts';
import { scan } from './scan.ts';
import type { Progress, Rows } from './step.ts';
import { tag } from './tag.ts';
import { triage } from './triage.ts';

/** Performs the operation of a request. Never throws: what fails is part of the result. */
export function runOperation(
  client: PlatformClient,
  request: StepRequest,
  progress: Progress,
  rows: Rows,
): Promise<StepResult> {
  switch (request.operation) {
    case 'tag':
      return tag(client, request, progress);
    case 'managed-scan':
      return managedScan(client, request, progress);
    case 'triage':
      return triage(client, request, progress);
    case 'scan':
      return scan(client, request);
    case 'list-projects':
      return listProjects(client, request, progress, rows);
    case 'list-policies':
      return listPolicies(client, request, rows);
    case 'list-dependencies':
      return listDependencies(client, request, progress, rows);
  }
}
