import {
  at,
  boolean,
  type Decoded,
  type Decoder,
  fields,
  id,
  lenient,
  list,
  listAnswer,
  object,
  optional,
  requiredText,
  text,
  withDefault,
} from '../http/decode.ts';

const enabled = withDefault(optional(object({ enabled: boolean })), { enabled: false });

const project = object({
  id: optional(id),
  name: requiredText,
  tags: list(text),
  created_at: lenient(text),
  default_branch: lenient(text),
  latest_scan_at: lenient(text),
  primary_branch: lenient(text),
  url: lenient(text),
  managed_scan_config: optional(object({ diff_scan: enabled, full_scan: enabled })),
});

/** web-api.md 2.1; `managed_scan_config` is absent from the list. */
export type Project = Decoded<typeof project>;

export const projectsAnswer = listAnswer('projects', project);

export const projectAnswer: Decoder<Project> = (value) => at('project', project, fields(value).project);

export interface ManagedScans {
  diff_scan: boolean;
  full_scan: boolean;
}
