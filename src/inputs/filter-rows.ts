import type { FindingFilter } from '../findings/filter.ts';
import { FINDING_FILTERS } from '../findings/filters.ts';
import { filterInput } from '../model/findings.ts';
import type { Operation } from '../model/operations.ts';
import type { InputTable } from './row.ts';

const FINDINGS = ['triage', 'ticket', 'list-findings'] as const;

/** No list of findings can apply the filter. */
const isUnlisted = ({ listed }: FindingFilter) => Object.keys(listed).length === 0;

function operationsOf(filter: FindingFilter): readonly Operation[] {
  const { name, inGate } = filter;
  // `ticket` opens none where there is one.
  if (name === 'has_ticket') return ['triage', 'list-findings'];
  // Only a triage can leave the selection to the platform.
  if (isUnlisted(filter)) return ['triage'];
  return inGate ? [...FINDINGS, 'gate'] : FINDINGS;
}

function filterText(filter: FindingFilter, operation: Operation): string {
  const { text = '', kind, values, patterns, inTriage, only } = filter;
  const sentences = [operation === 'gate' ? text.replace(/^Select/, 'Count') : text];
  if (values !== undefined)
    sentences.push(
      `${kind === 'oneOf' ? 'One of' : 'Known values'}: ${values.map((value) => `\`${value}\``).join(', ')}.`,
    );
  if (operation === 'gate' && only !== undefined) sentences.push('Findings of other products count as ever.');
  if (operation === 'triage' && patterns && inTriage)
    sentences.push('With `selection: platform`, only exact names.');
  if (isUnlisted(filter)) sentences.push('Needs `selection: platform`.');
  return sentences.join(' ');
}

/** The inputs of filters. */
export const FILTER_ROWS: InputTable = Object.fromEntries(
  FINDING_FILTERS.filter(({ text }) => text !== undefined).map((filter) => {
    const operations = operationsOf(filter);
    const text = Object.fromEntries(
      operations.map((operation) => [operation, filterText(filter, operation)]),
    );
    return [filterInput(filter), { operations, text }];
  }),
);
