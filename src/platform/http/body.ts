/** The largest body that is read, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024 * 1024;
export const TOO_LARGE = `the answer is larger than ${MAX_BODY_BYTES / 1024 / 1024} MiB`;
/** From this size on, in bytes, the values in a body are counted before it is parsed. */
const COUNTED_FROM_BYTES = 4 * 1024 * 1024;
/**
 * How many marks (`,` `:` `[` `{`) a body may have. A parsed value takes far more memory than its text: 64 MiB
 * of `{}` take gigabytes. 3000 findings with all their fields have a third of this.
 */
const MAX_MARKS = 2_000_000;

/** A body that cannot be read; the message says what is wrong with the answer. */
export class BodyProblem extends Error {
  override readonly name = 'BodyProblem';
  readonly isTooLarge: boolean;

  constructor(message: string, { isTooLarge = false } = {}) {
    super(message);
    this.isTooLarge = isTooLarge;
  }
}

/** @throws BodyProblem when the body has too many values to parse */
export function checkValues(body: Buffer): void {
  if (body.length < COUNTED_FROM_BYTES || isWithin(body, MAX_MARKS)) return;
  const message = `the answer has more than ${MAX_MARKS.toLocaleString('en')} values`;
  throw new BodyProblem(message, { isTooLarge: true });
}

function isWithin(body: Buffer, maxMarks: number): boolean {
  let marks = 0;
  for (let index = 0; index < body.length; index++) {
    const byte = body[index];
    if (byte !== 0x2c && byte !== 0x3a && byte !== 0x5b && byte !== 0x7b) continue;
    marks += 1;
    if (marks > maxMarks) return false;
  }
  return true;
}
