import { pick, prng } from './prng.ts';
import type { Dependency, Repository } from './resources.ts';
import type { Projects } from './state.ts';

interface Ecosystem {
  readonly lockfile: string;
  /** Name and licence. */
  readonly packages: readonly (readonly [string, string])[];
}

const ecosystems: readonly Ecosystem[] = [
  {
    lockfile: 'package-lock.json',
    packages: [
      ['lodash', 'MIT'],
      ['minimist', 'MIT'],
      ['express', 'MIT'],
      ['typescript', 'Apache-2.0'],
      ['rxjs', 'Apache-2.0'],
      ['caniuse-lite', 'CC-BY-4.0'],
      ['glob', 'ISC'],
    ],
  },
  {
    lockfile: 'services/api/poetry.lock',
    packages: [
      ['requests', 'Apache-2.0'],
      ['django', 'BSD-3-Clause'],
      ['psycopg2', 'LGPL-3.0'],
      ['pyyaml', 'MIT'],
    ],
  },
  {
    lockfile: 'go.sum',
    packages: [
      ['golang.org/x/net', 'BSD-3-Clause'],
      ['github.com/hashicorp/consul/api', 'MPL-2.0'],
      ['gopkg.in/yaml.v3', 'MIT'],
    ],
  },
  {
    lockfile: 'pom.xml',
    packages: [
      ['log4j-core', 'Apache-2.0'],
      ['jackson-databind', 'Apache-2.0'],
      ['mysql-connector-j', 'GPL-2.0'],
    ],
  },
];

/** Every second project has dependencies; two repositories more have none and are never listed. */
export function believableRepositories(seed: number, projects: Projects): Repository[] {
  const random = prng(seed + 2);
  return projects.all
    .filter((_, index) => index % 2 === 0)
    .map((project, index) => ({
      id: BigInt(48_211 + index * 34),
      name: project.name,
      hasDependencyPathScan: random() < 0.5,
      dependencies: index % 9 === 8 ? [] : believableDependencies(random),
    }));
}

function believableDependencies(random: () => number): Dependency[] {
  const { lockfile, packages } = pick(random, ecosystems);
  const count = 1 + Math.floor(random() * packages.length);
  return packages.slice(0, count).map(([name, license]) => ({
    name,
    version: `${Math.floor(random() * 5)}.${Math.floor(random() * 20)}.${Math.floor(random() * 10)}`,
    license,
    lockfilePath: lockfile,
  }));
}
