import { askGitHub, isGitHubError } from '../../github/ask.ts';
import type { GitHub } from '../../github/client.ts';
import type { ProjectPlace } from '../../github/project-match.ts';
import type { Repository } from '../../github/repositories.ts';
import type { Context } from '../../model/context.ts';
import { nearestNames } from '../../model/nearest.ts';
import type { GitHubConnection } from '../../model/ports.ts';
import { nameMatcher } from '../../model/selection.ts';
import { StepError } from '../../model/step-errors.ts';
import type { RulesFile } from '../file/schema.ts';
import type { RepositoryFacts } from '../project-conditions.ts';

/** What GitHub says about the projects' repositories. */
export interface KnownRepositories {
  find(project: ProjectPlace): RepositoryFacts;
  /** Repositories in scope that no project belongs to; undefined where no list of them was read. */
  uncovered: readonly string[] | undefined;
}

/** For so many repositories, single reads are less than a list. */
const MAX_SINGLE_READS = 10;

/**
 * Reads the metadata that the rules look at, owner by owner.
 *
 * @param all every project of the deployment, because a repository may be known outside the scope
 * @throws StepError where nothing can be read of what the rules look at, or nothing is called as they call it
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
  const { repositories, renames, unread, isWhole } = await askGitHub(context, connection, read);
  const match = projectMatcher({ serverUrl, repositories, renames });
  const isInScope = nameMatcher(rules.scope);
  const unknown = withoutProject(repositories, all.map(match)).filter(
    ({ full_name, archived, fork }) => !archived && !fork && isInScope.matches(full_name),
  );
  return {
    find: (project) => {
      const found = match(project);
      if (found.matched) return { known: true, repository: found.repository };
      const ofOwner = found.fullName === undefined ? undefined : unread.get(ownerOf(found.fullName));
      return { known: false, reason: ofOwner ?? found.reason };
    },
    uncovered: isWhole ? unknown.map(({ full_name }) => full_name).sort() : undefined,
  };
}

interface Read {
  repositories: readonly Repository[];
  renames: ReadonlyMap<string, Repository>;
  /** Owners in lower case, of which nothing could be read. */
  unread: ReadonlyMap<string, 'no-owner' | 'owner-refused'>;
  /** Whether lists of owners were read, all of them whole. */
  isWhole: boolean;
}

class Reading {
  readonly #github: GitHub;
  readonly #rules: RulesFile;
  readonly #wanted: { properties: boolean; teams: readonly string[] };
  readonly #nameOf: (project: ProjectPlace) => string | undefined;

  constructor(github: GitHub, rules: RulesFile, nameOf: (project: ProjectPlace) => string | undefined) {
    this.#github = github;
    this.#rules = rules;
    this.#wanted = { properties: rules.needs.properties.length > 0, teams: rules.needs.teams };
    this.#nameOf = nameOf;
  }

  async read(projects: readonly ProjectPlace[]): Promise<Read> {
    const names = [...new Set(projects.flatMap((project) => this.#nameOf(project) ?? []))];
    const isFew = projects.length <= MAX_SINGLE_READS && !this.#rules.coverage;
    const read = isFew ? await this.#single(names) : await this.#lists(names);
    await this.#checkNames([...read.repositories, ...read.renames.values()]);
    return read;
  }

  async #lists(names: readonly string[]): Promise<Read> {
    const owners = this.#owners(names);
    const read = await Promise.allSettled(
      owners.map((owner) => this.#github.repositories(owner, this.#wanted)),
    );
    const unread = new Map<string, 'no-owner' | 'owner-refused'>();
    let refusal: unknown;
    let isWhole = true;
    const repositories = read.flatMap((list, index) => {
      if (list.status === 'fulfilled') {
        isWhole &&= list.value.isWhole;
        return list.value.repositories;
      }
      if (!isGitHubError(list.reason) || !list.reason.isRefusal) throw list.reason;
      const { status, path } = list.reason.failure;
      // In the middle of an organization's list, a page that is not there says nothing of the owner.
      const isMissing = status === 404 && path.includes('/users/');
      if (!isMissing) refusal ??= list.reason;
      unread.set(owners[index] ?? '', isMissing ? 'no-owner' : 'owner-refused');
      return [];
    });
    if (owners.length > 0 && unread.size === owners.length)
      throw refusal ?? new StepError({ kind: 'not-on-github', what: 'owner', names: owners });
    const listed = new Set(repositories.map(({ full_name }) => full_name.toLowerCase()));
    // A renamed repository answers to its former name.
    const missing = names.filter((name) => !listed.has(name.toLowerCase()) && !unread.has(ownerOf(name)));
    const { renames } = await this.#single(missing.length <= MAX_SINGLE_READS ? missing : []);
    return { repositories, renames, unread, isWhole };
  }

  async #single(names: readonly string[]): Promise<Read> {
    const renames = new Map<string, Repository>();
    const found = await this.#github.namedRepositories(names, this.#wanted);
    for (const [name, repository] of found) if (repository !== undefined) renames.set(name, repository);
    return { repositories: [...renames.values()], renames, unread: new Map(), isWhole: false };
  }

  /**
   * A typo must not read as what nobody has.
   *
   * @throws GitHubError where no organization shows what the rules look at
   */
  async #checkNames(repositories: readonly Repository[]): Promise<void> {
    const { properties, teams } = this.#rules.needs;
    const ofOrgs = repositories.filter(({ owner }) => owner.type !== 'User');
    const orgs = [...new Set(ofOrgs.map(({ full_name }) => ownerOf(full_name)))];
    const namesOf = ({ properties: all }: Repository) => (all instanceof Map ? [...all.keys()] : []);
    await checkNames('property', properties, {
      seen: ofOrgs.map((one) => one.properties),
      used: ofOrgs.flatMap(namesOf),
      defined: () => fromAll(orgs, (org) => this.#github.propertyNames(org)),
    });
    await checkNames('team', teams, {
      seen: ofOrgs.map((one) => one.teams),
      used: ofOrgs.flatMap((one) => (Array.isArray(one.teams) ? one.teams : [])),
      defined: () => fromAll(orgs, (org) => this.#github.teamSlugs(org)),
    });
  }

  /** In lower case: those of the projects in scope, and with `coverage` those that the scope names. */
  #owners(names: readonly string[]): string[] {
    const { scope, coverage } = this.#rules;
    const named = coverage ? [...scope.names, ...scope.patterns] : [];
    const owners = named.flatMap((item) => /^([\w.-]+)\//.exec(item)?.[1]?.toLowerCase() ?? []);
    return [...new Set([...owners, ...names.map(ownerOf)])];
  }
}

interface KnownNames {
  /** What each repository shows. */
  seen: readonly (Repository['properties'] | Repository['teams'])[];
  /** Names that repositories have. */
  used: readonly string[];
  /** Reads those that exist. */
  defined: () => Promise<readonly string[]>;
}

/** @throws StepError for a name that nobody knows, GitHubError where none of the repositories shows its names */
async function checkNames(
  what: 'property' | 'team',
  asked: readonly string[],
  known: KnownNames,
): Promise<void> {
  if (asked.length === 0) return;
  const isShown = known.seen.some((one) => one instanceof Map || Array.isArray(one));
  const refusal = known.seen.find(isGitHubError);
  if (!isShown && refusal !== undefined) throw refusal;
  if (!isShown) return;
  let unknown = without(asked, known.used);
  if (unknown.length === 0) return;
  const all = [...known.used, ...(await known.defined())];
  const defined = [...new Map(all.map((name) => [name.toLowerCase(), name])).values()];
  unknown = without(unknown, defined);
  const [first] = unknown;
  if (first === undefined) return;
  const near = await nearestNames(first, defined);
  throw new StepError({ kind: 'not-on-github', what, names: unknown, near });
}

function without(names: readonly string[], known: readonly string[]): string[] {
  const folded = new Set(known.map((name) => name.toLowerCase()));
  return names.filter((name) => !folded.has(name.toLowerCase()));
}

/** Of the organizations that show it. */
async function fromAll(orgs: readonly string[], read: (org: string) => Promise<readonly string[]>) {
  const noneWhereRefused = (error: unknown): readonly string[] => {
    if (isGitHubError(error) && error.failure.kind === 'status') return [];
    throw error;
  };
  return (await Promise.all(orgs.map((org) => read(org).catch(noneWhereRefused)))).flat();
}

function ownerOf(fullName: string): string {
  return (fullName.split('/')[0] ?? '').toLowerCase();
}
