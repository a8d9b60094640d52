import type { NoRepositoryReason } from '../model/notice.ts';
import type { Project } from '../platform/resources/project.ts';
import type { Repository } from './repositories.ts';

export type ProjectPlace = Pick<Project, 'name' | 'url'>;

export type RepositoryFacts =
  | { known: true; repository: Repository }
  | { known: false; reason: NoRepositoryReason; fullName?: string };

/**
 * Finds the repository of a project by its address, else by its name, ignoring case. Several projects may share one.
 *
 * @param renames repositories by their former names
 */
export function projectMatcher(
  serverUrl: string,
  repositories: readonly Repository[],
  renames: ReadonlyMap<string, Repository> = new Map(),
): (project: ProjectPlace) => RepositoryFacts {
  // A reused name belongs to the repository that has it now.
  const named = [
    ...renames,
    ...repositories.map((repository) => [repository.full_name, repository] as const),
  ];
  const byName = new Map(named.map(([name, repository]) => [name.toLowerCase(), repository]));
  const serverHost = new URL(serverUrl).hostname;
  return (project) => {
    const parsed = repositoryName(project, serverHost);
    if ('reason' in parsed) return { known: false, reason: parsed.reason };
    const repository = byName.get(parsed.fullName.toLowerCase());
    if (repository === undefined) return { known: false, reason: 'not-visible', fullName: parsed.fullName };
    return { known: true, repository };
  };
}

type ParsedName = { fullName: string } | { reason: NoRepositoryReason };

/** The repository may not exist. */
export function repositoryName({ name, url }: ProjectPlace, serverHost: string): ParsedName {
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
function fullNameOf([owner = '', repo = '']: readonly string[]): ParsedName {
  const fullName = `${owner}/${repo.replace(/\.git$/i, '')}`;
  // GitHub refuses the names `.` and `..`, too: they would leave the path of a request.
  const isName = /^\w[\w-]*\/[\w.-]+$/.test(fullName) && !/\/\.{1,2}$/.test(fullName);
  return isName ? { fullName } : { reason: 'not-a-repository' };
}
