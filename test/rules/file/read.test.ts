import { describe, expect, it } from 'vitest';
import { parserErrors, rulesOf } from './verdicts.ts';

const DAY_MS = 86_400_000;
const names = (...list: string[]) => ({
  names: list.filter((one) => !one.includes('*')),
  patterns: list.filter((one) => one.includes('*')),
  except: [],
});

describe('A file with only a version', () => {
  it('looks at all projects, removes nothing, and has the limits of the format', async () => {
    expect(await rulesOf('version: 1\n')).toEqual({
      path: 'rules.yml',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      scope: { names: [], patterns: [], except: [] },
      managedTags: [],
      limits: {
        changes: 100,
        removals: '10%',
        'scans-off': '10%',
        findings: 500,
        policies: 20,
        'policy-deletes': 0,
      },
      projects: [],
      findings: undefined,
      serviceLevels: {},
      coverage: false,
      needs: { github: false, properties: [], teams: [] },
    });
  });
});

describe('A rule for projects', () => {
  it('has its line, its conditions by their forms, and its exceptions as sets', async () => {
    const [rule] = (
      await rulesOf(`version: 1
projects:
  # The first.
  - name: tier one
    when: { name: ['acme/*', '!acme/old', acme/pay], github.archived: false, last-scan-before: 2w }
    except: { github.property.tier: [2, gold, TRUE] }
    tags: [tier:1, pci, tier:1]
    managed-scan: { full: false }
`)
    ).projects;
    expect(rule).toEqual({
      name: 'tier one',
      when: {
        name: { names: ['acme/pay'], patterns: ['acme/*'], except: ['acme/old'] },
        'github.archived': false,
        'last-scan-before': 14 * DAY_MS,
      },
      except: [{ 'github.property.tier': names('2', 'gold', 'TRUE') }],
      tags: ['tier:1', 'pci'],
      settings: { full_scan: false },
    });
  });

  it('without `when` matches all', async () => {
    const { projects } = await rulesOf('version: 1\nprojects: [{ name: all, tags: [x] }]\n');
    expect(projects).toEqual([{ name: 'all', when: {}, except: [], tags: ['x'], settings: {} }]);
  });
});

describe('A rule for findings', () => {
  const ruleOf = async (fields: string) =>
    (await rulesOf(`version: 1\nfindings:\n  - name: a rule\n    ${fields}\n`)).findings?.[0];

  it('without `when` is about open code findings that nobody or a rule decided', async () => {
    expect(await ruleOf('triage: { state: reviewing }')).toEqual({
      name: 'a rule',
      type: 'sast',
      when: { status: ['open'] },
      except: [],
      decidedBy: ['nobody', 'rules'],
      triage: { state: 'reviewing' },
    });
  });

  it('has its type and whose decisions it touches beside its other conditions', async () => {
    const fields = `when: { type: SCA, status: Ignored, decided-by: [people, Platform], epss-above: 0.5, older-than: 12h }
    limit: 20
    triage: { state: reopened, note: ' Look again ' }`;
    expect(await ruleOf(fields)).toMatchObject({
      type: 'sca',
      when: {
        status: ['ignored'],
        'epss-above': 0.5,
        'older-than': DAY_MS / 2,
      },
      decidedBy: ['people', 'platform'],
      limit: 20,
      triage: { state: 'reopened', note: 'Look again' },
    });
    expect(Object.keys((await ruleOf(fields))?.when ?? {})).not.toContain('type');
    expect(Object.keys((await ruleOf(fields))?.when ?? {})).not.toContain('decided-by');
  });

  it.each([
    ['for: 90d', { text: 'for 90d', days: 90 }],
    ['for: 2w', { text: 'for 14d', days: 14 }],
    ['until: 2028-02-29', { text: 'until 2028-02-29', lastDay: '2028-02-29' }],
    ['for: ever', { text: 'ever' }],
  ])('says how its ignore ends: %s', async (written, end) => {
    expect((await ruleOf(`triage: { state: ignored, ${written} }`))?.triage).toEqual({
      state: 'ignored',
      end,
    });
  });

  it('never ends the ignore of a secret', async () => {
    const rule = await ruleOf('when: { type: secrets }\n    triage: { state: ignored }');
    expect(rule?.triage).toEqual({ state: 'ignored', end: { text: 'ever' } });
  });

  it('takes weaknesses by their numbers', async () => {
    const rule = await ruleOf('when: { cwe: cwe-79 }\n    triage: { state: reviewing }');
    expect(rule?.when.cwe).toEqual(names('cwe-79'));
  });

  it('may have a note as long as its mark leaves room', async () => {
    const mark = ' [code-security rule="a rule" until=2027-02-19]';
    const fileWith = (length: number) =>
      `version: 1\nfindings:\n  - name: a rule\n    triage: { state: ignored, for: 1d, note: ${'n'.repeat(length)} }\n`;
    expect(await parserErrors(fileWith(3000 - mark.length))).toEqual([]);
    expect(await parserErrors(fileWith(3001 - mark.length))).toEqual([
      '4:46: `note` and its mark have 3001 characters, but the platform takes 3000: shorten the note by 1',
    ]);
  });
});

describe('What the rules need of GitHub', () => {
  const needsOf = async (file: string) => (await rulesOf(`version: 1\n${file}`)).needs;
  const rule = (fields: string) => `projects: [{ name: a rule, ${fields} }]\n`;

  it.each([
    ['nothing for names and tags', rule('when: { tag: github }, tags: [github.com]'), {}],
    ['nothing for findings', 'findings: [{ name: a rule, triage: { state: fixing } }]', {}],
    ['repositories for coverage', 'coverage: true', { github: true }],
    ['repositories for a condition', rule('when: { github.fork: true }, tags: [x]'), { github: true }],
    ['repositories for an exception', rule('except: [{ github.fork: true }], tags: [x]'), { github: true }],
    ['repositories for a tag', rule(`tags: ['\${github.language}']`), { github: true }],
    [
      'properties for a condition',
      rule('when: { github.property.x: y }, tags: [x]'),
      { github: true, properties: ['x'] },
    ],
    ['properties for a tag', rule(`tags: ['a-\${github.property.x}']`), { github: true, properties: ['x'] }],
    [
      'teams that conditions name',
      rule(`when: { github.team: [a, B] }, except: { github.team: [c, a] }, tags: ['\${github.team}']`),
      { github: true, teams: ['a', 'b', 'c'] },
    ],
  ])('is %s', async (_what, file, needs) => {
    expect(await needsOf(file)).toEqual({ github: false, properties: [], teams: [], ...needs });
  });
});

describe('The settings', () => {
  it('are taken over with their units', async () => {
    const rules = await rulesOf(`version: 1
limits: { changes: 0, removals: 5, scans-off: 100%, findings: 7 }
service-levels: { critical: 36h, high: 30d }
managed-tags: ['tier:*', retired]
scope: { projects: ['acme/**', '!acme/x'] }
`);
    expect(rules).toMatchObject({
      limits: {
        changes: 0,
        removals: 5,
        'scans-off': '100%',
        findings: 7,
      },
      serviceLevels: { critical: 1.5 * DAY_MS, high: 30 * DAY_MS },
      managedTags: ['tier:*', 'retired'],
      scope: { names: [], patterns: ['acme/**'], except: ['acme/x'] },
    });
  });
});
