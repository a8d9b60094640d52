import { inputsOf } from './row.ts';

/** Inputs of the gate alone. */
export const GATE_ROWS = inputsOf(['gate'], {
  'fail-on': {
    text: 'Fail the gate for findings of at least this severity: `low`, `medium`, `high`, `critical`, or `none`; or give one for each product, such as `sast: high, sca: critical, secrets: low` (`high` for products not named).',
    default: 'high',
  },
  'fail-on-confidence': {
    text: 'Count only findings of at least this confidence: `low`, `medium` or `high`.',
    default: 'low',
  },
  products:
    'Decide on these products: `sast`, `sca`, `secrets`, `ai_sast`. The gate waits for a scan of each, and fails if none ran by the end of `wait-for`. Name them when several scans of a commit follow each other. If empty: those that the scans of the commit ran, without `ai_sast`. `ai_sast` is judged only when named, by a scan that ran it.',
  'max-findings': {
    text: 'Pass with up to this many findings that count.',
    default: '0',
  },
  'warn-only': {
    text: 'Let the step succeed whatever the verdict, to introduce a gate without blocking anything. Verdict, counts, comment and annotations stay the same. Wrong inputs and a refused token still fail.',
    default: 'false',
  },
  'new-only': {
    text: 'Leave out findings that are also on the primary branch.',
    default: 'true',
  },
  'inherit-ignores': {
    text: 'Leave out findings that someone ignored on the primary branch. Matters only with `new-only: false`.',
    default: 'true',
  },
  'provisionally-ignored': {
    text: "Leave out (`ignore`) or count (`count`) findings that the platform's automation ignored.",
    default: 'ignore',
  },
  'on-timeout': {
    text: 'Fail (`fail`) or warn (`warn`) when the scan has not ended in time. If empty: `fail`.',
    otherwise: 'fail',
  },
  // No default in action.yml: without a token, only a written `fail` fails the step.
  'on-no-scan': {
    text: 'Fail (`fail`) or warn (`warn`) when no scan of the commit appears. If empty: `fail`, but a run without a token, from a fork or Dependabot, is skipped. With an explicit `fail`, such a run fails, too.',
    otherwise: 'fail',
  },
  annotations: {
    text: 'Show the ten worst findings as warnings on their lines.',
    default: 'true',
  },
});
