/** The largest body that is read, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024 * 1024;
/** From this size on, in bytes, the values in a body are counted before it is parsed. */
const COUNTED_FROM_BYTES = 4 * 1024 * 1024;
/**
 * How many marks (`,` `:` `[` `{`) a body may have. A parsed value takes far more memory than its text: 64 MiB
 * of `{}` take gigabytes. 3000 findings with all their fields have a third of this.
 */
const MAX_MARKS = 2_000_000;

/** What in a body makes it too costly to parse; undefined = nothing. */
export function bodyProblem(body: Buffer): string | undefined {
  if (body.length < COUNTED_FROM_BYTES || isWithin(body, MAX_MARKS)) return undefined;
  return `the answer has more than ${MAX_MARKS.toLocaleString('en')} values`;
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
