import { FINDING_FILTERS } from '../findings/filters.ts';
import { filterInput } from '../model/findings.ts';
import { nearest } from '../model/nearest.ts';
import type { InputReader } from './reader.ts';
import { INPUTS } from './table.ts';
import { quotedList, splitList } from './values.ts';

/** Names that other tools and operations use, with the inputs they may mean: the first that the operation has is suggested. */
const OTHER_NAMES = new Map<string, { inputs: readonly string[]; excludes: boolean }>([
  // Conditions of the rules file.
  ...FINDING_FILTERS.flatMap((filter) =>
    filter.condition === undefined ? [] : aliases([filter.condition], [filterInput(filter)]),
  ),
  ...aliases(
    ['deployment', 'deployment-name', 'org', 'organization', 'organisation', 'slug'],
    ['deployment-slug'],
  ),
  ...aliases(['url', 'api-url', 'endpoint', 'server', 'server-url'], ['base-url']),
  ...aliases(['api-key'], ['token']),
  ...aliases(['repo-token'], ['github-token']),
  ...aliases(['project', 'projects', 'project-name', 'target'], ['projects', 'repos']),
  ...aliases(['repo', 'repos', 'repository', 'repositories'], ['projects', 'repos']),
  ...aliases(['tags', 'projects-tagged'], ['project-tags']),
  ...aliases(['project-tags'], ['projects-tagged']),
  ...aliases(['team', 'teams', 'owner', 'owners'], ['project-tags', 'projects-tagged']),
  ...aliases(['enabled', 'enable', 'managed', 'scan'], ['diff-scan']),
  ...aliases(['exclude', 'ignore'], ['paths', 'projects'], true),
  ...aliases(['skip-dirs', 'skip-files'], ['paths'], true),
  ...aliases(['path', 'include'], ['paths']),
  ...aliases(['severity', 'severities', 'min-severity', 'vuln-severity', 'level'], ['fail-on', 'severities']),
  ...aliases(['fail-on-severity', 'severity-threshold'], ['fail-on', 'severities']),
  ...aliases(['type', 'issue-type', 'product', 'products'], ['products', 'issue-type']),
  ...aliases(['scanners', 'scan-type', 'vuln-type'], ['products', 'issue-type']),
  ...aliases(['state', 'new-state'], ['new-triage-state']),
  ...aliases(['reason', 'new-reason'], ['new-triage-reason']),
  ...aliases(['note'], ['new-note']),
  ...aliases(['fail-on', 'exit-code', 'fail-build'], ['fail-if']),
  ...aliases(['soft-fail', 'continue-on-error'], ['warn-only']),
  ...aliases(['ignore-unfixed', 'only-fixed'], ['fix-available']),
  ...aliases(['allow-ghsas'], ['vulnerabilities'], true),
  ...aliases(['ghsa', 'cve'], ['vulnerabilities']),
  ...aliases(['epss', 'min-epss'], ['epss-above']),
  ...aliases(['labels'], ['issue-labels']),
  ...aliases(['assignees'], ['issue-assignees']),
  ...aliases(['allow-licenses', 'deny-licenses', 'license'], ['dependency-filter']),
  ...aliases(['by', 'group-by'], ['dependencies-by']),
  ...aliases(['version', 'spec-version'], ['cyclonedx-version']),
  ...aliases(['timeout', 'timeout-minutes'], ['wait-for', 'time-limit']),
  ...aliases(['retries', 'retry'], ['max-retries']),
  ...aliases(['baseline', 'baseline-commit', 'baseline-ref', 'base-ref'], ['new-only']),
  ...aliases(['sha', 'head-ref', 'head-sha'], ['commit']),
  ...aliases(['config', 'config-file', 'policy-path', 'file'], ['rules-file']),
  ...aliases(['plan', 'plan-path', 'plan-hash', 'plan-file'], ['approved-plan']),
]);

/** Such a name excludes: suggesting the input without this word would reverse the selection. */
const EXCLUDING = /^(?:excluded?|ignored?|skip|except)-|-(?:excluded?|excludes|ignored?|ignores|skip)$/;

const TAKES_EXCLUSIONS = new Set([
  'projects',
  ...FINDING_FILTERS.filter(({ kind, patterns }) => patterns || kind === 'ids').map(filterInput),
]);

/** Inputs of other actions that request or name a file. */
const FILE_NAMES = [
  ...['format', 'output', 'output-file', 'output-format', 'output-path'],
  ...['sarif', 'sarif-file', 'sarif-file-output', 'json', 'json-file-output', 'csv'],
];

/** @param excludes whether the other tools leave out what the input names */
function aliases(names: readonly string[], inputs: readonly string[], excludes = false) {
  return names.map((name) => [name, { inputs, excludes }] as const);
}

/** Refuses inputs that the action, or the operation, does not have: a typo must never widen a selection. */
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
    const mayBeDefault = row.evaluated || text.trim().toLowerCase() === row.default?.toLowerCase();
    if (operation === undefined || row.operations.includes(operation) || mayBeDefault) continue;
    const meant = inputMeant(name, names);
    const remedy = meant === undefined ? 'leave it out' : `did you mean \`${meant}\`?`;
    const owners = quotedList(row.operations, 'and');
    reader.problem(name, `does not belong to the operation \`${operation}\`, only to ${owners}; ${remedy}`);
    // Its value needs no check: the user has to remove the input.
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
  if (FILE_NAMES.includes(name))
    return 'remove it: outputs such as `report-path` name the files that a step writes';
  return `remove it, or unset the variable \`INPUT_${unknownName.toUpperCase()}\``;
}

/** The operation's own input for a name that means something elsewhere. */
function inputMeant(name: string, names: readonly string[]): string | undefined {
  return OTHER_NAMES.get(name)?.inputs.find((input) => names.includes(input));
}

/** The condition of a rules file for a key that is the name of an input, or another name for one. */
export function conditionMeant(key: string): string | undefined {
  const { inputs = [], excludes = false } = OTHER_NAMES.get(key) ?? {};
  const names = excludes ? [] : [key, ...inputs];
  const matched = FINDING_FILTERS.find((filter) => filter.condition && names.includes(filterInput(filter)));
  return matched?.condition;
}
