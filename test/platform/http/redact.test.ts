import { describe, expect, it } from 'vitest';
import { redactor } from '../../../src/platform/http/redact.ts';

const TOKEN = 'a+token/of the=tests-0123456789';

describe('redaction', () => {
  it.each([
    ['as it is', TOKEN],
    ['percent-encoded', encodeURIComponent(TOKEN)],
    [
      'percent-encoded in lower case',
      encodeURIComponent(TOKEN).replace(/%../g, (byte) => byte.toLowerCase()),
    ],
    ['in base64', Buffer.from(TOKEN).toString('base64')],
    ['in base64 without padding', Buffer.from(TOKEN).toString('base64').replace(/=+$/, '')],
  ])('takes every token out of a text that has it %s', (_, form) => {
    expect(redactor(TOKEN)(`before ${form} between ${form}`)).toMatch(/^before \*\*\*=* between \*\*\*=*$/);
  });

  it('leaves other text as it is, and a few characters are no token', () => {
    expect(redactor(TOKEN)('a token of the tests')).toBe('a token of the tests');
    expect(redactor('abc')('abcdef')).toBe('abcdef');
  });
});
