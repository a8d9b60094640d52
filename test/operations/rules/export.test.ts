import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { believableState } from '../../../emulator/platform/believable-state.ts';
import type { Project } from '../../../emulator/platform/state.ts';
import { itemsOf } from '../../../src/model/selection.ts';
import { writeJson } from '../../../src/platform/http/json.ts';
import { anyText } from '../../properties.ts';
import { NOW, openPlatform, project, rulesOf, runExport, runPlan, writesTo } from './scenario.ts';

/** Deployments of the random test; more of them by hand. */
const RUNS = 20;

// biome-ignore lint/suspicious/noTemplateCurlyInString: a tag that somebody gave
const PLACEHOLDER = '${github.visibility}';

async function exported(fleet: readonly Project[], projects?: readonly string[], failure?: string) {
  const platform = await openPlatform(fleet);
  const { text, result } = await runExport(platform, projects);
  expect(result.failure?.kind).toBe(failure);
  const planned = await runPlan(platform, text);
  expect(planned.failure).toBeUndefined();
  expect(planned.plan?.lines).toEqual([]);
  expect(writesTo(platform)).toEqual([]);
  const left = result.notices.flatMap((notice) => (notice.kind === 'not-exported' ? [notice] : []));
  return { text: text, left, rules: await rulesOf(text), planned };
}

describe('an exported rules file', () => {
  it('has a rule for each tag, which tags of the same projects share, and removes nothing', async () => {
    const { text, left, planned } = await exported([
      project('acme/api', { tags: ['tier:1', 'pci', 'core'] }),
      project('acme/web', { tags: ['pci', 'core', 'tier:1'] }),
      project('acme/cart', { tags: ['pci', 'managed-scan'], full: true }),
      project('acme/none'),
    ]);
    expect(text.replace(/^#.*\n/gm, '').trim()).toBe(
      `version: 1
managed-tags: []
projects:
  - name: pci
    when:
      name:
        - acme/api
        - acme/cart
        - acme/web
    tags:
      - pci
  - name: core, tier:1
    when:
      name:
        - acme/api
        - acme/web
    tags:
      - core
      - tier:1`,
    );
    expect(left).toEqual([]);
    expect(planned.notices).toEqual([]);
  });

  it('of some projects has them as its scope', async () => {
    const fleet = ['acme/api', 'acme/web', 'other/x'].map((name) => project(name, { tags: ['a'] }));
    const some = await exported(fleet, ['acme/*', '!acme/web']);
    expect(some.rules.scope).toEqual({ names: [], patterns: ['acme/*'], except: ['acme/web'] });
    expect(some.rules.projects[0]?.when.name).toMatchObject({ names: ['acme/api'] });
    // An item that matches nothing would make each plan fail, or warn.
    const typo = await exported(fleet, ['acme/*', 'acme/gone', '!acme/nothing'], 'rows-failed');
    expect(typo.rules.scope).toEqual({ names: [], patterns: ['acme/*'], except: [] });
  });

  it('keeps an archived project in its scope, which a list leaves out', async () => {
    const platform = await openPlatform([project('acme/api')]);
    const body = writeJson({ project: project('acme/old') });
    platform.faults = ({ path }) => (path.endsWith('/acme/old') ? { kind: 'body', body } : undefined);
    for (const projects of [
      ['acme/api', 'acme/old'],
      ['acme/*', '!acme/old'],
    ]) {
      const { text, result } = await runExport(platform, projects);
      const planned = await runPlan(platform, text);
      expect(itemsOf((await rulesOf(text)).scope)).toEqual(projects);
      expect([planned.failure, planned.plan?.lines, planned.notices]).toEqual([undefined, [], []]);
      expect(result.notices.filter(({ kind }) => kind !== 'no-newer-policies')).toEqual([]);
    }
  });

  it('leaves out what it cannot say, and counts it', async () => {
    const { left, rules } = await exported([
      project('acme/api', { tags: ['pci', 'a,b', '"q"', PLACEHOLDER, '-x', '[l]', ' '] }),
      project('acme/web', { tags: ['pci'] }),
      project('acme/shop', { tags: ['PCI'] }),
      project('acme/*', { tags: ['star'] }),
      project('!acme/not', { tags: ['not'] }),
    ]);
    expect(left).toEqual([
      { kind: 'not-exported', what: 'projects', items: ['!acme/not', 'acme/*'] },
      {
        kind: 'not-exported',
        what: 'tags',
        items: [' ', '"q"', PLACEHOLDER, '-x', 'PCI', '[l]', 'a,b'],
      },
    ]);
    expect(rules.projects.map(({ name, tags }) => [name, tags])).toEqual([['pci', ['pci']]]);
  });

  it('has the newer policies as they are, which a plan with it finds right', async () => {
    const options = { state: believableState(1, NOW), quirks: { policiesMigrated: true } };
    const platform = await openPlatform([], [], options);
    const { text, result } = await runExport(platform);
    expect(result.written?.policies).toEqual(['code', 'secrets', 'remediation']);
    const planned = await runPlan(platform, text);
    expect(planned.failure).toBeUndefined();
    expect(planned.plan?.lines).toEqual([]);
  });

  it('keeps all digits of a long number in policies', async () => {
    const options = { state: believableState(1, NOW), quirks: { policiesMigrated: true } };
    const platform = await openPlatform([], [], options);
    const rewrite = (text: string) => text.replace('"config":{', '"config":{"project":1234567890123456789,');
    platform.faults = ({ path }) =>
      path.includes('remediation')
        ? { kind: 'rewritten', rewrite: (text) => rewrite(text).replace(',}', '}') }
        : undefined;
    const { result, text } = await runExport(platform);
    expect(result.written?.policies).toEqual(['code', 'secrets', 'remediation']);
    expect(text).toContain('1234567890123456789');
  });

  it.each([
    ['detection', 'detection-policy', 403, ['remediation']],
    ['remediation', 'remediation', 404, ['code', 'secrets']],
    ['detection', 'detection-policy', 500, ['remediation']],
    ['remediation', 'remediation', 400, ['code', 'secrets']],
  ] as const)('says that the %s policies could not be read', async (part, path, status, policies) => {
    const options = { state: believableState(1, NOW), quirks: { policiesMigrated: true } };
    const platform = await openPlatform([], [], options);
    platform.faults = (request) =>
      request.path.includes(path) ? { kind: 'status', status, body: '{}' } : undefined;
    const { result } = await runExport(platform);
    expect(result.written?.policies).toEqual(policies);
    expect(result.notices).toMatchObject([{ kind: 'part-unread', subject: 'policies', part }]);
  });

  it('fails if neither list of policies can be read', async () => {
    const platform = await openPlatform([], [], { quirks: { policiesMigrated: true } });
    platform.faults = ({ path }) =>
      path.includes('/policies/v2/') ? { kind: 'status', status: 500, body: '{}' } : undefined;
    const { result } = await runExport(platform);
    expect(result).toMatchObject({ failure: { kind: 'status', status: 500 } });
    expect(result.written).toBeUndefined();
  });

  it('says that it leaves out policies of a product that it does not know', async () => {
    const none = { bundle: {}, state_version: '1' };
    const body = JSON.stringify({ deployment_slug: 'acme', code: none, next_product: none });
    const platform = await openPlatform([], [], { quirks: { policiesMigrated: true } });
    platform.faults = ({ path }) =>
      path.endsWith('/detection-policy') ? { kind: 'body', status: 200, body } : undefined;
    const { notices } = (await runExport(platform)).result;
    expect(notices).toEqual([{ kind: 'not-exported', what: 'policies', items: ['next_product'] }]);
  });

  it('changes nothing in random deployments with odd names', async () => {
    await fc.assert(
      fc.asyncProperty(deployments, async (fleet) => {
        const { planned } = await exported(fleet);
        expect(planned.notices.filter(({ kind }) => kind.startsWith('rule-'))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});

const odd = fc.constantFrom('null', '1.10', '~', '-', '#', 'ä', 'a\u0308');
const segment = fc.oneof(
  odd,
  fc.constantFrom('acme', 'Acme', 'api', 'API', 'web.js', 'a b', 'yes', '0x1'),
  fc.string({ minLength: 1, maxLength: 6 }),
  anyText({ minLength: 1, maxLength: 4 }),
);
const tagText = fc.oneof(
  odd,
  fc.constantFrom('pci', 'PCI', 'tier:1', 'true', '1', '1.0', PLACEHOLDER),
  fc.constantFrom('a: b', '- x', '# y', '*', '&a', '!t'),
  fc.string({ minLength: 1, maxLength: 8 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 }),
);

const deployments: fc.Arbitrary<Project[]> = fc
  .uniqueArray(
    fc.record({
      name: fc.array(segment, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/')),
      tags: fc.uniqueArray(tagText, { maxLength: 4 }),
    }),
    { selector: ({ name }) => name.toLowerCase(), maxLength: 25 },
  )
  .map((rows) =>
    rows
      // A request cannot be about a project with such a name.
      .filter(({ name }) => name.isWellFormed() && !/[\p{Cc}\uFFFD]/u.test(name))
      .map(({ name, tags }, at) =>
        project(name, { tags: tags.filter((tag) => tag.isWellFormed()) }, BigInt(at + 1)),
      ),
  );
