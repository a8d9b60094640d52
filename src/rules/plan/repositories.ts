import { askGitHub } from '../../github/ask.ts';
import { GitHubError } from '../../github/errors.ts';
import { viewerLogin } from '../../github/marked-text.ts';
import type { Octokit } from '../../github/octokit.ts';
import { type ProjectPlace, projectMatcher, type RepositoryFacts } from '../../github/project-match.ts';
import {
  listRepositories,
  listTeamSlugs,
  type Repository,
  readNamedRepositories,
  readPropertyNames,
} from '../../github/repositories.ts';
import type { Context } from '../../model/context.ts';
import { nearestNames } from '../../model/nearest.ts';
import type { OwnerGap, OwnerSeen } from '../../model/notice.ts';
import { nameMatcher } from '../../model/selection.ts';
import { StepError } from '../../model/step-errors.ts';
import type { RulesFile } from '../file/schema.ts';
import type { RulesRequest } from './result.ts';

/** Up to this many repositories, single reads take fewer requests than a list. */
const MAX_SINGLE_READS = 10;
/** A token that sees fewer of the repositories of an owner's projects does not see the owner's others either. */
const MIN_SHARE_SEEN = 0.9;
/** The share of an owner's projects that are asked for one by one. */
const MAX_SHARE_ASKED = 0.1;

/**
 * Reads the metadata that the rules look at, owner by owner.
 *
 * @param all every project of the deployment, because a repository may be known outside the scope
 * @returns the facts of a project's repository; `uncovered` if a list of repositories was read
 * @throws StepError, GitHubError if GitHub shows none of the data that the rules look at, or knows no such name
 */
export async function readRepositories(
  context: Context,
  { rules, metadata, operation }: RulesRequest,
  inScope: readonly ProjectPlace[],
  all: readonly ProjectPlace[],
): Promise<{ find: (project: ProjectPlace) => RepositoryFacts; uncovered?: readonly string[] }> {
  if (metadata === undefined) throw new Error('The rules look at GitHub, and no token for it was given');
  const { serverUrl } = metadata;
  const place = projectMatcher(serverUrl, []);
  const names = [...new Set(inScope.flatMap((project) => fullNameOf(place(project)) ?? []))];
  const isFew = inScope.length <= MAX_SINGLE_READS && !rules.coverage;
  const findsUncovered = !isFew && operation === 'plan';
  const { isWhole, isJobToken, ...read } = await askGitHub(context, metadata, async (octokit) => {
    const found = isFew ? await readSingle(octokit, rules, names) : await readLists(octokit, rules, names);
    await checkNames(octokit, rules, [...found.repositories, ...found.renames.values()]);
    const isWhole = !findsUncovered || seesScope(rules, found);
    return { ...found, isWhole, isJobToken: !isWhole && (await isOfJob(octokit, found)) };
  });
  const { repositories, renames, owners } = read;
  const match = projectMatcher(serverUrl, repositories, renames);
  const find = (project: ProjectPlace): RepositoryFacts => {
    const found = match(project);
    const owner = found.known ? undefined : owners.get(ownerOf(found.fullName ?? ''));
    return owner === 'no-owner' || owner === 'owner-refused' ? { known: false, reason: owner } : found;
  };
  if (!findsUncovered) return { find };
  const matches = all.map(match);
  const incomplete = isWhole ? [] : incompleteOwners(read, all, all.map(place), matches, isJobToken);
  if (incomplete.length > 0 || owners.size === 0) {
    // Unless the file asks for coverage, it is a mere by-product.
    if (!rules.coverage) return { find };
    context.notices.push({ kind: 'coverage-unknown', subject: 'repositories', owners: incomplete });
  }
  const isInScope = nameMatcher(rules.scope);
  const counted = repositories.filter(
    ({ full_name, archived, fork }) => !archived && !fork && isInScope.matches(full_name),
  );
  const covered = new Set(matches.map((found) => found.known && found.repository.id));
  const unknown = counted.filter(({ id }) => !covered.has(id)).map(({ full_name }) => full_name);
  // Any of them may be the renamed repository of a project.
  const uncovered = read.unasked.size > 0 ? [] : unknown.sort();
  return { find, uncovered };
}

/** The end of the list of an owner's repositories. */
type OwnerList = 'whole' | 'cut' | 'no-owner' | 'owner-refused';

interface Read {
  repositories: readonly Repository[];
  /** Keyed by the names by which projects know them. */
  renames: ReadonlyMap<string, Repository>;
  /** Keyed by owner in lower case; empty where no list was read. */
  owners: ReadonlyMap<string, OwnerList>;
  /** Owners with too many unlisted repositories to read each of them; they may be renamed. */
  unasked: ReadonlySet<string>;
}

const JOB_LOGIN = 'github-actions[bot]';

/** Whether `scope` names single repositories only, all of which the token sees. */
function seesScope({ scope: { names, patterns } }: RulesFile, { repositories, renames }: Read): boolean {
  const shown = [...renames.keys(), ...repositories.map(({ full_name }) => full_name)];
  return patterns.length === 0 && names.length > 0 && without(names, shown).length === 0;
}

/** Whether the lists of organizations are those of a job's own token. */
async function isOfJob(octokit: Octokit, { repositories }: Read): Promise<boolean> {
  if (!repositories.some(({ owner }) => owner.type !== 'User')) return false;
  const login = await viewerLogin(octokit).catch((error: unknown) => {
    if (error instanceof GitHubError && error.isRefusal) return undefined;
    throw error;
  });
  return login === JOB_LOGIN;
}

/** Owners of which the token sees too little to say what is missing. */
function incompleteOwners(
  { repositories, owners, unasked }: Read,
  projects: readonly ProjectPlace[],
  places: readonly RepositoryFacts[],
  matches: readonly RepositoryFacts[],
  isJobToken: boolean,
): OwnerSeen[] {
  const names = places.map((place) => fullNameOf(place)?.toLowerCase());
  const listed = new Set(repositories.map(({ id }) => id));
  const ownersOfProjects = new Set(projects.map(({ name }) => ownerOf(name)));
  return [...owners].flatMap(([owner, list]) => {
    const known = new Map(
      names.flatMap((name, index) => (name && ownerOf(name) === owner ? [[name, matches[index]]] : [])),
    );
    const seen = [...known.values()].flatMap((match) => (match?.known ? match.repository : []));
    const first = repositories.find(({ full_name }) => ownerOf(full_name) === owner);
    const whyNot = (): OwnerGap | undefined => {
      if (first === undefined && known.size === 0 && !ownersOfProjects.has(owner)) return 'nothing-seen';
      // One that is not on GitHub has no repositories.
      if (list === 'no-owner') return undefined;
      if (list === 'owner-refused') return 'refused';
      if (list === 'cut') return 'cut';
      if (unasked.has(owner)) return 'unlisted';
      if (seen.length < known.size * MIN_SHARE_SEEN) return 'few';
      if ((first ?? seen[0])?.owner.type !== 'User') return isJobToken ? 'job-token' : undefined;
      const isListed = seen.length === known.size && seen.every(({ id }) => listed.has(id));
      return isListed ? undefined : 'personal-account';
    };
    const why = whyNot();
    return why === undefined ? [] : [{ owner, seen: seen.length, total: known.size, why }];
  });
}

async function readLists(octokit: Octokit, rules: RulesFile, names: readonly string[]): Promise<Read> {
  const owners = ownersOf(rules, names);
  const wanted = wantedBy(rules);
  const read = await Promise.allSettled(owners.map((owner) => listRepositories(octokit, owner, wanted)));
  let refusal: unknown;
  const repositories: Repository[] = [];
  const ends = read.map((list): OwnerList => {
    if (list.status === 'fulfilled') {
      for (const repository of list.value.rows) repositories.push(repository);
      return list.value.isComplete ? 'whole' : 'cut';
    }
    if (!(list.reason instanceof GitHubError) || !list.reason.isRefusal) throw list.reason;
    const { status, path } = list.reason.failure;
    // In the middle of an organization's list, a page that is not there says nothing of the owner.
    if (status === 404 && path.includes('/users/')) return 'no-owner';
    refusal ??= list.reason;
    return 'owner-refused';
  });
  const isRead = ends.some((end) => end === 'whole' || end === 'cut');
  if (owners.length > 0 && !isRead)
    throw refusal ?? new StepError({ kind: 'not-on-github', what: 'owner', names: owners });
  const byOwner = new Map(owners.map((owner, at) => [owner, ends[at] ?? 'cut']));
  const listed = new Set(repositories.map(({ full_name }) => full_name.toLowerCase()));
  // A renamed repository answers to its former name.
  const unasked = new Set<string>();
  const missing = [...Map.groupBy(names, ownerOf)].flatMap(([owner, ownedNames]) => {
    const end = byOwner.get(owner);
    if (end === 'no-owner' || end === 'owner-refused') return [];
    const unlisted = ownedNames.filter((name) => !listed.has(name.toLowerCase()));
    if (unlisted.length <= Math.max(MAX_SINGLE_READS, ownedNames.length * MAX_SHARE_ASKED)) return unlisted;
    unasked.add(owner);
    return [];
  });
  const { renames } = await readSingle(octokit, rules, missing);
  return { repositories, renames, owners: byOwner, unasked };
}

async function readSingle(octokit: Octokit, rules: RulesFile, names: readonly string[]): Promise<Read> {
  const found = await readNamedRepositories(octokit, names, wantedBy(rules));
  return { repositories: [...found.values()], renames: found, owners: new Map(), unasked: new Set() };
}

function wantedBy({ needs }: RulesFile) {
  return { properties: needs.properties.length > 0, teams: needs.teams };
}

/** In lower case: those of the projects in scope, and with `coverage` those that the scope names. */
function ownersOf({ scope, coverage }: RulesFile, names: readonly string[]): string[] {
  const named = coverage ? [...scope.names, ...scope.patterns] : [];
  const owners = named.flatMap((item) => /^([\w.-]+)\//.exec(item)?.[1]?.toLowerCase() ?? []);
  return [...new Set([...owners, ...names.map(ownerOf)])];
}

/**
 * Rejects teams and properties that exist nowhere: a typo would silently match nothing.
 *
 * @throws GitHubError if no organization shows them, StepError for an unknown name
 */
async function checkNames(
  octokit: Octokit,
  { needs }: RulesFile,
  repositories: readonly Repository[],
): Promise<void> {
  const ofOrgs = repositories.filter(({ owner }) => owner.type !== 'User');
  const orgs = [...new Set(ofOrgs.map(({ full_name }) => ownerOf(full_name)))];
  /** @param shown the names that each repository has, or why it does not show them */
  const check = async (
    what: 'property' | 'team',
    shown: readonly (readonly string[] | Repository['teams'])[],
    read: (org: string) => Promise<readonly string[]>,
  ) => {
    const asked = what === 'team' ? needs.teams : needs.properties;
    const lists = shown.filter((names) => Array.isArray(names));
    const refusal = shown.find((names) => names instanceof GitHubError);
    if (asked.length > 0 && lists.length === 0 && refusal !== undefined) throw refusal;
    const used = lists.flat();
    if (lists.length === 0 || without(asked, used).length === 0) return;
    const known = [...used, ...(await fromAll(orgs, read))];
    const unknown = without(asked, known);
    if (unknown[0] === undefined) return;
    const spelled = [...new Map(known.map((name) => [name.toLowerCase(), name])).values()];
    const near = nearestNames(unknown[0], spelled);
    throw new StepError({ kind: 'not-on-github', what, names: unknown, near });
  };
  const propertyNames = ofOrgs.map(({ properties }) =>
    properties instanceof Map ? [...properties.keys()] : properties,
  );
  await check('property', propertyNames, (org) => readPropertyNames(octokit, org));
  const teamSlugs = ofOrgs.map(({ teams }) => teams);
  await check('team', teamSlugs, (org) => listTeamSlugs(octokit, org));
}

function without(names: readonly string[], known: readonly string[]): string[] {
  const folded = new Set(known.map((name) => name.toLowerCase()));
  return names.filter((name) => !folded.has(name.toLowerCase()));
}

async function fromAll(orgs: readonly string[], read: (org: string) => Promise<readonly string[]>) {
  const noneWhereRefused = (error: unknown): readonly string[] => {
    if (error instanceof GitHubError && error.failure.kind === 'status') return [];
    throw error;
  };
  return (await Promise.all(orgs.map((org) => read(org).catch(noneWhereRefused)))).flat();
}

function fullNameOf(match: RepositoryFacts): string | undefined {
  return match.known ? match.repository.full_name : match.fullName;
}

function ownerOf(fullName: string): string {
  return (fullName.split('/')[0] ?? '').toLowerCase();
}
