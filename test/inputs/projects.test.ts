import { describe, expect, it } from 'vitest';
import { accepted, type Inputs, TAG, TRIAGE } from './parsing.ts';
import { savedReport } from './saved.ts';

const OPEN: Inputs = { ...TRIAGE, status: 'open' };
const UNDO: Inputs = { operation: 'undo', report: savedReport('projects.json', {}) };

it('projects are all of the list, and all of the report, where none are given', async () => {
  expect((await accepted({ operation: 'list-projects' })).request.projects).toBeUndefined();
  expect((await accepted(UNDO)).request.projects).toBeUndefined();
});

describe('max-changes, where it is not given,', () => {
  it.each<[string, Inputs]>([
    ['does not limit the repository of the workflow', TAG],
    ['does not limit projects that were named', { ...TAG, projects: 'a/b, a/c' }],
    ['does not limit ids', { ...TRIAGE, 'issue-ids': '1' }],
    ['does not limit what the platform selects', { ...OPEN, selection: 'platform' }],
    ['does not limit an undo', UNDO],
  ])('%s', async (_what, inputs) => {
    expect((await accepted(inputs)).request.maxChanges).toBeUndefined();
    if (inputs.selection === 'platform') return;
    expect((await accepted({ ...inputs, 'max-changes': '7' })).request.maxChanges).toBe(7);
  });
});
