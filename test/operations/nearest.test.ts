import { describe, expect, it } from 'vitest';
import { nearestNames } from '../../src/model/nearest.ts';

describe('the names that an unmatched item may mean', () => {
  it.each([
    ['acme', ['acme/**']],
    ['ACME', ['ACME/**']],
    ['acme/pay.*', ['acme/pay*']],
    ['acme/logn', ['acme/login']],
    ['other', []],
    ['other/pay.*', []],
  ])('of %s are %j', async (item, near) => {
    expect(await nearestNames(item, ['acme/login', 'acme/payments'])).toEqual(near);
  });
});
