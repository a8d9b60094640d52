import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, runStep, type Usage, withPlatform } from './measure.ts';
import { mib, ms, type Row, succeeded } from './row.ts';

const BARE_PAGES = fileURLToPath(new URL('bare-pages.mjs', import.meta.url));
const FINDINGS = 300_000;
const READ_FINDINGS = fileURLToPath(new URL('read-findings.ts', import.meta.url));
const PROJECTS = 5000;
const FINDING_PAGES =
  'GET /api/v1/deployments/acme/findings?issue_type=sast&status=open&page={page}&page_size=3000';
const PROJECT_PAGES = 'GET /api/v1/deployments/acme/projects?page={page}&page_size=3000';

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

/** What listing, triaging and planning many findings costs, against reading and parsing the same pages. */
export async function findingRows(): Promise<Row[]> {
  return [...(await listAndTriage()), ...(await reading()), await plan(), await gate()];
}

async function listAndTriage(): Promise<Row[]> {
  return withPlatform(['findings', FINDINGS, 0], async ({ url, token, requests }) => {
    const common = { token, 'base-url': url, 'deployment-slug': 'acme', status: 'open' };
    const bare = await bareRead(url, token, [FINDING_PAGES]);
    const list = { ...common, operation: 'list-findings', 'older-than': '900d' };
    const listed = succeeded(await runStep(list, ['--max-old-space-size=256']));
    const before = await requests();
    const triage = {
      ...common,
      operation: 'triage',
      'issue-type': 'sast',
      'older-than': '500d',
      limit: '1000',
      'max-changes': '1000',
      'new-triage-state': 'ignored',
      'dry-run': 'false',
    };
    const triaged = succeeded(await runStep(triage, ['--max-old-space-size=256']));
    const sent = (await requests()) - before;
    return [
      row('list-findings with `older-than` over 300,000 findings, 256 MiB heap', listed, bare),
      row(`triage of the 1,000 oldest of 300,000 findings, 256 MiB heap, ${sent} requests`, triaged, bare),
    ];
  });
}

/** What the client of the platform costs by itself. */
async function reading(): Promise<Row[]> {
  return withPlatform(['findings', FINDINGS, 0], async ({ url, token, bytes }) => {
    const before = await bytes();
    const plain = await bareRead(url, token, [FINDING_PAGES], 'identity');
    const [atStart, plainBytes] = [await bytes(), (await bytes()) - before];
    const client = succeeded(
      await run([READ_FINDINGS], { BASE_URL: url, TOKEN: token, ROWS: String(FINDINGS) }),
    );
    const packedBytes = (await bytes()) - atStart;
    const bare = await bareRead(url, token, [FINDING_PAGES]);
    return [
      {
        what: 'reading 300,000 findings in gzip, CPU time',
        measured: ms(client.cpu),
        against: `${ms(bare.cpu)}, bare \`undici\`, \`gunzip\` and \`JSON.parse\` over the same pages`,
        ratio: client.cpu / bare.cpu,
        atMost: 1.5,
      },
      {
        what: 'the same, bytes on the wire',
        measured: mib(packedBytes / 2 ** 20),
        against: `${mib(plainBytes / 2 ** 20)} without gzip, whose bare reading takes ${ms(plain.cpu)} of CPU time`,
        ratio: packedBytes / plainBytes,
      },
    ];
  });
}

async function plan(): Promise<Row> {
  return withPlatform(['findings', FINDINGS, 0, PROJECTS], async ({ url, token }) => {
    // A list of more than one page is read twice.
    const bare = await bareRead(url, token, [PROJECT_PAGES, PROJECT_PAGES, FINDING_PAGES]);
    const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'rules.yml');
    writeFileSync(file, RULES);
    const inputs = { operation: 'plan', token, 'base-url': url, 'rules-file': file };
    const planned = succeeded(await runStep(inputs, ['--max-old-space-size=512']));
    return row('plan over 5,000 projects and 300,000 findings, 512 MiB heap', planned, bare);
  });
}

async function gate(): Promise<Row> {
  return withPlatform(['gate', 0, 20], async ({ url, token, requests }) => {
    const search = `POST /api/v1/deployments/120/scans/search {"repository_id":1,"since":"${new Date(0).toISOString()}","limit":500}`;
    const pages = [
      'GET /api/v1/deployments/acme/projects/fleet/service-00001',
      search,
      'GET /api/v1/deployments/acme/findings?issue_type=sast&page=0&page_size=3000',
    ];
    const bare = await bareRead(url, token, pages);
    const before = await requests();
    const step = succeeded(
      await runStep({
        operation: 'gate',
        token,
        'base-url': url,
        'deployment-slug': 'acme',
        'deployment-id': '120',
        projects: 'fleet/service-00001',
        commit: 'c'.repeat(40),
        comment: 'never',
      }),
    );
    const sent = (await requests()) - before;
    return row(`gate over a clean scan of one product at 20 ms per answer, ${sent} requests`, step, bare);
  });
}

function bareRead(
  url: string,
  token: string,
  pages: readonly string[],
  encoding: 'gzip' | 'identity' = 'gzip',
): Promise<Usage> {
  const environment = { BASE_URL: url, TOKEN: token, PAGES: pages.join('\n'), ENCODING: encoding };
  return run([BARE_PAGES], environment).then(succeeded);
}

function row(what: string, step: Usage, bare: Usage): Row {
  // A gate is small, and a list writes its rows into three files.
  const hasLimit = !/^(gate|list)/.test(what);
  return {
    what,
    measured: `${ms(step.wall)}, peak memory ${mib(step.memory)}`,
    against: `${ms(bare.wall)}, bare \`undici\` and \`JSON.parse\` over the same pages`,
    ratio: step.wall / bare.wall,
    ...(hasLimit ? { atMost: 1.5 } : {}),
  };
}
