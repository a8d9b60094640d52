import type { PolicyChange, PolicyEntry, PolicyFieldChange, Row } from '../model/change.ts';
import type { StepFailure } from '../model/failure.ts';
import { writeJson } from '../platform/http/json.ts';
import { list, type Section, section, table } from './content.ts';
import { problemText } from './explain/rules.ts';
import { explain } from './explain.ts';
import { spaced } from './figures.ts';

/** What happened to the policies, or would in a dry run. */
export function policySections(rows: readonly Row<PolicyChange>[], dryRun: boolean): Section[] {
  const isKept = ({ effect }: PolicyEntry) => Number(effect !== 'delete');
  const entries = rows.flatMap((row) =>
    row.change.entries.toSorted((one, other) => isKept(one) - isKept(other)).map((entry) => ({ row, entry })),
  );
  const changes = table(entries, 'changes', [
    ['Part', ({ row }) => row.change.part],
    [
      'Change',
      ({ entry }) => [{ code: entrySign(entry) }, { unbroken: ' ' }, { text: entryText(entry), max: 500 }],
    ],
    ['', ({ row }) => spaced(row.state)],
    [
      'Why',
      ({ row: { failure } }) => (failure === undefined ? '' : { text: explain(failure).what, max: 500 }),
    ],
  ]);
  return section(dryRun ? 'Policies that would change' : 'Policies', changes);
}

/** All that the platform does not accept: the error shows the first of it. */
export function problemSection(failure: StepFailure | undefined): Section[] {
  if (failure?.kind !== 'policies-invalid' || failure.problems.length === 1) return [];
  const { path, problems } = failure;
  const lines = problems.map((one) => ({ text: `${path}:${one.line}: ${problemText(one)}`, max: 500 }));
  return section('What the platform does not accept', list(lines, 'problems'));
}

const MAX_VALUE_LENGTH = 120;

export function entrySign({ effect }: PolicyEntry): '+' | '-' | '~' {
  return effect === 'create' ? '+' : effect === 'delete' ? '-' : '~';
}

/** `+ rulesets p/owasp-top-ten`; `"Comment on everything"`; `exception: exclude p/secrets for tag sandbox`. */
export function entryText(entry: PolicyEntry): string {
  const name = nameOf(entry);
  const changes = entry.fields.map(fieldText).join(', ');
  return [name, changes].filter((part) => part !== '').join(': ');
}

function nameOf({ kind, key, before, after }: PolicyEntry): string {
  const row = after ?? before ?? {};
  switch (kind) {
    case 'detection':
      return '';
    case 'exception': {
      const type = text(row.exception_type ?? 'exception');
      const scope = `${key.scope_type === 'project_tag' ? 'tag ' : ''}${key.scope_target ?? text(row.project ?? row.project_tag_name)}`;
      return `exception: ${type} ${key.rule ?? text(row.rule)} for ${scope}`;
    }
    case 'remediation':
      return `"${text(row.name) || (key.slug ?? '')}"`;
    case 'other':
      return writeJson(key);
  }
}

function fieldText({ field, before, after, added, removed }: PolicyFieldChange): string {
  const isList = added !== undefined || removed !== undefined;
  if (!isList) return `${field} ${text(before) || 'none'} → ${text(after) || 'none'}`;
  return [
    ...(added === undefined || added.length === 0 ? [] : [`+ ${field} ${added.map(text).join(', ')}`]),
    ...(removed === undefined || removed.length === 0 ? [] : [`- ${field} ${removed.map(text).join(', ')}`]),
  ].join(', ');
}

/** A value of a bundle in a few words; conditions and actions as people say them. */
function text(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value);
  const { type, values, mode, config, ...others } = value as Readonly<Record<string, unknown>>;
  const isBare = Object.keys({ ...others, ...Object(config) }).length === 0;
  const whole =
    typeof type !== 'string' || !isBare
      ? writeJson(value)
      : `${type}${mode === 'none' ? ' not' : ''}${Array.isArray(values) ? ` ${values.map(text).join('|')}` : ''}`;
  return whole.length > MAX_VALUE_LENGTH ? `${whole.slice(0, MAX_VALUE_LENGTH - 1)}…` : whole;
}
