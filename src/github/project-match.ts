import type { Repository } from './repositories.ts';

/** The fields of a project that identify its repository. */
export interface ProjectPlace {
  readonly name: string;
  /** Empty means absent. */
  readonly url?: string | undefined;
}

export type ProjectMatch =
  | { readonly matched: true; readonly repository: Repository }
  | { readonly matched: false; readonly reason: NoMatchReason; readonly fullName?: string };

export type NoMatchReason =
  | 'other-host' // its address is not one of this GitHub
  | 'not-a-repository' // neither its address nor its name has the form of a repository
  | 'not-visible'; // the token does not see the repository `fullName`

export interface KnownRepositories {
  /** `GITHUB_SERVER_URL` */
  readonly serverUrl: string;
  readonly repositories: readonly Repository[];
  /** Repositories by their former names, as found by reading them one by one. */
  readonly renames?: ReadonlyMap<string, Repository> | undefined;
}

/**
 * Returns a function that finds the repository of a project: by its address, else by its name, ignoring case. Several
 * projects may share one, such as the parts of a monorepo.
 */
export function projectMatcher(known: KnownRepositories): (project: ProjectPlace) => ProjectMatch {
  const byName = new Map<string, Repository>();
  for (const [formerName, repository] of known.renames ?? [])
    byName.set(formerName.toLowerCase(), repository);
  // A reused name belongs to the repository that has it now.
  for (const repository of known.repositories) byName.set(repository.full_name.toLowerCase(), repository);
  const serverHost = new URL(known.serverUrl).hostname.toLowerCase();
  return (project) => {
    const place = repositoryName(project, serverHost);
    if ('reason' in place) return { matched: false, reason: place.reason };
    const repository = byName.get(place.fullName.toLowerCase());
    if (repository === undefined) return { matched: false, reason: 'not-visible', fullName: place.fullName };
    return { matched: true, repository };
  };
}

/** The repositories that no project belongs to. */
export function withoutProject(
  repositories: readonly Repository[],
  matches: Iterable<ProjectMatch>,
): readonly Repository[] {
  const known = new Set<number>();
  for (const match of matches) if (match.matched) known.add(match.repository.id);
  return repositories.filter(({ id }) => !known.has(id));
}

type Place = { readonly fullName: string } | { readonly reason: NoMatchReason };

function repositoryName({ name, url }: ProjectPlace, serverHost: string): Place {
  if (url === undefined || url.trim() === '') {
    const segments = name.split('/');
    return segments.length === 2 ? fullNameOf(segments) : { reason: 'not-a-repository' };
  }
  const address = URL.canParse(url.trim()) ? new URL(url.trim()) : undefined;
  if (address === undefined) return { reason: 'not-a-repository' };
  if (address.hostname !== serverHost) return { reason: 'other-host' };
  return fullNameOf(address.pathname.split('/').filter(Boolean));
}

/** The first two segments; the rest is a path within the repository. */
function fullNameOf([owner = '', repo = '']: readonly string[]): Place {
  const fullName = `${owner}/${repo.replace(/\.git$/i, '')}`;
  // GitHub refuses the names `.` and `..`, too: they would leave the path of a request.
  const isName = /^\w[\w-]*\/[\w.-]+$/.test(fullName) && !/\/\.{1,2}$/.test(fullName);
  return isName ? { fullName } : { reason: 'not-a-repository' };
}
