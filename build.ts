import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { reportSchema } from './src/changes/saved-report.ts';
import { rulesSchema } from './src/inputs/rules/schema.ts';

// The end of `npm run build`, after ncc: the licences of what is in dist/, by ncc's statistics, and the schemas of
// rules file and report. The list of licences that ncc itself can write has only the packages of one of its files.

interface Module {
  name: string;
  modules?: Module[];
}

const { modules }: { modules: Module[] } = JSON.parse(readFileSync('build/stats.json', 'utf8'));
writeFileSync('dist/LICENSES.txt', licences(modules));
for (const [name, schema] of [
  ['rules.v1', rulesSchema()],
  ['report.v4', reportSchema()],
] as const)
  writeFileSync(`schema/${name}.json`, `${JSON.stringify(schema, undefined, 2)}\n`);

/** Name, licence, version and the licence's text of each package. */
function licences(bundled: readonly Module[]): string {
  const names = bundled.flatMap(({ name, modules: parts = [] }) => [name, ...parts.map((part) => part.name)]);
  const directories = names.flatMap((name) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? []);
  const entries = directories.map((directory) => {
    const { name, version, license } = JSON.parse(readFileSync(`${directory}/package.json`, 'utf8'));
    const file = readdirSync(directory).find((one) => /^(licen[cs]e|copying)/i.test(one));
    if (file === undefined) throw new Error(`${name} has no file with its licence`);
    const text = readFileSync(`${directory}/${file}`, 'utf8').trim();
    return `${name}\n${license}\nVersion ${version}\n\n${text}\n`;
  });
  return [...new Set(entries)].sort().join('\n');
}
