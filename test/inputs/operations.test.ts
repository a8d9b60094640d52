import { describe, expect, it } from 'vitest';
import type { InputRow } from '../../src/inputs/rows.ts';
import { INPUTS } from '../../src/inputs/table.ts';
import { OPERATIONS } from '../../src/model/operations.ts';
import { parseInputs } from '../../src/operations/parse-inputs.ts';
import {
  file,
  GATE,
  type Inputs,
  MANAGED_SCAN,
  parse,
  problems,
  readWorkspace,
  SCAN,
  TAG,
  TRIAGE,
} from './parsing.ts';
import { savedReport } from './saved.ts';

const ROWS: readonly InputRow[] = INPUTS;

describe('an input of another operation', () => {
  const minimal: Record<string, Inputs> = {
    tag: TAG,
    'managed-scan': MANAGED_SCAN,
    triage: { ...TRIAGE, status: 'open' },
    ticket: { 'issue-type': 'sast', status: 'open' },
    scan: SCAN,
    gate: GATE,
    plan: { 'rules-file': file('rules.yml', 'version: 1\n') },
    apply: { 'rules-file': file('rules.yml', 'version: 1\n') },
    validate: { 'rules-file': file('rules.yml', 'version: 1\n') },
    export: { 'rules-file': 'not-there.yml' },
    undo: { report: savedReport('operations.json', {}) },
    sbom: { projects: 'acme/**' },
    check: { projects: 'acme/login' },
  };

  it.each(OPERATIONS)('is refused by %s, each and every one, by both names', async (operation) => {
    const foreign = ROWS.filter((row) => !row.operations.includes(operation) && row.name !== 'github-token');
    const inputs = { operation, ...minimal[operation] };
    expect(await problems(inputs)).toEqual([]);
    const given = Object.fromEntries(foreign.map(({ name }) => [name, '7']));
    expect(await problems({ ...inputs, ...given })).toEqual(
      foreign.map(({ name }) =>
        expect.stringContaining(`${name}: does not belong to the operation \`${operation}\`, only to `),
      ),
    );
  });

  it('is accepted at its default, and when it is empty', async () => {
    for (const { name, operations, default: byDefault = '' } of ROWS) {
      if (operations.includes('scan')) continue;
      expect(await problems({ ...SCAN, [name]: byDefault })).toEqual([]);
      expect(await problems({ ...SCAN, [name]: ' \n' })).toEqual([]);
    }
    expect(await problems({ ...SCAN, 'dry-run': 'False' })).toEqual([]);
  });
});

it('a variable matters only where the runner makes it of an input', async () => {
  const environment = {
    INPUT_OPERATION: 'scan',
    INPUT_TOKEN: 'a-token',
    'INPUT_SCAN-ID': '7',
    INPUTS: 'x',
    MY_INPUT_COLOUR: 'x',
  };
  const parsed = await parseInputs({
    environment,
    now: 0,
    readFile: readWorkspace,
  });
  expect(parsed).toMatchObject({ ok: true, request: { operation: 'scan', scan: { scanId: 7n } } });
});

it('an operation that is misspelled does not hide what else is wrong', async () => {
  const told = await problems({ operation: 'traige', 'issue-type': 'sast', tags: 'x', status: 'opne' });
  expect(told.map((problem) => problem.split(':')[0])).toEqual([
    'operation',
    'tags',
    'new-triage-state',
    'status',
  ]);
});

it('a tag needs a project, or the repository of the workflow', async () => {
  const environment = { INPUT_OPERATION: 'tag', INPUT_TOKEN: 'a-token', INPUT_TAGS: 'new' };
  const parsed = await parseInputs({
    environment,
    now: 0,
    readFile: readWorkspace,
  });
  expect(parsed).toMatchObject({ ok: false, problems: [{ input: 'projects' }] });
});

describe.each(OPERATIONS)('the folder of %s', (folder) => {
  const operationProblems = async (operation: string) => {
    const { ok, ...parsed } = await parse({ operation }, {}, folder);
    if (ok || !('problems' in parsed)) return [];
    expect(parsed.operation).toBe(folder);
    return parsed.problems.filter(({ input }) => input === 'operation').map(({ message }) => message);
  };

  it('decides the operation: an input that names another one is an error', async () => {
    for (const other of OPERATIONS.filter((name) => name !== folder))
      expect(await operationProblems(other.toUpperCase())).toEqual([
        `is \`${other.toUpperCase()}\`, but this is \`${folder}\`; use \`uses: …/${other}@…\``,
      ]);
  });

  it('takes its own name, in any case, and no name', async () => {
    for (const own of [folder, folder.toUpperCase(), ` ${folder} `, ''])
      expect(await operationProblems(own)).toEqual([]);
    expect(await operationProblems('xyzzy')).toEqual([
      `is \`xyzzy\`, but this is \`${folder}\`; leave it out`,
    ]);
  });
});
