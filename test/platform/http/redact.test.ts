import { describe, expect, it } from 'vitest';
import { redactor } from '../../../src/platform/http/redact.ts';
import { decodedBase64 } from '../../decoded-base64.ts';

const everyByte = (text: string) => text.replace(/./g, (one) => `%${one.charCodeAt(0).toString(16)}`);

/** Its base64 has characters that differ in base64url. */
const TOKEN = 'a+token?>/of~~the=tests-0123456789';

describe('redaction', () => {
  it.each([
    ['as it is', TOKEN],
    ['percent-encoded', encodeURIComponent(TOKEN)],
    [
      'percent-encoded in lower case',
      encodeURIComponent(TOKEN).replace(/%../g, (byte) => byte.toLowerCase()),
    ],
    ['percent-encoded in every character', everyByte(TOKEN)],
    ['percent-encoded in every character, in upper case', everyByte(TOKEN).toUpperCase()],
    [
      'percent-encoded in parts',
      `${everyByte(TOKEN.slice(0, 9)).toUpperCase()}${everyByte(TOKEN.slice(9, 20))}${TOKEN.slice(20)}`,
    ],
  ])('takes every token out of a text that has it %s', (_, form) => {
    expect(redactor(TOKEN)(`before ${form} between ${form}`)).toBe('before *** between ***');
  });

  it.each(
    ['', ':', 'ab', 'Bearer '].flatMap((before) =>
      (['base64', 'base64url'] as const).map((coding) => [before, coding] as const),
    ),
  )('takes a token behind "%s" out of %s', (before, coding) => {
    const text = Buffer.from(`${before}${TOKEN} after`).toString(coding);
    expect(decodedBase64(text)).toContain(TOKEN);
    const redacted = redactor(TOKEN)(`with=${text}==`);
    expect(redacted).toContain('***');
    expect(decodedBase64(redacted)).not.toContain(TOKEN.slice(2, -2));
  });

  it.each(['100% käse', '%25%25%25 €'])('takes out a token with percent signs and others: %s', (token) => {
    const forms = [token, encodeURI(token), encodeURIComponent(token).toLowerCase()];
    expect(redactor(token)(forms.join(' and '))).toBe('*** and *** and ***');
  });

  it('leaves other text as it is, and a few characters are no token', () => {
    expect(redactor(TOKEN)('a token of the tests')).toBe('a token of the tests');
    expect(redactor(TOKEN)('100%: a%2Btoken')).toBe('100%: a%2Btoken');
    expect(redactor('abc')('abcdef')).toBe('abcdef');
  });
});
