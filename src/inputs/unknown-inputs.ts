import { FINDING_FILTERS } from '../findings/filters.ts';
import { filterInput } from '../model/findings.ts';
import { nearest } from '../model/nearest.ts';
import type { InputReader } from './reader.ts';
import { GITHUB_TOKEN_DEFAULT, INPUTS } from './table.ts';
import { quotedList, splitList } from './values.ts';

/**
 * Names that other tools use, and other operations, for these inputs: the first that the operation has is suggested.
 * After a `!`, names of what other tools leave out.
 */
const NAMES_OF_INPUTS: Readonly<Record<string, string>> = {
  'deployment-slug': 'deployment deployment-name org organization organisation slug',
  'base-url': 'url api-url endpoint server server-url',
  token: 'api-key',
  'github-token': 'repo-token',
  'projects repos': 'project projects project-name target repo repos repository repositories',
  'project-tags': 'tags projects-tagged',
  'projects-tagged': 'project-tags',
  'project-tags projects-tagged': 'team teams owner owners',
  'diff-scan': 'enabled enable managed scan',
  paths: 'include',
  'fail-on severities':
    'severity severities min-severity vuln-severity level fail-on-severity severity-threshold',
  'products issue-type': 'type issue-type product products scanners scan-type vuln-type',
  'new-triage-state': 'state new-state',
  'new-triage-reason': 'reason new-reason',
  'new-note': 'note',
  'fail-if': 'fail-on exit-code fail-build',
  'warn-only': 'soft-fail continue-on-error',
  'fix-available': 'ignore-unfixed only-fixed',
  vulnerabilities: 'ghsa cve',
  dependencies: 'package packages',
  'epss-above': 'epss min-epss',
  'issue-labels': 'labels',
  'issue-assignees': 'assignees',
  'dependency-filter': 'allow-licenses deny-licenses license',
  'dependencies-by': 'by group-by',
  'cyclonedx-version': 'version spec-version',
  'wait-for time-limit': 'timeout timeout-minutes',
  'max-retries': 'retries retry',
  'new-only': 'baseline baseline-commit baseline-ref base-ref',
  commit: 'sha head-ref head-sha',
  'rules-file': 'config config-file policy-path file',
  'approved-plan': 'plan plan-path plan-hash plan-file',
  '!paths projects': 'exclude ignore',
  '!paths': 'skip-dirs skip-files',
  '!vulnerabilities': 'allow-ghsas',
};

const OTHER_NAMES = new Map([
  // Conditions of the rules file.
  ...FINDING_FILTERS.flatMap((filter) =>
    filter.condition === undefined ? [] : aliases(filterInput(filter), filter.condition),
  ),
  ...Object.entries(NAMES_OF_INPUTS).flatMap(([inputs, names]) => aliases(inputs, names)),
]);

/** Such a name excludes: suggesting the input without this word would reverse the selection. */
const EXCLUDING = /^(?:excluded?|ignored?|skip|except)-|-(?:excluded?|excludes|ignored?|ignores|skip)$/;

const TAKES_EXCLUSIONS = new Set([
  'projects',
  ...FINDING_FILTERS.filter(({ kind, patterns }) => patterns || kind === 'ids').map(filterInput),
]);

/** Inputs of other actions that request or name a file. */
const OF_OUTPUT = /^(?:format|output|sarif|json|csv)(?:-|$)/;

function aliases(inputs: string, names: string) {
  const meant = { inputs: inputs.replace('!', '').split(' '), excludes: inputs.startsWith('!') };
  return names.split(' ').map((name) => [name, meant] as const);
}

/** Refuses inputs that the operation does not have: a typo must never widen a selection. */
export function refuseUnknown(reader: InputReader): void {
  const { operation } = reader;
  const rows = INPUTS.filter(({ operations }) => operation === undefined || operations.includes(operation));
  const names = rows.map((row) => row.name);
  for (const [name, text] of [...reader.texts]) {
    if (text.trim() === '') continue;
    const row = INPUTS.find((input) => input.name === name);
    if (row === undefined) {
      reader.problem(name, `is not an input of this action; ${inputRemedy(name, names, text)}`);
      continue;
    }
    const isDefault = text.trim().toLowerCase() === row.default?.toLowerCase();
    // The runner evaluates this one.
    const mayBeDefault = isDefault || row.default === GITHUB_TOKEN_DEFAULT;
    if (operation === undefined || row.operations.includes(operation) || mayBeDefault) continue;
    const meant = inputMeant(name, names);
    const remedy = meant === undefined ? 'leave it out' : `did you mean \`${meant}\`?`;
    const owners = quotedList(row.operations, 'and');
    reader.problem(name, `does not belong to the operation \`${operation}\`, only to ${owners}; ${remedy}`);
    // Its value needs no check.
    reader.texts.delete(name);
  }
}

/** @param names of the inputs that the operation has */
function inputRemedy(unknownName: string, names: readonly string[], text: string): string {
  const name = unknownName.replaceAll('_', '-');
  const meant =
    inputMeant(name, names) ??
    nearest(name, names) ??
    names.find((input) => name.split('-').includes(input)) ??
    inputMeant(name.replace(EXCLUDING, ''), names);
  if (/-(?:path|url)$/.test(name) && meant === undefined) return 'remove it: it looks like an output';
  const [first = ''] = splitList(text);
  if (/^(?:team|owner)s?$/.test(name) && meant !== undefined)
    return `use \`${meant}: ${name.replace(/s$/, '')}:${first}\`, if projects have such tags`;
  const excludes = OTHER_NAMES.get(name)?.excludes ?? (EXCLUDING.test(name) && !EXCLUDING.test(meant ?? ''));
  if (excludes && meant !== undefined && TAKES_EXCLUSIONS.has(meant))
    return `use \`${meant}\`, with \`!\` before each value`;
  if (!excludes && meant !== undefined)
    return `did you mean \`${meant}\`${meant === 'diff-scan' ? ' or `full-scan`' : ''}?`;
  if (OF_OUTPUT.test(name))
    return 'remove it: outputs such as `report-path` name the files that a step writes';
  return `remove it, or unset the variable \`INPUT_${unknownName.toUpperCase()}\``;
}

function inputMeant(name: string, names: readonly string[]): string | undefined {
  return OTHER_NAMES.get(name)?.inputs.find((input) => names.includes(input));
}

/** For a key that is the name of an input, or another name for one. */
export function conditionMeant(key: string): string | undefined {
  const { inputs = [], excludes = false } = OTHER_NAMES.get(key) ?? {};
  const names = excludes ? [] : [key, ...inputs];
  const matched = FINDING_FILTERS.find((filter) => filter.condition && names.includes(filterInput(filter)));
  return matched?.condition;
}
