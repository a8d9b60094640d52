import type { Source } from '../inputs/source.ts';
import type { Context } from '../model/context.ts';
import type { StepFailure } from '../model/failure.ts';
import type { Operation } from '../model/operations.ts';
import type { StepRequest, StepResult } from '../model/step.ts';
import type { View } from '../report/view.ts';

/** Loaded on first use. */
type Modules<Module> = Readonly<Record<Operation, () => Promise<Module>>>;

/** `read` checks the inputs; it returns undefined if a file that an input names cannot be used. */
export const READERS: Modules<{ read(source: Source): object | undefined | Promise<object | undefined> }> = {
  tag: () => import(/* webpackChunkName: "fleet" */ './tag/inputs.ts'),
  'managed-scan': () => import(/* webpackChunkName: "fleet" */ './managed-scan/inputs.ts'),
  triage: () => import(/* webpackChunkName: "findings" */ './triage/inputs.ts'),
  ticket: () => import(/* webpackChunkName: "findings" */ './ticket/inputs.ts'),
  scan: () => import(/* webpackChunkName: "scans" */ './scan/inputs.ts'),
  gate: () => import(/* webpackChunkName: "scans" */ './gate/inputs.ts'),
  plan: () => import(/* webpackChunkName: "rules" */ './plan/inputs.ts'),
  apply: () => import(/* webpackChunkName: "rules" */ './apply/inputs.ts'),
  validate: () => import(/* webpackChunkName: "rules" */ './validate/inputs.ts'),
  export: () => import(/* webpackChunkName: "rules" */ './export/inputs.ts'),
  undo: () => import(/* webpackChunkName: "rules" */ './undo/inputs.ts'),
  sbom: () => import(/* webpackChunkName: "fleet" */ './sbom/inputs.ts'),
  check: () => import(/* webpackChunkName: "fleet" */ './check/inputs.ts'),
  'list-projects': () => import(/* webpackChunkName: "fleet" */ './list-projects/inputs.ts'),
  'list-findings': () => import(/* webpackChunkName: "findings" */ './list-findings/inputs.ts'),
  'list-policies': () => import(/* webpackChunkName: "fleet" */ './list-policies/inputs.ts'),
  'list-dependencies': () => import(/* webpackChunkName: "fleet" */ './list-dependencies/inputs.ts'),
  posture: () => import(/* webpackChunkName: "findings" */ './posture/inputs.ts'),
};

export interface Runner {
  /** Never throws: failures are results. */
  run(context: Context, request: StepRequest): Promise<StepResult>;
  /** The input that lets the step succeed despite a failure. */
  toleratingInput?(request: StepRequest, failure: StepFailure): string | undefined;
}

/** `check` uses the texts of `report`, so it is in that chunk. */
export const RUNNERS: Modules<Runner> = {
  tag: () => import(/* webpackChunkName: "fleet" */ './tag/run.ts'),
  'managed-scan': () => import(/* webpackChunkName: "fleet" */ './managed-scan/run.ts'),
  triage: () => import(/* webpackChunkName: "findings" */ './triage/run.ts'),
  ticket: () => import(/* webpackChunkName: "findings" */ './ticket/run.ts'),
  scan: () => import(/* webpackChunkName: "scans" */ './scan/run.ts'),
  gate: () => import(/* webpackChunkName: "scans" */ './gate/run.ts'),
  plan: () => import(/* webpackChunkName: "rules" */ './plan/run.ts'),
  apply: () => import(/* webpackChunkName: "rules" */ './apply/run.ts'),
  validate: () => import(/* webpackChunkName: "rules" */ './validate/run.ts'),
  export: () => import(/* webpackChunkName: "rules" */ './export/run.ts'),
  undo: () => import(/* webpackChunkName: "rules" */ './undo/run.ts'),
  sbom: () => import(/* webpackChunkName: "fleet" */ './sbom/run.ts'),
  check: () => import(/* webpackChunkName: "report" */ './check/run.ts'),
  'list-projects': () => import(/* webpackChunkName: "fleet" */ './list-projects/run.ts'),
  'list-findings': () => import(/* webpackChunkName: "findings" */ './list-findings/run.ts'),
  'list-policies': () => import(/* webpackChunkName: "fleet" */ './list-policies/run.ts'),
  'list-dependencies': () => import(/* webpackChunkName: "fleet" */ './list-dependencies/run.ts'),
  posture: () => import(/* webpackChunkName: "findings" */ './posture/run.ts'),
};

/** The cast hides that each view takes only its own results. */
export const VIEWS = {
  tag: () => import(/* webpackChunkName: "report" */ './tag/view.ts'),
  'managed-scan': () => import(/* webpackChunkName: "report" */ './managed-scan/view.ts'),
  triage: () => import(/* webpackChunkName: "report" */ './triage/view.ts'),
  ticket: () => import(/* webpackChunkName: "report" */ './ticket/view.ts'),
  scan: () => import(/* webpackChunkName: "report" */ './scan/view.ts'),
  gate: () => import(/* webpackChunkName: "report" */ './gate/view.ts'),
  plan: () => import(/* webpackChunkName: "report" */ './plan/view.ts'),
  apply: () => import(/* webpackChunkName: "report" */ './apply/view.ts'),
  validate: () => import(/* webpackChunkName: "report" */ './validate/view.ts'),
  export: () => import(/* webpackChunkName: "report" */ './export/view.ts'),
  undo: () => import(/* webpackChunkName: "report" */ './undo/view.ts'),
  sbom: () => import(/* webpackChunkName: "report" */ './sbom/view.ts'),
  check: () => import(/* webpackChunkName: "report" */ './check/view.ts'),
  'list-projects': () => import(/* webpackChunkName: "report" */ './list-projects/view.ts'),
  'list-findings': () => import(/* webpackChunkName: "report" */ './list-findings/view.ts'),
  'list-policies': () => import(/* webpackChunkName: "report" */ './list-policies/view.ts'),
  'list-dependencies': () => import(/* webpackChunkName: "report" */ './list-dependencies/view.ts'),
  posture: () => import(/* webpackChunkName: "report" */ './posture/view.ts'),
} satisfies Modules<{ view: unknown }> as Modules<{ view: View }>;
