// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub
import { describe, expect, it } from 'vitest';
import { accepted, GATE, type Inputs, MANAGED_SCAN, SCAN, TAG, TRIAGE } from './parsing.ts';

const OPEN: Inputs = { ...TRIAGE, status: 'open' };
const LIST: Inputs = { operation: 'list-findings' };
const SECRETS: Inputs = { ...LIST, 'issue-type': 'secrets' };

/** Inputs that look odd, are right, and what they are read as. */
const ODD: readonly (readonly [what: string, inputs: Inputs, request: object])[] = [
  ['an operation in capitals', { ...TAG, operation: 'TAG' }, { operation: 'tag' }],
  ['a boolean in capitals', { ...TAG, 'dry-run': 'TRUE' }, { dryRun: true }],
  ['a boolean with blanks', { ...MANAGED_SCAN, 'full-scan': ' False\n' }, { fullScan: false }],
  ['another input at its default, in another case', { ...SCAN, 'dry-run': 'FALSE' }, { operation: 'scan' }],
  [
    'severities in any case',
    { ...LIST, severities: 'HIGH, Critical' },
    { query: { filters: { severities: ['high', 'critical'] } } },
  ],
  [
    'severities twice, in two cases',
    { ...LIST, severities: 'HIGH,high' },
    { query: { filters: { severities: ['high'] } } },
  ],
  [
    'a status in another case',
    { ...TRIAGE, status: 'Open' },
    { selection: { query: { filters: { status: 'open' } } } },
  ],
  ['a state in another case', { ...OPEN, 'new-triage-state': 'Ignored' }, { decision: { state: 'ignored' } }],
  ['a tag with a colon and a blank', { ...TAG, tags: 'team: payments' }, { tags: ['team: payments'] }],
  ['a tag with a number sign inside', { ...TAG, tags: 'c#, issue#12' }, { tags: ['c#', 'issue#12'] }],
  ['a tag with a minus inside', { ...TAG, tags: 'tier-1 - high' }, { tags: ['tier-1 - high'] }],
  ['a tag with a quote inside', { ...TAG, tags: "don't-scan" }, { tags: ["don't-scan"] }],
  ['a tag with brackets inside', { ...TAG, tags: 'a[0]b' }, { tags: ['a[0]b'] }],
  ['a tag in another script', { ...TAG, tags: '重要, 🔒' }, { tags: ['重要', '🔒'] }],
  ['a tag with a dollar sign', { ...TAG, tags: '$cost{center' }, { tags: ['$cost{center'] }],
  [
    'a tag to remove that starts with a minus',
    { operation: 'tag', 'remove-tags': '-pci' },
    { tags: [], removeTags: ['-pci'] },
  ],
  [
    'tags to remove that differ in case',
    { operation: 'tag', 'remove-tags': 'PCI, pci' },
    { removeTags: ['PCI', 'pci'] },
  ],
  [
    'separators of both kinds, also twice',
    { ...TAG, tags: '\n a,,b ,\r\n\r\n c\n' },
    { tags: ['a', 'b', 'c'] },
  ],
  [
    'a project with blanks',
    { ...TAG, projects: 'org/my project/repo' },
    { projects: { names: ['org/my project/repo'] } },
  ],
  [
    'a project with .git inside',
    { ...TAG, projects: 'acme/.github, acme/x.git-tools' },
    { projects: { names: ['acme/.github', 'acme/x.git-tools'] } },
  ],
  ['a project without an owner', { ...TAG, projects: 'login' }, { projects: { names: ['login'] } }],
  [
    'an exclusion with a blank after its sign',
    { ...TAG, projects: '**, ! acme/a' },
    { projects: { patterns: ['**'], except: ['acme/a'] } },
  ],
  [
    'a project with an at sign',
    { ...TAG, projects: '@acme/login' },
    { projects: { names: ['@acme/login'] } },
  ],
  [
    'a path with brackets and blanks inside',
    { ...LIST, paths: 'app/[id]/my page.tsx' },
    { query: { filters: { paths: ['app/[id]/my page.tsx'] } } },
  ],
  ['an absolute-looking path', { ...LIST, paths: '/src/**' }, { query: { filters: { paths: ['/src/**'] } } }],
  [
    'a rule with dots and a pattern',
    { ...LIST, rules: 'java.lang.*, !java.lang.x' },
    { query: { filters: { rules: ['java.lang.*', '!java.lang.x'] } } },
  ],
  [
    'a package with a scope',
    { ...LIST, 'issue-type': 'sca', dependencies: '@babel/core' },
    { query: { filters: { dependencies: ['@babel/core'] } } },
  ],
  [
    'ids as the JSON array of an output',
    { ...TRIAGE, 'issue-ids': '[3,9007199254740993, 3]' },
    { selection: { ids: [3n, 9_007_199_254_740_993n] } },
  ],
  ['ids with zeros before them', { ...TRIAGE, 'issue-ids': '007' }, { selection: { ids: [7n] } }],
  ['a limit in capitals', { ...OPEN, limit: 'ALL' }, { selection: { by: 'listed' } }],
  ['a commit in capitals', { ...GATE, commit: 'ABCDEF0123'.repeat(4) }, { commit: 'abcdef0123'.repeat(4) }],
  ['a commit of SHA-256', { ...GATE, commit: '0'.repeat(64) }, { commit: '0'.repeat(64) }],
  ['a wait of nothing', { ...GATE, 'wait-for': '0s' }, { waitMs: 0 }],
  [
    'an age in capitals',
    { ...LIST, 'older-than': '90D' },
    { query: { filters: { older_than: Date.UTC(2026, 4, 22, 12, 0, 0, 500) } } },
  ],
  ['a range of ages', { ...LIST, 'older-than': '30d', 'newer-than': '90d' }, { operation: 'list-findings' }],
  [
    'a value that newer platforms may know',
    { ...SECRETS, 'validation-state': 'pending_review' },
    { query: { filters: { validation_state: ['pending_review'] } } },
  ],
  [
    'a note that looks like an expression',
    { ...OPEN, 'new-note': '- see ${{ x }} # 1' },
    { decision: { note: '- see ${{ x }} # 1' } },
  ],
  ['a branch with a number sign', { ...LIST, ref: 'fix/#12' }, { query: { filters: { ref: 'fix/#12' } } }],
  [
    'an id of 64 bits',
    { ...TAG, 'deployment-id': '18446744073709551615' },
    { deployment: { id: 18_446_744_073_709_551_615n } },
  ],
  ['a shard with blanks', { ...TAG, shard: '2 / 8' }, { shard: { index: 2, of: 8 } }],
];

describe('a step is accepted with', () => {
  it.each(ODD)('%s', async (_what, inputs, request) => {
    expect((await accepted(inputs)).request).toMatchObject(request);
  });
});
