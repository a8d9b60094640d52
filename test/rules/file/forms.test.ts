import { expect, it } from 'vitest';
import { isFormWrong, parserErrors, schemaErrors } from './verdicts.ts';

const TEXTS = [
  ...['a', 'a b', ' a', 'a ', '!a', '! a', '!!a', '!', '-a', '- a', '-a/b', '!-a/b', '#a', 'a #b', 'a#b'],
  ...["'a'", "a'", '“a”', '"a"', '[a]', '![a]', '[a][b]', 'a[0]', '[a[0]]', '[[[a]]]', '[a', 'a]', 'a,b'],
  ...[
    '{a}',
    'a{b',
    '{a,b}',
    `\${{ x }}`,
    `\${github.visibility}`,
    `\${x}`,
    `\${github.property.a-b}`,
    '$',
    'a$',
  ],
  ...['a|b', '^a', 'a^b', 'a\\b', '/a', './a', 'a/', 'a//b', '../a', 'a/../b', 'a/..', '.', 'a.git', 'a.GIT'],
  ...['https://x.y/a', 'HTTPS://x.y/a', 'git@github.com:a/b', 'GitHub.com/a/b', 'acme.com/orgs/x', 'a:b'],
  ...[
    'a:',
    ':a',
    '!:a',
    'a\u200bb',
    'a \u200b b',
    'é\u200bé',
    'a\nb',
    'a\tb',
    '*',
    '**',
    'a?b',
    'refs/heads/a',
  ],
  ...[
    'a.lock',
    'a..b',
    'a@{b',
    'a@b',
    'a~b',
    '.a',
    'a.',
    '😀',
    '½',
    'a—b',
    'a_b',
    'a=b',
    'a;b',
    '<a>',
    '',
    '0',
  ],
  ...['A (b) & c+d', '[code-security x', 'CWE-79', 'x'.repeat(81), 'x'.repeat(1001)],
];

/** A file with a text at one place. */
const PLACES: Readonly<Record<string, (text: string) => object>> = {
  'the name of a rule': (name) => ({ projects: [{ name, tags: ['x'] }] }),
  'a tag': (tag) => ({ projects: [{ name: 'a', tags: [tag] }] }),
  'a managed tag': (tag) => ({ 'managed-tags': [tag] }),
  'a primary branch': (branch) => ({ projects: [{ name: 'a', 'primary-branch': branch }] }),
  'a name': (name) => ({ projects: [{ name: 'a', tags: ['x'], when: { name } }] }),
  'names in the scope': (name) => ({ scope: { projects: [name, '!b'] } }),
  'a tag in a condition': (tag) => ({ projects: [{ name: 'a', tags: ['x'], when: { tag: [tag, 'y'] } }] }),
  'a property': (text) => ({
    projects: [{ name: 'a', tags: ['x'], when: { 'github.property.x': [5, text] } }],
  }),
  'a path': (path) => ({
    findings: [{ name: 'a', triage: { state: 'fixing' }, except: { path: ['b', path] } }],
  }),
  'a weakness': (cwe) => ({ findings: [{ name: 'a', triage: { state: 'fixing' }, when: { cwe } }] }),
  'a note': (note) => ({ findings: [{ name: 'a', triage: { state: 'fixing', note } }] }),
  'a policy': (name) => ({
    policies: {
      remediation: [
        { name, filters: { conditions: [{ type: 'x', values: [name] }] }, actions: [{ type: 'block' }] },
      ],
    },
  }),
};

it.each(Object.keys(PLACES))('The schema for editors says of %s what the action says', async (place) => {
  const wrong: string[] = [];
  for (const text of TEXTS) {
    const file = JSON.stringify({ version: 1, ...PLACES[place]?.(text) });
    if (isFormWrong(await parserErrors(file)) !== schemaErrors(file).length > 0) wrong.push(text);
  }
  expect(wrong).toEqual([]);
});
