const SHORTEST_TOKEN = 6;

/** A function that takes the token out of a text: plain, percent-encoded, and in base64 at any alignment. */
export function tokenRedactor(token: string): (text: string) => string {
  // A few characters would be found in innocent text.
  if (token.length < SHORTEST_TOKEN) return (text) => text;
  const forms = new Set([token, encodeURIComponent(token)]);
  for (const offset of [0, 1, 2]) {
    const encoded = Buffer.concat([Buffer.alloc(offset), Buffer.from(token)]).toString('base64');
    const firstOwn = Math.ceil((offset * 8) / 6);
    const ownEnd = Math.floor(((offset + Buffer.byteLength(token)) * 8) / 6);
    const own = encoded.slice(firstOwn, ownEnd);
    forms.add(own).add(own.replaceAll('+', '-').replaceAll('/', '_'));
  }
  const longestFirst = [...forms].sort((a, b) => b.length - a.length);
  return (text) => longestFirst.reduce((rest, form) => rest.replaceAll(form, '***'), text);
}
