// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub
import { describe, expect, it } from 'vitest';
import { file, GATE, type Inputs, MANAGED_SCAN, SCAN, sentences, TAG, TRIAGE } from './parsing.ts';

const OPEN: Inputs = { ...TRIAGE, status: 'open' };
const SECRETS: Inputs = { ...TRIAGE, 'issue-type': 'secrets' };
const PLATFORM: Inputs = { ...OPEN, selection: 'platform' };
const LIST: Inputs = { operation: 'list-findings' };
const COVERAGE = file('coverage.yml', 'version: 1\ncoverage: true\n');
const APPLY: Inputs = { operation: 'apply', 'rules-file': file('rules.yml', 'version: 1\n') };

/** What an operation refuses of its own inputs, and what a person reads then. */
const REFUSED: readonly (readonly [what: string, inputs: Inputs, sentence: string])[] = [
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
    'a status for a state',
    { ...OPEN, 'new-triage-state': 'Open' },
    '`new-triage-state` is `Open`; did you mean `reopened`?',
  ],
  [
    'a reason without `ignored`',
    { ...OPEN, 'new-triage-state': 'fixing', 'new-triage-reason': 'no_time' },
    '`new-triage-reason` works only with `new-triage-state: ignored`; leave it out.',
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
    '`issue-ids` and filters exclude each other, but these are given: `status`, `older-than`; leave one or the other out.',
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
    '`exposures` applies only to `sca` findings, but `issue-type` is `sast`; leave it out.',
  ],
  [
    'a filter that no list can decide',
    { ...OPEN, ruleset: 'p/ci' },
    '`ruleset` cannot be checked in the list of `sast` findings; use `selection: platform`, or leave it out.',
  ],
  [
    'the same where nothing else can decide it',
    { ...LIST, ruleset: 'p/ci' },
    '`ruleset` cannot be checked in the list of `sast` findings; leave it out.',
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
    '`triage-reasons` cannot be checked in the list of `secrets` findings; use `selection: platform`, or leave ' +
      'it out.',
  ],
  [
    'the time of a triage, which the list of secrets lacks',
    { ...SECRETS, 'triaged-before': '90d' },
    '`triaged-before` cannot be checked in the list of `secrets` findings; leave it out.',
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
    '`older-than` does not work with `selection: platform`; use `selection: listed`, or leave it out.',
  ],
  [
    'a folder in paths',
    { ...OPEN, paths: 'src/**, !src/vendor/' },
    '`paths` has `!src/vendor/`, which is a folder; write `!src/vendor/**` for the files in it.',
  ],
  [
    'paths where the platform selects',
    { ...PLATFORM, paths: 'src/**' },
    '`paths` does not work with `selection: platform`; use `selection: listed`, or leave it out.',
  ],
  [
    'tickets where the platform selects',
    { ...PLATFORM, 'has-ticket': 'true' },
    '`has-ticket` does not work with `selection: platform`; use `selection: listed`, or leave it out.',
  ],
  [
    'a limit that never ends where the platform selects',
    { ...PLATFORM, status: '', severities: 'low', limit: 'all' },
    '`limit` is `all`, but more than 3000 findings need several requests, which end only when triaged findings no longer ' +
      'match; give a `new-triage-state`, and a `status` other than the one that it leads to.',
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
    '`older-than` and `newer-than` exclude each other, because no finding can match both; correct one of them.',
  ],
  ['an age without a unit', { ...OPEN, 'older-than': '90' }, '`older-than` is `90`; write `90d` for days.'],
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
    '`commit` is empty, and outside a workflow run there is no commit to use; give the full hash.',
  ],
  [
    'several projects of a gate',
    { ...GATE, projects: 'acme/a, acme/b' },
    '`projects` has a pattern or more than one name; give the one project that the commit belongs to.',
  ],
  [
    'a scan by id and by commit',
    { ...SCAN, commit: GATE.commit ?? '' },
    '`commit` and `scan-id` exclude each other, because each names the scan; leave one of them out.',
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
    'rules that look at GitHub without a token for it',
    {
      operation: 'plan',
      'rules-file': COVERAGE,
      'github-token': '',
    },
    `\`github-token\` is empty, but \`${COVERAGE}\` looks at GitHub; give a token that sees the repositories.`,
  ],
  [
    'a rules file that does not exist',
    { operation: 'plan', 'rules-file': 'missing.yml' },
    '`rules-file` is `missing.yml`, which does not exist; first check out the repository, or correct the path.',
  ],
  [
    'a plan that was not made',
    { ...APPLY, 'approved-plan': '' },
    '`approved-plan` is set but empty, as happens when the job that makes the plan did not run; give the path of a plan, its ' +
      'hash, or `none`.',
  ],
  [
    'a plan that does not exist',
    { ...APPLY, 'approved-plan': 'no-plan.json' },
    '`approved-plan` is `no-plan.json`, which does not exist; first download the artifact that contains it, or correct ' +
      'the path.',
  ],
  [
    'an undo without a report',
    { operation: 'undo' },
    '`report` is empty; give the path of the report of the step to undo, which is its output `report-path`.',
  ],
  [
    'a report that does not exist',
    { operation: 'undo', report: 'no-report.json' },
    '`report` is `no-report.json`, which does not exist; first download the artifact that contains it, or correct the path.',
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

describe('an operation is refused before it sends anything with', () => {
  it.each(REFUSED)('%s', async (_what, inputs, sentence) => {
    expect(await sentences(inputs)).toEqual([sentence]);
  });
});
