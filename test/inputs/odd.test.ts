// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub
import { describe, expect, it } from 'vitest';
import { accepted, GATE, type Inputs, MANAGED_SCAN, SCAN, TAG, TRIAGE } from './parsing.ts';

const OPEN: Inputs = { ...TRIAGE, status: 'open' };
const LIST: Inputs = { operation: 'list-findings' };
const UNTAG: Inputs = { operation: 'tag' };
const NOTE = '- see ${{ x }} # 1';
const LARGE = 9_007_199_254_740_993n;
const ids = (...read: bigint[]) => ({ selection: { ids: read } });

type Odd<Given = Inputs> = readonly (readonly [what: string, given: Given, read: object])[];

/** Inputs that look odd, are right, and what they are read as. */
const ODD: Odd = [
  ['an operation in capitals', { ...TAG, operation: 'TAG' }, { operation: 'tag' }],
  ['a boolean in capitals', { ...TAG, 'dry-run': 'TRUE' }, { dryRun: true }],
  ['a boolean with blanks', { ...MANAGED_SCAN, 'full-scan': ' False\n' }, { fullScan: false }],
  ['another input at its default, in another case', { ...SCAN, 'dry-run': 'FALSE' }, { operation: 'scan' }],
  ['a state in another case', { ...OPEN, 'new-triage-state': 'Ignored' }, { decision: { state: 'ignored' } }],
  ['a tag to remove that starts with a minus', { ...UNTAG, 'remove-tags': '-pci' }, { removeTags: ['-pci'] }],
  [
    'tags to remove that differ in case',
    { ...UNTAG, 'remove-tags': 'PCI, pci' },
    { removeTags: ['PCI', 'pci'] },
  ],
  ['ids as the JSON array of an output', { ...TRIAGE, 'issue-ids': `[3,${LARGE}, 3]` }, ids(3n, LARGE)],
  ['ids with zeros before them', { ...TRIAGE, 'issue-ids': '007' }, ids(7n)],
  ['a limit in capitals', { ...OPEN, limit: 'ALL' }, { selection: { by: 'listed' } }],
  ['a commit in capitals', { ...GATE, commit: 'ABCDEF0123'.repeat(4) }, { commit: 'abcdef0123'.repeat(4) }],
  ['a commit of SHA-256', { ...GATE, commit: '0'.repeat(64) }, { commit: '0'.repeat(64) }],
  ['a wait of nothing', { ...GATE, 'wait-for': '0s' }, { waitMs: 0 }],
  ['a range of ages', { ...LIST, 'older-than': '30d', 'newer-than': '90d' }, { operation: 'list-findings' }],
  ['a note that looks like an expression', { ...OPEN, 'new-note': NOTE }, { decision: { note: NOTE } }],
  [
    'an id of 64 bits',
    { ...TAG, 'deployment-id': String(2n ** 64n - 1n) },
    { deployment: { id: 2n ** 64n - 1n } },
  ],
  ['a shard with blanks', { ...TAG, shard: '2 / 8' }, { shard: { index: 2, of: 8 } }],
];

const TAGS: Odd<string> = [
  ['a colon and a blank', 'team: payments', ['team: payments']],
  ['a number sign inside', 'c#, issue#12', ['c#', 'issue#12']],
  ['a minus inside', 'tier-1 - high', ['tier-1 - high']],
  ['a quote inside', "don't-scan", ["don't-scan"]],
  ['brackets inside', 'a[0]b', ['a[0]b']],
  ['another script', '重要, 🔒', ['重要', '🔒']],
  ['a dollar sign', '$cost{center', ['$cost{center']],
  ['separators of both kinds, also twice', '\n a,,b ,\r\n\r\n c\n', ['a', 'b', 'c']],
];

const PROJECTS: Odd<string> = [
  ['blanks', 'org/my project/repo', { names: ['org/my project/repo'] }],
  ['.git inside', 'acme/.github, acme/x.git-tools', { names: ['acme/.github', 'acme/x.git-tools'] }],
  ['no owner', 'login', { names: ['login'] }],
  ['an at sign', '@acme/login', { names: ['@acme/login'] }],
  ['a blank after the sign of an exclusion', '**, ! acme/a', { patterns: ['**'], except: ['acme/a'] }],
];

const FILTERS: Odd = [
  ['severities in any case', { severities: 'HIGH, Critical' }, { severities: ['high', 'critical'] }],
  ['severities twice, in two cases', { severities: 'HIGH,high' }, { severities: ['high'] }],
  ['a status in another case', { status: 'Open' }, { status: 'open' }],
  ['brackets and blanks in a path', { paths: 'app/[id]/my page.tsx' }, { paths: ['app/[id]/my page.tsx'] }],
  [
    'dots and a pattern of rules',
    { rules: 'java.lang.*, !java.lang.x' },
    { rules: ['java.lang.*', '!java.lang.x'] },
  ],
  ['an age in capitals', { 'older-than': '90D' }, { older_than: Date.UTC(2026, 4, 22, 12, 0, 0, 500) }],
  ['a branch with a number sign', { ref: 'fix/#12' }, { ref: 'fix/#12' }],
  [
    'a package with a scope',
    { 'issue-type': 'sca', dependencies: '@babel/core' },
    { dependencies: ['@babel/core'] },
  ],
  [
    'a value that newer platforms may know',
    { 'issue-type': 'secrets', 'validation-state': 'pending_review' },
    { validation_state: ['pending_review'] },
  ],
];

describe('a step is accepted', () => {
  it.each(ODD)('with %s', async (_what, inputs, read) => {
    expect((await accepted(inputs)).request).toMatchObject(read);
  });

  it.each(TAGS)('with tags that have %s', async (_what, tags, read) => {
    expect((await accepted({ ...TAG, tags })).request.tags).toEqual(read);
  });

  it.each(PROJECTS)('with projects that have %s', async (_what, projects, read) => {
    expect((await accepted({ ...TAG, projects })).request.projects).toMatchObject(read);
  });

  it.each(FILTERS)('with filters that have %s', async (_what, filters, read) => {
    expect((await accepted({ ...LIST, ...filters })).request.query.filters).toMatchObject(read);
  });
});
