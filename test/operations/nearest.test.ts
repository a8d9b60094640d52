import { describe, expect, it } from 'vitest';
import { nearestNames } from '../../src/model/nearest.ts';

describe('the names that an unmatched item may mean', () => {
  it.each([
    ['acme/logn', ['acme/login']],
    ['other', []],
    ['other/login', ['acme/login']],
    // Summaries show a rule by the end of its name.
    ['use-of-md5', ['go.lang.security.use-of-md5']],
    ['use-of-md55', ['go.lang.security.use-of-md5']],
    ['tier', []],
  ])('of %s are %j', (item, near) => {
    const names = ['acme/login', 'acme/payments', 'go.lang.security.use-of-md5', 'managed-scan.diff'];
    expect(nearestNames(item, names)).toEqual(near);
  });
});
