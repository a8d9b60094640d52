import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rulesSchema } from './src/inputs/rules/schema.ts';

// tsc, then ncc, with one change to what each of them writes. `npm run build` makes dist/ and schema/ from the sources,
// always the same.

const BUNDLE = 'build/dist';

rmSync('build', { recursive: true, force: true });
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });
constantVersion();
execFileSync('ncc', ['build', 'build/main.js', '-o', BUNDLE, '--license', 'LICENSES.txt', '--no-cache'], {
  stdio: 'inherit',
});
lazyHttp2();
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
