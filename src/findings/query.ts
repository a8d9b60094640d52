import type { TriageFilter } from '../model/filter.ts';
import { filterInput, TRIAGE_FILTERS } from '../model/filters.ts';
import type { FindingQuery } from '../model/request.ts';
import { nameListOf } from '../model/selection.ts';
import {
  FINDING_TESTS,
  type FindingLookups,
  type FindingPredicate,
  type FindingTest,
  type RowCondition,
} from './conditions.ts';
import type { ConditionInput } from './text-tests.ts';

/** One condition of a query, ready to decide rows. */
export interface QueryTest {
  /** Wire name of a filter, or name of a row's condition. */
  name: string;
  test: FindingPredicate;
}

/** Of queries that ask nothing about projects. */
const NO_LOOKUPS: FindingLookups = {
  projectTags() {
    throw new Error('The list of projects was not read');
  },
};

/**
 * The conditions of a query, in an order in which the costly ones come last.
 *
 * @throws Error for a filter that no row decides, which the inputs refuse
 */
export function queryTests(query: FindingQuery, lookups: FindingLookups = NO_LOOKUPS): QueryTest[] {
  const filters = Object.entries(query.filters).flatMap(([name, value]) => {
    const filter = filterNamed(name);
    return filter.idle === value ? [] : [filterTest(filter, value, lookups)];
  });
  return [...filters, ...rowTests(query, lookups)];
}

function filterNamed(name: string): TriageFilter {
  const filter = TRIAGE_FILTERS.find(({ wire }) => wire === name);
  if (filter === undefined) throw new Error(`There is no filter ${name}`);
  return filter;
}

function filterTest(filter: TriageFilter, value: ConditionInput, lookups: FindingLookups): QueryTest {
  const name = filter.wire;
  const test = (FINDING_TESTS as Record<string, FindingTest | undefined>)[name];
  if (test === undefined) throw new Error(`No list of findings decides the filter ${filterInput(filter)}`);
  const isList = filter.patterns && Array.isArray(value);
  return { name, test: test(isList ? nameListOf(value) : value, lookups) };
}

function rowTests(query: FindingQuery, lookups: FindingLookups): QueryTest[] {
  const values: Partial<Record<RowCondition, ConditionInput>> = {
    older_than: query.olderThanMs,
    newer_than: query.newerThanMs,
    triaged_before: query.triagedBeforeMs,
    has_ticket: query.hasTicket,
    paths: query.paths,
  };
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const test: FindingTest = FINDING_TESTS[name as RowCondition];
    return [{ name, test: test(value, lookups) }];
  });
}
