import { SEVERITIES, TRIAGE_REASONS, TRIAGE_STATES } from '../model/findings.ts';
import { knownValue, type WrongText } from './values.ts';

const EACH = 'use a step for each, with another `id`';
const EACH_PRODUCT = `${EACH}; \`posture\` reports all products together`;

const reasonIn = (text: string) => knownValue(text.replaceAll(/[\s-]/g, '_'), TRIAGE_REASONS);

/** Values that another input takes, or several where there is one, by the input that has them. */
const MISTAKEN: Readonly<Record<string, (text: string, wrong: WrongText) => WrongText | undefined>> = {
  'new-triage-state': (text) => {
    const reason = reasonIn(text);
    const remedy = `use \`new-triage-state: ignored\` and \`new-triage-reason: ${reason}\``;
    return reason && { problem: 'is a reason', remedy };
  },
  'new-triage-reason': (text) => {
    const state = knownValue(text, TRIAGE_STATES);
    return state && { problem: 'is a state', remedy: `use \`new-triage-state: ${state}\`` };
  },
  status: (text, wrong) => {
    const reason = reasonIn(text);
    if (reason === undefined) return severalIn(text, wrong, EACH, 'leave it out for all');
    return { problem: 'is a reason', remedy: `use \`status: ignored\` and \`triage-reasons: ${reason}\`` };
  },
  'issue-type': (text, wrong) => severalIn(text, wrong, EACH_PRODUCT),
  'fail-if': (text) => {
    const severity = knownValue(text, SEVERITIES);
    const remedy = `use \`fail-if: found\` with \`severities: ${severity}\``;
    return severity && { problem: 'is a severity', remedy };
  },
};

function severalIn(text: string, { problem }: WrongText, each: string, all = each): WrongText | undefined {
  if (/^(?:all|any|\*)$/i.test(text)) return { problem: 'is no single value', remedy: all };
  return problem === undefined ? undefined : { problem, remedy: each };
}

/** The mistake in a wrong value of an input, where a person meant another input or several values. */
export function mistaken(input: string, text: string, wrong: WrongText): WrongText | undefined {
  return MISTAKEN[input]?.(text, wrong);
}
