const MIN_TOKEN_LENGTH = 6;
const REDACTED = '***';

/** Takes a token out of a text. */
export type Redact = (text: string) => string;

/** Without any of these a text has the token as it is, or in hexadecimal or base64. */
const ESCAPES = /[%\\&\r\n\t]/;

/** The named entities that HTML needs in a text. */
const ENTITIES: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };

/**
 * A function that takes a token out of text from the server: in any case, with line breaks or tabs within (which
 * addresses lose), percent-encoded once or more, with JSON's escapes or HTML's entities, each for any of its
 * characters; in hexadecimal; and in base64 at any of the three alignments that it can have within something longer.
 */
export function redactor(token: string): Redact {
  // A few characters would be found in innocent text, and are not a token.
  if (token.length < MIN_TOKEN_LENGTH) return (text) => text;
  const lowerCase = token.toLowerCase();
  const hex = Buffer.from(token).toString('hex');
  const base64 = [...new Set([0, 1, 2].flatMap((offset) => base64Within(token, offset)))];
  const mayHave = (text: string) => {
    if (ESCAPES.test(text)) return true;
    const lower = text.toLowerCase();
    return lower.includes(lowerCase) || lower.includes(hex) || base64.some((form) => text.includes(form));
  };
  // Compiling takes longer than anything else at the start, and most runs never need it.
  let patterns: { anyCase: RegExp; exact: RegExp } | undefined;
  return (text) => {
    // Every form has at least as many characters as the token.
    if (text.length < token.length || !mayHave(text)) return text;
    patterns ??= {
      anyCase: new RegExp(`${[...token].map(anySpelling).join('[\\r\\n\\t]*')}|${hex}`, 'gi'),
      exact: new RegExp(base64.map(literal).join('|'), 'g'),
    };
    return text.replace(patterns.anyCase, REDACTED).replace(patterns.exact, REDACTED);
  };
}

/** One character as itself or in any of its escapes, as a part of a pattern. Backslashes are bound, to stay linear. */
function anySpelling(character: string): string {
  const code = character.charCodeAt(0);
  const hex = code.toString(16).padStart(2, '0');
  const forms = [
    literal(character),
    `%(?:25)*${hex}`,
    `\\\\{1,3}(?:u00|x)${hex}`,
    `&(?:amp;)*#(?:0*${code}|x0*${code.toString(16)});?`,
  ];
  const entity = ENTITIES[character];
  if (entity !== undefined) forms.push(`&(?:amp;)*${entity};`);
  // JSON and scripts put backslashes before some characters.
  if (!/[0-9a-z]/i.test(character)) forms.push(`\\\\{1,3}${literal(character)}`);
  return `(?:${forms.join('|')})`;
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

/** The characters that the token decides in the base64 of a text that has it at `offset` (mod 3). */
function base64Within(token: string, offset: number): string[] {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(token)]);
  const first = Math.ceil((offset * 8) / 6);
  const form = bytes.toString('base64').slice(first, Math.floor((bytes.length * 8) / 6));
  return [form, form.replaceAll('+', '-').replaceAll('/', '_')];
}
