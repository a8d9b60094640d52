import { describe, expect, it } from 'vitest';
import { FINDING_FILTERS } from '../../src/findings/filters.ts';
import { filterInput } from '../../src/model/findings.ts';
import { accepted, type Inputs, problems, TRIAGE } from './parsing.ts';

const PLATFORM: Inputs = { ...TRIAGE, selection: 'platform' };

describe('a triage is refused', () => {
  it.each(
    FINDING_FILTERS.filter(({ inTriage, only }) => inTriage && only !== undefined).map(
      (filter) => [filterInput(filter), filter] as const,
    ),
  )('with %s on findings of another type', async (input, { only, kind, values = ['x'] }) => {
    const text = kind === 'boolean' ? 'true' : (values[0] ?? '');
    for (const type of ['sast', 'sca', 'secrets']) {
      const inputs = { ...PLATFORM, 'issue-type': type, [input]: text };
      const cause = `applies only to \`${only}\` findings, but \`issue-type\` is \`${type}\``;
      const told = `${input}: ${cause}; set \`issue-type: ${only}\`, or leave it out`;
      expect(await problems(inputs)).toEqual(type === only ? [] : [told]);
    }
  });
});

it('a triage takes a note of 3000 characters, counted as people do, and more ids than one request takes', async () => {
  const { request } = await accepted({ ...TRIAGE, status: 'open', 'new-note': '👍'.repeat(3000) });
  expect(request.decision.note).toBe('👍'.repeat(3000));
  const ids = Array.from({ length: 3001 }, (_, index) => index + 1).join();
  const many = await accepted({ ...TRIAGE, 'issue-ids': ids, limit: '5000' });
  expect(many.request.selection.ids).toHaveLength(3001);
});
