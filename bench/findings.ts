import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ms, type Row, run, runStep, type Usage, withPlatform } from './measure.ts';

const BARE_PAGES = fileURLToPath(new URL('bare-pages.mjs', import.meta.url));
const FINDINGS = 300_000;
const PROJECTS = 5000;
const FINDING_PAGES = '/findings?issue_type=sast&status=open&page={page}&page_size=3000';
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

/** What triaging and planning many findings costs, against reading and parsing the same pages once. */
export async function findingRows(): Promise<Row[]> {
  return [await triage(), await plan()];
}

function triage(): Promise<Row> {
  return withPlatform(['findings', FINDINGS, 0], async ({ url, token, requests }) => {
    const bare = await bareRead(url, token, [FINDING_PAGES]);
    const before = await requests();
    const step = await runStep({
      ...{ token, 'base-url': url, 'deployment-slug': 'acme', operation: 'triage', 'dry-run': 'false' },
      ...{ 'issue-type': 'sast', status: 'open', 'older-than': '500d', 'new-triage-state': 'ignored' },
      ...{ limit: '1000', 'max-changes': '1000' },
    });
    const sent = (await requests()) - before;
    return row(`triage of the 1,000 oldest of 300,000 findings, ${sent} requests`, step, bare);
  });
}

function plan(): Promise<Row> {
  return withPlatform(['findings', FINDINGS, 0, PROJECTS], async ({ url, token }) => {
    const bare = await bareRead(url, token, [PROJECT_PAGES, FINDING_PAGES]);
    const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'rules.yml');
    writeFileSync(file, RULES);
    const step = await runStep({ operation: 'plan', token, 'base-url': url, 'rules-file': file });
    return row('plan over 5,000 projects and 300,000 findings', step, bare);
  });
}

function bareRead(url: string, token: string, pages: readonly string[]): Promise<Usage> {
  return run([BARE_PAGES], {
    BASE_URL: `${url}/api/v1/deployments/acme`,
    TOKEN: token,
    PAGES: pages.join('\n'),
  });
}

function row(what: string, step: Usage, bare: Usage): Row {
  const against = `${ms(bare.wall)}, reading and parsing the same pages once`;
  return { what, measured: ms(step.wall), against, ratio: step.wall / bare.wall, atMost: 1.5 };
}
