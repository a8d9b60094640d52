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
  withDefault,
} from '../http/decode.ts';

const deployment = object({ id, slug: requiredText, name: text });

/** field-notes, "deployments list". */
export type Deployment = Decoded<typeof deployment>;

export const deploymentsAnswer = listAnswer('deployments', deployment);

const enabled = withDefault(optional(object({ enabled: boolean })), { enabled: false });

const project = object({
  id: optional(id),
  name: requiredText,
  tags: list(text),
  created_at: textOf,
  default_branch: textOf,
  latest_scan_at: textOf,
  /** `None`: the default branch is the primary one (field-notes, "Requests"). */
  primary_branch: (value: unknown) => (value === 'None' ? undefined : textOf(value)),
  url: textOf,
  managed_scan_config: optional(object({ diff_scan: enabled, full_scan: enabled })),
});

/** web-api.md 2.1; `managed_scan_config` is absent from the list. */
export type Project = Decoded<typeof project>;

/** The branch that findings of other branches are compared with. */
export function primaryBranch({ primary_branch, default_branch }: Partial<Project>): string | undefined {
  return primary_branch ?? default_branch;
}

export const projectsAnswer = listAnswer('projects', project);

export const projectAnswer: Decoder<Project> = (value) => decodeAt('project', project, fields(value).project);

export type ManagedScans = Record<'diff_scan' | 'full_scan', boolean>;
