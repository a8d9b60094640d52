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
/** A token that sees a smaller share of an owner's known repositories probably misses others of that owner too. */
const MIN_SHARE_SEEN = 0.9;
/** The largest share of an owner's projects whose repositories are read one by one if its list lacks them. */
const MAX_SHARE_ASKED = 0.1;

/**
 * Reads the metadata that the rules look at, owner by owner.
 *
 * @param all every project of the deployment, because a repository may be known outside the scope
 * @returns a function that finds the repository of a project, and the uncovered ones (see `Coverage`)
 * @throws GitHubError if GitHub shows none of the data that the rules need, StepError for an unknown name
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
    return 'fullName' in place ? place.fullName : undefined;
  };
  const names = [...new Set(inScope.flatMap((project) => nameOf(project) ?? []))];
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
    return end === 'no-owner' || end === 'owner-refused' ? { known: false, reason: end } : found;
  };
  if (!findsUncovered) return { find };
  const projects = all.map((project): KnownProject => {
    return { owner: ownerOf(project.name), fullName: nameOf(project), match: match(project) };
  });
  const incomplete = mayMiss ? incompleteOwners(read, projects, usesJobToken) : [];
  if (incomplete.length > 0 || owners.size === 0) {
    // Without `coverage`, nobody asked for the list.
    if (!rules.coverage) return { find };
    context.notices.push({ kind: 'coverage-unknown', subject: 'repositories', owners: incomplete });
  }
  return { find, uncovered: uncoveredNames(rules, read, projects) };
}

/** Withdraws notices about items of `scope` that match no project, but a repository: they decide about coverage. */
function withdrawScopeNotices({ notices }: Context, repositories: readonly Repository[]): void {
  const names = repositories.map(({ full_name }) => full_name);
  const isOfRepository = (notice: Notice) =>
    'pattern' in notice && notice.input === 'scope.projects' && names.some(patternMatcher(notice.pattern));
  notices.splice(0, notices.length, ...notices.filter((notice) => !isOfRepository(notice)));
}

/** Names of the repositories in scope without a project, except archived ones and forks. */
function uncoveredNames({ scope }: RulesFile, read: OwnerLists, projects: readonly KnownProject[]): string[] {
  // Any of them may be the renamed repository of a project.
  if (read.unasked.size > 0) return [];
  const isInScope = nameMatcher(scope);
  const covered = new Set(projects.map(({ match }) => match.known && match.repository.id));
  const isUncovered = ({ id, archived, fork }: Repository) => !archived && !fork && !covered.has(id);
  const names = read.repositories.filter(isUncovered).map(({ full_name }) => full_name);
  return names.filter((name) => isInScope([name])).sort();
}

/** A project of the deployment: the first segment of its name, and its repository. */
interface KnownProject {
  owner: string;
  fullName: string | undefined;
  match: RepositoryFacts;
}

/** The end of the listing of an owner's repositories. */
type ListingEnd = 'whole' | 'cut' | 'no-owner' | 'owner-refused';

/** The repositories that were read, and how the lists of their owners ended. */
interface OwnerLists {
  repositories: readonly Repository[];
  /** Repositories that were read one by one, by the name that the project has, which may be a former one. */
  byName: ReadonlyMap<string, Repository>;
  /** Keyed by owner in lower case; without lists, only those that are not on GitHub. */
  owners: ReadonlyMap<string, ListingEnd>;
  /** Owners with too many unlisted repositories to read each of them; they may be renamed. */
  unasked: ReadonlySet<string>;
}

/** Whether `scope` names only single repositories, all visible to the token. */
function seesScope({ scope: { names, patterns } }: RulesFile, { repositories, byName }: OwnerLists): boolean {
  const shown = [...byName.keys(), ...repositories.map(({ full_name }) => full_name)];
  return patterns.length === 0 && names.length > 0 && namesWithout(names, shown).length === 0;
}

/** Owners whose lists are too incomplete to name the repositories without a project. */
function incompleteOwners(
  { repositories, owners, unasked }: OwnerLists,
  projects: readonly KnownProject[],
  usesJobToken: boolean,
): OwnerSeen[] {
  const listed = new Set(repositories.map(({ id }) => id));
  return [...owners].flatMap(([owner, end]) => {
    const expected = new Map(
      projects.flatMap(({ fullName, match }) =>
        fullName && ownerOf(fullName) === owner ? [[fullName.toLowerCase(), match] as const] : [],
      ),
    );
    const seen = [...expected.values()].flatMap((match) => (match.known ? match.repository : []));
    const hasProject = projects.some((project) => project.owner === owner);
    const first = repositories.find(({ full_name }) => ownerOf(full_name) === owner);
    const whyNot = (): OwnerGap | undefined => {
      if (first === undefined && expected.size === 0 && !hasProject) return 'nothing-seen';
      // An owner that is not on GitHub has no repositories.
      if (end === 'no-owner') return undefined;
      if (end === 'owner-refused') return 'refused';
      if (end === 'cut') return 'cut';
      if (unasked.has(owner)) return 'unlisted';
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
  const owners = ownersOf(rules, names);
  const wanted = wantedBy(rules);
  const lists = await Promise.all(
    owners.map(async (owner) => unlessRefused(listRepositories(octokit, owner, wanted))),
  );
  const repositories = lists.flatMap((list) => (list instanceof GitHubError ? [] : list.rows));
  if (owners.length > 0 && lists.every((list) => list instanceof GitHubError))
    throw (
      lists.find((list) => listingEnd(list) === 'owner-refused') ??
      new StepError({ kind: 'not-on-github', what: 'owner', names: owners })
    );
  const byOwner = new Map(lists.map((list, index) => [owners[index] ?? '', listingEnd(list)]));
  const listed = new Set(repositories.map(({ full_name }) => full_name.toLowerCase()));
  const unasked = new Set<string>();
  const missing = [...Map.groupBy(names, ownerOf)].flatMap(([owner, ownedNames]) => {
    const end = byOwner.get(owner);
    if (end === 'no-owner' || end === 'owner-refused') return [];
    const unlisted = ownedNames.filter((name) => !listed.has(name.toLowerCase()));
    if (unlisted.length <= Math.max(MAX_SINGLE_READS, ownedNames.length * MAX_SHARE_ASKED)) return unlisted;
    unasked.add(owner);
    return [];
  });
  // A renamed repository is listed by its new name, and answers to its former one.
  const byName = await readNamedRepositories(octokit, missing, wanted);
  return { repositories, byName, owners: byOwner, unasked };
}

function listingEnd(list: PagedRows<Repository> | GitHubError): ListingEnd {
  if (!(list instanceof GitHubError)) return list.isComplete ? 'whole' : 'cut';
  const { status, path } = list.failure;
  // A 404 for a later page of an organization's list does not mean that the owner is unknown.
  return status === 404 && path.includes('/users/') ? 'no-owner' : 'owner-refused';
}

/** Reads the repositories one by one, and asks for owners of which none was found: local scans name owners, too. */
async function readFew(octokit: Octokit, rules: RulesFile, names: readonly string[]): Promise<OwnerLists> {
  const byName = await readNamedRepositories(octokit, names, wantedBy(rules));
  const seen = new Set([...byName.keys()].map(ownerOf));
  const unseen = [...new Set(names.map(ownerOf))].filter((owner) => !seen.has(owner));
  const answers = await Promise.all(unseen.map((owner) => hasOwner(octokit, owner)));
  const missing = unseen.filter((_, index) => answers[index] === false);
  if (missing.length > 0 && seen.size === 0 && missing.length === unseen.length)
    throw new StepError({ kind: 'not-on-github', what: 'owner', names: missing });
  const owners = new Map(missing.map((owner) => [owner, 'no-owner'] as const));
  return { repositories: [...byName.values()], byName, owners, unasked: new Set() };
}

function wantedBy({ needs }: RulesFile) {
  return { properties: needs.properties.length > 0, teams: needs.teams };
}

/** The owners of the projects in scope, and with `coverage` those that the scope names; in lower case. */
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
  for (const [what, wanted, shown, readAll] of checks) {
    const used = shown.flatMap((names) => (names instanceof GitHubError ? [] : (names ?? [])));
    const refusal = shown.find((names) => names instanceof GitHubError);
    const isShown = shown.some(Array.isArray);
    if (wanted.length > 0 && !isShown && refusal !== undefined) throw refusal;
    // An owner that refuses may define any name.
    const mayHaveAny = refusal !== undefined || [...owners.values()].includes('owner-refused');
    if (mayHaveAny || !isShown || namesWithout(wanted, used).length === 0) continue;
    const defined = await Promise.all(orgs.map((org) => unlessRefused(readAll(octokit, org))));
    const known = distinctNames([
      ...used,
      ...defined.flatMap((names) => (names instanceof GitHubError ? [] : names)),
    ]);
    const names = namesWithout(wanted, known);
    const [first] = names;
    if (first === undefined) continue;
    throw new StepError({ kind: 'not-on-github', what, names, near: nearestNames(first, known) });
  }
}

function ownerOf(fullName: string): string {
  return splitName(fullName).owner.toLowerCase();
}
