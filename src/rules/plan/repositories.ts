import { askGitHub } from '../../github/ask.ts';
import { GitHubError } from '../../github/errors.ts';
import type { Octokit, PagedRows } from '../../github/octokit.ts';
import {
  hasOwner,
  isJobToken,
  isOfOrganization,
  listRepositories,
  listTeamSlugs,
  type ProjectPlace,
  projectMatcher,
  type Repository,
  type RepositoryFacts,
  readNamedRepositories,
  readPropertyNames,
  repositoryName,
  unlessRefused,
} from '../../github/repositories.ts';
import type { Context } from '../../model/context.ts';
import { distinctNames, namesWithout, splitName } from '../../model/names.ts';
import { nearestNames } from '../../model/nearest.ts';
import type { Notice, OwnerGap, OwnerSeen } from '../../model/notice.ts';
import { nameMatcher, patternMatcher } from '../../model/selection.ts';
import { StepError } from '../../model/step-errors.ts';
import type { RulesFile } from '../file/schema.ts';
import type { RulesRequest } from './result.ts';

/** Up to this many repositories, single reads take fewer requests than a list. */
const MAX_SINGLE_READS = 10;
/** A token that sees a smaller share of an owner's known repositories probably misses others. */
const MIN_SHARE_SEEN = 0.9;
/** The share of an owner's repositories that are read one by one if its list lacks them. */
const MAX_SHARE_ASKED = 0.1;

/**
 * Reads the metadata that the rules look at.
 *
 * @param all every project of the deployment: one outside the scope covers its repository, too
 * @returns a function that finds the repository of a project, and the uncovered ones (see `Coverage`)
 * @throws StepError if GitHub shows none of the data that the rules need, or for an unknown name
 */
export async function readRepositories(
  context: Context,
  { rules, metadata, operation }: RulesRequest,
  inScope: readonly ProjectPlace[],
  all: readonly ProjectPlace[],
): Promise<{ find: (project: ProjectPlace) => RepositoryFacts; uncovered?: readonly string[] }> {
  if (metadata === undefined) throw new Error('The rules look at GitHub, and no token for it was given');
  const serverHost = new URL(metadata.serverUrl).hostname;
  const nameOf = (project: ProjectPlace) => {
    const place = repositoryName(project, serverHost);
    return 'fullName' in place ? place.fullName : '';
  };
  const names = [...new Set(inScope.map(nameOf))].filter(Boolean);
  const isFew = inScope.length <= MAX_SINGLE_READS && !rules.coverage;
  const findsUncovered = !isFew && operation === 'plan';
  const { read, mayMiss, usesJobToken } = await askGitHub(context, metadata, async (octokit) => {
    const read = isFew ? await readFew(octokit, rules, names) : await readLists(octokit, rules, names);
    await checkNames(octokit, rules, read);
    const mayMiss = findsUncovered && !seesScope(rules, read);
    const asksToken = mayMiss && read.repositories.some(isOfOrganization);
    return { read, mayMiss, usesJobToken: asksToken && (await isJobToken(octokit)) };
  });
  const { repositories, byName, owners } = read;
  withdrawScopeNotices(context, repositories);
  const match = projectMatcher(metadata.serverUrl, repositories, byName);
  const find = (project: ProjectPlace): RepositoryFacts => {
    const found = match(project);
    const end = found.known ? undefined : owners.get(ownerOf(found.fullName ?? ''));
    const reason = end === 'refused' ? 'owner-refused' : end;
    return reason === 'no-owner' || reason === 'owner-refused' ? { known: false, reason } : found;
  };
  if (!findsUncovered) return { find };
  const projects = all.map((project) => ({
    name: project.name,
    fullName: nameOf(project),
    match: match(project),
  }));
  const incomplete = mayMiss ? incompleteOwners(read, projects, usesJobToken) : [];
  if (incomplete.length > 0 || owners.size === 0) {
    // Without `coverage`, nobody asked for the list.
    if (!rules.coverage) return { find };
    context.notices.push({ kind: 'coverage-unknown', subject: 'repositories', owners: incomplete });
  }
  return { find, uncovered: uncoveredNames(rules, read, projects) };
}

/** Items of `scope` that match a repository, but no project, decide about coverage. */
function withdrawScopeNotices({ notices }: Context, repositories: readonly Repository[]): void {
  const names = repositories.map(({ full_name }) => full_name);
  const isOfRepository = (notice: Notice) =>
    'pattern' in notice && notice.input === 'scope.projects' && names.some(patternMatcher(notice.pattern));
  notices.splice(0, notices.length, ...notices.filter((notice) => !isOfRepository(notice)));
}

/** The repositories in scope without a project, except archived ones and forks. */
function uncoveredNames({ scope }: RulesFile, read: OwnerLists, projects: readonly KnownProject[]): string[] {
  // Any of them may be the renamed repository of a project.
  if ([...read.owners.values()].includes('unlisted')) return [];
  const isInScope = nameMatcher(scope);
  const covered = new Set(projects.map(({ match }) => match.known && match.repository.id));
  const isUncovered = ({ id, archived, fork }: Repository) => !archived && !fork && !covered.has(id);
  const names = read.repositories.filter(isUncovered).map(({ full_name }) => full_name);
  return names.filter((name) => isInScope([name])).sort();
}

interface KnownProject {
  name: string;
  /** Name of its repository; empty if its address and its name have none. */
  fullName: string;
  match: RepositoryFacts;
}

type ListingEnd = 'whole' | 'no-owner' | Extract<OwnerGap, 'refused' | 'cut' | 'unlisted'>;

interface OwnerLists {
  repositories: readonly Repository[];
  /** Those that were read one by one, by the project's name, which may be a former one. */
  byName: ReadonlyMap<string, Repository>;
  /** In lower case; without lists, only those that are not on GitHub. */
  owners: ReadonlyMap<string, ListingEnd>;
}

/** Whether `scope` names only single repositories, and all were seen. */
function seesScope({ scope: { names, patterns } }: RulesFile, { repositories, byName }: OwnerLists): boolean {
  const shown = [...byName.keys(), ...repositories.map(({ full_name }) => full_name)];
  return patterns.length === 0 && names.length > 0 && namesWithout(names, shown).length === 0;
}

/** Owners that may have more repositories. */
function incompleteOwners(
  { repositories, owners }: OwnerLists,
  projects: readonly KnownProject[],
  usesJobToken: boolean,
): OwnerSeen[] {
  const listed = new Set(repositories.map(({ id }) => id));
  return [...owners].flatMap(([owner, end]) => {
    const owned = projects.filter(({ fullName }) => ownerOf(fullName) === owner);
    const expected = new Map(owned.map(({ fullName, match }) => [fullName.toLowerCase(), match]));
    const seen = [...expected.values()].flatMap((match) => (match.known ? match.repository : []));
    const first = repositories.find(({ full_name }) => ownerOf(full_name) === owner);
    const whyNot = (): OwnerGap | undefined => {
      const hasProject = owned.length > 0 || projects.some(({ name }) => ownerOf(name) === owner);
      if (first === undefined && !hasProject) return 'nothing-seen';
      if (end === 'no-owner') return undefined;
      if (end !== 'whole') return end;
      if (seen.length < expected.size * MIN_SHARE_SEEN) return 'few';
      if ((first ?? seen[0])?.owner.type !== 'User') return usesJobToken ? 'job-token' : undefined;
      const isListed = seen.length === expected.size && seen.every(({ id }) => listed.has(id));
      return isListed ? undefined : 'personal-account';
    };
    const why = whyNot();
    return why === undefined ? [] : [{ owner, seen: seen.length, total: expected.size, why }];
  });
}

async function readLists(octokit: Octokit, rules: RulesFile, names: readonly string[]): Promise<OwnerLists> {
  const named = ownersOf(rules, names);
  const wanted = wantedBy(rules);
  const lists = await Promise.all(
    named.map(async (owner) => unlessRefused(listRepositories(octokit, owner, wanted))),
  );
  const repositories = lists.flatMap((list) => (list instanceof GitHubError ? [] : list.rows));
  if (named.length > 0 && lists.every((list) => list instanceof GitHubError))
    throw (
      lists.find((list) => listingEnd(list) === 'refused') ??
      new StepError({ kind: 'not-on-github', what: 'owner', names: named })
    );
  const owners = new Map(lists.map((list, index) => [named[index] ?? '', listingEnd(list)]));
  const listed = new Set(repositories.map(({ full_name }) => full_name.toLowerCase()));
  const missing = [...Map.groupBy(names, ownerOf)].flatMap(([owner, ownedNames]) => {
    const end = owners.get(owner);
    if (end === 'no-owner' || end === 'refused') return [];
    const unlisted = ownedNames.filter((name) => !listed.has(name.toLowerCase()));
    if (unlisted.length <= Math.max(MAX_SINGLE_READS, ownedNames.length * MAX_SHARE_ASKED)) return unlisted;
    owners.set(owner, 'unlisted');
    return [];
  });
  // A renamed repository is listed by its new name, and answers to its former one.
  const byName = await readNamedRepositories(octokit, missing, wanted);
  return { repositories, byName, owners };
}

function listingEnd(list: PagedRows<Repository> | GitHubError): ListingEnd {
  if (!(list instanceof GitHubError)) return list.isComplete ? 'whole' : 'cut';
  const { status, path } = list.failure;
  // A 404 for a later page of an organization's list does not mean that the owner is unknown.
  return status === 404 && path.includes('/users/') ? 'no-owner' : 'refused';
}

/** Asks also for owners of which no repository was found: local scans name owners, too. */
async function readFew(octokit: Octokit, rules: RulesFile, names: readonly string[]): Promise<OwnerLists> {
  const byName = await readNamedRepositories(octokit, names, wantedBy(rules));
  const seen = new Set([...byName.keys()].map(ownerOf));
  const unseen = [...new Set(names.map(ownerOf))].filter((owner) => !seen.has(owner));
  const answers = await Promise.all(unseen.map((owner) => hasOwner(octokit, owner)));
  const missing = unseen.filter((_, index) => !answers[index]);
  if (missing.length > 0 && seen.size === 0 && missing.length === unseen.length)
    throw new StepError({ kind: 'not-on-github', what: 'owner', names: missing });
  const owners = new Map(missing.map((owner) => [owner, 'no-owner'] as const));
  return { repositories: [...byName.values()], byName, owners };
}

function wantedBy({ needs }: RulesFile) {
  return { properties: needs.properties.length > 0, teams: needs.teams };
}

/** The owners of the repositories, and with `coverage` those that the scope names; in lower case. */
function ownersOf({ scope, coverage }: RulesFile, names: readonly string[]): string[] {
  const named = coverage ? [...scope.names, ...scope.patterns] : [];
  const owners = named.flatMap((item) => /^([\w.-]+)\//.exec(item)?.[1]?.toLowerCase() ?? []);
  return [...new Set([...owners, ...names.map(ownerOf)])];
}

/** @throws GitHubError if no organization shows teams or properties, StepError for one that does not exist */
async function checkNames(
  octokit: Octokit,
  { needs }: RulesFile,
  { repositories, byName, owners }: OwnerLists,
): Promise<void> {
  const inOrganizations = [...repositories, ...byName.values()].filter(isOfOrganization);
  const orgs = [...new Set(inOrganizations.map(({ full_name }) => ownerOf(full_name)))];
  const propertiesOf = ({ properties }: Repository) =>
    properties instanceof Map ? [...properties.keys()] : properties;
  const checks = [
    ['property', needs.properties, inOrganizations.map(propertiesOf), readPropertyNames],
    ['team', needs.teams, inOrganizations.map(({ teams }) => teams), listTeamSlugs],
  ] as const;
  const namesIn = (lists: readonly (readonly string[] | GitHubError | undefined)[]) =>
    lists.flatMap((names = []) => (names instanceof GitHubError ? [] : names));
  for (const [what, wanted, shown, readAll] of checks) {
    const used = namesIn(shown);
    const refusal = shown.find((names) => names instanceof GitHubError);
    const isShown = shown.some(Array.isArray);
    if (wanted.length > 0 && !isShown && refusal !== undefined) throw refusal;
    // An owner that refuses may define any name.
    const mayHaveAny = refusal !== undefined || [...owners.values()].includes('refused');
    if (mayHaveAny || !isShown || namesWithout(wanted, used).length === 0) continue;
    const defined = await Promise.all(orgs.map((org) => unlessRefused(readAll(octokit, org))));
    const known = distinctNames([...used, ...namesIn(defined)]);
    const names = namesWithout(wanted, known);
    const [first] = names;
    if (first === undefined) continue;
    throw new StepError({ kind: 'not-on-github', what, names, near: nearestNames(first, known) });
  }
}

function ownerOf(fullName: string): string {
  return splitName(fullName).owner.toLowerCase();
}
