import { byProject, inState, type ProjectRows } from '../changes/rows.ts';
import type {
  PolicyChange,
  PolicyEntry,
  PolicyFieldChange,
  ProjectChange,
  ProjectRef,
  Row,
} from '../model/change.ts';
import type { StepFailure } from '../model/failure.ts';
import { PROJECT_SETTINGS } from '../model/project-settings.ts';
import { writeJson } from '../platform/http/json.ts';
import { entryCounts } from '../policies/entry-counts.ts';
import { type Block, type Inline, list, type Section, section, separated, table } from './content.ts';
import { READS_FIRST } from './explain/explanation.ts';
import { problemText } from './explain/rules.ts';
import { byCause, explain, shortMessage } from './explain.ts';
import { counted, settingText, spaced } from './format.ts';

/** `+ pci`, `full scans on → off`, `primary branch main → trunk` */
export function changeText(change: ProjectChange): Inline {
  if (change.field === 'none') return '';
  if (change.field === 'tag')
    return [{ unbroken: `${change.after ? '+' : '−'} ` }, { code: change.tag, max: 100 }];
  const { label } = PROJECT_SETTINGS[change.field];
  const after: Inline = { text: settingText(change.after), max: 100 };
  const arrow: Inline = { unbroken: ' → ' };
  return [`${label} `, { text: settingText(change.before), max: 100 }, arrow, { strong: after }];
}

/** Failures first: a hundred changed projects would hide them. */
const STATES = [
  ['failed', 'Failed'],
  ['unknown', 'Unknown: the change may have taken effect'],
  ['changed', 'Changed'],
  ['would-change', 'To change'],
  ['left', 'Left: no longer as they were'],
  ['not-reached', 'Not reached: the step ended first'],
] as const;

export function projectSections(rows: readonly Row<ProjectChange>[]): Section[] {
  return STATES.flatMap(([state, title]) => {
    const projects = byProject(inState(rows, state));
    return section(title, [...list(causesOf(projects), 'causes'), ...projectTable(projects)]);
  });
}

/** The remedy of each cause once. */
function causesOf(projects: readonly ProjectRows[]): Inline[] {
  const failed = projects.flatMap(({ rows }) => rows.find(({ failure }) => failure) ?? []);
  return byCause(failed).map(({ cause, failure, items }) => {
    const remedy = failure === undefined ? '' : `${explain(failure, READS_FIRST).remedy}.`;
    return { lines: [{ strong: `${counted(items.length, 'project')}: ${cause}` }, { sentence: remedy }] };
  });
}

function projectTable(projects: readonly ProjectRows[]): Block[] {
  return table(projects, 'projects', [
    [
      'Project',
      ({ project, rows }) => {
        const changes = rows.map(({ change }) => changeText(change));
        return { lines: [projectLink(project), separated(changes, ', ')] };
      },
    ],
    [
      'Why',
      ({ rows }) => {
        const reasons = rows.map(({ failure }) => (failure === undefined ? '' : shortMessage(failure)));
        return { sentence: [...new Set(reasons)].filter(Boolean).join('; '), max: 700 };
      },
    ],
  ]);
}

export function projectLink({ name, url }: ProjectRef): Inline {
  return { link: name, to: url };
}

export function weakeningFirst(rows: readonly Row<PolicyChange>[]) {
  const entries = rows.flatMap((row) => row.change.entries.map((entry) => ({ row, entry })));
  return entries.sort((a, b) => entryCounts(b.entry).weakening - entryCounts(a.entry).weakening);
}

export function policySections(rows: readonly Row<PolicyChange>[], dryRun: boolean): Section[] {
  const changes = table(weakeningFirst(rows), 'changes', [
    ['Change', ({ entry }) => entryLines(entry)],
    [
      'State',
      ({ row: { state, failure } }) => ({
        lines: [spaced(state), { text: failure === undefined ? '' : explain(failure).message, max: 500 }],
      }),
    ],
  ]);
  return section(dryRun ? 'Policies to change' : 'Policies', changes);
}

/** Begins with `secrets policies · weakened`. */
export function entryLines(entry: PolicyEntry): Inline {
  const weakened = entryCounts(entry).weakening > 0 ? ' · weakened' : '';
  return { lines: [`${entry.part} policies${weakened}`, entryInline(entry)] };
}

/** The error shows only the first five. */
export function problemSection(failure: StepFailure | undefined): Section[] {
  if (failure?.kind !== 'policies-invalid' || failure.problems.length === 1) return [];
  const { path, problems } = failure;
  const lines = problems.map((problem) => ({
    text: `${path}:${problem.line}: ${problemText(problem)}`,
    max: 500,
  }));
  return section('Policies that the platform does not accept', list(lines, 'problems'));
}

const MAX_VALUE_LENGTH = 120;
const SIGNS = { create: '+', update: '~', delete: '−' } as const;

/** `+ rulesets p/owasp-top-ten`; `~ "Comment on everything"`; `− exception: exclude p/secrets for tag sandbox` */
export function entryInline(entry: PolicyEntry): Inline {
  const changes = entry.fields.map(fieldText).join(', ');
  // The fields of a product's rules have signs of their own.
  if (entry.kind === 'detection') return { text: changes, max: 500 };
  const name = nameOf(entry);
  const text = changes === '' ? name : `${name}: ${changes}`;
  return { text: `${SIGNS[entry.effect]} ${text}`, max: 500 };
}

function nameOf({ kind, key, before, after }: PolicyEntry): string {
  const row = after ?? before ?? {};
  if (kind === 'remediation') return `"${valueText(row.name) || (key.slug ?? '')}"`;
  if (kind !== 'exception') return writeJson(key);
  const type = valueText(row.exception_type ?? 'exception');
  const scope = `${key.scope_type === 'project_tag' ? 'tag ' : ''}${key.scope_target ?? valueText(row.project ?? row.project_tag_name)}`;
  return `exception: ${type} ${key.rule ?? valueText(row.rule)} for ${scope}`;
}

function fieldText({ field, before, after, added, removed }: PolicyFieldChange): string {
  const isList = added !== undefined || removed !== undefined;
  if (!isList) return `${field} ${valueText(before) || 'none'} → ${valueText(after) || 'none'}`;
  const listText = (sign: string, values: readonly unknown[] = []) =>
    values.length === 0 ? '' : `${sign} ${field} ${values.map(valueText).join(', ')}`;
  return [listText('+', added), listText('−', removed)].filter(Boolean).join(', ');
}

/** `repository_tag not a|b` for a condition, `block` for an action; JSON if it has settings. */
function valueText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value);
  const { type, values, mode, config, ...others } = value as Readonly<Record<string, unknown>>;
  const settings = { ...others, ...(config as object | undefined) };
  const isShort = typeof type === 'string' && Object.keys(settings).length === 0;
  const valuesPart = Array.isArray(values) ? ` ${values.map(valueText).join('|')}` : '';
  const whole = isShort ? `${type}${mode === 'none' ? ' not' : ''}${valuesPart}` : writeJson(value);
  return whole.length > MAX_VALUE_LENGTH ? `${whole.slice(0, MAX_VALUE_LENGTH - 1)}…` : whole;
}
