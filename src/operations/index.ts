import type { Source } from '../inputs/source.ts';
import type { Context } from '../model/context.ts';
import type { Operation } from '../model/operations.ts';
import type { OwnRequest, StepRequest, StepResult } from '../model/step.ts';
import type { View } from '../report/view.ts';

type Own<Request extends StepRequest> = OwnRequest<Request> | undefined;

/**
 * What an operation is made of, each part loaded when it is used: the files of its folder, which export `read`, `run` and
 * `view`.
 */
interface OperationParts<Request extends StepRequest, Result extends StepResult<Request>> {
  /**
   * The inputs as a checked request; undefined where a file that it is made of cannot be used: the problem is known
   * then.
   */
  inputs(): Promise<{ read(source: Source): Own<Request> | Promise<Own<Request>> }>;
  /** Performs the operation. Never throws: what fails is part of the result. */
  run(): Promise<{ run(context: Context, request: Request): Promise<Result> }>;
  view(): Promise<{ view: View<Result> }>;
}

type AnyOperation = OperationParts<StepRequest, StepResult>;

/** The parts fit together; who has only the name of an operation takes its request and its result as they come. */
function operation<Request extends StepRequest, Result extends StepResult<Request>>(
  parts: OperationParts<Request, Result>,
): AnyOperation {
  return parts as unknown as AnyOperation;
}

/** Every operation. One that is missing here does not compile. */
export const OPERATION_PARTS: Readonly<Record<Operation, AnyOperation>> = {
  tag: operation({
    inputs: () => import(/* webpackChunkName: "fleet" */ './tag/inputs.ts'),
    run: () => import(/* webpackChunkName: "fleet" */ './tag/run.ts'),
    view: () => import(/* webpackChunkName: "report" */ './tag/view.ts'),
  }),
  'managed-scan': operation({
    inputs: () => import(/* webpackChunkName: "fleet" */ './managed-scan/inputs.ts'),
    run: () => import(/* webpackChunkName: "fleet" */ './managed-scan/run.ts'),
    view: () => import(/* webpackChunkName: "report" */ './managed-scan/view.ts'),
  }),
  triage: operation({
    inputs: () => import(/* webpackChunkName: "findings" */ './triage/inputs.ts'),
    run: () => import(/* webpackChunkName: "findings" */ './triage/run.ts'),
    view: () => import(/* webpackChunkName: "report" */ './triage/view.ts'),
  }),
  ticket: operation({
    inputs: () => import(/* webpackChunkName: "findings" */ './ticket/inputs.ts'),
    run: () => import(/* webpackChunkName: "findings" */ './ticket/run.ts'),
    view: () => import(/* webpackChunkName: "report" */ './ticket/view.ts'),
  }),
  scan: operation({
    inputs: () => import(/* webpackChunkName: "scans" */ './scan/inputs.ts'),
    run: () => import(/* webpackChunkName: "scans" */ './scan/run.ts'),
    view: () => import(/* webpackChunkName: "report" */ './scan/view.ts'),
  }),
  gate: operation({
    inputs: () => import(/* webpackChunkName: "scans" */ './gate/inputs.ts'),
    run: () => import(/* webpackChunkName: "scans" */ './gate/run.ts'),
    view: () => import(/* webpackChunkName: "report" */ './gate/view.ts'),
  }),
  plan: operation({
    inputs: () => import(/* webpackChunkName: "rules" */ './plan/inputs.ts'),
    run: () => import(/* webpackChunkName: "rules" */ './plan/run.ts'),
    view: () => import(/* webpackChunkName: "report" */ './plan/view.ts'),
  }),
  apply: operation({
    inputs: () => import(/* webpackChunkName: "rules" */ './apply/inputs.ts'),
    run: () => import(/* webpackChunkName: "rules" */ './apply/run.ts'),
    view: () => import(/* webpackChunkName: "report" */ './apply/view.ts'),
  }),
  validate: operation({
    inputs: () => import(/* webpackChunkName: "rules" */ './validate/inputs.ts'),
    run: () => import(/* webpackChunkName: "rules" */ './validate/run.ts'),
    view: () => import(/* webpackChunkName: "report" */ './validate/view.ts'),
  }),
  export: operation({
    inputs: () => import(/* webpackChunkName: "rules" */ './export/inputs.ts'),
    run: () => import(/* webpackChunkName: "rules" */ './export/run.ts'),
    view: () => import(/* webpackChunkName: "report" */ './export/view.ts'),
  }),
  undo: operation({
    inputs: () => import(/* webpackChunkName: "rules" */ './undo/inputs.ts'),
    run: () => import(/* webpackChunkName: "rules" */ './undo/run.ts'),
    view: () => import(/* webpackChunkName: "report" */ './undo/view.ts'),
  }),
  sbom: operation({
    inputs: () => import(/* webpackChunkName: "fleet" */ './sbom/inputs.ts'),
    run: () => import(/* webpackChunkName: "fleet" */ './sbom/run.ts'),
    view: () => import(/* webpackChunkName: "report" */ './sbom/view.ts'),
  }),
  check: operation({
    inputs: () => import(/* webpackChunkName: "fleet" */ './check/inputs.ts'),
    run: () => import(/* webpackChunkName: "fleet" */ './check/run.ts'),
    view: () => import(/* webpackChunkName: "report" */ './check/view.ts'),
  }),
  'list-projects': operation({
    inputs: () => import(/* webpackChunkName: "fleet" */ './list-projects/inputs.ts'),
    run: () => import(/* webpackChunkName: "fleet" */ './list-projects/run.ts'),
    view: () => import(/* webpackChunkName: "report" */ './list-projects/view.ts'),
  }),
  'list-findings': operation({
    inputs: () => import(/* webpackChunkName: "findings" */ './list-findings/inputs.ts'),
    run: () => import(/* webpackChunkName: "findings" */ './list-findings/run.ts'),
    view: () => import(/* webpackChunkName: "report" */ './list-findings/view.ts'),
  }),
  'list-policies': operation({
    inputs: () => import(/* webpackChunkName: "fleet" */ './list-policies/inputs.ts'),
    run: () => import(/* webpackChunkName: "fleet" */ './list-policies/run.ts'),
    view: () => import(/* webpackChunkName: "report" */ './list-policies/view.ts'),
  }),
  'list-dependencies': operation({
    inputs: () => import(/* webpackChunkName: "fleet" */ './list-dependencies/inputs.ts'),
    run: () => import(/* webpackChunkName: "fleet" */ './list-dependencies/run.ts'),
    view: () => import(/* webpackChunkName: "report" */ './list-dependencies/view.ts'),
  }),
};
