/** One thing that is wrong with the inputs, or that the user should know of them. */
export interface InputProblem {
  input: string;
  /** Follows the input's name in a sentence, without its full stop: `is \`opne\`; did you mean \`open\`?` */
  message: string;
  /** Where in a file of the repository it is wrong, for an annotation on that line, and what is wrong there. */
  place?: { file: string; line: number; message: string };
}
