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
