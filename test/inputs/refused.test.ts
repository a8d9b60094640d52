// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub
import { describe, expect, it } from 'vitest';
import { GATE, type Inputs, MANAGED_SCAN, SCAN, sentences, TAG, TRIAGE } from './parsing.ts';

const OPEN: Inputs = { ...TRIAGE, status: 'open' };
const SECRETS: Inputs = { ...TRIAGE, 'issue-type': 'secrets' };
const PLATFORM: Inputs = { ...OPEN, selection: 'platform' };
const LIST: Inputs = { operation: 'list-findings' };
const APPLY: Inputs = { operation: 'apply', 'rules-file': 'missing.yml' };

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
    '`projects` has `# acme/payments`, which is a comment, and lists have none; leave it out.',
  ],
  [
    'a comment after a name that is to be spared',
    { ...TAG, projects: 'acme/**\n!acme/payments-api # never touch' },
    '`projects` has `!acme/payments-api # never touch`, which ends with a comment, and lists have none; ' +
      'write `!acme/payments-api`.',
  ],
  [
    'a list as in JSON',
    { ...TAG, tags: '["pci", "critical"]' },
    '`tags` has `["pci"` (and 1 more like it), which has a quote around it, and it would be part of the value; ' +
      'write `pci`.',
  ],
  [
    'a name in quotes',
    { ...TAG, projects: "'acme/login'" },
    "`projects` has `'acme/login'`, which has a quote around it, and it would be part of the value; " +
      'write `acme/login`.',
  ],
  [
    'an exclusion in quotes',
    { ...TAG, projects: "acme/**, !'acme/login'" },
    "`projects` has `!'acme/login'`, which has a quote around it, and it would be part of the value; " +
      'write `!acme/login`.',
  ],
  [
    'a list in brackets',
    { ...TAG, tags: '[pci]' },
    '`tags` has `[pci]`, which has a bracket around it, and it would be part of the value; write `pci`.',
  ],
  [
    'a map in braces',
    { ...OPEN, rules: '{a' },
    '`rules` has `{a`, which has a brace around it, and it would be part of the value; write `a`.',
  ],
  [
    'an expression that was not evaluated',
    { ...OPEN, repos: '${{ inputs.repo }}' },
    '`repos` has `${{ inputs.repo }}`, which holds an expression that was not evaluated; write its value.',
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
    '`tags` has `!legacy`, but tags are removed by `remove-tags`; give `legacy` there.',
  ],
  [
    'a tag with a minus',
    { ...TAG, tags: '-legacy' },
    '`tags` has `-legacy`, but tags are removed by `remove-tags`; give `legacy` there.',
  ],
  [
    'tags that differ in case only',
    { ...TAG, tags: 'PCI, other, pci' },
    '`tags` has `PCI` and `pci`, which differ in case only; give one of them.',
  ],
  [
    'a tag that is to be spared',
    { ...TAG, 'remove-tags': 'tier:*, !tier:1' },
    '`remove-tags` has `!tier:1`, but `remove-tags` cannot spare a tag; give only what is to be removed.',
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
    '`projects` has `/acme/login`, which has an empty segment; write the name, such as `acme/login`.',
  ],
  [
    'projects of which only some are taken away',
    { ...TAG, projects: '!acme/login' },
    '`projects` only takes away; also give what to take from, such as `**`.',
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
    'an address that is set to nothing',
    { ...TAG, 'base-url': '' },
    '`base-url` is set to nothing, as where a variable that it names is not defined; give the address, or leave ' +
      'it out for https://semgrep.dev.',
  ],
  [
    'an address without https',
    { ...TAG, 'base-url': 'http://semgrep.dev' },
    '`base-url` is not `https`, so that others could read the token; give an `https` address.',
  ],
  [
    'a dry run that is set to nothing',
    { ...TAG, 'dry-run': '' },
    '`dry-run` is set to nothing, as where `${{ inputs.dry-run }}` has no value; give `true` or `false`, or ' +
      'leave it out.',
  ],
  [
    'a dry run of a triage that is set to nothing',
    { ...OPEN, 'dry-run': '' },
    '`dry-run` is set to nothing, as where `${{ inputs.dry-run }}` has no value; give `true` or `false`, or ' +
      'leave it out.',
  ],
  [
    'a triage without a type',
    { ...OPEN, 'issue-type': '' },
    '`issue-type` is empty; give `sast`, `sca` or `secrets`.',
  ],
  [
    'a triage of what can only be listed',
    { ...OPEN, 'issue-type': 'ai_sast' },
    '`issue-type` is `ai_sast`, which can be listed, but not triaged; give `sast`, `sca` or `secrets`.',
  ],
  [
    'neither state nor note',
    { ...OPEN, 'new-triage-state': '' },
    '`new-triage-state` is empty, and so is `new-note`; give at least one of them.',
  ],
  [
    'a reason without `ignored`',
    { ...OPEN, 'new-triage-state': 'fixing', 'new-triage-reason': 'no_time' },
    '`new-triage-reason` goes only with `new-triage-state: ignored`; leave it out.',
  ],
  [
    'a note that is too long',
    { ...OPEN, 'new-note': 'x'.repeat(3001) },
    '`new-note` has 3001 characters; give at most 3000.',
  ],
  [
    'neither ids nor a filter',
    TRIAGE,
    '`issue-ids` is empty and no filter is given, which would select the whole deployment; give ids or a filter.',
  ],
  [
    'ids and filters',
    { ...OPEN, 'issue-ids': '1', 'older-than': '90d' },
    '`issue-ids` excludes filters, but these are given, too: `status`, `older-than`; leave out one or the other.',
  ],
  [
    'a limit below the ids',
    { ...TRIAGE, 'issue-ids': '1,2,3', limit: '2' },
    '`limit` is 2, but `issue-ids` has 3 ids; give a higher limit or fewer ids.',
  ],
  ['a limit of nothing', { ...OPEN, limit: '0' }, '`limit` is `0`; give a whole number from 1, or `all`.'],
  [
    'a filter of another type of findings',
    { ...OPEN, exposures: 'reachable' },
    '`exposures` applies to `sca` findings only, but `issue-type` is `sast`; leave it out.',
  ],
  [
    'a filter that no list can decide',
    { ...OPEN, ruleset: 'p/ci' },
    '`ruleset` cannot be decided by the list of `sast` findings; use `selection: platform`, or leave it out.',
  ],
  [
    'the same where nothing else can decide it',
    { ...LIST, ruleset: 'p/ci' },
    '`ruleset` cannot be decided by the list of `sast` findings; leave it out.',
  ],
  [
    'a state that the list of secrets lacks',
    { ...SECRETS, status: 'reviewing' },
    '`status` is `reviewing`, which the list of `secrets` findings does not show; use `selection: platform`, or ' +
      'leave it out.',
  ],
  [
    'reasons, which the list of secrets lacks',
    { ...SECRETS, 'triage-reasons': 'no_time' },
    '`triage-reasons` cannot be decided by the list of `secrets` findings; use `selection: platform`, or leave ' +
      'it out.',
  ],
  [
    'the time of a triage, which the list of secrets lacks',
    { ...SECRETS, 'triaged-before': '90d' },
    '`triaged-before` cannot be decided by the list of `secrets` findings; leave it out.',
  ],
  [
    'a pattern where the platform selects',
    { ...PLATFORM, repos: 'acme/*' },
    '`repos` has `acme/*`, which is a pattern, and `selection: platform` takes names only; give names, or use ' +
      '`selection: listed`.',
  ],
  [
    'an age where the platform selects',
    { ...PLATFORM, 'older-than': '90d' },
    '`older-than` cannot be decided by `selection: platform`; use `selection: listed`, or leave it out.',
  ],
  [
    'paths where the platform selects',
    { ...PLATFORM, paths: 'src/**' },
    '`paths` cannot be decided by `selection: platform`; use `selection: listed`, or leave it out.',
  ],
  [
    'tickets where the platform selects',
    { ...PLATFORM, 'has-ticket': 'true' },
    '`has-ticket` cannot be decided by `selection: platform`; use `selection: listed`, or leave it out.',
  ],
  [
    'a limit that never ends where the platform selects',
    { ...PLATFORM, status: '', severities: 'low', limit: 'all' },
    '`limit` is `all`, and more than 3000 takes several requests, which end only when triaged findings leave the ' +
      'filter; give a `new-triage-state`, and a `status` other than the one it leads to.',
  ],
  [
    'a limit on changes that the platform could not hold',
    { ...PLATFORM, 'max-changes': '50' },
    '`max-changes` is `50`, but `selection: platform` counts nothing before it writes; give a `limit` of at most ' +
      '50, or use `selection: listed`.',
  ],
  [
    'ages that exclude each other',
    { ...OPEN, 'older-than': '90d', 'newer-than': '30d' },
    '`older-than` and `newer-than` exclude each other; no finding is both, so correct one of them.',
  ],
  [
    'an age without a unit',
    { ...OPEN, 'older-than': '90' },
    '`older-than` is `90`; give an age such as `90d`, `26w` or `12h`.',
  ],
  [
    'neither switch',
    { ...MANAGED_SCAN, 'diff-scan': '' },
    '`diff-scan` is empty, and so is `full-scan`; give at least one of them.',
  ],
  [
    'a short hash',
    { ...GATE, commit: 'c0ffee1' },
    '`commit` is `c0ffee1`; give the full hash, 40 or 64 hexadecimal digits.',
  ],
  [
    'no commit outside of a workflow run',
    { ...GATE, commit: '' },
    '`commit` is empty, and outside of a workflow run there is no commit to take; give the full hash.',
  ],
  [
    'several projects of a gate',
    { ...GATE, projects: 'acme/a, acme/b' },
    '`projects` names more than one project; give the one name that the commit belongs to.',
  ],
  [
    'a scan by id and by commit',
    { ...SCAN, commit: GATE.commit ?? '' },
    '`commit` excludes `scan-id`, which says already which scan it is; leave out one of them.',
  ],
  [
    'a duration without a unit',
    { ...GATE, 'wait-for': '900' },
    '`wait-for` is `900`; give a duration with its unit, such as `30s`, `15m` or `1h`.',
  ],
  [
    'a product that does not exist',
    { ...GATE, products: 'sast, scaa' },
    '`products` has `scaa`; did you mean `sca`?',
  ],
  [
    'a rules file that does not exist',
    { operation: 'plan', 'rules-file': 'missing.yml' },
    '`rules-file` is `missing.yml`, which does not exist; check out the repository first, or correct the path.',
  ],
  [
    'a plan that was not made',
    { ...APPLY, 'approved-plan': '' },
    '`approved-plan` is set to nothing, as where the job that plans did not run; give the path of a plan, its ' +
      'hash, or `none`.',
  ],
  [
    'a plan that does not exist',
    { ...APPLY, 'approved-plan': 'plan.json' },
    '`approved-plan` is `plan.json`, which does not exist; download the artifact that has it first, or correct ' +
      'the path.',
  ],
  [
    'an undo without a report',
    { operation: 'undo' },
    '`report` is empty; give the path of the report of the step that is to be undone, its output `report-path`.',
  ],
  [
    'a report that does not exist',
    { operation: 'undo', report: 'report.json' },
    '`report` is `report.json`, which does not exist; download the artifact that has it first, or correct the path.',
  ],
  [
    'a concurrency beyond reason',
    { ...TAG, concurrency: '65' },
    '`concurrency` is `65`; give a whole number from 1 to 64.',
  ],
  [
    'a part of nothing',
    { ...TAG, shard: '3/2' },
    '`shard` is `3/2`; give a part such as `2/8`, the second of eight.',
  ],
];

describe('a step is refused before it sends anything with', () => {
  it.each(REFUSED)('%s', async (_what, inputs, sentence) => {
    const found = await sentences(inputs);
    expect(found).toContain(sentence);
    const isApply = inputs.operation === 'apply';
    expect(found).toHaveLength(isApply ? 2 : 1);
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
      'limit',
      'max-retries',
      'dry-runn',
    ]);
  });
});
