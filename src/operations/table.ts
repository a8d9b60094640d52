import type { Context } from '../model/context.ts';
import type { Operation, RequestOf } from '../model/request.ts';
import type { ResultOf } from '../model/result.ts';

/** Performs an operation. Never throws: what fails is part of the result. */
type Run<O extends Operation> = (context: Context, request: RequestOf<O>) => Promise<ResultOf<O>>;

/** Every operation, loaded when it is chosen. One that is missing here does not compile. */
export const OPERATIONS: { readonly [O in Operation]: () => Promise<Run<O>> } = {
  tag: async () => (await import(/* webpackChunkName: "fleet" */ './tag.ts')).tag,
  'managed-scan': async () => (await import(/* webpackChunkName: "fleet" */ './managed-scan.ts')).managedScan,
  triage: async () => (await import(/* webpackChunkName: "findings" */ './triage.ts')).triage,
  scan: async () => (await import(/* webpackChunkName: "scans" */ './scan/run.ts')).scan,
  gate: async () => (await import(/* webpackChunkName: "scans" */ './gate/run.ts')).gate,
  plan: async () => (await import(/* webpackChunkName: "rules" */ './plan.ts')).plan,
  apply: async () => (await import(/* webpackChunkName: "rules" */ './apply.ts')).apply,
  validate: async () => (await import(/* webpackChunkName: "rules" */ './validate.ts')).validate,
  export: async () => (await import(/* webpackChunkName: "rules" */ './export.ts')).exportRules,
  undo: async () => (await import(/* webpackChunkName: "rules" */ './undo.ts')).undo,
  'list-projects': async () =>
    (await import(/* webpackChunkName: "fleet" */ './list-projects.ts')).listProjects,
  'list-findings': async () =>
    (await import(/* webpackChunkName: "findings" */ './list-findings.ts')).listFindings,
  'list-policies': async () =>
    (await import(/* webpackChunkName: "fleet" */ './list-policies.ts')).listPolicies,
  'list-dependencies': async () =>
    (await import(/* webpackChunkName: "fleet" */ './list-dependencies.ts')).listDependencies,
};
