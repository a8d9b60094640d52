import type { GitHub } from '../../github/client.ts';
import type { ProjectPlace } from '../../github/project-match.ts';
import type { Repository } from '../../github/repository.ts';
import type { GitHubConnection } from '../../model/connection.ts';
import type { RulesFile } from '../../model/rules.ts';
import type { Context } from '../context.ts';
import { askGitHub, isGitHubError } from '../github.ts';
import { nameMatcher } from '../names.ts';
import type { RepositoryFacts } from './github-facts.ts';

/** What GitHub says about the projects' repositories. */
export interface KnownRepositories {
  find(project: ProjectPlace): RepositoryFacts;
  /** Repositories in scope that no project belongs to; undefined where no list of them was read. */
  uncovered: readonly string[] | undefined;
}

/** For so many repositories, single reads are less than a list. */
const MAX_SINGLE_READS = 10;

/**
 * Reads the metadata that the rules look at.
 *
 * @param all every project of the deployment, because a repository may be known outside the scope
 * @throws StepError when a source cannot be read: it never reads as empty
 */
export async function readRepositories(
  context: Context,
  connection: GitHubConnection | undefined,
  rules: RulesFile,
  inScope: readonly ProjectPlace[],
  all: readonly ProjectPlace[],
): Promise<KnownRepositories> {
  if (connection === undefined) throw new Error('The rules look at GitHub, and no `github-token` was given');
  const { projectMatcher, withoutProject } = await import(
    /* webpackChunkName: "github" */ '../../github/project-match.ts'
  );
  context.progress.begin('repositories');
  const { serverUrl } = connection;
  const place = projectMatcher({ serverUrl, repositories: [] });
  const nameOf = (project: ProjectPlace) => {
    const match = place(project);
    return match.matched ? undefined : match.fullName;
  };
  const read = (github: GitHub) => new Reading(github, rules, nameOf).read(inScope);
  const { repositories, renames, isWhole } = await askGitHub(context, connection, context.timeLimitMs, read);
  const match = projectMatcher({ serverUrl, repositories, renames });
  const isInScope = nameMatcher(rules.scope);
  const unknown = withoutProject(repositories, all.map(match)).filter(
    ({ fullName, archived, fork }) => !archived && !fork && isInScope.matches(fullName),
  );
  return {
    find: (project) => {
      const found = match(project);
      return found.matched
        ? { known: true, repository: found.repository }
        : { known: false, reason: found.reason };
    },
    uncovered: isWhole ? unknown.map(({ fullName }) => fullName).sort() : undefined,
  };
}

interface Read {
  repositories: readonly Repository[];
  renames: ReadonlyMap<string, Repository>;
  /** Whether lists of whole organisations were read. */
  isWhole: boolean;
}

class Reading {
  readonly #github: GitHub;
  readonly #rules: RulesFile;
  readonly #nameOf: (project: ProjectPlace) => string | undefined;

  constructor(github: GitHub, rules: RulesFile, nameOf: (project: ProjectPlace) => string | undefined) {
    this.#github = github;
    this.#rules = rules;
    this.#nameOf = nameOf;
  }

  async read(projects: readonly ProjectPlace[]): Promise<Read> {
    const names = new Set(projects.flatMap((project) => this.#nameOf(project) ?? []));
    if (projects.length <= MAX_SINGLE_READS && !this.#rules.coverage) return this.#single([...names], false);
    const lists = await Promise.allSettled(
      [...this.#owners(projects)].map(([owner, isCertain]) => this.#list(owner, isCertain)),
    );
    const repositories = lists.flatMap((list) => {
      if (list.status === 'rejected') throw list.reason;
      return list.value;
    });
    const listed = new Set(repositories.map(({ fullName }) => fullName.toLowerCase()));
    const missing = [...names].filter((name) => !listed.has(name.toLowerCase()));
    // A renamed repository answers to its former name.
    const isFew = missing.length <= MAX_SINGLE_READS;
    const { renames } = await this.#single(isFew ? missing : [], true);
    return { repositories, renames, isWhole: true };
  }

  async #single(names: readonly string[], isWhole: boolean): Promise<Read> {
    const renames = new Map<string, Repository>();
    if (names.length === 0) return { repositories: [], renames, isWhole };
    const found = await this.#github.namedRepositories(names, this.#rules.needs);
    for (const [name, repository] of found) if (repository !== undefined) renames.set(name, repository);
    return { repositories: [...renames.values()], renames, isWhole };
  }

  async #list(owner: string, isCertain: boolean): Promise<readonly Repository[]> {
    try {
      return await this.#github.repositories(owner, this.#rules.needs);
    } catch (error) {
      if (!isCertain && isGitHubError(error) && error.status === 404) return [];
      throw error;
    }
  }

  /** Organisations and users, and whether an address says so: the name of a project may begin with anything. */
  #owners(projects: readonly ProjectPlace[]): Map<string, boolean> {
    const owners = new Map<string, boolean>();
    const { names, patterns } = this.#rules.scope;
    for (const item of this.#rules.coverage ? [...names, ...patterns] : []) {
      const owner = /^([\w.-]+)\//.exec(item)?.[1];
      if (owner !== undefined) owners.set(owner.toLowerCase(), false);
    }
    for (const project of projects) {
      const owner = this.#nameOf(project)?.split('/')[0]?.toLowerCase();
      if (owner !== undefined)
        owners.set(owner, (owners.get(owner) ?? false) || Boolean(project.url?.trim()));
    }
    return owners;
  }
}
