import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rulesSchema } from './src/inputs/rules/schema.ts';

// tsc, then ncc, with changes to what they write. `npm run build` makes dist/ and schema/ from the sources,
// always the same.

const BUNDLE = 'build/dist';

rmSync('build', { recursive: true, force: true });
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });
constantVersion();
execFileSync('ncc', ['build', 'build/main.js', '-o', BUNDLE, '--license', 'LICENSES.txt', '--no-cache'], {
  stdio: 'inherit',
});
lazyHttp2();
withoutMilo();
rmSync('dist', { recursive: true, force: true });
cpSync(BUNDLE, 'dist', { recursive: true });
writeFileSync('schema/rules.v1.json', `${JSON.stringify(rulesSchema(), undefined, 2)}\n`);

/** The sources read the version from package.json, which is not there where dist/ runs. */
function constantVersion(): void {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  writeFileSync('build/version.js', `export const VERSION = '${version}';\n`);
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

/** A module of the bundle, with the comments that webpack puts around it. */
function moduleText(bundle: string, id: string): string {
  const start = bundle.indexOf(`\n/***/ ${id}:\n`);
  const end = bundle.indexOf('\n/***/ }),\n', start);
  if (start < 0 || end < 0) throw new Error(`There is no module ${id} in the bundle`);
  return bundle.slice(start, end + '\n/***/ }),\n'.length);
}
