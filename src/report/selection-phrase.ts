import type { FindingQuery, FindingSelection } from '../findings/filter.ts';
import type { Triage } from '../model/change.ts';
import { filterInput } from '../model/findings.ts';
import { itemsOf } from '../model/selection.ts';
import type { FleetRequest } from '../model/step.ts';
import type { Fact } from './content.ts';
import { counted, firstOf, number, spaced } from './format.ts';

/** The facts about the run show more. */
const MAX_VALUES = 5;

/** `sast findings with status: open; severities: low → ignored, acceptable risk` */
export function triagePhrase(issueType: string, selection: FindingSelection, decision: Triage): string {
  const to = decisionPhrase(decision);
  if (selection.by === 'ids') return `${counted(selection.ids.length, `${issueType} finding`)} by id → ${to}`;
  const limit = typeof selection.limit === 'number' ? `, at most ${number(selection.limit)}` : '';
  const filters = writtenInputs(selection.query).map(
    ([name, values]) => `${name}: ${firstOf(values, MAX_VALUES)}`,
  );
  return `${issueType} findings${filters.length === 0 ? '' : ` with ${filters.join('; ')}`}${limit} → ${to}`;
}

/** `ignored, acceptable risk, with a note` */
export function decisionPhrase({ state, reason, note }: Triage): string {
  const parts = [
    state && spaced(state),
    reason && spaced(reason),
    note !== undefined && (state ? 'with a note' : 'a note'),
  ];
  return parts.filter(Boolean).join(', ');
}

/** Inputs as they were written. */
export function queryFacts(query: FindingQuery): Fact[] {
  return writtenInputs(query).map(([name, values]) => [name, { text: values.join(', '), max: 500 }]);
}

function writtenInputs({ filters, written = {} }: FindingQuery): [string, readonly string[]][] {
  return Object.entries(filters).map(([name, value]) => [
    filterInput({ name }),
    [written[name] ?? value].flat().map(String),
  ]);
}

/** Empty if names alone select projects. */
export function selectionFacts({ projects, shard }: Pick<FleetRequest, 'projects' | 'shard'>): Fact[] {
  return [
    ['Projects', { codes: itemsOf({ ...projects, names: [] }), max: 20 }],
    ['Projects tagged', { codes: projects.tagged, max: 20 }],
    ['Shard', shard === undefined ? undefined : `${shard.index} of ${shard.count}`],
  ];
}
