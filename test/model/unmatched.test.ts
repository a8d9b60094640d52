import { expect, it } from 'vitest';
import { type ItemForm, nearItems } from '../../src/model/nearest.ts';
import { effectOf, type ItemKind, type Use, unmatchedItems } from '../../src/model/unmatched.ts';

const LOG4J = 'org.apache.logging.log4j:log4j-core';

it.each<[item: string, known: string, form?: ItemForm, near?: string]>([
  // One edit or swap in a segment of four letters or more
  ['acme/legcy', 'acme/legacy'],
  ['acme/lgeacy', 'acme/legacy'],
  ['Acme/Legaccy', 'acme/legacy'],
  ['acme/legazy', 'acme/legacy'],
  ['acem/legacy', 'acme/legacy'],
  ['acme/pay_ments', 'acme/payments'],
  ['teir:1', 'tier:1'],
  ['team:paymnets', 'team:payments'],
  ['python.lang.audti.md5', 'python.lang.audit.md5'],
  ['APGL-3.0', 'AGPL-3.0'],
  ['mian', 'main'],
  ['securty', 'security', 'phrase'],
  ['use-fo-md5', 'python.lang.use-of-md5'],
  ['lgoin', 'acme/login'],
  ['lo4j-core', LOG4J, 'package'],
  ['src/refund', 'src/refunds/a.ts', 'path', 'src/refunds/**'],
  ['acme/shpo', 'acme/shop/api', 'name', 'acme/shop/**'],
  ['pyhton', 'python.lang.use-of-md5', 'name', 'python.*'],
  // Before the first wildcard of a pattern
  ['acme/legcy-*', 'acme/legacy-portal', 'name', 'acme/legacy-*'],
  ['acem/**', 'acme/legacy-portal', 'name', 'acme/**'],
  ['src/refunsd/**', 'src/refunds/a.ts', 'path', 'src/refunds/**'],
  ['teir:*', 'tier:1', 'name', 'tier:*'],
  // Parents, folders, and paths below any folder
  ['acme/shop', 'acme/shop/api', 'name', 'acme/shop/**'],
  ['acme', 'acme/shop', 'name', 'acme/**'],
  ['acme/sh*', 'acme/shop/api', 'name', 'acme/sh*/**'],
  ['src/refunds', 'src/refunds/a.ts', 'path', 'src/refunds/**'],
  ['refunds', 'src/refunds/a.ts', 'path', '**/refunds/**'],
  ['*.js', 'src/a.js', 'path', '**/*.js'],
  ['refunds/**', 'src/refunds/a.ts', 'path', '**/refunds/**'],
  ['python.lang', 'python.lang.use-of-md5', 'name', 'python.lang.*'],
  ['tier', 'tier:1'],
  ['org.apache.logging.log4j', LOG4J, 'package'],
  ['@babel', '@babel/traverse', 'package'],
  // The last segment
  ['shop', 'acme/shop'],
  ['use-of-md5', 'python.lang.use-of-md5'],
  ['payments', 'team:payments'],
  ['log4j-core', LOG4J, 'package'],
  ['traverse', '@babel/traverse', 'package'],
  // Packages as other tools write them
  [`${LOG4J}@2.14.1`, LOG4J, 'package'],
  ['log4j-core@2.14.1', LOG4J, 'package'],
  ['pkg:maven/org.apache.logging.log4j/log4j-core@2.14.1?type=jar', LOG4J, 'package'],
  ['pkg:npm/%40babel/traverse@7.0.0', '@babel/traverse', 'package'],
  ['@babel/traverse@7.0.0', '@babel/traverse', 'package'],
  ['org.apache.logging.log4j/log4j-core', LOG4J, 'package'],
  ['org.apache.logging.log4j:log4j-core:2.14.1', LOG4J, 'package'],
  ['zope_interface', 'zope.interface', 'package'],
  ['Zope-Interface', 'zope.interface', 'package'],
  ['lodash==4.17.20', 'lodash', 'package'],
  // Words
  ['user-authentication', 'user authentication', 'phrase'],
  ['AWS Access Key', 'AWS', 'phrase'],
  ['GitHub', 'GitHub Token', 'phrase'],
  ['authentication', 'user authentication', 'phrase'],
  ['caf\u00e9/shop', 'cafe\u0301/shop'],
  ['src/cafe\u0301/**', 'src/caf\u00e9/a.ts', 'path', 'src/caf\u00e9/**'],
  ['src/caf\u00e9', 'src/cafe\u0301/a.ts', 'path', 'src/cafe\u0301/**'],
  // Ids
  ['GHSA-jfh8-c2jp-5v3q', 'CVE-2021-44228', 'id'],
])('%s probably means %s', (item, known, form, near = known) => {
  expect(nearItems(item, ['zeta/other', known].slice(form === 'id' ? 1 : 0), form)).toEqual([near]);
});

it.each<[item: string, known: string, form?: ItemForm]>([
  ['acme/lgcy', 'acme/legacy'],
  ['acem/legcy', 'acme/legacy'],
  ['acme/web', 'acme/wep'],
  ['acme/team-1', 'acme/team-2'],
  ['tier:11', 'tier:1'],
  ['acme/shops-*', 'acme/shops'],
  ['acme/pay-*', 'acme/payments'],
  ['acme/sandbox-*', 'acme/sandbox2'],
  ['acme/team-1*', 'acme/team-2'],
  ['acme/bay-*', 'acme/pay-window'],
  ['acme/*-sandbox', 'acme/shop'],
  ['CVE-2021-44228', 'CVE-2021-44229', 'id'],
  ['89', 'CWE-89', 'id'],
  ['flask', 'django', 'package'],
  ['AWSome', 'AWS', 'phrase'],
  ['use-of-md4', 'python.lang.use-of-md5'],
  ['src/a', 'src/a.ts', 'path'],
])('%s does not mean %s', (item, known, form) => {
  expect(nearItems(item, [known], form)).toEqual([]);
});

it.each([
  ['other/login', ['acme/login']],
  ['acme/team-1', ['acme/team-2']],
  ['acme/other', []],
])('of a name, any edit and other owners are hints: %s %j', (item, near) => {
  expect(nearItems(item, ['acme/login', 'acme/team-2'], 'name', true)).toEqual(near);
});

it('an id is of another scheme only where none is of its own', () => {
  expect(nearItems('GHSA-jfh8-c2jp-5v3q', ['CVE-2021-44228', 'GHSA-aaaa-bbbb-cccc'], 'id')).toEqual([]);
});

it.each<[kind: ItemKind, item: string, use: Use, selects: string, excludes: string]>([
  ['name', 'acme/shpo', 'writes', 'failed-row', 'error'],
  ['name', 'acme/other', 'writes', 'failed-row', 'error'],
  ['name', 'acme/other', 'reads', 'gap', 'warning'],
  ['name', 'acme/other', 'reads-projects', 'failed-row', 'warning'],
  ['name', 'acme/other', 'gate', 'no-scan', 'warning'],
  ['name', 'acme/other', 'rules', 'warning', 'error'],
  ['name', 'acme/othr-*', 'writes', 'warning', 'warning'],
  ['label', 'acme/shpo', 'writes', 'failed-row', 'error'],
  ['label', 'acme/shpo', 'reads', 'gap', 'warning'],
  ['label', 'acme/shpo', 'rules', 'warning', 'error'],
  ['label', 'acme/other', 'writes', 'warning', 'warning'],
  ['label', 'acme/other', 'reads', 'gap', 'warning'],
  ['value', 'acme/shpo', 'writes', 'warning', 'error'],
  ['value', 'acme/shpo', 'reads', 'gap', 'warning'],
  ['value', 'acme/shpo', 'gate', 'not-applied', 'warning'],
  ['value', 'acme/shpo', 'rules', 'warning', 'error'],
  ['value', 'acme/other', 'writes', 'note', 'note'],
  ['value', 'acme/other', 'reads', 'note', 'note'],
  ['value', 'acme/other', 'gate', 'note', 'note'],
  ['value', 'acme/other', 'rules', 'note', 'note'],
  ['word', 'acme/other', 'writes', 'warning', 'warning'],
  ['word', 'acme/other', 'reads', 'gap', 'warning'],
  ['word', 'acme/other', 'gate', 'not-applied', 'warning'],
])('the %s `%s` in %s selects: %s, excludes: %s', (kind, item, use, selects, excludes) => {
  const isListed = item.includes('*');
  const list = { names: isListed ? [] : [item], patterns: isListed ? [item] : [], except: [item] };
  const effects = unmatchedItems('repos', list, kind, ['acme/shop']).map((found) => [
    found.role,
    effectOf(found, use),
  ]);
  expect(effects).toEqual([
    ['selects', selects],
    ['excludes', excludes],
  ]);
});

it('an item in another case, or under a former name, is found', () => {
  const list = { names: ['ACME/Shop', 'acme/store'], patterns: ['*/sh?p'], except: ['Acme/shop'] };
  const isKnown = (item: string) => item === 'acme/store';
  expect(unmatchedItems('repos', list, 'name', ['acme/shop'], { isKnown })).toEqual([]);
});

it('a thousand unknown names, and thousands of near ones, are compared in little time', () => {
  const known = Array.from({ length: 5000 }, (_, index) => `acme/service-${index}`);
  const names = known.slice(0, 1000).map((name) => name.replace('service', 'servcie'));
  const unmatched = unmatchedItems('repos', { names }, 'name', known);
  expect(unmatched.map(({ near }) => near.length)).toEqual(names.map((_, index) => Number(index < 20)));
});
