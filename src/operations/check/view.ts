import { section, table } from '../../report/content.ts';
import { counted } from '../../report/format.ts';
import type { View } from '../../report/view.ts';
import { CHECKS } from './checks.ts';
import type { CheckResult } from './run.ts';

const SIGNS = { works: '✅', attention: '⚠️', fails: '❌' } as const;

export const view: View<CheckResult> = {
  headline(result) {
    if (result.failure?.kind === 'other-deployment') return 'The deployment could not be determined';
    if (result.answers.Token?.[0] === 'fails') return 'The token does not work';
    if (result.failure !== undefined) return 'The check failed';
    const { length } = attentionEntries(result);
    if (length === 0) return 'All checks passed';
    return `The token works; ${counted(length, 'check')} ${length === 1 ? 'needs' : 'need'} attention`;
  },

  sign: (result) => (attentionEntries(result).length > 0 ? SIGNS.attention : undefined),

  sections(result) {
    const entries = entriesOf(result).map(({ check, for: operations, state, says }) => {
      const isSaidAbove = result.failure !== undefined && state === 'fails';
      const sentence = `${isSaidAbove ? 'See above' : says}. For ${operations}.`;
      return { sentence, name: `${SIGNS[state]} ${check}` };
    });
    const checks = table([...Map.groupBy(entries, ({ sentence }) => sentence)], 'checks', [
      ['Check', ([, group]) => ({ lines: group.map(({ name }) => ({ sentence: name })) })],
      ['Result', ([sentence]) => ({ sentence, max: 1000 })],
    ]);
    return section('', checks);
  },

  failures: (result) => attentionEntries(result).map(({ check, says }) => `${check}: ${says}`),

  outputs: (result) => ({ checks: { json: entriesOf(result) } }),
};

/** None if the step fails, because its error says so already. */
function attentionEntries(result: CheckResult) {
  return entriesOf(result).filter(({ state }) => state !== 'works' && result.failure === undefined);
}

/** The entries of the output `checks`. */
function entriesOf({ answers }: CheckResult) {
  return CHECKS.flatMap(([check, operations]) => {
    const [state, says] = answers[check] ?? [];
    return state === undefined ? [] : [{ check, for: operations, state, says }];
  });
}
