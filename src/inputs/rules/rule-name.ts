import type { Form } from '../yaml/forms.ts';
import { text } from '../yaml/text-forms.ts';

/** A rule without its line, and where it stands. */
export interface ReadRule<R extends { name: string; line: number }> {
  rule: Omit<R, 'line'>;
  offset: number;
  nameOffset: number;
}

/** The name of a rule: it stands in quotes in the mark of a note. */
export const ruleName: Form<string> = text(
  [
    { expression: ' |[\\s\\S]* $', why: 'starts or ends with a space; remove it' },
    {
      expression: "(?![\\p{L}\\p{M}\\p{N} \\-_.,:/()'&+]*$)",
      why: "has a character that a name cannot have; use letters, digits, spaces and -_.,:/()'&+",
    },
  ],
  { maxLength: 80 },
);
