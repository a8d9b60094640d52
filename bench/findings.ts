import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inTurn, type Row, rowOf, run, runStep, type Usage, withPlatform } from './measure.ts';

const BARE_PAGES = fileURLToPath(new URL('bare-pages.mjs', import.meta.url));
const FINDINGS = 300_000;
const ROUNDS = 3;
export const KEPT_ROWS = 'reading, parsing and keeping the same rows';
export const FINDING_PAGES = '/findings?issue_type=sast&status=open&page={page}&page_size=3000';

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

/** What triaging many findings costs, against reading the same pages one by one. */
export function findingRows(): Promise<Row[]> {
  return withPlatform(['findings', FINDINGS, 0], async ({ url, token }) => {
    const step = () => runStep(triageInputs(url, token));
    // The platform makes its answers now, once.
    await step();
    const other = () => barePages(url, token, [FINDING_PAGES], 1);
    const rounds = await inTurn(ROUNDS, { step, other });
    const against = `${KEPT_ROWS} one by one`;
    return [
      rowOf('triage of the 1,000 oldest of 300,000 findings', 'wall', rounds, against, 1.3),
      rowOf('the same, CPU time', 'cpu', rounds, against, 1.4),
    ];
  });
}

/** @param filters inputs */
export function listInputs(
  url: string,
  token: string,
  filters: Readonly<Record<string, string>>,
): Record<string, string> {
  const connection = { token, 'base-url': url, 'deployment-slug': 'acme' };
  return { ...connection, operation: 'list-findings', 'issue-type': 'sast', ...filters };
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
