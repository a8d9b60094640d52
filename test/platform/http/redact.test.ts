import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactor } from '../../../src/platform/http/redact.ts';
import { INSTALLATION_TOKEN } from '../../installation-token.ts';
import { hostileText } from '../../properties.ts';

/** A redactor is made anew in each run, which takes longer than its work. */
const FEW_RUNS = { numRuns: 40 };

/** What the input allows: visible ASCII. */
const visible = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));
const token = fc.string({ unit: visible, minLength: 12, maxLength: 48 });
const around = hostileText.filter((text) => text.isWellFormed());

const hex = (text: string) => Buffer.from(text).toString('hex');
const eachCharacter = (form: (code: number) => string) => (text: string) =>
  [...text].map((one) => (one <= '~' ? form(one.charCodeAt(0)) : one)).join('');
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
const FORMS: Record<string, (text: string) => string> = {
  plain: (text) => text,
  'percent-encoded': encodeURIComponent,
  'percent-encoded in lower case': (text) =>
    encodeURIComponent(text).replace(/%../g, (byte) => byte.toLowerCase()),
  'percent-encoded twice': (text) => encodeURIComponent(encodeURIComponent(text)),
  'percent-encoded, every character': eachCharacter((code) => `%${code.toString(16).padStart(2, '0')}`),
  'in JSON': inJson,
  'in JSON within JSON': (text) => inJson(inJson(text)),
  'in JSON, every character escaped': eachCharacter((code) => `\\u${code.toString(16).padStart(4, '0')}`),
  'in HTML': (text) =>
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#39;'),
  'as decimal entities': eachCharacter((code) => `&#${code};`),
  'as hexadecimal entities': eachCharacter((code) => `&#x${code.toString(16).toUpperCase()};`),
  'in hexadecimal': hex,
  'in hexadecimal, upper case': (text) => hex(text).toUpperCase(),
  'in upper case': (text) => text.toUpperCase(),
  'in lower case': (text) => text.toLowerCase(),
  'with line breaks': (text) => text.replace(/(.{5})/g, '$1\r\n\t'),
  'in JSON with escaped slashes': (text) => inJson(text).replaceAll('/', '\\/'),
};

describe('redaction', () => {
  it.each(Object.entries(FORMS))('takes the token out of text that has it %s', (_, form) => {
    fc.assert(
      fc.property(token, around, around, (secret, before, after) => {
        const redacted = redactor(secret)(form(before + secret + after));
        expect(redacted).toContain('***');
        expect(redacted).not.toContain(form(secret));
      }),
      FEW_RUNS,
    );
  });

  it.each(Object.entries(FORMS))('takes out an installation token of GitHub, %s', (_, form) => {
    const redacted = redactor(INSTALLATION_TOKEN)(form(`before ${INSTALLATION_TOKEN} after`));
    expect(redacted).toContain('***');
    expect(redacted.length).toBeLessThan(INSTALLATION_TOKEN.length / 4);
  });

  it.each(['base64', 'base64url'] as const)('takes it out of %s, wherever it begins in there', (encoding) => {
    fc.assert(
      fc.property(token, around, around, (secret, before, after) => {
        const encoded = Buffer.from(before + secret + after).toString(encoding);
        const rest = redactor(secret)(encoded).replace('***', '');
        // Of its bits only some stay that share a character with a neighbour's.
        const gone = encoded.length - rest.length;
        expect(gone).toBeGreaterThanOrEqual(Math.floor((secret.length * 8) / 6) - 1);
      }),
      FEW_RUNS,
    );
  });

  it('leaves text as it is that does not have it, and has nothing left to do after once', () => {
    fc.assert(
      fc.property(token, around, around, (secret, before, after) => {
        const redact = redactor(secret);
        expect(redact(before)).toBe(before);
        const once = redact(before + secret + after);
        expect(redact(once)).toBe(once);
      }),
      FEW_RUNS,
    );
  });
});
