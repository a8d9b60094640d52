import type { ByOperation, Operation } from '../model/operations.ts';

export interface InputRow {
  name: string;
  operations: readonly Operation[];
  /** Its description in action.yml. */
  text: ByOperation;
  /** Operations that fail without it. */
  required?: readonly Operation[];
  /** The value when a workflow does not set it. */
  default?: string;
  /** The meaning of an empty value where action.yml has no default. */
  whenEmpty?: ByOperation;
  /** The default is an expression, so its value does not show whether the input was set. */
  evaluated?: true;
}

export type InputTable = Readonly<Record<string, Omit<InputRow, 'name'>>>;

/** Rows of inputs that belong to the same operations. A row that has only a text is written as that text. */
export function inputsOf<
  const Rows extends Readonly<Record<string, string | Omit<InputRow, 'name' | 'operations'>>>,
>(operations: readonly Operation[], rows: Rows) {
  const table: object = Object.fromEntries(
    Object.entries(rows).map(([name, row]) => {
      const fields = typeof row === 'string' ? { text: row } : row;
      return [name, { ...fields, operations }];
    }),
  );
  return table as {
    [N in keyof Rows]: (Rows[N] extends string ? { text: string } : Rows[N]) & Pick<InputRow, 'operations'>;
  };
}
