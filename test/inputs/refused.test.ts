// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub
import { describe, expect, it } from 'vitest';
import { type Inputs, SCAN, sentences, TAG, TRIAGE } from './parsing.ts';

const OPEN: Inputs = { ...TRIAGE, status: 'open' };

/** Everything that the contract with users calls an error of the inputs, and what a person reads then. */
const REFUSED: readonly (readonly [what: string, inputs: Inputs, sentence: string])[] = [
  [
    'an operation that does not exist',
    { ...TAG, operation: 'tags' },
    '`operation` is `tags`; did you mean `tag`?',
  ],
  [
    'a typo in the name of an input',
    { ...TAG, projcts: 'acme/login' },
    '`projcts` is not an input of this action; did you mean `projects`?',
  ],
  [
    'an input that no name is near',
    { ...TAG, xyzzy: '1' },
    '`xyzzy` is not an input of this action; leave it out, or the variable INPUT_XYZZY.',
  ],
  [
    'an input of another operation',
    { ...SCAN, tags: 'pci' },
    '`tags` does not belong to the operation `scan`, only to `tag`; leave it out.',
  ],
  [
    'an input of other operations, beside its default',
    { ...SCAN, 'dry-run': 'true' },
    '`dry-run` does not belong to the operation `scan`, only to `tag`, `managed-scan`, `triage`, `undo` and ' +
      '`apply`; leave it out.',
  ],
  ['a boolean that is not one', { ...TAG, 'dry-run': 'yes' }, '`dry-run` is `yes`; give `true` or `false`.'],
  [
    'a list as in YAML',
    { ...TAG, tags: '- pci\n- critical' },
    '`tags` has `- pci` (and 1 more like it), which starts with `- `, as a list in YAML does; write `pci`.',
  ],
  [
    'a comment',
    { ...TAG, projects: 'acme/login\n# acme/payments' },
    '`projects` has `# acme/payments`, which is a comment, but lists cannot have comments; leave it out.',
  ],
  [
    'a comment after a name that is to be spared',
    { ...TAG, projects: 'acme/**\n!acme/payments-api # never touch' },
    '`projects` has `!acme/payments-api # never touch`, which ends with a comment, but lists cannot have comments; ' +
      'write `!acme/payments-api`.',
  ],
  [
    'a list as in JSON',
    { ...TAG, tags: '["pci", "critical"]' },
    '`tags` has `["pci"` (and 1 more like it), which has a quote around it, which would be part of the value; ' +
      'write `pci`.',
  ],
  [
    'a name in quotes',
    { ...TAG, projects: "'acme/login'" },
    "`projects` has `'acme/login'`, which has a quote around it, which would be part of the value; " +
      'write `acme/login`.',
  ],
  [
    'an exclusion in quotes',
    { ...TAG, projects: "acme/**, !'acme/login'" },
    "`projects` has `!'acme/login'`, which has a quote around it, which would be part of the value; " +
      'write `!acme/login`.',
  ],
  [
    'a list in brackets',
    { ...TAG, tags: '[pci]' },
    '`tags` has `[pci]`, which has a bracket around it, which would be part of the value; write `pci`.',
  ],
  [
    'a map in braces',
    { ...OPEN, rules: '{a' },
    '`rules` has `{a`, which has a brace around it, which would be part of the value; write `a`.',
  ],
  [
    'an expression that was not evaluated',
    { ...OPEN, repos: '${{ inputs.repo }}' },
    '`repos` has `${{ inputs.repo }}`, which contains an expression that was not evaluated; write its value.',
  ],
  [
    'a list that has only a comma',
    { ...TAG, tags: ',' },
    '`tags` is set, but has no item; give at least one, or leave the input out.',
  ],
  [
    'a list that has only a line break',
    { ...OPEN, repos: '\n' },
    '`repos` is set, but has no item; give at least one, or leave the input out.',
  ],
  [
    'a tag to take away, as in .gitignore',
    { ...TAG, tags: 'pci, !legacy' },
    '`tags` has `!legacy`, which starts with `!`; tags are removed by `remove-tags`: give `legacy` there.',
  ],
  [
    'a tag with a minus',
    { ...TAG, tags: '-legacy' },
    '`tags` has `-legacy`, which starts with `-`; tags are removed by `remove-tags`: give `legacy` there.',
  ],
  [
    'tags that differ in case only',
    { ...TAG, tags: 'PCI, other, pci' },
    '`tags` has `pci`, which differs from `PCI` only in case; give one of them.',
  ],
  [
    'a tag that is to be spared',
    { ...TAG, 'remove-tags': '!tier:1' },
    '`remove-tags` only excludes; also give what to select, such as `**`.',
  ],
  ['no tag at all', { ...TAG, tags: '' }, '`tags` is empty, and so is `remove-tags`; give at least one tag.'],
  [
    'the URL of a project',
    { ...TAG, projects: 'https://github.com/acme/login' },
    '`projects` has `https://github.com/acme/login`, which is a URL; write `acme/login`.',
  ],
  [
    'the URL of a repository to clone',
    { ...OPEN, repos: 'git@github.com:acme/login.git' },
    '`repos` has `git@github.com:acme/login.git`, which is a URL; write `acme/login`.',
  ],
  [
    'a project that ends with .git',
    { ...TAG, projects: 'acme/login.git' },
    '`projects` has `acme/login.git`, which ends with `.git`; write `acme/login`.',
  ],
  [
    'a repository that ends with .git',
    { ...OPEN, repos: 'acme/login.git' },
    '`repos` has `acme/login.git`, which ends with `.git`; write `acme/login`.',
  ],
  [
    'an empty segment',
    { ...TAG, projects: '/acme/login' },
    '`projects` has `/acme/login`, which has an empty segment; write `acme/login`.',
  ],
  [
    'projects of which only some are taken away',
    { ...TAG, projects: '!acme/login' },
    '`projects` only excludes; also give what to select, such as `**`.',
  ],
  [
    'an exclusion without a name',
    { ...TAG, projects: '!' },
    '`projects` has `!`, which has nothing after the `!`; write what to exclude.',
  ],
  [
    'an exclusion without a name, beside others',
    { ...TAG, projects: 'acme/*, ! , !acme/login' },
    '`projects` has `!`, which has nothing after the `!`; write what to exclude.',
  ],
  [
    'an exclusion where none is possible',
    { ...TAG, 'projects-tagged': 'pci, !legacy' },
    '`projects-tagged` has `!legacy`, which starts with `!`, but this input cannot exclude; give only what to select.',
  ],
  [
    'an exclusion in a filter that has none',
    { ...OPEN, 'project-tags': 'pci, !legacy' },
    '`project-tags` has `!legacy`, which starts with `!`, but this input cannot exclude; give only what to select.',
  ],
  [
    'an unknown value of a closed choice',
    { ...TRIAGE, status: 'opne' },
    '`status` is `opne`; did you mean `open`?',
  ],
  [
    'a value of a closed choice that nothing is near',
    { ...TRIAGE, confidence: 'certain' },
    '`confidence` is `certain`; give `low`, `medium` or `high`.',
  ],
  [
    'an unknown value of an open list that is near a known one',
    { ...TRIAGE, severities: 'high, critcal' },
    '`severities` has `critcal`; did you mean `critical`?',
  ],
  [
    'an abbreviation of a known value',
    { ...TRIAGE, severities: 'crit' },
    '`severities` has `crit`; did you mean `critical`?',
  ],
  [
    "a severity in a rule's words",
    { ...TRIAGE, severities: 'ERROR' },
    '`severities` has `ERROR`; did you mean `high`?',
  ],
  [
    'values with blanks between them',
    { ...TRIAGE, severities: 'high critical' },
    '`severities` has `high critical`; separate values by commas: `high, critical`.',
  ],
  [
    'names with blanks between them',
    { ...TAG, projects: 'acme/login acme/pay' },
    '`projects` has `acme/login acme/pay`, which has blanks between names; list them one by one: `acme/login`, `acme/pay`.',
  ],
  [
    'alternatives in braces',
    { ...TAG, projects: 'acme/{login,pay}-api, acme/web' },
    '`projects` has `acme/{login,pay}-api`, which is no pattern here; list both names: `acme/login-api`, `acme/pay-api`.',
  ],
  [
    'more alternatives in braces',
    { ...OPEN, paths: 'src/**/*.{js,ts,py}' },
    '`paths` has `src/**/*.{js,ts,py}`, which is no pattern here; list all names: `src/**/*.js`, `src/**/*.ts`, ' +
      '`src/**/*.py`.',
  ],
  [
    'a regular expression',
    { ...TAG, projects: '^acme/pay.*$' },
    '`projects` has `^acme/pay.*$`, which is a regular expression; write a pattern with `*`, such as `acme/pay*`.',
  ],
  [
    'a token in quotes',
    { ...TAG, token: '"a-token"' },
    '`token` has a quote around it, which would be part of it; give the token without quotes.',
  ],
  [
    'the state of a triage by its key in rules',
    { ...OPEN, state: 'fixing' },
    '`state` is not an input of this action; did you mean `new-triage-state`?',
  ],
  [
    'a filter by its name in rules',
    { ...OPEN, reachability: 'reachable' },
    '`reachability` is not an input of this action; did you mean `exposures`?',
  ],
  [
    'an address that is set to nothing',
    { ...TAG, 'base-url': '' },
    '`base-url` is set but empty, as happens when a variable does not exist; give the address, or leave ' +
      'the input out to use https://semgrep.dev.',
  ],
  [
    'an address without https',
    { ...TAG, 'base-url': 'http://semgrep.dev' },
    '`base-url` is not `https`, so others could read the token; give an `https` address.',
  ],
  [
    'a dry run that is set to nothing',
    { ...TAG, 'dry-run': '' },
    '`dry-run` is set but empty, as happens when `${{ inputs.dry-run }}` has no value; give `true` or `false`, or ' +
      'leave it out.',
  ],
  [
    'a dry run of a triage that is set to nothing',
    { ...OPEN, 'dry-run': '' },
    '`dry-run` is set but empty, as happens when `${{ inputs.dry-run }}` has no value; give `true` or `false`, or ' +
      'leave it out.',
  ],
];

describe('a step is refused before it sends anything with', () => {
  it.each(REFUSED)('%s', async (_what, inputs, sentence) => {
    const found = await sentences(inputs);
    expect(found).toEqual([sentence]);
  });

  it('everything that is wrong told together, in the order of action.yml', async () => {
    const found = await sentences({
      operation: 'triage',
      token: '',
      'base-url': 'http://platform.example',
      'issue-type': 'sats',
      'issue-ids': '1\n2x',
      'new-note': 'x'.repeat(3001),
      limit: '0',
      status: 'opne',
      since: 'yesterday',
      tags: 'foreign',
      'max-retries': '21',
      'dry-runn': 'true',
    });
    const named = found.map((sentence) => /^`([^`]+)`/.exec(sentence)?.[1]);
    expect([...new Set(named)]).toEqual([
      'token',
      'base-url',
      'tags',
      'issue-type',
      'issue-ids',
      'new-note',
      'status',
      'since',
      'limit',
      'max-retries',
      'dry-runn',
    ]);
  });
});
