import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { actionFiles, entryFiles } from '../docs/action-files.ts';
import { FINDING_FILTERS } from '../src/findings/filters.ts';
import type { InputRow } from '../src/inputs/rows.ts';
import { INPUTS } from '../src/inputs/table.ts';
import { filterInput } from '../src/model/findings.ts';
import { OPERATIONS } from '../src/model/operations.ts';
import { OUTPUTS, type OutputRow } from '../src/report/output-table.ts';
import { ONE_OF_EACH } from './report/one-of-each.ts';
import { gateResult } from './report/results.ts';
import { viewOf } from './report/views.ts';

interface ActionFile {
  inputs: Record<string, { description: string; required: boolean; default?: string }>;
  outputs: Record<string, { description: string }>;
  runs: { using: string; main: string };
}

const rows: readonly InputRow[] = INPUTS;
const outputs: readonly OutputRow[] = OUTPUTS;
const SCAN = { id: 3n, is_full_scan: false, status: 'completed', findings_counts: {} };
/** A list of dependencies has an output for each kind of its rows. */
const KINDS = ['repository', 'package', 'lockfile'] as const;
const RESULTS = [...ONE_OF_EACH, gateResult([], { scans: [SCAN] })].flatMap((result) =>
  result.operation === 'list-dependencies'
    ? KINDS.map((by) => ({ ...result, request: { ...result.request, by } }))
    : [result],
);
const placeOf = (name: string) => new URL(`../${name}`, import.meta.url);
const files = [...actionFiles()];
const actionOf = (path: string): ActionFile => parse(readFileSync(placeOf(path), 'utf8'));
const namesIn = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

it.each([...entryFiles()])('%s is what `npm run docs` writes', (path, text) => {
  expect(readFileSync(placeOf(path), 'utf8')).toBe(text);
});

describe.each(files)('%s', (path, text) => {
  it('is what `npm run docs` makes of the tables', () => {
    expect(readFileSync(placeOf(path), 'utf8')).toBe(text);
  });

  it('runs a file that is there', () => {
    const { runs } = actionOf(path);
    expect(runs.using).toBe('node24');
    expect(existsSync(new URL(runs.main, placeOf(path)))).toBe(true);
  });
});

describe('the action of all operations', () => {
  const action = actionOf('action.yml');

  it('declares every input with its default, and requires only the operation', () => {
    expect(Object.keys(action.inputs)).toEqual(rows.map(({ name }) => name));
    for (const { name, default: byDefault } of rows)
      expect(action.inputs[name]).toMatchObject({
        required: name === 'operation',
        ...(byDefault !== undefined && { default: byDefault }),
      });
  });

  it('names every operation, and of an output those that have it', () => {
    expect(namesIn(action.inputs.operation?.description)).toEqual([...OPERATIONS]);
    expect(action.outputs['scan-id']?.description).toMatch(/^`scan`, `gate`: id of the scan/);
  });
});

describe.each(OPERATIONS)('the action %s', (operation) => {
  const { inputs, outputs: declared, runs } = actionOf(`${operation}/action.yml`);
  const taken = rows.filter(({ operations }) => operations.includes(operation));

  it('has its own inputs and no other, and its own entry', () => {
    expect(Object.keys(inputs)).toEqual(taken.map(({ name }) => name).filter((name) => name !== 'operation'));
    expect(runs.main).toBe('index.js');
  });

  it('requires what the step refuses to go without', () => {
    expect(inputs.token?.required).toBe(operation !== 'validate');
    const required = Object.keys(inputs).filter((name) => inputs[name]?.required && name !== 'token');
    const known: Partial<Record<string, string[]>> = {
      triage: ['issue-type'],
      ticket: ['issue-type'],
      undo: ['report'],
    };
    expect(required).toEqual(known[operation] ?? []);
  });

  it('describes its inputs and outputs for itself, not for its siblings', () => {
    const texts = [
      ...taken.map((row) => [row, inputs[row.name]?.description] as const),
      ...outputs.map((row) => [row, declared[row.name]?.description] as const),
    ];
    for (const [{ name, operations }, text] of texts) {
      const siblings = operations.filter((one) => one !== operation && operations.includes(operation));
      // The operations whose reports it takes.
      const named =
        name === 'report' ? [] : namesIn(text).filter((one) => siblings.some((own) => own === one));
      expect(named, name).toEqual([]);
    }
  });

  it('declares the outputs that a step writes', () => {
    // A view names all outputs of its operation, also those that a result does not have, or writes their files.
    const results = RESULTS.filter((one) => one.operation === operation);
    const written = new Set(
      results.flatMap((result) => {
        const { outputs: outputsOf, figures, rowsName, csv, sarif, files } = viewOf(result);
        const paths = Object.entries({ 'csv-path': csv, 'sarif-path': sarif, 'plan-path': files });
        const counted = Object.entries(figures?.(result) ?? {}).filter(([, one]) => one?.isOutput !== false);
        return [
          ...Object.keys(outputsOf?.(result) ?? {}),
          ...counted.map(([name]) => name),
          // Only its report has them.
          ...(rowsName === undefined || operation === 'posture' ? [] : [rowsName(result)]),
          ...paths.flatMap(([name, write]) => (write === undefined ? [] : name)),
        ];
      }),
    );
    const ofSteps = ['outcome', 'failure-reason', 'report-path', 'comment-url', 'issue-url'];
    const own = Object.keys(declared).filter((name) => !ofSteps.includes(name));
    expect(own.toSorted()).toEqual([...written].toSorted());
  });
});

it('describes each filter that is an input', () => {
  const filters = FINDING_FILTERS.filter(({ text }) => text !== undefined);
  expect(filters.filter(({ text }) => !text).map(filterInput)).toEqual([]);
});
