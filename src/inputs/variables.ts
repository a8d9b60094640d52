import { nearest } from '../model/nearest.ts';
import type { Environment } from './environment.ts';
import type { InputReader } from './reader.ts';
import { INPUTS, type InputRow } from './table.ts';
import { oneOfThese } from './text.ts';

const ROWS: readonly InputRow[] = INPUTS;

/**
 * The inputs among the environment's variables: `INPUT_` and the name in upper case, blanks turned into `_`,
 * hyphens kept. The runner hands over inputs that action.yml does not declare, too.
 */
export function inputTexts(environment: Environment): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [variable, text] of Object.entries(environment)) {
    if (!variable.startsWith('INPUT_') || text === undefined) continue;
    texts.set(variable.slice('INPUT_'.length).toLowerCase(), text);
  }
  return texts;
}

/** The tokens among the inputs, to be registered as secrets before anything else is done. */
export function inputTokens(environment: Environment): string[] {
  const texts = inputTexts(environment);
  return ['token', 'github-token', 'metadata-token'].flatMap((name) => texts.get(name)?.trim() || []);
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
  for (const [name, text] of texts) {
    if (text.trim() === '') continue;
    const row = ROWS.find((one) => one.name === name);
    if (row === undefined) {
      reader.problem(name, unknownInput(name));
    } else if (
      operation !== undefined &&
      !row.operations.some((one) => one === operation) &&
      !isDefault(row, text)
    ) {
      const owners = oneOfThese(row.operations, 'and');
      reader.problem(
        name,
        `does not belong to the operation \`${operation}\`, only to ${owners}; leave it out`,
      );
    }
  }
}

function unknownInput(name: string): string {
  const named = ROWS.find((row) => row.alias?.includes(name))?.name;
  const near =
    named ??
    nearest(
      name,
      ROWS.map((row) => row.name),
    );
  const remedy =
    near === undefined
      ? `leave it out, or the variable INPUT_${name.toUpperCase()}`
      : `did you mean \`${near}\`?`;
  return `is not an input of this action; ${remedy}`;
}

/** Words may be written in any case. */
function isDefault(row: InputRow, text: string): boolean {
  return row.evaluated === true || text.trim().toLowerCase() === row.default?.toLowerCase();
}
