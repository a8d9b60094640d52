import type { PolicyChange, PolicyEntry, PolicyFieldChange, Row } from '../model/change.ts';
import type { StepFailure } from '../model/failure.ts';
import { writeJson } from '../platform/http/json.ts';
import { entryCounts } from '../policies/entry-counts.ts';
import { type Inline, list, type Section, section, table } from './content.ts';
import { problemText } from './explain/rules.ts';
import { explain } from './explain.ts';
import { spaced } from './format.ts';

/** Within each part, entries that weaken policies come first. */
export function policySections(rows: readonly Row<PolicyChange>[], dryRun: boolean): Section[] {
  const rankOf = (entry: PolicyEntry) => -entryCounts(entry).weakening;
  const entries = rows.flatMap((row) =>
    row.change.entries.toSorted((a, b) => rankOf(a) - rankOf(b)).map((entry) => ({ row, entry })),
  );
  const changes = table(entries, 'changes', [
    ['Change', ({ entry }) => ({ lines: [policyTarget(entry), entryInline(entry)] })],
    [
      'State',
      ({ row: { state, failure } }) => ({
        lines: [spaced(state), { text: failure === undefined ? '' : explain(failure).message, max: 500 }],
      }),
    ],
  ]);
  return section(dryRun ? 'Policies to change' : 'Policies', changes);
}

/** `secrets policies · weakened` */
export function policyTarget(entry: PolicyEntry): string {
  return `${entry.part} policies${entryCounts(entry).weakening > 0 ? ' · weakened' : ''}`;
}

/** All problems: the error shows only the first five. */
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

/** `repository_tag not a|b` for a condition, `block` for an action, JSON for one with settings. */
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
