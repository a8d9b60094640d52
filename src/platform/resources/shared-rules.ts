import type { Fields } from '../http/decode.ts';
import { enumText, part, textOf, textsOf } from './row.ts';

/** What every finding of a rule repeats. */
export interface RuleFacts {
  rule: string | undefined;
  message: string | undefined;
  confidence: string | undefined;
  categories: string[] | undefined;
  cwe_names: string[] | undefined;
  owasp_names: string[] | undefined;
}

/** More rules than that are not remembered. */
const MAX_RULES = 10_000;

/** The facts of the rules, read once for each, so that findings share them instead of holding copies. */
export class SharedRules {
  readonly #known = new Map<string, { raw: Fields; facts: RuleFacts }>();

  of(row: Fields): RuleFacts {
    const raw = part(row.rule);
    const { name } = raw;
    if (typeof name !== 'string') return factsOf(row, raw);
    const known = this.#known.get(name);
    // The message may hold what was found, and then differs from finding to finding.
    if (known !== undefined && isSame(known.raw, raw)) return known.facts;
    const facts = factsOf(row, raw);
    if (known === undefined && this.#known.size < MAX_RULES) this.#known.set(name, { raw, facts });
    return facts;
  }
}

function isSame(one: Fields, other: Fields): boolean {
  return (
    one.message === other.message &&
    one.category === other.category &&
    one.confidence === other.confidence &&
    isSameList(one.cwe_names, other.cwe_names) &&
    isSameList(one.owasp_names, other.owasp_names)
  );
}

function isSameList(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** Older servers have the rule's name and message beside it. */
function factsOf(row: Fields, rule: Fields): RuleFacts {
  const category = textOf(rule.category);
  return {
    rule: textOf(rule.name) ?? textOf(row.rule_name),
    message: textOf(rule.message) ?? textOf(row.rule_message),
    confidence: enumText(rule.confidence),
    categories: category === undefined ? undefined : [category],
    cwe_names: textsOf(rule.cwe_names),
    owasp_names: textsOf(rule.owasp_names),
  };
}
