// The files and outputs of the action in the tools that people open them with: the same rows, ids and names.

import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { plainFinding } from '../emulator/platform/finding.ts';
import { startPlatform } from '../emulator/platform/server.ts';
import type { Finding } from '../src/platform/resources/finding.ts';
import { csvLines, FINDING_COLUMNS } from '../src/report/findings/csv.ts';
import { platformLinks } from '../src/report/view.ts';
import { innerStep } from '../test/inner-step.ts';
import { isFormWrong, parserErrors, samples } from '../test/rules/file/verdicts.ts';
import { smallState } from '../test/small-state.ts';
import { startLanguageServer } from './language-server.ts';
import type { Trial } from './main.ts';
import { installed, outputOf } from './packages.ts';

const PACKAGES = [
  '@microsoft/sarif-multitool@5.7.0',
  '@duckdb/node-api@1.5.6-r.1',
  'yaml-language-server@2.0.0',
];
const REPOSITORY = 'acme/payments-api';
const folder = mkdtempSync(join(tmpdir(), 'readers-'));

interface Row {
  id: string;
  created_at: string;
  dependency: string;
  message: string;
}

export async function* trials(): AsyncIterable<Trial> {
  const packages = installed(PACKAGES);
  const files = await listFindings();
  const large = largeCsv();
  yield* inDuckDb(packages, files, large);
  yield* inSqlite(files, large);
  yield* inJq(files);
  yield* inSarifMultitool(packages, files);
  yield* inLanguageServer(packages);
}

function trial(tool: string, tried: string, actual: unknown, expected: unknown, details = ''): Trial {
  const holds = isDeepStrictEqual(actual, expected);
  const difference = `${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`.slice(0, 2000);
  return { tool, tried, result: holds ? 'held' : 'failed', details: holds ? details : difference };
}

type Files = Awaited<ReturnType<typeof listFindings>>;

/** A list of supply chain findings: every status, ids beyond 2^53, and packages of npm with a scope. */
async function listFindings() {
  const platform = await startPlatform({ state: smallState() });
  const statuses = ['open', 'reviewing', 'fixing', 'ignored', 'provisionally_ignored', 'fixed'] as const;
  for (const [index, status] of statuses.entries()) {
    const finding = plainFinding(2n ** 53n + BigInt(index), 'sca', REPOSITORY);
    platform.state.findings.add({ ...finding, status, dependency: '@acme/left-pad' });
  }
  const inputs = { operation: 'list-findings', 'issue-type': 'sca', repos: REPOSITORY };
  const { outputs } = await innerStep(platform, inputs);
  await platform.close();
  const listed = JSON.parse(outputs.findings ?? '') as {
    id: number | string;
    status: string;
    created_at: string;
    message: string;
    dependency: { package: string };
  }[];
  const rows = listed.map(
    ({ id, created_at, dependency, message }): Row => ({
      ...{ id: String(id), created_at, dependency: dependency.package, message },
    }),
  );
  const open = listed.filter(({ status }) => ['open', 'reviewing', 'fixing'].includes(status));
  return { outputs, rows, open: open.map(({ message }) => message) };
}

/** Of 30,000 rows, the first with quotes is the 25,000th: DuckDB guesses from the first 20,480 whether there are any. */
function largeCsv() {
  const rows = Array.from({ length: 30_000 }, (_, index): Finding => {
    const message = index === 24_999 ? 'Use "x", not y' : `message ${index}`;
    return { kind: 'sca', id: BigInt(index), message, dependency: { package: '@acme/left-pad' } };
  });
  const path = join(folder, 'large.csv');
  const context = { links: platformLinks('https://platform.example', 'acme'), nowMs: 0 };
  writeFileSync(path, [...csvLines(FINDING_COLUMNS, rows, context)].join(''));
  return path;
}

const COUNT = `count(*) AS "rows", max(CASE WHEN message LIKE 'Use %' THEN message END) AS message`;
const LARGE = [{ rows: 30_000, message: 'Use "x", not y' }];

async function* inDuckDb(packages: string | undefined, files: Files, large: string): AsyncIterable<Trial> {
  const tool = 'DuckDB';
  if (packages === undefined) return yield { tool, tried: 'read_csv', result: 'skipped' };
  const { DuckDBInstance } = createRequire(join(packages, 'x.js'))('@duckdb/node-api');
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const query = async (sql: string) => (await connection.runAndReadAll(sql)).getRowObjectsJson();
  const columns = `id::VARCHAR AS id, strftime(created_at, '%Y-%m-%dT%H:%M:%SZ') AS created_at, dependency, message`;
  const read = await query(`SELECT ${columns} FROM read_csv('${files.outputs['csv-path']}')`);
  yield trial(tool, 'csv-path: ids, times, packages, messages', read, files.rows, `${read.length} rows`);
  const found = await query(
    `SELECT count(*)::INTEGER AS "rows", max(message) FILTER (message LIKE 'Use %') AS message FROM read_csv('${large}')`,
  );
  yield trial(tool, 'quotes after row 20,480', found, LARGE);
}

async function* inSqlite(files: Files, large: string): AsyncIterable<Trial> {
  const tool = 'sqlite3';
  const query = (path: string, sql: string) => {
    const output = outputOf('sqlite3', [':memory:'], `.mode csv\n.import ${path} t\n.mode json\n${sql};\n`);
    return output && JSON.parse(output);
  };
  const read = query(files.outputs['csv-path'] ?? '', 'SELECT id, created_at, dependency, message FROM t');
  if (read === undefined) return yield { tool, tried: '.import', result: 'skipped' };
  yield trial(tool, 'csv-path: ids, times, packages, messages', read, files.rows, `${read.length} rows`);
  yield trial(tool, 'quotes after row 20,480', query(large, `SELECT ${COUNT} FROM t`), LARGE);
}

async function* inJq({ outputs, rows }: Files): AsyncIterable<Trial> {
  const tool = 'jq';
  const program = '[.[] | { id: "\\(.id)", created_at: (.created_at | fromdateiso8601 | todateiso8601) }]';
  const output = outputOf('jq', ['-c', program], outputs.findings);
  if (output === undefined) return yield { tool, tried: 'fromdateiso8601', result: 'skipped' };
  const expected = rows.map(({ id, created_at }) => ({ id, created_at }));
  yield trial(tool, 'findings: ids, fromdateiso8601', JSON.parse(output), expected, `${rows.length} rows`);
}

async function* inSarifMultitool(packages: string | undefined, files: Files): AsyncIterable<Trial> {
  const tool = 'sarif-multitool';
  if (packages === undefined) return yield { tool, tried: 'validate', result: 'skipped' };
  const program = join(packages, 'node_modules/@microsoft/sarif-multitool-linux/Sarif.Multitool');
  chmodSync(program, 0o755);
  const run = (verb: string, ...options: string[]) => {
    const output = join(folder, `${verb}.sarif`);
    const args = [verb, files.outputs['sarif-path'] ?? '', '--output', output, ...options];
    const env = { ...process.env, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1' };
    execFileSync(program, args, { stdio: 'ignore', env });
    return JSON.parse(readFileSync(output, 'utf8')).runs[0];
  };
  const { results = [] } = run('validate', '--rule-kind', 'Sarif;Ghas', '--level', 'Error;Warning');
  const errors = results.filter(({ level }: { level: string }) => level === 'error');
  yield trial(tool, 'validate', errors, [], `${results.length - errors.length} warnings`);
  const rewritten = run('rewrite').results.map(({ message }: { message: { text: string } }) => message.text);
  const missing = files.open.filter((text) => !rewritten.some((message: string) => message.includes(text)));
  const found = { results: rewritten.length, missing };
  yield trial(tool, 'rewrite: results and messages', found, { results: files.open.length, missing: [] });
}

/** Maps whose keys an editor completes. */
const MAPS = [
  'version: 1\n',
  'version: 1\nprojects:\n  - name: x\n    ',
  'version: 1\nprojects:\n  - name: x\n    when:\n      ',
  'version: 1\nfindings:\n  - name: x\n    ',
  'version: 1\nfindings:\n  - name: x\n    when:\n      ',
  'version: 1\nfindings:\n  - name: x\n    triage:\n      ',
  'version: 1\npolicies:\n  code:\n    ',
];

/** Files that the server reads otherwise: it merges, checks each document, and skips a bare key between braces. */
const READ_OTHERWISE = [/<<: /, /^---\nversion: 1\n---/m, /^version: 1\n---$/m, /\{name:x\}/];

async function* inLanguageServer(packages: string | undefined): AsyncIterable<Trial> {
  const tool = 'yaml-language-server';
  if (packages === undefined) return yield { tool, tried: 'rules files', result: 'skipped' };
  const script = join(packages, 'node_modules/yaml-language-server/bin/yaml-language-server');
  const schema = pathToFileURL(join(import.meta.dirname, '../schema/rules.v1.json')).href;
  const server = startLanguageServer(script, schema);
  try {
    await server.initialize();
    const files = samples();
    const wrong: string[] = [];
    for (const { file: written } of files) {
      const file = written.replace('../schema/rules.v1.json', schema);
      if (READ_OTHERWISE.some((text) => text.test(file))) continue;
      const isWrong = isFormWrong(await parserErrors(file));
      if ((await server.problems(file)).length > 0 !== isWrong) wrong.push(file);
    }
    yield trial(tool, 'rules files: the verdicts of `validate`', wrong, [], `${files.length} files`);
    const bare: string[] = [];
    let keys = 0;
    for (const map of MAPS) {
      for (const [label, text] of await server.completions(map)) {
        keys += 1;
        if (!text.includes(':')) bare.push(label);
      }
    }
    yield trial(tool, 'rules files: keys complete with their colon', bare, [], `${keys} keys`);
  } finally {
    server.stop();
  }
}
