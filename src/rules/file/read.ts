import { createHash } from 'node:crypto';
import { type DocumentProblem, readYaml, type YamlSource } from '../../inputs/document.ts';
import { conditionMeant } from '../../inputs/unknown-inputs.ts';
import { quotedList } from '../../inputs/values.ts';
import { compare } from '../../model/names.ts';
import type { PlacedText, PolicyRules } from '../../policies/bundles.ts';
import { PROPERTY_PREFIX } from '../project-conditions.ts';
import { gitHubKeysOf } from './project-rules.ts';
import { type RulesFile, rulesFile } from './schema.ts';
import { setsOf } from './values.ts';

export const MAX_RULES_BYTES = 16 * 1024 * 1024;

/**
 * Parses and checks a rules file.
 *
 * @param text of the whole file, including a byte order mark
 * @returns the rules, or all problems in the order of the file
 */
export function parseRules(
  text: string,
  path: string,
): { ok: true; rules: RulesFile } | { ok: false; problems: DocumentProblem[] } {
  if (!isDecoded(text)) {
    const message = 'the file is not UTF-8 text: save it as UTF-8';
    return { ok: false, problems: [{ line: 1, column: 1, message }] };
  }
  const read = readYaml(text.replace(/^\uFEFF/, ''), rulesFile, {
    name: 'the file',
    emptyRemedy: 'start it with version: 1',
    // These values compare as texts.
    textKeys: /^(?:github\.property\..*|values)$/,
    keyRemedy,
  });
  if (!read.ok) return read;
  const { value, source } = read;
  return {
    ok: true,
    rules: {
      ...value,
      path,
      sha256: createHash('sha256').update(sortedJson(source.data)).digest('hex'),
      policies: value.policies && withPlaces(value.policies, source),
      needs: needsOf(value),
    },
  };
}

/** Conditions that rules for projects and rules for findings name differently. */
const COUNTERPARTS = new Map([
  ['repo', 'name'],
  ['name', 'repo'],
  ['project-tag', 'tag'],
  ['tag', 'project-tag'],
]);

function keyRemedy(key: string, known: readonly string[], value: unknown): string | undefined {
  if (key === 'rules' && known.includes('findings')) return 'use `projects` or `findings`';
  // The keys of `scope`.
  if (known.length === 1 && known[0] === 'projects' && /^(?:excl|exc?ept|ignore|skip)/.test(key)) {
    const names = [value].flat().filter((name) => typeof name === 'string');
    const items = names.map((name) => `!${name}`);
    return `write ${quotedList(items, 'and') || '`!` before a name'} in \`projects\``;
  }
  const condition = conditionMeant(key) ?? key;
  const meant = [condition, COUNTERPARTS.get(condition) ?? ''].find((name) => known.includes(name));
  return meant && `did you mean \`${meant}\`?`;
}

/** Decoding puts U+FFFD for an invalid byte, and leaves zeros from UTF-16. */
export function isDecoded(text: string): boolean {
  return text.isWellFormed() && !/[\0\uFFFD]/.test(text);
}

/** The order of keys does not count. */
function sortedJson(data: unknown): string {
  return JSON.stringify(data, (_key, value: unknown) => {
    if (typeof value === 'bigint') return String(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([left], [right]) => compare(left, right)));
  });
}

/** Each part with its lines, to locate the problems that the platform reports. */
function withPlaces(bundles: object, source: YamlSource): PolicyRules {
  const parts = Object.entries(bundles).filter(([, bundle]) => bundle !== undefined);
  const placed = parts.map(([part, bundle]) => {
    const path = ['policies', part];
    const { policies = [] } = bundle as { policies?: readonly unknown[] };
    const places = {
      line: source.lineOf(path, 'key'),
      policyLines: policies.map((_, index) => source.lineOf([...path, index])),
      texts: textsIn(Object(source.data).policies[part], path, source),
    };
    return [part, { bundle, ...places }];
  });
  return Object.fromEntries(placed) as PolicyRules;
}

function textsIn(data: unknown, path: readonly PropertyKey[], source: YamlSource): PlacedText[] {
  if (typeof data === 'string') return [{ text: data, line: source.lineOf(path) }];
  const keyOf = (key: string) => (Array.isArray(data) ? Number(key) : key);
  return Object.entries(data instanceof Object ? data : {}).flatMap(([key, value]) =>
    textsIn(value, [...path, keyOf(key)], source),
  );
}

function needsOf({ projects, coverage }: Pick<RulesFile, 'projects' | 'coverage'>): RulesFile['needs'] {
  const keys = [...new Set(projects.flatMap(gitHubKeysOf))];
  const propertyKeys = keys.filter((key) => key.startsWith(PROPERTY_PREFIX));
  const teams = projects
    .flatMap(setsOf)
    .flatMap(({ 'github.team': named = [] }) => named as readonly string[]);
  return {
    github: coverage || keys.length > 0,
    properties: propertyKeys.map((key) => key.slice(PROPERTY_PREFIX.length)),
    teams: [...new Set(teams)],
  };
}
