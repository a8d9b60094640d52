import type { PolicyProblemAt } from '../../model/failure.ts';
import { counted, firstOf, joined } from '../figures.ts';
import { type FailureTable, suggested } from './explanation.ts';
import { CODES } from './statuses.ts';

/** `remediation: there is no project tag tier:1 (UNKNOWN_REFERENCE)` */
export function problemText({ part, code, message }: PolicyProblemAt): string {
  const meaning = CODES[code]?.meaning;
  const said = message.replace(/[.\s]+$/, '');
  const what = [meaning, said].filter((text) => text !== undefined && text !== '').join(': ');
  return `${part}: ${what}${code === '' ? '' : ` (${code})`}`;
}

function writtenText(written: readonly string[]): string {
  return written.length === 0
    ? 'Nothing was written'
    : `The policies of ${joined(written)} had already been written; nothing after them was`;
}

/** Why policies were not written. */
export const POLICY_FAILURES = {
  'policies-changed': ({ part, written }) => ({
    reason: 'plan-changed',
    what: `Someone changed the policies of ${part} after they were compared, so they were left as they are. ${writtenText(written)}`,
    remedy: 'Run `plan` again, look at what is new, and apply that plan',
  }),
  'policies-invalid': ({ path, problems, written }) => {
    const texts = problems.map((problem) => `${path}:${problem.line}: ${problemText(problem)}`);
    const [first] = problems;
    const what =
      problems.length === 1
        ? `The platform does not accept the policies: ${texts.join('')}`
        : `The platform finds ${counted(problems.length, 'problem')} in the policies: ${firstOf(texts, 5)}`;
    const own = problems.length === 1 ? CODES[first?.code ?? '']?.remedy : undefined;
    return {
      reason: 'invalid-inputs',
      what: `${what}. ${writtenText(written)}`,
      remedy: suggested([], own ?? 'correct the policies in the rules file, and run the step again'),
    };
  },
} satisfies Partial<FailureTable>;
