import { describe, expect, it } from 'vitest';
import { epochMs } from '../../src/model/time.ts';

describe('a time of a server', () => {
  it.each([
    ['2020-11-18 23:28:12.391807+00:00', '2020-11-18T23:28:12.391Z'],
    ['2020-11-18T23:28:12.391Z', '2020-11-18T23:28:12.391Z'],
    ['2020-11-18T23:28:12Z', '2020-11-18T23:28:12.000Z'],
    ['2020-11-18 23:28:12', '2020-11-18T23:28:12.000Z'],
    ['2020-11-18T23:28:12.5+02:00', '2020-11-18T21:28:12.500Z'],
    ['2020-11-18T23:28:12-0330', '2020-11-19T02:58:12.000Z'],
  ])('%s is %s', (text, iso) => {
    expect(epochMs(text)).toBe(Date.parse(iso));
  });

  it.each([
    undefined,
    '',
    'yesterday',
    '2020-11-18',
    '1605742092',
    '2020-11-18T23:28:1xZ',
    '2020-11-18T23:28:12 CET',
  ])('%s is not one', (text) => {
    expect(epochMs(text)).toBeUndefined();
  });
});
