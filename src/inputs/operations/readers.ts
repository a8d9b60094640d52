import type { Operation, RequestOf } from '../../model/request.ts';
import { readManagedScan, readTag } from './fleet.ts';
import { readListDependencies, readListFindings, readListPolicies, readListProjects } from './lists.ts';
import type { Source } from './source.ts';
import { readTriage } from './triage.ts';

/** Undefined where a file that the request is made of cannot be used: the problem is known then. */
type Read<R> = R | undefined;

/** How the inputs of each operation are read. What only some steps need is loaded by those. */
export const READERS: {
  readonly [O in Operation]: (source: Source) => Read<RequestOf<O>> | Promise<Read<RequestOf<O>>>;
} = {
  tag: readTag,
  'managed-scan': readManagedScan,
  triage: readTriage,
  scan: async (source) =>
    (await import(/* webpackChunkName: "scans" */ '../../operations/scan/inputs.ts')).readScan(source),
  gate: async (source) =>
    (await import(/* webpackChunkName: "scans" */ '../../operations/gate/inputs.ts')).readGate(source),
  plan: async (source) => (await import(/* webpackChunkName: "rules" */ './rules.ts')).readPlan(source),
  apply: async (source) => (await import(/* webpackChunkName: "rules" */ './rules.ts')).readApply(source),
  validate: async (source) =>
    (await import(/* webpackChunkName: "rules" */ './rules.ts')).readValidate(source),
  export: async (source) => (await import(/* webpackChunkName: "rules" */ './rules.ts')).readExport(source),
  undo: async (source) => (await import(/* webpackChunkName: "rules" */ './undo.ts')).readUndo(source),
  'list-projects': readListProjects,
  'list-findings': readListFindings,
  'list-policies': readListPolicies,
  'list-dependencies': readListDependencies,
};
