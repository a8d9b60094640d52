import type { TriageIssueType } from '../model/filters.ts';
import type { InputReader } from './reader.ts';
import { oneOfThese, parseId, quote } from './text.ts';

const ISSUE_TYPES = ['sast', 'sca', 'secrets'] as const satisfies readonly TriageIssueType[];

/** `issue-type` of an operation that changes findings. */
export function readIssueType(reader: InputReader): TriageIssueType | undefined {
  const text = reader.text('issue-type');
  if (text === undefined) {
    return reader.problem('issue-type', `is empty; give ${oneOfThese(ISSUE_TYPES)}`);
  }
  if (text.toLowerCase() === 'ai_sast') {
    const only = 'which can only be listed';
    return reader.problem('issue-type', `is ${quote(text)}, ${only}; give ${oneOfThese(ISSUE_TYPES)}`);
  }
  return reader.oneOf('issue-type', ISSUE_TYPES);
}

/** @param filters inputs of filters that were given, which exclude ids */
export function readIssueIds(reader: InputReader, filters: readonly string[]): bigint[] {
  // The output `triaged-issues`, a JSON array, can be given as it is.
  const items = reader.list('issue-ids', (reader.text('issue-ids') ?? '').replace(/^\[(.*)\]$/s, '$1'));
  const habits = reader.hasProblem('issue-ids');
  const ids = new Set<bigint>();
  const wrong: string[] = [];
  for (const item of items) {
    const id = parseId(item);
    if (id === undefined || id === 0n) wrong.push(quote(item));
    else ids.add(id);
  }
  if (wrong.length > 0 && !habits) {
    const shown = wrong.slice(0, 5).join(', ') + (wrong.length > 5 ? ` and ${wrong.length - 5} more` : '');
    reader.problem('issue-ids', `has ${shown}; give ids, which are whole numbers from 1 to 2^64-1`);
  }
  if (filters.length > 0) {
    const given = filters.map((input) => `\`${input}\``).join(', ');
    reader.problem(
      'issue-ids',
      `and filters exclude each other, but these are given: ${given}; leave one or the other out`,
    );
  }
  return [...ids];
}

/** Neither ids nor filters would select the whole deployment. */
export function refuseNoSelection(reader: InputReader): void {
  const whole = 'which would select the whole deployment';
  reader.problem('issue-ids', `is empty and no filter is given, ${whole}; give ids or a filter`);
}
