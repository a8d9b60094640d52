import { describe, expect, it } from 'vitest';
import { accepted, type Inputs, MANAGED_SCAN, problems, TAG, TRIAGE, warnings } from './parsing.ts';
import { savedReport } from './saved.ts';

const OPEN: Inputs = { ...TRIAGE, status: 'open' };
const UNDO: Inputs = { operation: 'undo', report: savedReport('projects.json', {}) };
const LIST: Inputs = { operation: 'list-projects' };

describe('projects', () => {
  it.each([TAG, MANAGED_SCAN])(
    'of $operation are the repository of the workflow where none are given',
    async (inputs) => {
      const { request } = await accepted(inputs);
      expect(request.projects).toEqual({
        names: ['acme/payments-api'],
        patterns: [],
        except: [],
        tagged: [],
      });
    },
  );

  it('are all of the list, and all of the report, where none are given', async () => {
    expect((await accepted(LIST)).request.projects).toBeUndefined();
    expect((await accepted(UNDO)).request.projects).toBeUndefined();
  });

  it.each([TAG, LIST])(
    'of $operation with `projects-tagged` only are all that have such a tag',
    async (inputs) => {
      const { request } = await accepted({ ...inputs, 'projects-tagged': 'pci, critical' });
      const projects = { names: [], patterns: ['**'], except: [], tagged: ['pci', 'critical'] };
      expect(request).toMatchObject({ projects });
    },
  );
});

describe('max-changes, where it is not given,', () => {
  it.each<[string, Inputs, number | undefined]>([
    ['does not limit the repository of the workflow', TAG, undefined],
    ['does not limit projects that were named', { ...TAG, projects: 'a/b, a/c' }, undefined],
    ['is 100 where a pattern selected', { ...TAG, projects: 'a/b, a/*' }, 100],
    ['is 100 where a tag selected', { ...MANAGED_SCAN, 'projects-tagged': 'pci' }, 100],
    ['is 1000 where filters selected', OPEN, 1000],
    ['does not limit ids', { ...TRIAGE, 'issue-ids': '1' }, undefined],
    ['does not limit what the platform selects', { ...OPEN, selection: 'platform' }, undefined],
    ['does not limit an undo', UNDO, undefined],
  ])('%s', async (_what, inputs, maxChanges) => {
    expect((await accepted(inputs)).request.maxChanges).toBe(maxChanges);
    if (inputs.selection !== 'platform') {
      expect((await accepted({ ...inputs, 'max-changes': '7' })).request.maxChanges).toBe(7);
    }
  });

  it('goes with a limit that holds it, where the platform selects', async () => {
    const inputs = { ...OPEN, selection: 'platform', limit: '50', 'max-changes': '50' };
    expect((await accepted(inputs)).request).toMatchObject({
      maxChanges: 50,
      selection: { by: 'platform', limit: 50 },
    });
    expect(await problems({ ...inputs, limit: '51' })).toHaveLength(1);
  });
});

it('a value that is not known is a warning', async () => {
  expect(await warnings({ ...TRIAGE, severities: 'p1' })).toEqual([
    expect.stringMatching(
      /^severities: has `p1`, which is not a known value, but is sent; known values are `low`/,
    ),
  ]);
});
