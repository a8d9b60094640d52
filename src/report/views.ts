import type { Operation } from '../model/request.ts';
import type { Outcome, StepResult } from '../model/result.ts';
import { gateView } from '../operations/gate/view.ts';
import { scanView } from '../operations/scan/view.ts';
import type { PageView } from './view.ts';
import { applyView } from './views/apply.ts';
import { exportView } from './views/export.ts';
import { managedScanView, tagView } from './views/fleet.ts';
import { listFindingsView } from './views/list-findings.ts';
import { listPoliciesView } from './views/list-policies.ts';
import { listDependenciesView, listProjectsView } from './views/lists.ts';
import { planView } from './views/plan.ts';
import { triageView } from './views/triage.ts';
import { undoView } from './views/undo.ts';
import { validateView } from './views/validate.ts';

/** One view for each operation. */
export const VIEWS: { [O in Operation]: PageView<O> } = {
  tag: tagView,
  'managed-scan': managedScanView,
  triage: triageView,
  scan: scanView,
  gate: gateView,
  plan: planView,
  apply: applyView,
  validate: validateView,
  export: exportView,
  undo: undoView,
  'list-projects': listProjectsView,
  'list-findings': listFindingsView,
  'list-policies': listPoliciesView,
  'list-dependencies': listDependenciesView,
};

/** The view of a result's operation. */
export function viewOf(result: StepResult): PageView<Operation> {
  // A row of the table takes the results of its own operation, which is what the key chose.
  return VIEWS[result.operation] as unknown as PageView<Operation>;
}

/** `partial`: something was done, and something failed. */
export function outcomeOf(result: StepResult): Outcome {
  if (viewOf(result).isPartial?.(result) === true) return 'partial';
  return result.failure === undefined ? 'succeeded' : 'failed';
}

/** Whether the operation was not to write. */
export function isDryRun({ request }: StepResult): boolean {
  return 'dryRun' in request && request.dryRun;
}
