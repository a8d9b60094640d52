// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub
import { describe, expect, it } from 'vitest';
import { file, GATE, type Inputs, MANAGED_SCAN, SCAN, sentences, TAG, TRIAGE } from './parsing.ts';

const OPEN: Inputs = { ...TRIAGE, status: 'open' };
const SECRETS: Inputs = { ...TRIAGE, 'issue-type': 'secrets' };
const PLATFORM: Inputs = { ...OPEN, selection: 'platform' };
const LIST: Inputs = { operation: 'list-findings' };
const COVERAGE = file('coverage.yml', 'version: 1\ncoverage: true\n');
const APPLY: Inputs = { operation: 'apply', 'rules-file': file('rules.yml', 'version: 1\n') };

type Refused = readonly [what: string, inputs: Inputs];

/** Everything that the contract with users calls an error of the inputs; `refused.txt` has what a person reads. */
const FORMS: readonly Refused[] = [
  ['an operation that does not exist', { ...TAG, operation: 'tags' }],
  ['a typo in the name of an input', { ...TAG, projcts: 'acme/login' }],
  ['an input that no name is near', { ...TAG, xyzzy: '1' }],
  ['an input of another operation', { ...SCAN, tags: 'pci' }],
  ['an input of other operations, beside its default', { ...SCAN, 'dry-run': 'true' }],
  ['a boolean that is not one', { ...TAG, 'dry-run': 'yes' }],
  ['a list as in YAML', { ...TAG, tags: '- pci\n- critical' }],
  ['an invisible character', { ...TAG, tags: 'p\u200bci' }],
  ['a comment', { ...TAG, projects: 'acme/login\n# acme/payments' }],
  [
    'a comment after a name that is to be spared',
    { ...TAG, projects: 'acme/**\n!acme/payments-api # never touch' },
  ],
  ['a list as in JSON', { ...TAG, tags: '["pci", "critical"]' }],
  ['a name in quotes', { ...TAG, projects: "'acme/login'" }],
  ['an exclusion in quotes', { ...TAG, projects: "acme/**, !'acme/login'" }],
  ['a list in brackets', { ...TAG, tags: '[pci]' }],
  ['a map in braces', { ...OPEN, rules: '{a' }],
  ['an expression that was not evaluated', { ...OPEN, repos: '${{ inputs.repo }}' }],
  ['a list that has only a comma', { ...TAG, tags: ',' }],
  ['a list that has only a line break', { ...OPEN, repos: '\n' }],
  ['a tag to take away, as in .gitignore', { ...TAG, tags: 'pci, !legacy' }],
  ['a tag with a minus', { ...TAG, tags: '-legacy' }],
  ['tags that differ in case only', { ...TAG, tags: 'PCI, other, pci' }],
  ['a tag that is to be spared', { ...TAG, 'remove-tags': '!tier:1' }],
  ['no tag at all', { ...TAG, tags: '' }],
  ['the URL of a project', { ...TAG, projects: 'https://github.com/acme/login' }],
  ['the URL of a repository to clone', { ...OPEN, repos: 'git@github.com:acme/login.git' }],
  ['a project that ends with .git', { ...TAG, projects: 'acme/login.git' }],
  ['a repository that ends with .git', { ...OPEN, repos: 'acme/login.git' }],
  ['an empty segment', { ...TAG, projects: '/acme/login' }],
  ['projects of which only some are taken away', { ...TAG, projects: '!acme/login' }],
  ['an exclusion without a name', { ...TAG, projects: '!' }],
  ['an exclusion without a name, beside others', { ...TAG, projects: 'acme/*, ! , !acme/login' }],
  ['an exclusion where none is possible', { ...TAG, 'projects-tagged': 'pci, !legacy' }],
  ['an exclusion in a filter that has none', { ...OPEN, 'project-tags': 'pci, !legacy' }],
  ['an unknown value of a closed choice', { ...TRIAGE, status: 'opne' }],
  ['a value of a closed choice that nothing is near', { ...TRIAGE, confidence: 'certain' }],
  ['an unknown value of an open list that is near a known one', { ...TRIAGE, severities: 'high, critcal' }],
  ['an abbreviation of a known value', { ...TRIAGE, severities: 'crit' }],
  ["a severity in a rule's words", { ...TRIAGE, severities: 'ERROR' }],
  ['values with blanks between them', { ...TRIAGE, severities: 'high critical' }],
  ['names with blanks between them', { ...TAG, projects: 'acme/login acme/pay' }],
  ['alternatives in braces', { ...TAG, projects: 'acme/{login,pay}-api, acme/web' }],
  ['more alternatives in braces', { ...OPEN, paths: 'src/**/*.{js,ts,py}' }],
  ['a regular expression', { ...TAG, projects: '^acme/pay.*$' }],
  ['a token in quotes', { ...TAG, token: '"a-token"' }],
  ['the state of a triage by its key in rules', { ...OPEN, state: 'fixing' }],
  ['a filter by its name in rules', { ...OPEN, reachability: 'reachable' }],
  ['an address that is set to nothing', { ...TAG, 'base-url': '' }],
  ['an address without https', { ...TAG, 'base-url': 'http://semgrep.dev' }],
  ['a dry run that is set to nothing', { ...TAG, 'dry-run': '' }],
  ['a dry run of a triage that is set to nothing', { ...OPEN, 'dry-run': '' }],
];

/** What an operation refuses of its own inputs. */
const OPERATIONS: readonly Refused[] = [
  ['a triage without a type', { ...OPEN, 'issue-type': '' }],
  ['a triage of what can only be listed', { ...OPEN, 'issue-type': 'ai_sast' }],
  ['neither state nor note', { ...OPEN, 'new-triage-state': '' }],
  ['a status for a state', { ...OPEN, 'new-triage-state': 'Open' }],
  ['a reason without `ignored`', { ...OPEN, 'new-triage-state': 'fixing', 'new-triage-reason': 'no_time' }],
  ['a note that is too long', { ...OPEN, 'new-note': 'x'.repeat(3001) }],
  ['neither ids nor a filter', TRIAGE],
  ['ids and filters', { ...OPEN, 'issue-ids': '1', 'older-than': '90d' }],
  ['a limit below the ids', { ...TRIAGE, 'issue-ids': '1,2,3', limit: '2' }],
  ['a limit of nothing', { ...OPEN, limit: '0' }],
  ['a filter of another type of findings', { ...OPEN, exposures: 'reachable' }],
  ['a filter that no list can decide', { ...OPEN, ruleset: 'p/ci' }],
  ['the same where nothing else can decide it', { ...LIST, ruleset: 'p/ci' }],
  ['a state that the list of secrets lacks', { ...SECRETS, status: 'reviewing' }],
  ['reasons, which the list of secrets lacks', { ...SECRETS, 'triage-reasons': 'no_time' }],
  ['the time of a triage, which the list of secrets lacks', { ...SECRETS, 'triaged-before': '90d' }],
  ['a pattern where the platform selects', { ...PLATFORM, repos: 'acme/*' }],
  ['an age where the platform selects', { ...PLATFORM, 'older-than': '90d' }],
  ['a folder in paths', { ...OPEN, paths: 'src/**, !src/vendor/' }],
  ['paths where the platform selects', { ...PLATFORM, paths: 'src/**' }],
  ['tickets where the platform selects', { ...PLATFORM, 'has-ticket': 'true' }],
  [
    'a limit that never ends where the platform selects',
    { ...PLATFORM, status: '', severities: 'low', limit: 'all' },
  ],
  ['a limit on changes that the platform could not hold', { ...PLATFORM, 'max-changes': '50' }],
  ['ages that exclude each other', { ...OPEN, 'older-than': '90d', 'newer-than': '30d' }],
  ['an age without a unit', { ...OPEN, 'older-than': '90' }],
  ['neither switch', { ...MANAGED_SCAN, 'diff-scan': '' }],
  ['a short hash', { ...GATE, commit: 'c0ffee1' }],
  ['no commit outside of a workflow run', { ...GATE, commit: '' }],
  ['several projects of a gate', { ...GATE, projects: 'acme/a, acme/b' }],
  ['a scan by id and by commit', { ...SCAN, commit: GATE.commit ?? '' }],
  ['a duration without a unit', { ...GATE, 'wait-for': '900' }],
  ['a product that does not exist', { ...GATE, products: 'sast, scaa' }],
  [
    'rules that look at GitHub without a token for it',
    { operation: 'plan', 'rules-file': COVERAGE, 'github-token': '' },
  ],
  ['a rules file that does not exist', { operation: 'plan', 'rules-file': 'missing.yml' }],
  ['a plan that was not made', { ...APPLY, 'approved-plan': '' }],
  ['a plan that does not exist', { ...APPLY, 'approved-plan': 'no-plan.json' }],
  ['an undo without a report', { operation: 'undo' }],
  ['a report that does not exist', { operation: 'undo', report: 'no-report.json' }],
  ['a concurrency beyond reason', { ...TAG, concurrency: '65' }],
  ['a part of nothing', { ...TAG, shard: '3/2' }],
  ['no ids in an array', { ...TRIAGE, 'issue-ids': '[]' }],
];

describe('a step is refused before it sends anything with', () => {
  it('each of these mistakes, in one sentence', async () => {
    const told = [...FORMS, ...OPERATIONS].map(async ([what, inputs]) => {
      const [sentence = '', ...others] = await sentences(inputs);
      expect({ what, others, isTold: sentence !== '' }).toEqual({ what, others: [], isTold: true });
      return `${what}:\n  ${sentence.replaceAll(COVERAGE, 'coverage.yml')}\n`;
    });
    await expect((await Promise.all(told)).join('')).toMatchFileSnapshot('refused.txt');
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
