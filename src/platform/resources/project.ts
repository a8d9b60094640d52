import {
  boolean,
  type Decoded,
  type Decoder,
  decodeAt,
  fields,
  id,
  list,
  listAnswer,
  object,
  optional,
  requiredText,
  text,
  textOf,
} from '../http/decode.ts';

const deployment = object({ id, slug: requiredText, name: text });

export type Deployment = Decoded<typeof deployment>;

export const deploymentsAnswer = listAnswer('deployments', deployment);

const managedScan = object({ enabled: boolean });
const enabled: typeof managedScan = (value) => managedScan(value ?? {});

const project = object({
  id: optional(id),
  name: requiredText,
  tags: list(text),
  created_at: textOf,
  default_branch: textOf,
  latest_scan_at: textOf,
  /** `None` is the default branch (field-notes, "Requests"). */
  primary_branch: (value: unknown) => (value === 'None' ? undefined : textOf(value)),
  url: textOf,
  managed_scan_config: optional(object({ diff_scan: enabled, full_scan: enabled })),
});

/** web-api.md 2.1; `managed_scan_config` is absent from the list. */
export type Project = Decoded<typeof project>;

export function primaryBranch({ primary_branch, default_branch }: Partial<Project>): string | undefined {
  return primary_branch ?? default_branch;
}

export const projectsAnswer = listAnswer('projects', project);

export const projectAnswer: Decoder<Project> = (value) => decodeAt('project', project, fields(value).project);

export type ManagedScans = Record<'diff_scan' | 'full_scan', boolean>;
