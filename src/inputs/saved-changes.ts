import type {
  FindingTarget,
  FormerTriage,
  ProjectChange,
  TriageChange,
  TriageDecision,
} from '../model/change.ts';
import type { SavedChange } from '../model/saved.ts';
import {
  type Fields,
  fieldsOf,
  foreign,
  isFields,
  listOf,
  optionalId,
  optionalText,
  textField,
} from './saved-file.ts';

const FINDING_KINDS = ['sast', 'sca', 'ai_sast', 'secrets'] as const;

/** What a step changed, or may have changed, of the `result` of its report: projects first, as they are written. */
export function savedChanges(result: Fields): SavedChange[] {
  const rows = listOf(result.rows, 'rows').map((row) => fieldsOf(row, 'a row'));
  const projects = [...rows.filter((row) => row.changes !== undefined), ...rowsOf(result.projects)];
  const findings = [...rows.filter((row) => row.change !== undefined), ...rowsOf(result.findings)];
  const listed = findings.flatMap(changesOfFinding);
  return [...projects.flatMap(changesOfProject), ...listed, ...unlistedFindings(result, listed)];
}

function rowsOf(value: unknown): Fields[] {
  return listOf(value, 'rows').map((row) => fieldsOf(row, 'a row'));
}

/** `done` says what was changed: of a row that failed, too, and of one that others changed meanwhile. */
function changesOfProject(row: Fields): SavedChange[] {
  const changes = listOf(row.changes, 'changes').map(projectChange);
  const done = listOf(row.done, 'changes').map(projectChange);
  const saved = (all: readonly ProjectChange[], state: SavedChange['state']) =>
    all.map((change): SavedChange => ({ change, state }));
  if (row.state === 'changed') return saved(done.length > 0 ? done : changes, 'changed');
  if (row.state !== 'unknown') return saved(done, 'changed');
  const isDone = (change: ProjectChange) => done.some((one) => keyOf(one) === keyOf(change));
  return [
    ...saved(done, 'changed'),
    ...saved(
      changes.filter((change) => !isDone(change)),
      'unknown',
    ),
  ];
}

function keyOf(change: ProjectChange): string {
  return change.field === 'tag' ? `tag:${change.tag}` : change.field;
}

function projectChange(value: unknown): ProjectChange {
  const fields = fieldsOf(value, 'a change');
  const written = fieldsOf(fields.target, 'a change');
  const id = optionalId(written.id);
  const target = {
    kind: 'project' as const,
    name: textField(written, 'name'),
    ...(id === undefined ? {} : { id }),
    ...optionalText(written, 'url'),
  };
  const { field, before, after } = fields;
  if (typeof before !== 'boolean' || typeof after !== 'boolean') throw foreign('a change');
  if (field === 'tag') return { target, field, tag: textField(fields, 'tag'), before, after };
  if (field === 'diff_scan' || field === 'full_scan') return { target, field, before, after };
  throw foreign('a change');
}

function changesOfFinding(row: Fields): SavedChange[] {
  if (row.state !== 'changed' && row.state !== 'unknown') return [];
  return [{ change: triageChange(fieldsOf(row.change, 'a change')), state: row.state }];
}

function triageChange(fields: Fields): TriageChange {
  if (fields.field !== 'triage') throw foreign('a change');
  return {
    target: findingTarget(fieldsOf(fields.target, 'a change')),
    field: 'triage',
    before: isFields(fields.before) ? former(fields.before) : undefined,
    after: decision(fieldsOf(fields.after, 'a change')),
  };
}

function findingTarget(fields: Fields): FindingTarget {
  const id = optionalId(fields.id);
  const issueType = FINDING_KINDS.find((kind) => kind === fields.issueType);
  if (id === undefined || issueType === undefined) throw foreign('a finding');
  return {
    kind: 'finding',
    id,
    issueType,
    ...optionalText(fields, 'repository'),
    ...optionalText(fields, 'severity'),
    ...optionalText(fields, 'rule'),
    ...optionalText(fields, 'secretType'),
    ...optionalText(fields, 'validation'),
    ...optionalText(fields, 'path'),
    ...(typeof fields.line === 'number' ? { line: fields.line } : {}),
    ...optionalText(fields, 'url'),
    ...optionalText(fields, 'ref'),
    ...optionalText(fields, 'relevantSince'),
  };
}

function former(fields: Fields): FormerTriage {
  return {
    ...(optionalText(fields, 'status') as Pick<FormerTriage, 'status'>),
    ...optionalText(fields, 'triageState'),
    ...optionalText(fields, 'reason'),
    ...optionalText(fields, 'note'),
    ...optionalText(fields, 'triagedAt'),
  };
}

function decision(fields: Fields): TriageDecision {
  return {
    ...(optionalText(fields, 'state') as Pick<TriageDecision, 'state'>),
    ...optionalText(fields, 'reason'),
    ...optionalText(fields, 'note'),
  };
}

/** What the platform selected by itself: ids that it reported as triaged, of which no row says what was before. */
function unlistedFindings(result: Fields, listed: readonly SavedChange[]): SavedChange[] {
  if (result.triaged === undefined || !isFields(result.request)) return [];
  const { issueType, decision: written } = result.request;
  const known = new Set([
    ...rowsOf(result.siblings).map((row) => optionalId(row.id)),
    ...listed.map(({ change }) => idOf(change)),
  ]);
  return listOf(result.triaged, 'ids')
    .map(optionalId)
    .filter((id) => id !== undefined && !known.has(id))
    .map((id) => ({
      change: {
        target: findingTarget({ id, issueType }),
        field: 'triage',
        before: undefined,
        after: decision(fieldsOf(written, 'a field `decision`')),
      },
      state: 'changed',
    }));
}

function idOf(change: SavedChange['change']): bigint | undefined {
  return change.target.kind === 'finding' ? change.target.id : undefined;
}
