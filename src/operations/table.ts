import type { Operation, RequestOf } from '../model/request.ts';
import type { ResultOf } from '../model/result.ts';
import type { Context } from './context.ts';

/** Performs an operation. Never throws: what fails is part of the result. */
type Run<O extends Operation> = (context: Context, request: RequestOf<O>) => Promise<ResultOf<O>>;

/** Every operation, loaded when it is chosen. One that is missing here does not compile. */
export const OPERATIONS: { readonly [O in Operation]: () => Promise<Run<O>> } = {
  tag: async () => (await import('./tag.ts')).tag,
  'managed-scan': async () => (await import('./managed-scan.ts')).managedScan,
  triage: async () => (await import('./triage.ts')).triage,
  scan: async () => (await import('./scan.ts')).scan,
  gate: async () => (await import('./gate.ts')).gate,
  plan: async () => (await import('./plan.ts')).plan,
  apply: async () => (await import('./apply.ts')).apply,
  validate: async () => (await import('./validate.ts')).validate,
  undo: async () => (await import('./undo.ts')).undo,
  'list-projects': async () => (await import('./list-projects.ts')).listProjects,
  'list-findings': async () => (await import('./list-findings.ts')).listFindings,
  'list-policies': async () => (await import('./list-policies.ts')).listPolicies,
  'list-dependencies': async () => (await import('./list-dependencies.ts')).listDependencies,
};
