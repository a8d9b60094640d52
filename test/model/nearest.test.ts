import { expect, it } from 'vitest';
import { nearestProjects, projectsMeant } from '../../src/model/nearest.ts';

it.each<[pattern: string, name: string, isAlike: boolean]>([
  ['acme/legcy-*', 'acme/legacy-portal', true],
  ['acme/lgeacy-*', 'acme/legacy-portal', true],
  ['Acme/Legaccy*', 'acme/legacy-portal', true],
  ['acme/legazy-??', 'acme/legacy-portal', true],
  ['acem/legacy-*', 'acme/legacy-portal', true],
  ['acmee/**', 'acme/legacy-portal', true],
  ['ab/*', 'ac/x', true],
  ['acme/platfrm/edge-*', 'acme/platform/edge-proxy', true],
  ['acme/shops-*', 'acme/shops', false],
  ['acme/shops-*', 'acme/shops/eu', false],
  ['acme/legcy-*', 'acme/legacy', false],
  ['acme/legacy-*-old', 'acme/legacy-portal', false],
  ['acme/lgcy-*', 'acme/legacy-portal', false],
  ['acme/pay-*', 'acme/bay-window', false],
  ['acme/team-1*', 'acme/team-2', false],
  ['acem/legcy-*', 'acme/legacy-portal', false],
  ['legacy-*', 'acme/legacy-portal', true],
  ['acme*', 'acme/legacy-portal', true],
  ['**/legcy-*', 'acme/legacy-portal', false],
  ['acme/legcy', 'acme/legacy', false],
])('the pattern %s probably means %s: %s', (pattern, name, isAlike) => {
  expect(projectsMeant(pattern, ['zeta/other', name])).toEqual(isAlike ? [name] : []);
});

it('an owner of four letters that some project has is no misspelling', () => {
  expect(projectsMeant('acem/legacy-*', ['acem/x', 'acme/legacy-portal'])).toEqual([]);
});

it.each([
  ['acem/**', ['acme/**']],
  ['acem/legacy-*', ['acme/legacy-*']],
  ['acme/legcy-*', ['acme/legacy-api', 'acme/legacy-web']],
  ['legacy-*', ['acme/legacy-api', 'acme/legacy-web']],
  ['Acme', ['Acme/**']],
])('instead of %s, %j is suggested', (pattern, near) => {
  expect(nearestProjects(pattern, ['acme/legacy-api', 'acme/legacy-web'])).toEqual(near);
});
