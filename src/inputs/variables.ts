import type { InputReader } from './reader.ts';
import { INPUTS, type InputRow } from './table.ts';
import { nearest } from './text.ts';

/**
 * The inputs among the environment's variables: `INPUT_` and the name in upper case, blanks turned into `_`,
 * hyphens kept. The runner hands over inputs that action.yml does not declare, too.
 */
export function inputTexts(environment: Readonly<Record<string, string | undefined>>): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [variable, text] of Object.entries(environment)) {
    if (!variable.startsWith('INPUT_') || text === undefined) continue;
    texts.set(variable.slice('INPUT_'.length).toLowerCase(), text);
  }
  return texts;
}

/**
 * Refuses what no operation knows, and what the chosen one, where it is known, does not: a typo must never
 * widen a step.
 */
export function refuseForeign(
  reader: InputReader,
  texts: ReadonlyMap<string, string>,
  operation: string | undefined,
): void {
  const names = INPUTS.map((input) => input.name);
  for (const [name, text] of texts) {
    if (text.trim() === '') continue;
    const input: InputRow | undefined = INPUTS.find((row) => row.name === name);
    if (input === undefined) {
      const near = nearest(name, names);
      reader.problem(
        name,
        `is no input of this action${near === undefined ? `: take it, or the variable INPUT_${name.toUpperCase()}, out of the workflow` : `: did you mean \`${near}\`?`}`,
      );
    } else if (operation !== undefined && !isOf(input, operation) && !isDefault(input, text)) {
      const owners = input.operations.map((one) => `\`${one}\``).join(', ');
      reader.problem(name, `does not belong to the operation \`${operation}\`, only to ${owners}`);
    }
  }
}

function isOf(input: InputRow, operation: string): boolean {
  return input.operations.some((one) => one === operation);
}

/** A boolean may be written in any case; the other defaults have none. */
function isDefault(input: InputRow, text: string): boolean {
  return text.trim().toLowerCase() === input.default;
}
