import type { RulesFile } from '../../model/rules.ts';
import { quoted } from '../yaml/messages.ts';
import type { Problems } from '../yaml/problems.ts';
import type { ReadFile } from './file.ts';
import { placeholdersOf } from './tags.ts';

/** What no single rule can be wrong about. */
export function checkWhole(file: ReadFile, problems: Problems): void {
  const names = new Map<string, string>();
  for (const { rule, nameOffset } of [...file.projects, ...(file.findings ?? [])]) {
    const earlier = names.get(rule.name.toLowerCase());
    if (earlier !== undefined)
      problems.add(nameOffset, `another rule is called ${quoted(earlier)}: give each rule a unique name`);
    names.set(rule.name.toLowerCase(), rule.name);
  }
  const tags = new Map<string, string>();
  for (const { rule, offset } of file.projects) {
    for (const tag of rule.tags) {
      const earlier = tags.get(tag.toLowerCase()) ?? tag;
      if (earlier !== tag)
        problems.add(
          offset,
          `the tags ${quoted(earlier)} and ${quoted(tag)} differ only in case: spell them the same way`,
        );
      tags.set(tag.toLowerCase(), earlier);
    }
  }
  const needs = needsOf(file);
  const byTeam = file.projects.find(({ rule }) =>
    rule.tags.some((tag) => placeholdersOf(tag).includes('github.team')),
  );
  if (byTeam !== undefined && needs.teams.length === 0)
    problems.add(
      byTeam.offset,
      'the placeholder github.team needs teams that a rule names, but no rule names one: add github.team to "when"',
    );
}

const PROPERTY = 'github.property.';

/** Which of GitHub's data the rules look at. Teams are those that conditions name. */
export function needsOf({ projects, coverage }: Pick<ReadFile, 'projects' | 'coverage'>): RulesFile['needs'] {
  const keys = new Set<string>();
  const teams = new Set<string>();
  for (const { rule } of projects) {
    for (const set of [rule.when, ...rule.except]) {
      for (const key of Object.keys(set)) keys.add(key);
      const named = set['github.team'];
      if (named?.form === 'values') for (const team of named.values) teams.add(team);
    }
    for (const name of rule.tags.flatMap(placeholdersOf)) keys.add(name);
  }
  const github = [...keys].filter((key) => key.startsWith('github.'));
  return {
    github: coverage || github.length > 0,
    properties: github.filter((key) => key.startsWith(PROPERTY)).map((key) => key.slice(PROPERTY.length)),
    teams: [...teams],
  };
}
