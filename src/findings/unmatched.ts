import type { Context } from '../model/context.ts';
import { resolveSlug } from '../model/deployment.ts';
import { nameMatcher } from '../model/names.ts';
import { noteUnmatched } from '../model/nearest-names.ts';
import { patternMatcher } from '../model/pattern.ts';
import { type NameList, nameListOf } from '../model/selection.ts';
import type { Finding } from '../platform/resources/finding.ts';
import type { ProjectDirectory } from './directory.ts';
import type { FindingQuery } from './filter.ts';

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
  const { repos, rules, categories, project_tags, paths } = query.filters;
  const onePage = () => readOnePage(context, query);
  const report = async (
    input: string,
    list: NameList | undefined,
    found: readonly (string | undefined)[],
    known: () => Promise<readonly string[]>,
  ) => {
    if (list === undefined) return;
    const matcher = nameMatcher(list);
    for (const text of new Set(found)) if (text !== undefined) matcher.matches(text);
    const { names, patterns, except } = matcher.unmatched();
    if (names.length + patterns.length + except.length === 0) return;
    const all = await known();
    const unknown = (items: readonly string[]) => items.filter((item) => !all.some(patternMatcher(item)));
    const missed = { names: unknown(names), patterns: unknown(patterns), except: unknown(except) };
    await noteUnmatched(context, input, missed, all);
  };
  await report('repos', patternsOf(repos), rows.map(repositoryOf), async () => (await projects()).names());
  await report('rules', patternsOf(rules), rows.map(ruleOf), async () =>
    distinct([...rows, ...(await onePage())].map(ruleOf)),
  );
  await report('categories', namesOf(categories), rows.flatMap(categoriesOf), async () =>
    distinct([...rows, ...(await onePage())].flatMap(categoriesOf)),
  );
  await report('project-tags', namesOf(project_tags), [], async () => (await projects()).tags());
  await report('paths', patternsOf(paths), rows.map(pathOf), async () => []);
}

const repositoryOf = ({ repository }: Finding) => repository;
const ruleOf = ({ rule }: Finding) => rule;
const categoriesOf = ({ categories = [] }: Finding) => categories;
const pathOf = ({ path }: Finding) => path;

function patternsOf(value: unknown): NameList | undefined {
  return Array.isArray(value) ? nameListOf(value) : undefined;
}

function namesOf(value: unknown): NameList | undefined {
  return Array.isArray(value) ? { names: value, patterns: [], except: [] } : undefined;
}

function distinct(texts: readonly (string | undefined)[]): string[] {
  return [...new Set(texts.filter((text) => text !== undefined))];
}

/** Findings of any rule, to know what rules are called. */
async function readOnePage(context: Context, { issueType }: FindingQuery): Promise<readonly Finding[]> {
  if (issueType === 'secrets') return [];
  return context.platform.firstFindings(await resolveSlug(context), { issue_type: issueType });
}
