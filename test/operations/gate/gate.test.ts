import { expect, it } from 'vitest';
import { noScanYet } from '../../../src/report/explain/gate.ts';
import { runCases } from '../cases.ts';

runCases(new URL('gate.yml', import.meta.url), {
  // More than GitHub lists.
  'hide-files': ({ github }) => {
    for (const pull of github?.state.pulls ?? [])
      pull.files = Array.from({ length: 3000 }, (_, at) => `f${at}`);
  },
});

it.each<[string, Parameters<typeof noScanYet>[0]]>([
  ['the last one ran 12 days ago, on `main`', { branch: 'main', started_at: '2026-11-09T05:00:00Z' }],
  [
    'the last one ran today, on `refs/pull/7/merge`',
    { branch: 'refs/pull/7/merge', started_at: '2026-11-21T04:30:00Z' },
  ],
  ['the last one ran at an unknown time', {}],
  ['the project has no recent one', undefined],
])('a gate that waits says which scan is the newest: %s', (end, newest) => {
  expect(noScanYet(newest, Date.parse('2026-11-21T06:00:00Z'))).toBe(`no scan of this commit yet; ${end}`);
});
