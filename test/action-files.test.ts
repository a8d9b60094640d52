import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FINDING_FILTERS, TRIAGE_FILTERS } from '../src/findings/filters.ts';
import { INPUTS, type InputRow, OPERATIONS } from '../src/inputs/table.ts';
import { filterInput } from '../src/model/findings.ts';
import { ONE_OF_EACH } from './report/one-of-each.ts';
import { RUN } from './report/parts.ts';
import { viewOf } from './report/views.ts';

const textOf = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

interface Declared {
  description: string;
  required?: boolean;
  default?: string;
}
interface ActionFile {
  inputs: Record<string, Declared>;
  outputs: Record<string, { description: string }>;
  runs: { using: string; main: string };
}

const actionYml = textOf('action.yml');
const action: ActionFile = parse(actionYml);
const rows: readonly InputRow[] = INPUTS;

const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

describe('action.yml', () => {
  it('names what it runs', () => {
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' });
    expect(textOf(action.runs.main)).not.toBe('');
  });

  it('declares the inputs that the parser reads, in its order, with its defaults', () => {
    const declared = Object.entries(action.inputs).map(([name, input]) => ({
      name,
      required: input.required ?? false,
      default: input.default,
    }));
    const read = rows.map(({ name, required = false, default: byDefault }) => ({
      name,
      required,
      default: byDefault,
    }));
    expect(declared).toEqual(read);
  });

  it('documents each filter', () => {
    for (const { name, onlyInRules } of FINDING_FILTERS)
      expect(action.inputs[filterInput({ name })] === undefined).toBe(onlyInRules === true);
  });

  it('documents each filter of the API with its values and the findings that it is for', () => {
    for (const filter of TRIAGE_FILTERS) {
      const { description = '' } = action.inputs[filterInput(filter)] ?? {};
      expect(namesIn(description)).toEqual(expect.arrayContaining([...(filter.values ?? [])]));
      expect(description.includes('only.')).toBe(filter.only !== undefined);
      if (filter.only !== undefined) expect(description).toContain(`for \`${filter.only}\` only.`);
      expect(description.includes('Needs `selection: platform`')).toBe(
        Object.keys(filter.listed).length === 0,
      );
      expect(description.includes('Names and patterns')).toBe(filter.patterns === true);
    }
  });

  it('names every operation', () => {
    expect(namesIn(action.inputs.operation?.description ?? '')).toEqual([...OPERATIONS]);
  });

  it('declares the outputs that a step writes', () => {
    // A view names all outputs of its operation, also those that a result does not have.
    const written = ONE_OF_EACH.flatMap((result) => Object.keys(viewOf(result).outputs(result, RUN)));
    const ofAll = ['outcome', 'failure-reason', 'comment-url', 'issue-url', 'report-path'];
    expect(new Set([...ofAll, ...written])).toEqual(new Set(Object.keys(action.outputs)));
  });
});
