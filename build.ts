import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rulesSchema } from './src/inputs/rules/schema.ts';

// tsc, then ncc, with changes to what they write. `npm run build` makes dist/ and schema/ from the sources,
// always the same.

const BUNDLE = 'build/dist';
const STATS = 'build/stats.json';
/** The directory of a package, from the start of a path. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

rmSync('build', { recursive: true, force: true });
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });
constantVersion();
execFileSync('ncc', ['build', 'build/main.js', '-o', BUNDLE, '--stats-out', STATS, '--no-cache'], {
  stdio: 'inherit',
});
writeFileSync(`${BUNDLE}/LICENSES.txt`, licences());
lazyHttp2();
withoutMilo();
withoutBuiltins();
rmSync('dist', { recursive: true, force: true });
cpSync(BUNDLE, 'dist', { recursive: true });
writeFileSync('schema/rules.v1.json', `${JSON.stringify(rulesSchema(), undefined, 2)}\n`);

/** The sources read the version from package.json, which is not there where dist/ runs. */
function constantVersion(): void {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync('build/version.js', `export const VERSION = '${version}';\n`);
}

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

/**
 * undici brings a second parser, Milo, which is an experiment and off: 60 KB of what a runner downloads. It is left out
 * in the way that undici provides for the copy of undici in Node.
 */
function withoutMilo(): void {
  const path = `${BUNDLE}/index.js`;
  const switchedOff = readFileSync(path, 'utf8').replaceAll(
    "typeof esbuildDetection === 'undefined'",
    'false',
  );
  const [, parser = ''] =
    /getMiloEnabled \} = false\s+\? __nccwpck_require__\((\d+)\)/.exec(switchedOff) ?? [];
  const source = moduleText(switchedOff, parser);
  const engines = [...source.matchAll(/miloPackage = .*?__nccwpck_require__\((\d+)\)/g)].map(
    ([, id = '']) => id,
  );
  if (engines.length !== 2) throw new Error(`Milo has ${engines.length} engines in the bundle, not two`);
  const without = [parser, ...engines].reduce(
    (text, id) => text.replace(moduleText(text, id), ''),
    switchedOff,
  );
  writeFileSync(path, without.replace(`__nccwpck_require__(${parser})`, '{}'));
}

/**
 * undici loads `node:assert` and `node:http` at every start, which takes a fifth of what Node itself takes: the one for
 * checks that hold, the other for a number and for a kind of stream that is never sent here.
 */
function withoutBuiltins(): void {
  const path = `${BUNDLE}/index.js`;
  let text = readFileSync(path, 'utf8');
  for (const [builtin, stub, uses] of [
    ['node:assert', '(value, message) => value || LOAD(value, message)', /\bassert\.\w+/],
    // Node's own limit for the headers of an answer.
    ['node:http', '{ maxHeaderSize: 16384 }', /\bhttp\.(?!maxHeaderSize)\w+/],
  ] as const) {
    const load = `__WEBPACK_EXTERNAL_createRequire(import.meta.url)("${builtin}")`;
    const other = readdirSync(BUNDLE).filter((name) => name.endsWith('.js') && name !== 'index.js');
    const isUsed =
      uses.test(text) || other.some((name) => readFileSync(`${BUNDLE}/${name}`, 'utf8').includes(load));
    if (isUsed || text.split(load).length !== 2)
      throw new Error(`${builtin} is used in another way than expected`);
    text = text.replace(load, () => stub.replace('LOAD', load));
  }
  writeFileSync(path, text);
}

/** A module of the bundle, with the comments that webpack puts around it. */
function moduleText(bundle: string, id: string): string {
  const start = bundle.indexOf(`\n/***/ ${id}:\n`);
  const end = bundle.indexOf('\n/***/ }),\n', start);
  if (start < 0 || end < 0) throw new Error(`There is no module ${id} in the bundle`);
  return bundle.slice(start, end + '\n/***/ }),\n'.length);
}
