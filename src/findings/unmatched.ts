import type { Context } from '../model/context.ts';
import { resolveSlug } from '../model/deployment.ts';
import { filterInput } from '../model/findings.ts';
import { noteUnmatched } from '../model/nearest.ts';
import { itemsOf, nameListOf, nameMatcher, patternMatcher } from '../model/selection.ts';
import type { Finding } from '../platform/resources/finding.ts';
import { findingFilter } from './conditions.ts';
import type { FindingLookups, FindingQuery } from './filter.ts';

/** The projects of the deployment, by names without regard to case: their spelling and tags. */
export interface ProjectDirectory extends FindingLookups {
  /** The name as the platform spells it; undefined for one that it does not list. */
  spelling(name: string): string | undefined;
  names(): string[];
  /** Every tag of any project, in lower case. */
  tags(): string[];
}

/** Gives the list of projects, which is read once and only where somebody asks. */
export function projectDirectory(context: Context): () => Promise<ProjectDirectory> {
  let directory: Promise<ProjectDirectory> | undefined;
  return () => {
    directory ??= readDirectory(context);
    return directory;
  };
}

async function readDirectory(context: Context): Promise<ProjectDirectory> {
  const projects = new Map<string, { name: string; tags: ReadonlySet<string> }>();
  for (const { name, tags } of await context.platform.projects(await resolveSlug(context))) {
    projects.set(name.toLowerCase(), { name, tags: new Set(tags.map((tag) => tag.toLowerCase())) });
  }
  return {
    projectTags: (name) => projects.get(name.toLowerCase())?.tags,
    spelling: (name) => projects.get(name.toLowerCase())?.name,
    names: () => [...projects.values()].map(({ name }) => name),
    tags: () => [...new Set([...projects.values()].flatMap(({ tags }) => [...tags]))],
  };
}

/** The filters by name of which an empty result may come from a misspelling. */
const NAMED = ['repos', 'rules', 'categories', 'project_tags', 'paths'];

/**
 * Notes what a query's names and patterns did not find among all rows that were listed, each with the names that it may
 * be a misspelling of: repositories and tags are looked up in the list of projects, rules and categories in the rows or
 * in one page more.
 *
 * @param projects reads the list of projects
 */
export async function reportUnmatched(
  context: Context,
  query: FindingQuery,
  rows: readonly Finding[],
  projects: () => Promise<ProjectDirectory>,
): Promise<void> {
  for (const name of NAMED) {
    const value = query.filters[name];
    if (!Array.isArray(value)) continue;
    const { of, patterns } = findingFilter(name);
    const textsOf = (findings: readonly Finding[]) =>
      [...new Set(findings.flatMap((row) => of?.(row)))].filter((text) => typeof text === 'string');
    const matcher = nameMatcher(patterns ? nameListOf(value) : { names: value, patterns: [], except: [] });
    matcher.matchesAny(textsOf(rows));
    const missed = matcher.unmatched();
    if (itemsOf(missed).length === 0) continue;
    let known: string[] = [];
    if (name === 'repos') known = (await projects()).names();
    else if (name === 'project_tags') known = (await projects()).tags();
    else if (name !== 'paths') known = textsOf([...rows, ...(await readOnePage(context, query))]);
    const unknown = (items: readonly string[]) => items.filter((item) => !known.some(patternMatcher(item)));
    const { names, patterns: globs, except } = missed;
    const list = { names: unknown(names), patterns: unknown(globs), except: unknown(except) };
    noteUnmatched(context, filterInput({ name }), list, known);
  }
}

/** Findings of any rule, to know what rules are called. */
async function readOnePage(context: Context, { issueType }: FindingQuery): Promise<readonly Finding[]> {
  if (issueType === 'secrets') return [];
  return context.platform.firstFindings(await resolveSlug(context), { issue_type: issueType });
}
