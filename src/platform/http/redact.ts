const MIN_TOKEN_LENGTH = 6;

/**
 * A function that takes a token out of text from the server: plain, percent-encoded, with JSON's escapes, and
 * in base64 at any of the three alignments that it can have within something longer.
 */
export function redactor(token: string): (text: string) => string {
  // A few characters would be found in innocent text, and are no token.
  if (token.length < MIN_TOKEN_LENGTH) return (text) => text;
  const inJson = JSON.stringify(token).slice(1, -1);
  const forms = new Set([token, inJson, inJson.replaceAll('/', '\\/')]);
  const encoded = encodeURIComponent(token);
  forms.add(encoded).add(encoded.replace(/%../g, (byte) => byte.toLowerCase()));
  for (const offset of [0, 1, 2]) {
    for (const form of base64Within(token, offset)) forms.add(form);
  }
  const longestFirst = [...forms].sort((a, b) => b.length - a.length);
  return (text) => longestFirst.reduce((rest, form) => rest.replaceAll(form, '***'), text);
}

/** The characters that the token alone decides in the base64 of a text that has it at `offset` (mod 3). */
function base64Within(token: string, offset: number): string[] {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(token)]);
  const first = Math.ceil((offset * 8) / 6);
  const form = bytes.toString('base64').slice(first, Math.floor((bytes.length * 8) / 6));
  return [form, form.replaceAll('+', '-').replaceAll('/', '_')];
}
