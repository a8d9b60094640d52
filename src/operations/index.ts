import type { Source } from '../inputs/source.ts';
import type { Operation } from '../inputs/table.ts';
import type { Context } from '../model/context.ts';
import type { StepRequest, StepResult } from '../model/step.ts';
import type { View } from '../report/view.ts';

/** What an operation is made of, each part loaded when it is used. */
export interface OperationParts<Request extends StepRequest, Result extends StepResult<Request>> {
  /**
   * The inputs as a checked request; undefined where a file that it is made of cannot be used: the problem is known
   * then.
   */
  read: () => Promise<(source: Source) => Request | undefined | Promise<Request | undefined>>;
  /** Performs the operation. Never throws: what fails is part of the result. */
  run: () => Promise<(context: Context, request: Request) => Promise<Result>>;
  view: () => Promise<View<Result>>;
}

export type AnyOperation = OperationParts<StepRequest, StepResult>;

/** The parts fit together; who has only the name of an operation takes its request and its result as they come. */
function operation<Request extends StepRequest, Result extends StepResult<Request>>(
  parts: OperationParts<Request, Result>,
): AnyOperation {
  return parts as unknown as AnyOperation;
}

/** Every operation. One that is missing here does not compile. */
export const OPERATION_PARTS: Readonly<Record<Operation, AnyOperation>> = {
  tag: operation({
    read: async () => (await import(/* webpackChunkName: "fleet" */ './tag/inputs.ts')).readTag,
    run: async () => (await import(/* webpackChunkName: "fleet" */ './tag/run.ts')).tag,
    view: async () => (await import(/* webpackChunkName: "report" */ './tag/view.ts')).tagView,
  }),
  'managed-scan': operation({
    read: async () =>
      (await import(/* webpackChunkName: "fleet" */ './managed-scan/inputs.ts')).readManagedScan,
    run: async () => (await import(/* webpackChunkName: "fleet" */ './managed-scan/run.ts')).managedScan,
    view: async () =>
      (await import(/* webpackChunkName: "report" */ './managed-scan/view.ts')).managedScanView,
  }),
  triage: operation({
    read: async () => (await import(/* webpackChunkName: "findings" */ './triage/inputs.ts')).readTriage,
    run: async () => (await import(/* webpackChunkName: "findings" */ './triage/run.ts')).triage,
    view: async () => (await import(/* webpackChunkName: "report" */ './triage/view.ts')).triageView,
  }),
  ticket: operation({
    read: async () => (await import(/* webpackChunkName: "findings" */ './ticket/inputs.ts')).readTicket,
    run: async () => (await import(/* webpackChunkName: "findings" */ './ticket/run.ts')).ticket,
    view: async () => (await import(/* webpackChunkName: "report" */ './ticket/view.ts')).ticketView,
  }),
  scan: operation({
    read: async () => (await import(/* webpackChunkName: "scans" */ './scan/inputs.ts')).readScan,
    run: async () => (await import(/* webpackChunkName: "scans" */ './scan/run.ts')).scan,
    view: async () => (await import(/* webpackChunkName: "report" */ './scan/view.ts')).scanView,
  }),
  gate: operation({
    read: async () => (await import(/* webpackChunkName: "scans" */ './gate/inputs.ts')).readGate,
    run: async () => (await import(/* webpackChunkName: "scans" */ './gate/run.ts')).gate,
    view: async () => (await import(/* webpackChunkName: "report" */ './gate/view.ts')).gateView,
  }),
  plan: operation({
    read: async () => (await import(/* webpackChunkName: "rules" */ './plan/inputs.ts')).readPlan,
    run: async () => (await import(/* webpackChunkName: "rules" */ './plan/run.ts')).plan,
    view: async () => (await import(/* webpackChunkName: "report" */ './plan/view.ts')).planView,
  }),
  apply: operation({
    read: async () => (await import(/* webpackChunkName: "rules" */ './apply/inputs.ts')).readApply,
    run: async () => (await import(/* webpackChunkName: "rules" */ './apply/run.ts')).apply,
    view: async () => (await import(/* webpackChunkName: "report" */ './apply/view.ts')).applyView,
  }),
  validate: operation({
    read: async () => (await import(/* webpackChunkName: "rules" */ './validate/inputs.ts')).readValidate,
    run: async () => (await import(/* webpackChunkName: "rules" */ './validate/run.ts')).validate,
    view: async () => (await import(/* webpackChunkName: "report" */ './validate/view.ts')).validateView,
  }),
  export: operation({
    read: async () => (await import(/* webpackChunkName: "rules" */ './export/inputs.ts')).readExport,
    run: async () => (await import(/* webpackChunkName: "rules" */ './export/run.ts')).exportRules,
    view: async () => (await import(/* webpackChunkName: "report" */ './export/view.ts')).exportView,
  }),
  undo: operation({
    read: async () => (await import(/* webpackChunkName: "rules" */ './undo/inputs.ts')).readUndo,
    run: async () => (await import(/* webpackChunkName: "rules" */ './undo/run.ts')).undo,
    view: async () => (await import(/* webpackChunkName: "report" */ './undo/view.ts')).undoView,
  }),
  'list-projects': operation({
    read: async () =>
      (await import(/* webpackChunkName: "fleet" */ './list-projects/inputs.ts')).readListProjects,
    run: async () => (await import(/* webpackChunkName: "fleet" */ './list-projects/run.ts')).listProjects,
    view: async () =>
      (await import(/* webpackChunkName: "report" */ './list-projects/view.ts')).listProjectsView,
  }),
  'list-findings': operation({
    read: async () =>
      (await import(/* webpackChunkName: "findings" */ './list-findings/inputs.ts')).readListFindings,
    run: async () => (await import(/* webpackChunkName: "findings" */ './list-findings/run.ts')).listFindings,
    view: async () =>
      (await import(/* webpackChunkName: "report" */ './list-findings/view.ts')).listFindingsView,
  }),
  'list-policies': operation({
    read: async () =>
      (await import(/* webpackChunkName: "fleet" */ './list-policies/inputs.ts')).readListPolicies,
    run: async () => (await import(/* webpackChunkName: "fleet" */ './list-policies/run.ts')).listPolicies,
    view: async () =>
      (await import(/* webpackChunkName: "report" */ './list-policies/view.ts')).listPoliciesView,
  }),
  'list-dependencies': operation({
    read: async () =>
      (await import(/* webpackChunkName: "fleet" */ './list-dependencies/inputs.ts')).readListDependencies,
    run: async () =>
      (await import(/* webpackChunkName: "fleet" */ './list-dependencies/run.ts')).listDependencies,
    view: async () =>
      (await import(/* webpackChunkName: "report" */ './list-dependencies/view.ts')).listDependenciesView,
  }),
};
