import { section, table } from '../../report/content.ts';
import { counted } from '../../report/format.ts';
import type { View } from '../../report/view.ts';
import { LINES } from './lines.ts';
import type { CheckResult } from './run.ts';

const SIGNS = { works: '✅', attention: '⚠️', fails: '❌' };

export const view: View<CheckResult> = {
  headline(result) {
    if (result.answers.Token?.[0] === 'fails') return 'The token does not work';
    if (result.failure !== undefined) return 'The check failed';
    const { length } = attentionEntries(result);
    if (length === 0) return 'All checks passed';
    return `The token works; ${counted(length, 'check')} ${length === 1 ? 'needs' : 'need'} attention`;
  },

  sign: (result) => (attentionEntries(result).length > 0 ? SIGNS.attention : undefined),

  sections(result) {
    // Checks with one answer share a row.
    const rows = Map.groupBy(entriesOf(result), ({ state, says, for: operations }) => {
      const isSaidAbove = result.failure !== undefined && state === 'fails';
      return `${isSaidAbove ? 'See above' : says}.\nFor ${operations}.`;
    });
    const lines = table([...rows], 'checks', [
      [
        'Check',
        ([, checks]) => ({
          lines: checks.map(({ check, state }) => ({ sentence: `${SIGNS[state]} ${check}` })),
        }),
      ],
      ['Result', ([answer]) => ({ lines: answer.split('\n').map((sentence) => ({ sentence, max: 800 })) })],
    ]);
    return section('', lines);
  },

  failures: (result) => attentionEntries(result).map(({ check, says }) => `${check}: ${says}`),

  outputs: (result) => ({ checks: { json: entriesOf(result) } }),
};

/** Entries that need attention; none if the step fails, because its error says so already. */
function attentionEntries(result: CheckResult) {
  return entriesOf(result).filter(({ state }) => state !== 'works' && result.failure === undefined);
}

/** The entries of the output `checks`. */
function entriesOf({ answers }: CheckResult) {
  return LINES.flatMap(([check, operations]) => {
    const [state, says] = answers[check] ?? [];
    return state === undefined ? [] : [{ check, for: operations, state, says }];
  });
}
