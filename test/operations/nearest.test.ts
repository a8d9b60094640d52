import { describe, expect, it } from 'vitest';
import { nearestNames } from '../../src/model/nearest.ts';

describe('the names that an unmatched item may mean', () => {
  it.each([
    ['acme/logn', ['acme/login']],
    ['other', []],
    ['other/login', ['acme/login']],
  ])('of %s are %j', (item, near) => {
    expect(nearestNames(item, ['acme/login', 'acme/payments'])).toEqual(near);
  });
});
