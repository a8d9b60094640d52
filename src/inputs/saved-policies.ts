import type { PolicyChange, PolicyEntry, PolicyFieldChange } from '../model/policy-change.ts';
import type { SavedPolicies } from '../model/saved.ts';
import { type Fields, fieldsOf, foreign, isFields, listOf, optionalText, textField } from './saved-file.ts';

const PARTS = ['code', 'secrets', 'remediation'] as const;
const KINDS = ['detection', 'exception', 'remediation', 'other'] as const;
const EFFECTS = ['create', 'update', 'delete'] as const;

/** A part of the policies that a step wrote, also where it was not what it should be afterwards, or may have written. */
export function savedPolicies(row: Fields): SavedPolicies[] {
  const { leftVersion } = optionalText(row, 'leftVersion');
  if (leftVersion === undefined && row.state !== 'unknown') return [];
  const change = policyChange(fieldsOf(row.change, 'a change'));
  return [{ change, ...(leftVersion === undefined ? {} : { leftVersion }) }];
}

function policyChange(fields: Fields): PolicyChange {
  const { part } = fieldsOf(fields.target, 'a change');
  return {
    target: { kind: 'policies', part: oneOf(PARTS, part) },
    field: 'policies',
    // In the API's own words, as the platform gave them: it checks them again.
    before: fieldsOf(fields.before, 'policies'),
    after: fieldsOf(fields.after, 'policies'),
    entries: listOf(fields.entries, 'entries').map((entry) => policyEntry(fieldsOf(entry, 'an entry'))),
    version: textField(fields, 'version'),
  };
}

function policyEntry(fields: Fields): PolicyEntry {
  const key = Object.entries(fieldsOf(fields.key, 'a key'));
  return {
    part: oneOf(PARTS, fields.part),
    kind: oneOf(KINDS, fields.kind),
    effect: oneOf(EFFECTS, fields.effect),
    key: Object.fromEntries(key.map(([name, value]) => [name, String(value)])),
    ...(isFields(fields.before) ? { before: fields.before } : {}),
    ...(isFields(fields.after) ? { after: fields.after } : {}),
    fields: listOf(fields.fields, 'fields').map((field) => fieldChange(fieldsOf(field, 'a field'))),
  };
}

function fieldChange({ field, before, after, added, removed }: Fields): PolicyFieldChange {
  if (typeof field !== 'string') throw foreign('a field');
  return {
    field,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    ...(added === undefined ? {} : { added: listOf(added, 'items') }),
    ...(removed === undefined ? {} : { removed: listOf(removed, 'items') }),
  };
}

function oneOf<const Value>(values: readonly Value[], value: unknown): Value {
  const found = values.find((one) => one === value);
  if (found === undefined) throw foreign('a part of the policies');
  return found;
}
