import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inTurn, type Row, rowOf, run, runStep, type Usage, withPlatform } from './measure.ts';

const BARE_PAGES = fileURLToPath(new URL('bare-pages.mjs', import.meta.url));
const FINDINGS = 300_000;
const PROJECTS = 5000;
const ROUNDS = 3;
export const KEPT_ROWS = 'reading, parsing and keeping the same rows';
export const FINDING_PAGES = '/findings?issue_type=sast&status=open&page={page}&page_size=3000';
const PROJECT_PAGES = '/projects?page={page}&page_size=3000';

const RULES = `
version: 1
limits: { changes: 100000, findings: 1000000 }
projects:
  - name: bench
    tags: [bench]
findings:
  - name: old and low
    when: { severity: low, older-than: 900d }
    triage: { state: ignored, reason: no_time, for: 90d }
`;

/** What triaging and planning many findings costs, against reading the same pages one by one. */
export function findingRows(): Promise<Row[]> {
  return withPlatform(['findings', FINDINGS, 0, PROJECTS], async ({ url, token }) => {
    const triage = () => runStep(triageInputs(url, token));
    const plan = () => runStep(planInputs(url, token));
    // The platform makes its answers now, once.
    await Promise.all([triage(), plan()]);
    const rounds = await inTurn(ROUNDS, {
      triage,
      findings: () => barePages(url, token, [FINDING_PAGES], 1),
      plan,
      all: () => barePages(url, token, [PROJECT_PAGES, FINDING_PAGES], 1),
    });
    const triages = rounds.map((round) => ({ step: round.triage, other: round.findings }));
    const plans = rounds.map((round) => ({ step: round.plan, other: round.all }));
    return [
      ...rowsOf('triage of the 1,000 oldest of 300,000 findings', triages),
      ...rowsOf('plan over 5,000 projects and 300,000 findings', plans),
    ];
  });
}

/** A dry run, so that each round finds the same. */
export function triageInputs(url: string, token: string): Record<string, string> {
  return {
    ...{ token, 'base-url': url, 'deployment-slug': 'acme', operation: 'triage', 'dry-run': 'true' },
    ...{ 'issue-type': 'sast', status: 'open', 'older-than': '500d', 'new-triage-state': 'ignored' },
    ...{ limit: '1000', 'max-changes': '1000' },
  };
}

export function planInputs(url: string, token: string): Record<string, string> {
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'rules.yml');
  writeFileSync(file, RULES);
  return { operation: 'plan', token, 'base-url': url, 'rules-file': file };
}

/** Reads, parses and keeps rows without the action, `atOnce` pages at the same time. */
export function barePages(
  url: string,
  token: string,
  pages: readonly string[],
  atOnce: number,
): Promise<Usage> {
  return run([BARE_PAGES], {
    BASE_URL: `${url}/api/v1/deployments/acme`,
    TOKEN: token,
    PAGES: pages.join('\n'),
    AT_ONCE: String(atOnce),
  });
}

function rowsOf(what: string, rounds: Parameters<typeof rowOf>[2]): Row[] {
  const against = `${KEPT_ROWS} one by one`;
  return [
    rowOf(what, 'wall', rounds, against, 1.3),
    rowOf('the same, CPU time', 'cpu', rounds, against, 1.4),
  ];
}
