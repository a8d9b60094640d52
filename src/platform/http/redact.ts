/** Anything shorter is no token, and occurs in other texts. */
const MIN_TOKEN_LENGTH = 6;

/** Returns a function that removes a token from a text: plain, percent-encoded, and in base64. */
export function redactor(token: string): (text: string) => string {
  if (token.length < MIN_TOKEN_LENGTH) return (text) => text;
  const percent = encodeURIComponent(token);
  const base64 = Buffer.from(token).toString('base64').replace(/=+$/, '');
  const forms = new Set([token, percent, percent.replace(/%../g, (byte) => byte.toLowerCase()), base64]);
  return (text) => {
    let redacted = text;
    for (const form of forms) redacted = redacted.replaceAll(form, '***');
    return redacted;
  };
}
