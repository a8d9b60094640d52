import {
  at,
  boolean,
  type Decoded,
  type Decoder,
  ForeignAnswer,
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

/**
 * web-api.md 2.1; whatever a server leaves out is absent, a missing list of tags is empty. `managed_scan_config` is
 * absent from the elements of the list.
 */
export type Project = Decoded<typeof project>;

export const projectsAnswer = listAnswer('projects', project);

/** Which project was asked for. */
interface ExpectedProject {
  name: string;
  /** As it was read earlier. */
  id?: bigint;
}

/**
 * The project of an answer, if it is the one that was asked for: the same name, apart from its case, unless a redirect led
 * to one that was renamed, and the same id.
 */
export function projectAnswer(expected: ExpectedProject, redirectedTo: string | undefined): Decoder<Project> {
  return (value) => {
    const read = at('project', project, fields(value).project);
    const isNamed =
      read.name.toLowerCase() === expected.name.toLowerCase() ||
      (redirectedTo !== undefined && mayName(redirectedTo, read.name));
    const isSame = read.id === undefined || expected.id === undefined || read.id === expected.id;
    if (isNamed && isSame) return read;
    throw new ForeignAnswer(
      { kind: 'project', ...expected },
      { kind: 'project', name: read.name, id: read.id },
    );
  };
}

/** Whether a redirect's path leads to the project of this name. A path without names may. */
function mayName(path: string, name: string): boolean {
  const [, named] = /\/projects\/(.+?)(?:\/tags|\/managed-scan)?(?:\?|$)/.exec(path) ?? [];
  if (named === undefined || /^\d+$/.test(named)) return true;
  try {
    return decodeURIComponent(named).toLowerCase() === name.toLowerCase();
  } catch {
    return false;
  }
}

export interface ManagedScans {
  diff_scan: boolean;
  full_scan: boolean;
}
