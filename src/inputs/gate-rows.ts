import type { InputRow } from './row.ts';

/** What a gate decides by, in the table of inputs. */
export const GATE_ROWS = [
  {
    name: 'fail-on',
    operations: ['gate'],
    text: 'Fail the gate for findings of at least this severity: `low`, `medium`, `high`, `critical`, or `none`; or give one for each product, such as `sast: high, sca: critical, secrets: low` (`high` for products not named).',
    default: 'high',
    alias: ['severity', 'severities'],
  },
  {
    name: 'fail-on-confidence',
    operations: ['gate'],
    text: 'Count only findings of at least this confidence: `low`, `medium` or `high`.',
    default: 'low',
  },
  {
    name: 'products',
    operations: ['gate'],
    text: 'Decide on these products: `sast`, `sca`, `secrets`, `ai_sast`. The gate waits for a scan of each, and fails if none ran by the end of `wait-for`. Name them when several scans of a commit follow each other. If empty: those that the scans of the commit ran, without `ai_sast`. `ai_sast` is judged only when named, by a scan that ran it.',
    alias: ['issue-type'],
  },
  {
    name: 'max-findings',
    operations: ['gate'],
    text: 'Pass with up to this many findings that count.',
    default: '0',
  },
  {
    name: 'warn-only',
    operations: ['gate'],
    text: 'Let the step succeed whatever the verdict, to introduce a gate without blocking anything. Verdict, counts, comment and annotations stay the same. Wrong inputs and a refused token still fail.',
    default: 'false',
  },
  {
    name: 'new-only',
    operations: ['gate'],
    text: 'Leave out findings that are also on the primary branch.',
    default: 'true',
  },
  {
    name: 'inherit-ignores',
    operations: ['gate'],
    text: 'Leave out findings that someone ignored on the primary branch. Matters only with `new-only: false`.',
    default: 'true',
  },
  {
    name: 'provisionally-ignored',
    operations: ['gate'],
    text: "Leave out (`ignore`) or count (`count`) findings that the platform's automation ignored.",
    default: 'ignore',
  },
  {
    name: 'on-timeout',
    operations: ['gate'],
    text: 'Fail (`fail`) or warn (`warn`) when the scan has not ended in time. If empty: `fail`.',
    otherwise: 'fail',
  },
  // Without a token, `fail` means more when it was written.
  {
    name: 'on-no-scan',
    operations: ['gate'],
    text: 'Fail (`fail`) or warn (`warn`) when no scan of the commit appears. If empty: `fail`, but a run without a token, from a fork or Dependabot, is skipped. With an explicit `fail`, such a run fails, too.',
    otherwise: 'fail',
  },
  {
    name: 'annotations',
    operations: ['gate'],
    text: 'Show the ten worst findings as warnings on their lines.',
    default: 'true',
  },
] as const satisfies readonly InputRow[];
