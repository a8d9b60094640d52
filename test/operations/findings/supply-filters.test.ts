import { afterAll, describe, expect, it } from 'vitest';
import { emptyState } from '../../../emulator/platform/believable-state.ts';
import { plainFinding } from '../../../emulator/platform/finding.ts';
import { fleetState } from '../../../emulator/platform/scale-states.ts';
import { startPlatform } from '../../../emulator/platform/server.ts';
import { Findings } from '../../../emulator/platform/state.ts';
import { innerStep } from '../../inner-step.ts';
import { folderWith } from '../scenario.ts';

const PROJECT = 'fleet/service-00001';
const COMMIT = 'c'.repeat(40);
const FIELDS = ['vulnerability_identifier', 'epss_score', 'is_malicious', 'fix_recommendations', 'rule'];

/** The fields of each row, beside the common ones. */
const ROWS: Readonly<Record<number, object>> = {
  // It has every field.
  1: {
    vulnerability_identifier: 'CVE-2021-44228',
    epss_score: { score: 0.83 },
    is_malicious: false,
    fix_recommendations: [{ package: 'log4j-core', version: '2.17.1' }],
    rule: {
      name: 'a',
      cwe_names: ['CWE-502: Deserialization'],
      owasp_names: ['A08:2021 - Integrity', 'A8:2017'],
    },
  },
  // It lacks every one, as a server leaves out what is false, zero or empty.
  2: { rule: { name: 'a' } },
  // It contradicts what the others have.
  3: {
    vulnerability_identifier: 'CVE-2021-442280',
    epss_score: { score: 0.004 },
    is_malicious: false,
    fix_recommendations: [],
    rule: { name: 'a', cwe_names: ['CWE-50: Path Equivalence'], owasp_names: ['A03:2021 - Injection'] },
  },
  4: { is_malicious: true, rule: { name: 'a' } },
};

const CASES: readonly [input: string, value: string, condition: string, ids: readonly number[]][] = [
  ['vulnerabilities', 'cve-2021-44228', 'vulnerability: cve-2021-44228', [1]],
  ['vulnerabilities', '!CVE-2021-44228', "vulnerability: '!CVE-2021-44228'", [2, 3, 4]],
  [
    'vulnerabilities',
    'CVE-2021-44228, CVE-2021-442280',
    'vulnerability: [CVE-2021-44228, CVE-2021-442280]',
    [1, 3],
  ],
  ['cwe', '502', 'cwe: 502', [1]],
  ['cwe', 'CWE-502, cwe-050', 'cwe: [CWE-502, cwe-050]', [1, 3]],
  ['cwe', '!CWE-502', "cwe: '!CWE-502'", [2, 3, 4]],
  ['owasp', 'A08:2017', 'owasp: A08:2017', [1]],
  ['owasp', 'a3:2021', 'owasp: a3:2021', [3]],
  ['owasp', 'A08:2020', 'owasp: A08:2020', []],
  ['owasp', '!A03:2021', "owasp: '!A03:2021'", [1, 2, 4]],
  ['epss-above', '0.5', 'epss-above: 0.5', [1]],
  ['epss-above', '0', 'epss-above: 0', [1, 3]],
  ['malicious', 'true', 'malicious: true', [4]],
  ['malicious', 'false', 'malicious: false', [1, 2, 3]],
  ['fix-available', 'true', 'fix-available: true', [1]],
  ['fix-available', 'false', 'fix-available: false', [2, 3, 4]],
];

/** A scan of the commit found one finding for each row. No step here changes anything. */
async function openRows() {
  const findings = Object.keys(ROWS).map((id) => ({
    ...plainFinding(BigInt(id), 'sca', PROJECT),
    issue_type: 'sca' as const,
  }));
  const platform = await startPlatform({ state: emptyState(fleetState(1).projects) });
  platform.state.findings.remove(0n);
  platform.startScan({ project: PROJECT, commit: COMMIT, products: ['sca'], findings: [] });
  Object.assign(platform.state, { findings: new Findings(findings) });
  const rewrite = (text: string) => {
    const body = JSON.parse(text);
    for (const row of body.findings ?? []) {
      for (const field of FIELDS) delete row[field];
      Object.assign(row, ROWS[Number(row.id)]);
    }
    return JSON.stringify(body);
  };
  platform.faults = ({ endpoint }) => (endpoint === 'findings' ? { kind: 'rewritten', rewrite } : undefined);
  return platform;
}

const platform = await openRows();
afterAll(() => platform.close());

const idsOf = (rows: readonly { id?: number; change?: { finding?: { id: number } } }[] = []) =>
  rows.map(({ id, change }) => Number(id ?? change?.finding?.id)).toSorted();

/** The first case of each input: operations share the filters themselves. */
const FIRST = CASES.filter(([input], at) => CASES[at - 1]?.[0] !== input);

async function selectedBy(operation: string, inputs: Record<string, string>) {
  const run = await innerStep(platform, {
    ...{ operation, 'issue-type': 'sca', status: 'open', ...inputs },
  });
  expect(run.errors).toEqual([]);
  return run;
}

it.each(FIRST)('%s: %s selects in triage and ticket alike', async (input, value, _, ids) => {
  const more = { 'dry-run': 'true', [input]: value };
  const triage = await selectedBy('triage', { 'new-triage-state': 'reviewing', ...more });
  expect(idsOf(triage.report.rows)).toEqual(ids);
  expect(idsOf((await selectedBy('ticket', more)).report.rows)).toEqual(ids);
});

describe.each(CASES)('%s: %s', (input, value, condition, ids) => {
  it('selects what has it, and takes what lacks it for false, zero or empty', async () => {
    const run = await selectedBy('list-findings', { [input]: value });
    expect(idsOf(run.report.findings)).toEqual(ids);
    expect(run.outputs.count).toBe(String(ids.length));
  });

  it('decides in rules alike', async () => {
    const rules = `{ version: 1, findings: [{ name: r, when: { type: sca, ${condition} }, triage: { state: reviewing } }] }`;
    const folder = await folderWith({ 'rules.yml': rules });
    const environment = { GITHUB_WORKSPACE: folder };
    const run = await innerStep(platform, { operation: 'plan', 'rules-file': 'rules.yml' }, { environment });
    expect(run.errors).toEqual([]);
    expect(idsOf(run.report.rows)).toEqual(ids);
    expect(run.outputs['to-triage']).toBe(String(ids.length));
  });

  it('decides in the gate alike, where a malicious dependency counts whatever its score and fixes', async () => {
    const run = await innerStep(platform, {
      ...{ operation: 'gate', projects: PROJECT, commit: COMMIT, 'new-only': 'false', 'fail-on': 'low' },
      ...{ products: 'sca', comment: 'never', [input]: value },
    });
    const isSpared = ['epss-above', 'fix-available'].includes(input) && !ids.includes(4);
    const counted = isSpared ? [...ids, 4] : ids;
    expect(run.outputs['findings-counted']).toBe(String(counted.length));
  });
});
