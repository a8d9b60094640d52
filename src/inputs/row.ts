import type { Operation } from '../model/operations.ts';

/** One value for all operations, or one for each. */
export type ByOperation<T> = T | { readonly [O in Operation]?: T };

/** An input in the table of inputs. */
export interface InputRow {
  name: string;
  operations: readonly Operation[];
  /** Its description in action.yml. */
  text: ByOperation<string>;
  /** Operations that fail without it. */
  required?: readonly Operation[];
  /** The value when a workflow does not set it. */
  default?: string;
  /** What an empty value means where action.yml has no default. */
  otherwise?: ByOperation<string>;
  /** The default is an expression, so its value does not show whether the input was set. */
  evaluated?: true;
}

export function forOperation(value: ByOperation<string> | undefined, operation: Operation | undefined) {
  return typeof value === 'object' ? operation && value[operation] : value;
}

/** Inputs by name. */
export type InputTable = Readonly<Record<string, Omit<InputRow, 'name'>>>;

/** Inputs that the same operations take. */
export function inputsOf<const Rows extends Readonly<Record<string, Omit<InputRow, 'name' | 'operations'>>>>(
  operations: readonly Operation[],
  rows: Rows,
) {
  const entries = Object.entries(rows).map(([name, row]) => [name, { ...row, operations }]);
  return Object.fromEntries(entries) as { [N in keyof Rows]: Rows[N] & Pick<InputRow, 'operations'> };
}

/** Gives several operations the same text. */
export function each(operations: readonly Operation[], text: string): { readonly [O in Operation]?: string } {
  return Object.fromEntries(operations.map((operation) => [operation, text]));
}
