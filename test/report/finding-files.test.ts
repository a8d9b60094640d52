import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import type { Log, Run } from 'sarif';
import { describe, expect, it } from 'vitest';
import type { FilterValues } from '../../src/model/findings.ts';
import type { Notice } from '../../src/model/notice.ts';
import type { StepResult } from '../../src/model/step.ts';
import type { Finding } from '../../src/platform/resources/finding.ts';
import { noticeText } from '../../src/report/notices.ts';
import { writeFiles } from '../../src/report/publish.ts';
import { stepFiles } from '../../src/runner/files.ts';
import { hostileText } from '../properties.ts';
import { finding, findings } from './findings.ts';
import { RUN } from './parts.ts';
import { findingsResult } from './results.ts';
import { viewOf } from './views.ts';

const ajv = new Ajv({ allErrors: true, strict: false, unicodeRegExp: false });
addFormats.default(ajv);
/** The schema that the files name, by OASIS; what it uses of draft 4 of JSON Schema means the same in draft 7. */
const { $schema, id, ...sarifSchema } = JSON.parse(
  readFileSync(new URL('sarif-schema-2.1.0.json', import.meta.url), 'utf8'),
);
const isSarif = ajv.compile(sarifSchema);

/** The files of a list of findings, as they are left for later steps. */
function filesOf(
  listed: readonly Finding[],
  projectTags?: Record<string, string[]>,
  filters: FilterValues = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'findings-'));
  const files = stepFiles({ RUNNER_TEMP: folder }, 'test');
  const made = findingsResult(listed);
  const request = { ...made.request, query: { ...made.request.query, filters } };
  const result = { ...made, request, projectTags } as StepResult;
  const { notices = [] } = writeFiles(result, viewOf(result), RUN, files);
  const { csv, sarif } = files;
  const sarifText = sarif.path === undefined ? '' : readFileSync(sarif.path, 'utf8');
  return {
    /** Without its byte order mark. */
    csv: readFileSync(csv.path ?? '', 'utf8').replace(/^\ufeff/, ''),
    hasSarif: sarif.path !== undefined,
    sarif: JSON.parse(sarifText || '{"runs":[]}') as Log,
    notices,
  };
}

/** The run in the SARIF file of findings, as if all were of one repository. */
function sarifOf(listed: readonly Finding[]): Partial<Run> {
  return filesOf(listed.map((row) => ({ ...row, repository: 'acme/login' }))).sarif.runs[0] ?? {};
}

/** The cells of one finding, by the names of their columns. */
function cellsOf(row: Finding, projectTags?: Record<string, string[]>): Record<string, string | undefined> {
  const [head = [], cells = []] = readCsv(filesOf([row], projectTags).csv);
  return Object.fromEntries(head.map((name, index) => [name, cells[index]]));
}

/** Reads RFC 4180: cells in quotes may have line breaks, and a doubled quote is one. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  for (let at = 0; at < text.length; ) {
    const row: string[] = [];
    for (;;) {
      const quoted = /"((?:[^"]|"")*)"/y;
      quoted.lastIndex = at;
      const plain = /[^,\r\n]*/y;
      plain.lastIndex = at;
      const inQuotes = quoted.exec(text);
      row.push(inQuotes ? (inQuotes[1] ?? '').replaceAll('""', '"') : (plain.exec(text)?.[0] ?? ''));
      at = inQuotes ? quoted.lastIndex : plain.lastIndex;
      if (text[at] !== ',') break;
      at += 1;
    }
    if (text.slice(at, at + 2) !== '\r\n') throw new Error(`no line break at ${at}`);
    at += 2;
    rows.push(row);
  }
  return rows;
}

const anyFinding: fc.Arbitrary<Finding> = fc
  .record(
    {
      rule: hostileText,
      message: hostileText,
      path: hostileText,
      repository: hostileText,
      severity: fc.constantFrom('critical', 'high', 'medium', 'low', 'odd'),
      status: fc.constantFrom('open', 'ignored', 'provisionally_ignored', 'fixed'),
      triage_comment: hostileText,
      line: fc.integer({ min: -1, max: 100 }),
      column: fc.integer({ min: 0, max: 9 }),
      end_line: fc.integer({ min: 0, max: 100 }),
      end_column: fc.integer({ min: 0, max: 9 }),
      match_based_id: hostileText,
      line_of_code_url: hostileText,
      cwe_names: fc.array(hostileText, { maxLength: 3 }),
      owasp_names: fc.array(hostileText, { maxLength: 30 }),
    },
    { requiredKeys: [] },
  )
  .map((fields): Finding => ({ kind: 'sast', id: 1n, ...fields }));

describe('the SARIF file', () => {
  it('is valid by the published schema, whatever the findings', () => {
    fc.assert(
      fc.property(fc.array(anyFinding, { maxLength: 8 }), (rows) => {
        const { sarif } = filesOf(rows.map((row) => ({ ...row, repository: 'acme/login' })));
        expect(isSarif(sarif), JSON.stringify(isSarif.errors)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('has rules with the severity of their worst finding, and results that point to them', () => {
    const { results, tool } = sarifOf([
      finding(1, { rule: 'a.b', severity: 'low', cwe_names: ['CWE-89: SQL Injection'] }),
      finding(2, { rule: 'c', severity: 'medium' }),
      finding(3, { rule: 'a.b', severity: 'critical' }),
    ]);
    expect(results?.map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ['a.b', 'note'],
      ['c', 'warning'],
      ['a.b', 'error'],
    ]);
    expect(tool?.driver.rules?.[0]?.properties).toMatchObject({
      'security-severity': '9.5',
      tags: ['security', 'sast', 'external/cwe/cwe-089'],
    });
  });

  it('has the fingerprint that GitHub reads: the same of the same finding, another of another', () => {
    const ids = ['abc_0', 'abc_1', 'abd_0', 'abc_0'];
    const { results = [] } = sarifOf(ids.map((id, index) => finding(index, { match_based_id: id })));
    const hashes = results.map((result) => result.partialFingerprints?.primaryLocationLineHash);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{16}:\d+$/);
    expect(new Set(hashes).size).toBe(3);
    expect(hashes[0]).toBe(hashes[3]);
    expect(hashes[1]?.split(':')).toEqual([hashes[0]?.split(':')[0], '2']);
  });

  it('leaves out what GitHub would show as open, and what is without a file, which are notes', () => {
    const { path: _, ...nowhere } = finding(3);
    const statuses = ['open', 'reviewing', 'fixing', 'ignored', 'provisionally_ignored', 'fixed'] as const;
    const inOne = statuses.map((status, index) =>
      finding(index, { status, rule: status, repository: 'acme/login' }),
    );
    const { sarif, notices } = filesOf([...inOne, { ...nowhere, repository: 'acme/login' }]);
    expect(sarif.runs[0]?.results?.map(({ ruleId }) => ruleId)).toEqual(['open', 'reviewing', 'fixing']);
    expect(notices).toEqual([
      { kind: 'sarif-limit', what: 'closed', omitted: 3 },
      { kind: 'sarif-limit', what: 'no-place', omitted: 1 },
    ]);
    expect(notices.map((notice) => noticeText(notice).level)).toEqual(['note', 'note']);
    // An empty file closes alerts, rightly, where everything is ignored by now.
    expect(filesOf(inOne.slice(3)).sarif.runs[0]?.results).toEqual([]);
  });

  const inUrl = (repository: string, repository_url?: string) => finding(1, { repository, repository_url });
  const [first, second] = findings(2) as [Finding, Finding];
  const MONO = 'https://github.com/acme/mono';
  const LOGIN = 'https://github.com/acme/login';
  const SEVERAL: Notice = { kind: 'sarif-several-repositories' };
  const NOT_OPEN: Notice = { kind: 'sarif-not-open' };

  it.each<[string, readonly Finding[], Notice?, FilterValues?]>([
    ['is there for one repository', findings(3, { repository: 'acme/login' })],
    ['is not there over several, because an upload belongs to one', findings(30), SEVERAL],
    ['nor where those of one are fixed by now', [first, { ...second, status: 'fixed' }], SEVERAL],
    ['is there for the modules of a monorepo', [inUrl('acme/mono/api', MONO), inUrl('acme/mono/web', MONO)]],
    ['not for those of two', [inUrl('acme/mono/api', MONO), inUrl('acme/mono/web', `${MONO}2`)], SEVERAL],
    ['is there where a row has no URL', [inUrl('acme/login', LOGIN), inUrl('acme/login')]],
    ['is there where a row has another', [inUrl('acme/login', LOGIN), inUrl('acme/login', `${LOGIN}.git`)]],
    ...[
      ...['ignored', 'provisionally_ignored', 'fixed'].map((status) => ({ status })),
      { triage_reasons: ['no_time'] },
    ].map((filters): [string, Finding[], Notice, FilterValues] => [
      `is not there where filters select only what it leaves out: ${JSON.stringify(filters)}`,
      [finding(1, { status: 'ignored' })],
      NOT_OPEN,
      filters,
    ]),
  ])('%s', (_, rows, notice, filters) => {
    const { notices, hasSarif } = filesOf(rows, undefined, filters);
    expect({ notices, hasSarif }).toEqual({ notices: notice ? [notice] : [], hasSarif: !notice });
    for (const found of notices) expect(noticeText(found).level).toBe('note');
  });

  it('tells two long rules apart that begin alike, in each file by the same ids', () => {
    const start = 'a'.repeat(300);
    const rows = ['x', 'y', 'x'].map((end, index) => finding(index, { rule: start + end }));
    const ids = sarifOf(rows).results?.map(({ ruleId }) => ruleId) ?? [];
    expect(ids.map((id) => id?.length)).toEqual([255, 255, 255]);
    expect(ids[0]).toBe(ids[2]);
    expect(ids[0]).not.toBe(ids[1]);
    expect(sarifOf(rows.slice(1)).results?.map(({ ruleId }) => ruleId)).toEqual(ids.slice(1));
    const whole = 'b'.repeat(255);
    expect(sarifOf([finding(1, { rule: whole })]).results?.[0]?.ruleId).toBe(whole);
  });

  it.each([
    ['Use this:\n```js\nx()\n```', ''],
    ['Use this:\n\n> ~~~~\n> x()\n> ~~~~\n', ''],
    ['Use `x()`', '.'],
    ['Really?', ''],
  ])('ends the message %j with %j', (message, end) => {
    const { results } = sarifOf([finding(1, { message })]);
    expect(results?.[0]?.message.text).toBe(message.trim() + end);
  });

  it('has relative places, with what is not part of an address encoded', () => {
    const paths = ['src/a b#1.py', '/etc/passwd', '../../x', 'C:\\x\\y'];
    const { results } = sarifOf(paths.map((path) => finding(1, { path })));
    const uris = results?.map(({ locations }) => locations?.[0]?.physicalLocation?.artifactLocation?.uri);
    expect(uris).toEqual(['src/a%20b%231.py', 'etc/passwd', 'x', 'C%3A/x/y']);
  });

  it('has at most 25,000 results, and says what is beyond and what GitHub shows of it', () => {
    const low = Array(25_009).fill({ kind: 'sast', id: 1n, path: 'a', severity: 'low' });
    const { sarif, notices } = filesOf([...low, { kind: 'sast', id: 2n, path: 'a', severity: 'critical' }]);
    expect(sarif.runs[0]?.results).toHaveLength(25_000);
    expect(sarif.runs[0]?.results?.[0]?.level).toBe('error');
    expect(notices).toEqual([
      { kind: 'sarif-limit', what: 'results', omitted: 10 },
      { kind: 'sarif-limit', what: 'shown', omitted: 20_000 },
    ]);
    expect(notices.map((notice) => noticeText(notice).text)[0]).toBe(
      'The SARIF file leaves out the 10 findings of least severity, because GitHub accepts at most 25,000 per run.',
    );
  });

  it('says in messages what GitHub shows nowhere else: types, validity, packages, versions, CVEs, and no hash of a secret', () => {
    const hash = '4f1a'.repeat(16);
    const secret = { kind: 'secrets', rule: hash, validation_state: 'confirmed_valid' } as const;
    const dependency = {
      kind: 'sca',
      ...{ vulnerability_identifier: 'CVE-2020-8203', message: 'Prototype pollution' },
      ...{ dependency: { package: 'lodash', version: '4.17.1' }, fixes: [{ version: '4.17.20' }] },
    } as const;
    const run = sarifOf([
      finding(1, { ...secret, secret_type: 'PyPI.org upload token' }),
      finding(3, secret),
      finding(2, dependency),
    ]);
    expect(JSON.stringify(run)).not.toContain(hash);
    expect(run.results?.map(({ ruleId }) => ruleId)).toEqual([
      'PyPI.org upload token',
      'secret',
      finding(2).rule,
    ]);
    expect(run.tool?.driver.rules?.[0]?.shortDescription?.text).toBe('PyPI.org upload token.');
    expect(run.results?.map(({ message }) => message.text)).toEqual([
      expect.stringMatching(
        /^PyPI\.org upload token, confirmed valid, revoke it, then remove it\. User input/,
      ),
      expect.stringMatching(/^secret, confirmed valid, /),
      'lodash 4.17.1 → 4.17.20 (CVE-2020-8203). Prototype pollution.',
    ]);
  });
});

describe('the CSV file', () => {
  it('has a column for each field and gives every text back, with formulas made harmless', () => {
    const harmless = (text: string) => text.replaceAll(/(^|[;\r\n])'/g, '$1');
    fc.assert(
      fc.property(fc.array(anyFinding, { maxLength: 5 }), (rows) => {
        const { csv } = filesOf(rows);
        const [head = [], ...lines] = readCsv(csv);
        expect(lines).toHaveLength(rows.length);
        for (const [index, cells] of lines.entries()) {
          expect(cells).toHaveLength(head.length);
          const text = (rows[index]?.message ?? '').toWellFormed();
          expect(harmless(cells[head.indexOf('message')] ?? '')).toBe(harmless(text));
          for (const one of cells) expect(one).not.toMatch(/^[=+\t\r]|^@(?![\w.-]+\/)|^-(?!\d+$)/);
        }
        // A `;` may separate, too, so cells also start behind each of them and each line break.
        for (const cell of csv.split(/[;\r\n]/))
          expect(cell.trim().replace(/^"+/, '')).not.toMatch(/^(?:=|@(?![\w.-]+\/))/);
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ...['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1'].map((text) => [text, `'${text}`]),
    ['\n=x', `'\n'=x`],
    ['a;=1', `a;'=1`],
    ['a; "=1"', `a;' "=1"`],
    ['@a1+cmd/b', `'@a1+cmd/b`],
    ["@a/b +cmd|' /C calc'!A0", "'@a/b +cmd|' /C calc'!A0"],
    ['@a/b 1:1', "'@a/b 1:1"],
    ['x;@a/b;@SUM(1)', "x;@a/b;'@SUM(1)"],
    ...['@babel/core', '@a/b-c; @d/e.f 1.2', '@a/b v1.0+x → 2.0-rc.1 or 3.0 (CVE-2021-1)'].map((text) => [
      text,
      text,
    ]),
  ])('shows %j as text', (message, shown) => {
    expect(cellsOf(finding(1, { message })).message).toBe(shown);
  });

  it('has a head in quotes, by which readers know that later cells may have some', () => {
    expect(filesOf(findings(1)).csv).toMatch(/^"id","issue_type",(?:"\w+",)+"historical"\r\n/);
  });

  it('has what people know a finding by, its age in days, times as ISO 8601, tags and links', () => {
    const row = finding(1, {
      ...{
        kind: 'sca',
        relevant_since: '2026-11-01 05:00:00.391807+00:00',
        vulnerability_identifier: 'CVE-1',
      },
      ...{ dependency: { package: 'lodash', version: '4.17.1' }, fixes: [{ version: '4.17.20' }] },
    });
    expect(cellsOf(row, { 'acme/service-1': ['pci', 'team:web'] })).toMatchObject({
      ...{ title: 'lodash 4.17.1 → 4.17.20 (CVE-1)', fixed_version: '4.17.20', vulnerability: 'CVE-1' },
      ...{ relevant_since: '2026-11-01T05:00:00Z', age_days: '20', project_tags: 'pci; team:web' },
      ...{ url: row.line_of_code_url, platform_url: 'https://semgrep.dev/orgs/acme/findings/10001' },
    });
    const fixes = [
      ...[{ version: '4.17.20' }, { package: '@lo/dash', version: '2.0.0' }, { version: '4.17.20' }],
      ...[{ package: 'lodash', version: '5.0.0' }, { package: '@lo/dash', version: '2.0.0' }, {}],
    ];
    expect(cellsOf({ ...row, fixes })).toMatchObject({
      ...{ title: 'lodash 4.17.1 → 4.17.20 or 5.0.0 (CVE-1)' },
      fixed_version: '4.17.20; 5.0.0; @lo/dash 2.0.0',
    });
    expect(cellsOf(finding(1, { kind: 'secrets', secret_type: 'AWS', rule: '4f1a' })).title).toBe('AWS');
  });

  it.each<[place: string, more: Partial<Finding>, usedIn: string]>([
    ['lock', { lockfile: { path: 'lock', line: 7, url: '' } }, ''],
    ['src/a.ts', { lockfile: { path: 'lock', line: 7, url: '' } }, 'src/a.ts:3'],
    ['lock', { usage: { path: 'src/a.ts', line: 9, url: '' } }, 'src/a.ts:9'],
    ['lock', {}, ''],
  ])('say where a dependency is used that is found in %s with %j', (path, more, usedIn) => {
    expect(cellsOf(finding(1, { kind: 'sca', path, line: 3, ...more })).used_in).toBe(usedIn);
  });
});
