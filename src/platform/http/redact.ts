/** Takes a token out of a text. */
export type Redact = (text: string) => string;

/** A few characters would be found in innocent text, and are not a token. */
const MIN_TOKEN_LENGTH = 6;

/** A function that takes a token out of a text: as it is, percent-encoded, and in base64. */
export function redactor(token: string): Redact {
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
