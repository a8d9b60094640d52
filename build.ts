import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { rulesSchema } from './docs/rules-schema.ts';
import { reportSchema } from './src/changes/saved-report.ts';

// The end of `npm run build`, after ncc: names for the files in dist/, by ncc's statistics the licences of what is in
// them, and the schemas of rules file and report. The list of licences that ncc itself can write has only
// the packages of one of its files.

interface Module {
  name: string;
  chunks: number[];
  modules?: Module[];
}

interface Statistics {
  modules: Module[];
  chunks: { id: number; names: string[]; files: string[] }[];
  namedChunkGroups: Record<string, { chunks: number[] }>;
}

const statistics: Statistics = JSON.parse(readFileSync('build/stats.json', 'utf8'));
const directories = packageDirectories(statistics.modules);
// ncc joins modules by path, not by version: a second copy would be bundled without a word.
for (const name of ['undici', '@actions/http-client']) {
  const copies = [...directories].filter((directory) => directory.endsWith(`/node_modules/${name}`));
  if (copies.length > 1) throw new Error(`dist/ has more than one ${name}: ${copies.join(', ')}`);
}
nameChunks(statistics);
writeFileSync('dist/LICENSES.txt', licences(directories));
for (const [name, schema] of [
  ['rules.v1', rulesSchema()],
  ['report.v4', reportSchema()],
] as const)
  writeFileSync(`schema/${name}.json`, `${JSON.stringify(schema, undefined, 2)}\n`);

/**
 * Renames ncc's `239.index.js` to what is in it: the `webpackChunkName` that its `import()` gives, the package whose
 * files it has, or the names of all that share it.
 */
function nameChunks({ chunks, modules, namedChunkGroups }: Statistics): void {
  const names = new Map<number, string>();
  for (const { id, names: given, files } of chunks) {
    if (files.includes('index.js')) continue;
    const packages = packageDirectories(modules.filter((module) => module.chunks.includes(id)));
    const sharing = Object.keys(namedChunkGroups).filter((name) =>
      namedChunkGroups[name]?.chunks.includes(id),
    );
    const packageNames = [...packages].map((directory) => directory.replace(/^.*node_modules\//, ''));
    const shared = packages.size === 0 ? sharing : [...sharing, 'packages'];
    const name = given[0] ?? (sharing.length > 0 ? shared : packageNames.toSorted()).join('-');
    names.set(id, name.replace(/[^\w-]+/g, '-').replace(/^-/, ''));
  }
  const fileNames = [...names.values()];
  if (fileNames.includes('') || fileNames.includes('index') || new Set(fileNames).size < fileNames.length)
    throw new Error(`The files in dist/ cannot be named: ${fileNames.join(', ')}`);
  const mention = 'return "" + chunkId + ".index.js";';
  const index = readFileSync('dist/index.js', 'utf8');
  if (index.split(mention).length !== 2)
    throw new Error('ncc names files in another way than build.ts knows');
  const table = JSON.stringify(Object.fromEntries(names));
  writeFileSync(
    'dist/index.js',
    index.replace(mention, () => `return ${table}[chunkId] + ".js";`),
  );
  for (const [id, name] of names) renameSync(`dist/${id}.index.js`, `dist/${name}.js`);
}

function packageDirectories(modules: readonly Module[]): Set<string> {
  const names = modules.flatMap(({ name, modules: parts = [] }) => [name, ...parts.map((part) => part.name)]);
  return new Set(names.flatMap((name) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? []));
}

/** Name, licence, version and the licence's text of each package. */
function licences(directories: ReadonlySet<string>): string {
  const entries = [...directories].map((directory) => {
    const { name, version, license } = JSON.parse(readFileSync(`${directory}/package.json`, 'utf8'));
    const file = readdirSync(directory).find((one) => /^(licen[cs]e|copying)/i.test(one));
    if (file === undefined) throw new Error(`${name} has no file with its licence`);
    const text = readFileSync(`${directory}/${file}`, 'utf8').trim();
    return `${name}\n${license}\nVersion ${version}\n\n${text}\n`;
  });
  return [...new Set(entries)].sort().join('\n');
}
