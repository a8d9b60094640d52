/** A shorter text is no token, and may occur anywhere by chance. */
const MIN_TOKEN_LENGTH = 6;

/** Plain, percent-encoded, and in base64, also within a longer text. */
export function tokenForms(token: string): string[] {
  const bytes = Buffer.from(token);
  const base64 = [0, 1, 2].flatMap((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    // Characters that also depend on the text around the token are left out.
    const form = text.slice(Math.ceil((before * 4) / 3), Math.floor(((before + bytes.length) * 4) / 3));
    return [form, form.replaceAll('+', '-').replaceAll('/', '_')];
  });
  const percent = encodeURIComponent(token);
  const lowerPercent = percent.replace(/%../g, (byte) => byte.toLowerCase());
  const everyByte = percentEncoded(token);
  const encoded = [percent, lowerPercent, everyByte, everyByte.toUpperCase(), ...base64];
  return [...new Set([token, ...encoded.filter((form) => form.length >= MIN_TOKEN_LENGTH)])];
}

function percentEncoded(text: string): string {
  return Buffer.from(text).toString('hex').replace(/../g, '%$&');
}

/** Matches a token with any of its characters percent-encoded, in either case. */
function percentPattern(token: string): RegExp {
  const characters = Array.from(token, (character) => {
    const encoded = percentEncoded(character).replace(
      /[a-f]/g,
      (digit) => `[${digit}${digit.toUpperCase()}]`,
    );
    return `(?:${encoded}|${RegExp.escape(character)})`;
  });
  return new RegExp(characters.join(''), 'gu');
}

export function redactor(token: string): (text: string) => string {
  if (token.length < MIN_TOKEN_LENGTH) return (text) => text;
  // `percentPattern` matches the encoded forms. One pattern for all others takes a fraction of their searches.
  const forms = tokenForms(token).filter((form) => !form.includes('%'));
  const pattern = new RegExp(forms.map(RegExp.escape).join('|'), 'g');
  const encodedPattern = percentPattern(token);
  return (text) => {
    const redacted = text.replace(pattern, '***');
    return redacted.includes('%') ? redacted.replace(encodedPattern, '***') : redacted;
  };
}
