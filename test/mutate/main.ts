import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DRAWN, mutantKey } from './sample.ts';
import { TESTS } from './vitest.config.ts';

const USAGE = `npm run mutate -- [src/FOLDER …] [src/FILE …] [--sample N] [--seed 1] [--tests FOLDER,…] [--processes 2]

Changes the code with Stryker, place by place, runs the tests that reach the place, and lists the changes that no test
sees. Default: the whole src. --sample draws N mutants, and another --seed different ones.
First all tests run once without a change, in a single process: --tests names those that are enough.
The first call installs Stryker in node_modules/.cache. Leave the files as they are until it ends: it reads them again then.
`;
const VERSION = '10.1.1';
const CACHE = resolve('node_modules/.cache/mutate');
const REPORT = join(CACHE, 'mutants.json');
const SAMPLE = join(CACHE, 'drawn.json');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string' },
    processes: { type: 'string', default: '2' },
    help: { type: 'boolean' },
  },
});
const { sample, seed, tests, processes } = values;
if (values.help || ![sample ?? '1', processes].every((text) => /^[1-9]\d*$/.test(text))) {
  process.stdout.write(USAGE);
  process.exit(values.help ? 0 : 2);
}
const paths = positionals.length > 0 ? positionals : ['src'];
installStryker();
const files = paths.map((path) => (path.endsWith('.ts') ? path : `${path.replace(/\/$/, '')}/**/*.ts`));
runTests(sample === undefined ? files : placesOfSample(files, Number(sample)));
process.exit(printMutants());

/** Beside the project, so that `npm ci` stays small; with the project's Vitest, of which there must be one. */
function installStryker(): void {
  const modules = join(CACHE, 'node_modules');
  if (existsSync(join(modules, 'vitest'))) return;
  mkdirSync(CACHE, { recursive: true });
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${VERSION}`);
  run('npm', ['install', '--prefix', CACHE, '--legacy-peer-deps', '--no-audit', '--no-fund', ...packages]);
  symlinkSync(resolve('node_modules/vitest'), join(modules, 'vitest'));
}

/**
 * The places of the drawn mutants, and of some others there: with all mutants of `src`, which test reaches which is more than one message
 * between Stryker's processes can hold.
 */
function placesOfSample(mutate: readonly string[], count: number): string[] {
  runStryker({ mutate, testRunner: 'command', commandRunner: { command: 'true' }, checkers: ['sample'] });
  const mutants = mutantsOfReport().map(({ path, mutant }) => {
    const { start, end } = mutant.location;
    // The report counts from 1.
    const location = { start: before(start), end: before(end) };
    const key = mutantKey(path, { ...mutant, location });
    const place = `${path}:${start.line}:${location.start.column}-${end.line}:${end.column}`;
    return { key, place, rank: createHash('sha256').update(`${seed} ${key}`).digest('hex') };
  });
  const drawn = mutants.sort((left, right) => (left.rank < right.rank ? -1 : 1)).slice(0, count);
  writeFileSync(SAMPLE, JSON.stringify(drawn.map(({ key }) => key)));
  process.env[DRAWN] = SAMPLE;
  return drawn.map(({ place }) => place);
}

function before({ line, column }: Mutant['location']['start']) {
  return { line: line - 1, column: column - 1 };
}

function runTests(mutate: readonly string[]): void {
  runStryker({
    ...{ mutate, testRunner: 'vitest', coverageAnalysis: 'perTest' },
    checkers: sample === undefined ? [] : ['sample'],
    vitest: { configFile: 'test/mutate/vitest.config.ts', related: false },
  });
}

function runStryker(options: object): void {
  const settings = {
    ...options,
    concurrency: Number(processes),
    plugins: [
      join(CACHE, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js'),
      resolve('test/mutate/sample.ts'),
    ],
    ...{ reporters: ['progress-append-only', 'json'], jsonReporter: { fileName: REPORT } },
    ...{ tempDirName: join(CACHE, 'sandbox'), allowConsoleColors: false },
    ...{ timeoutMS: 30_000, dryRunTimeoutMinutes: 20, disableTypeChecks: false },
    // Stryker would rewrite it with functions that TypeScript 7 no longer has.
    tsconfigFile: 'none',
  };
  const file = join(CACHE, 'settings.json');
  writeFileSync(file, JSON.stringify(settings));
  run(process.execPath, [join(CACHE, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', file]);
}

function run(command: string, parameters: readonly string[]): void {
  const env = { ...process.env, [TESTS]: tests };
  const { status, error } = spawnSync(command, parameters, { stdio: 'inherit', env });
  if (error !== undefined) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

interface Mutant {
  status: string;
  mutatorName: string;
  replacement: string;
  location: { start: { line: number; column: number }; end: { line: number; column: number } };
}

function mutantsOfReport(): { path: string; source: string; mutant: Mutant }[] {
  const { files } = JSON.parse(readFileSync(REPORT, 'utf8')) as {
    files: Record<string, { source: string; mutants: Mutant[] }>;
  };
  return Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants.map((mutant) => ({ path, source, mutant })),
  );
}

/** @returns the exit code: 1 if a mutant survived */
function printMutants(): number {
  const drawn = mutantsOfReport().filter(({ mutant }) => mutant.status !== 'CompileError');
  const survivors = drawn.filter(
    ({ mutant: { status } }) => status === 'Survived' || status === 'NoCoverage',
  );
  for (const { path, source, mutant } of survivors) {
    const { status, mutatorName, replacement, location } = mutant;
    const { line, column } = location.start;
    process.stdout.write(
      `${path}:${line}:${column} ${mutatorName}${status === 'NoCoverage' ? ' (no test gets there)' : ''}\n` +
        `  - ${shortened(textAt(source, location))}\n  + ${shortened(replacement)}\n`,
    );
  }
  const seen = drawn.length - survivors.length;
  const share = drawn.length === 0 ? '' : `, ${Math.round((seen / drawn.length) * 100)} %`;
  process.stdout.write(`${drawn.length} mutants, ${seen} seen${share} (seed ${seed}); all: ${REPORT}\n`);
  return survivors.length > 0 ? 1 : 0;
}

function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines.push((lines.pop() ?? '').slice(0, end.column - 1));
  return [lines[0]?.slice(start.column - 1), ...lines.slice(1)].join('\n');
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 160 ? `${line.slice(0, 159)}…` : line;
}
