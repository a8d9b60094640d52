import type { Operation } from '../model/operations.ts';

/** An input in the table of inputs. */
export interface InputRow {
  name: string;
  operations: readonly Operation[];
  /** Its description in the `action.yml` of all operations. */
  text: string;
  /** Its description in the `action.yml` of an operation, where that is another one. */
  textOf?: { readonly [O in Operation]?: string };
  /** Operations that refuse to go without it. */
  required?: readonly Operation[];
  /** Other names that people give it. */
  alias?: readonly string[];
  /** What arrives when a workflow does not set it. */
  default?: string;
  /** What an empty value means, without being the default in action.yml; by operation where they differ. */
  otherwise?: string | { readonly [O in Operation]?: string };
  /** The default is an expression, so that what arrives does not say whether it was set. */
  evaluated?: true;
}

/** One text for several operations. */
export function each(operations: readonly Operation[], text: string): { readonly [O in Operation]?: string } {
  return Object.fromEntries(operations.map((operation) => [operation, text]));
}
