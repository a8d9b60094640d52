import { readFileSync } from 'node:fs';

// npm sbom --sbom-format cyclonedx | node .github/scripts/sbom.ts
//
// Prints npm's list of packages without those of which nothing is in dist/, such as packages of types. What is there
// is what dist/LICENSES.txt names. Ends with exit code 1 when npm's list lacks one of those.

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
}
interface Sbom {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const licences = readFileSync('dist/LICENSES.txt', 'utf8');
const bundled = new Set(
  [...licences.matchAll(/^(\S+)\n.+\nVersion (\S+)$/gm)].map(([, name, version]) => `${name}@${version}`),
);
const sbom: Sbom = JSON.parse(readFileSync(0, 'utf8'));
const components = sbom.components.filter(({ name, version }) => bundled.has(`${name}@${version}`));
const kept = new Set([sbom.metadata.component['bom-ref'], ...components.map((one) => one['bom-ref'])]);
const dependencies = sbom.dependencies
  .filter(({ ref }) => kept.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }));

const found = new Set(components.map(({ name, version }) => `${name}@${version}`));
const missing = [...bundled].filter((one) => !found.has(one));
if (bundled.size === 0) missing.push('any package');
for (const one of missing) process.stderr.write(`::error::npm does not list ${one}, which is in dist/.\n`);
if (missing.length > 0) process.exitCode = 1;
else process.stdout.write(`${JSON.stringify({ ...sbom, components, dependencies }, undefined, 2)}\n`);
