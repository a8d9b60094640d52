import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rulesSchema } from './src/inputs/rules/schema.ts';

// tsc, then ncc, then one change to what ncc writes. `npm run build` makes dist/ and schema/ from the sources, always the same.

const BUNDLE = 'build/dist';
const STATS = 'build/stats.json';
/** The directory of a package, from the start of a path. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

rmSync('build', { recursive: true, force: true });
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });
execFileSync('ncc', ['build', 'build/main.js', '-o', BUNDLE, '--stats-out', STATS, '--no-cache'], {
  stdio: 'inherit',
});
writeFileSync(`${BUNDLE}/LICENSES.txt`, licences());
lazyHttp2();
rmSync('dist', { recursive: true, force: true });
cpSync(BUNDLE, 'dist', { recursive: true });
writeFileSync('schema/rules.v1.json', `${JSON.stringify(rulesSchema(), undefined, 2)}\n`);

interface BundledModule {
  /** The path of its file, absolute. */
  nameForCondition?: string;
  /** Of several that were joined. */
  modules?: BundledModule[];
}

/** Name, licence and its text of every package that is in the bundle; ncc's own list leaves some out. */
function licences(): string {
  const { modules } = JSON.parse(readFileSync(STATS, 'utf8')) as { modules: BundledModule[] };
  const directories = new Set(filesOf(modules).flatMap((file) => PACKAGE.exec(file)?.[0] ?? []));
  const entries = [...directories].map((directory) => {
    const { name, version, license } = JSON.parse(readFileSync(`${directory}/package.json`, 'utf8'));
    const file = readdirSync(directory).find((one) => /^(licen[cs]e|copying)/i.test(one));
    if (file === undefined) throw new Error(`${name} has no file with its licence`);
    return `${name}\n${license}\nVersion ${version}\n\n${readFileSync(`${directory}/${file}`, 'utf8').trim()}\n`;
  });
  return [...new Set(entries)].sort().join('\n');
}

function filesOf(modules: readonly BundledModule[]): string[] {
  return modules.flatMap(({ nameForCondition, modules: joined = [] }) => [
    ...(nameForCondition === undefined ? [] : [nameForCondition]),
    ...filesOf(joined),
  ]);
}

/**
 * undici loads its HTTP/2 client, and with it `node:http2`, at every start: a third of the time that Node
 * itself takes to start. Here it is loaded by the first connection that speaks HTTP/2.
 */
function lazyHttp2(): void {
  const eager = /const connectH2 = (__nccwpck_require__\(\d+\))/g;
  let changed = 0;
  for (const name of readdirSync(BUNDLE)) {
    const path = `${BUNDLE}/${name}`;
    const before = readFileSync(path, 'utf8');
    const after = before.replace(eager, (_eager, required: string) => {
      changed += 1;
      return `const connectH2 = (...connection) => ${required}(...connection)`;
    });
    if (after !== before) writeFileSync(path, after);
  }
  if (changed !== 1) throw new Error(`undici loads its HTTP/2 client in ${changed} places, not in one`);
}
