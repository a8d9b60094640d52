import type { IssueType } from '../model/filters.ts';
import type { FindingQuery } from '../model/request.ts';
import { present } from '../platform/http/decode.ts';
import { givenFilters, readFilters } from './filters.ts';
import { readPaths } from './names.ts';
import type { InputReader } from './reader.ts';

/** What only a listing can decide, beside the filters of the API. */
export const CONDITIONS = ['older-than', 'newer-than', 'triaged-before', 'paths', 'has-ticket'] as const;

/** The inputs of filters and conditions that were given. */
export function givenSelectors(reader: InputReader): string[] {
  return [...givenFilters(reader), ...givenConditions(reader)];
}

export function givenConditions(reader: InputReader): string[] {
  return CONDITIONS.filter((input) => reader.text(input) !== undefined);
}

/**
 * @param remedy what to do about a filter that the list of the kind cannot decide
 * @param now in epoch ms
 */
export function readQuery(
  reader: InputReader,
  issueType: IssueType | undefined,
  remedy: string,
  now: number,
): FindingQuery {
  const filters = readFilters(reader, { by: 'listed', issueType, remedy, now });
  const olderThanMs = reader.age('older-than', now);
  const newerThanMs = reader.age('newer-than', now);
  const triagedBeforeMs = reader.age('triaged-before', now);
  const paths = readPaths(reader, 'paths');
  const hasTicket = reader.boolean('has-ticket');
  if (olderThanMs !== undefined && newerThanMs !== undefined && olderThanMs <= newerThanMs) {
    reader.problem(
      'older-than',
      'and `newer-than` exclude each other, because no finding can match both; correct one of them',
    );
  }
  if (reader.text('triaged-before') !== undefined && issueType === 'secrets') {
    reader.problem('triaged-before', 'cannot be checked in the list of `secrets` findings; leave it out');
  }
  return {
    issueType: issueType ?? 'sast',
    filters,
    ...present({ olderThanMs, newerThanMs, triagedBeforeMs, paths, hasTicket }),
  };
}
