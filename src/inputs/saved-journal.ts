import type {
  FindingTarget,
  FormerTriage,
  ProjectChange,
  TriageChange,
  TriageDecision,
} from '../model/change.ts';
import type { SavedFinding, SavedProject, SavedReport } from '../model/saved.ts';
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

import { savedPolicies } from './saved-policies.ts';

const FINDING_KINDS = ['sast', 'sca', 'ai_sast', 'secrets'] as const;

/** What a step changed, or may have changed, by the journal of its report. */
export function savedJournal(result: Fields): Pick<SavedReport, 'policies' | 'projects' | 'findings'> {
  const journal = result.journal === undefined ? {} : fieldsOf(result.journal, 'a field `journal`');
  return {
    policies: rowsOf(journal.policies).flatMap(savedPolicies),
    projects: rowsOf(journal.projects).flatMap(savedProject),
    findings: savedFindings(journal, result.request),
  };
}

function rowsOf(value: unknown): Fields[] {
  return listOf(value, 'rows').map((row) => fieldsOf(row, 'a row'));
}

/** `done` says what was made, of a row that failed, too; where that is unknown, all that was wanted may have been. */
function savedProject(row: Fields): SavedProject[] {
  const which = row.state === 'unknown' ? row.changes : row.done;
  const changes = listOf(which, 'changes').map(projectChange);
  const id = optionalId(row.id);
  return changes.length === 0
    ? []
    : [{ name: textField(row, 'project'), ...(id === undefined ? {} : { id }), changes }];
}

function projectChange(value: unknown): ProjectChange {
  const fields = fieldsOf(value, 'a change');
  const written = fieldsOf(fields.target, 'a change');
  const target = { kind: 'project' as const, name: textField(written, 'name') };
  const { field, before, after } = fields;
  if (field === 'primary_branch') {
    return { target, field, before: branchOf(before), after: branchOf(after) };
  }
  if (typeof before !== 'boolean' || typeof after !== 'boolean') throw foreign('a change');
  if (field === 'tag') return { target, field, tag: textField(fields, 'tag'), before, after };
  if (field === 'diff_scan' || field === 'full_scan') return { target, field, before, after };
  throw foreign('a change');
}

function branchOf(value: unknown): string | undefined {
  if (value !== undefined && typeof value !== 'string') throw foreign('a change');
  return value;
}

/** Findings that the platform selected by itself have no row of their own: what they were is not known. */
function savedFindings(journal: Fields, request: unknown): SavedFinding[] {
  const siblings = rowsOf(journal.siblings).map((row) => ({
    id: requiredId(row.id),
    of: optionalId(row.of),
    before: isFields(row.before) ? former(row.before) : undefined,
  }));
  const bySelected = Map.groupBy(siblings, ({ of }) => of);
  const rows = rowsOf(journal.findings).filter(({ state }) => state === 'changed' || state === 'unknown');
  const listed = rows.map((row): SavedFinding => {
    const change = triageChange(fieldsOf(row.change, 'a change'));
    const moved = bySelected.get(change.target.id) ?? [];
    return { change, siblings: moved.flatMap(({ id, before }) => (before ? [{ id, before }] : [])) };
  });
  const known = new Set([...listed.map(({ change }) => change.target.id), ...siblings.map(({ id }) => id)]);
  const triage = isFields(journal.triage) ? journal.triage : {};
  const ids = listOf(triage.triaged, 'ids')
    .map(requiredId)
    .filter((id) => !known.has(id));
  if (ids.length === 0) return listed;
  const { issueType, decision: written } = fieldsOf(request, 'a field `request`');
  const after = decision(fieldsOf(written, 'a field `decision`'));
  return [
    ...listed,
    ...ids.map((id): SavedFinding => {
      const target = findingTarget({ id, issueType });
      return { change: { target, field: 'triage', before: undefined, after }, siblings: [] };
    }),
  ];
}

function requiredId(value: unknown): bigint {
  const id = optionalId(value);
  if (id === undefined) throw foreign('a finding');
  return id;
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
    ...optionalText(fields, 'path'),
    ...(typeof fields.line === 'number' ? { line: fields.line } : {}),
    ...optionalText(fields, 'url'),
    ...optionalText(fields, 'ref'),
    ...optionalText(fields, 'relevantSince'),
    ...optionalText(fields, 'matchId'),
    ...optionalText(fields, 'secretType'),
    ...optionalText(fields, 'validation'),
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
