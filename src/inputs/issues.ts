import type { TriageIssueType } from '../model/findings.ts';
import type { InputReader } from './reader.ts';
import { id, oneOf, oneOfThese, type Parse, PRODUCT_WORDS, quote } from './values.ts';

const ISSUE_TYPES = ['sast', 'sca', 'secrets'] as const satisfies readonly TriageIssueType[];

/** `issue-type` of an operation that changes findings. */
export function readIssueType(reader: InputReader): TriageIssueType | undefined {
  const text = reader.given('issue-type');
  if (text === undefined) {
    return reader.problem('issue-type', `is empty; give ${oneOfThese(ISSUE_TYPES)}`);
  }
  if (text.toLowerCase() === 'ai_sast') {
    const only = 'which can only be listed';
    return reader.problem('issue-type', `is ${quote(text)}, ${only}; give ${oneOfThese(ISSUE_TYPES)}`);
  }
  return reader.read('issue-type', oneOf(ISSUE_TYPES, PRODUCT_WORDS));
}

/** @param filters inputs of filters that were given, which exclude ids */
export function readIssueIds(reader: InputReader, filters: readonly string[]): bigint[] {
  // The output `triaged-issues`, a JSON array, can be given as it is.
  reader.list('issue-ids', (reader.given('issue-ids') ?? '').replace(/^\[(.*)\]$/s, '$1'));
  const ids = reader.itemsOf('issue-ids', issueId);
  if (filters.length > 0) {
    const given = filters.map((input) => `\`${input}\``).join(', ');
    reader.problem(
      'issue-ids',
      `and filters exclude each other, but these are given: ${given}; leave one or the other out`,
    );
  }
  return [...new Set(ids)];
}

/** Neither ids nor filters would select the whole deployment. */
export function refuseNoSelection(reader: InputReader): void {
  const whole = 'which would select the whole deployment';
  reader.problem('issue-ids', `is empty and no filter is given, ${whole}; give ids or a filter`);
}

const issueId: Parse<bigint> = (item) => {
  const several = item.split(/[\s;|]+/);
  if (several.length > 1 && several.every((one) => 'value' in id(one)))
    return { problem: `separate ids by commas: ${quote(several.join(', '))}` };
  const read = id(item);
  const isRead = 'value' in read ? read.value > 0n : read.problem.startsWith('write');
  return isRead ? read : { problem: 'give ids, which are whole numbers from 1 to 2^64-1' };
};
