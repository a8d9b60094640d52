import { expect, it } from 'vitest';
import { file, problems } from './parsing.ts';
import { planText } from './saved.ts';

it.each([-1, 9e15, '9999-12-31T23:59:59Z'])(
  'an approved plan of the moment %s is refused',
  async (moment) => {
    const found = await problems({
      operation: 'apply',
      'rules-file': file('code-security.yml', 'version: 1\nmanaged-tags: [pci]\n'),
      'approved-plan': file('odd-moment.json', planText({ moment })),
    });
    expect(found).toEqual([
      expect.stringContaining('does not understand: moment is not a time before the year 9000'),
    ]);
  },
);

it.each([
  ['2026-08-20T12:05:00.000Z', true],
  ['2026-08-20T12:05:01.000Z', false],
  ['2090-01-01T00:00:00.000Z', false],
])('an approved plan of %s, seen at 12:00, is taken: %s', async (moment, isTaken) => {
  const found = await problems({
    operation: 'apply',
    'rules-file': file('code-security.yml', 'version: 1\nmanaged-tags: [pci]\n'),
    'approved-plan': file('ahead.json', planText({ moment })),
  });
  expect(found).toEqual(
    isTaken ? [] : [expect.stringContaining(`is dated ${moment}, which is in the future`)],
  );
});
