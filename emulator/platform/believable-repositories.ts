import { pick, prng } from './prng.ts';
import type { Dependency, Repository } from './resources.ts';
import type { Projects } from './state.ts';

interface Ecosystem {
  /** As the filter names it. */
  readonly name: string;
  readonly lockfile: string;
  /** Name and licence. */
  readonly packages: readonly (readonly [string, string])[];
}

const ecosystems: readonly Ecosystem[] = [
  {
    name: 'npm',
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
    name: 'pypi',
    lockfile: 'services/api/poetry.lock',
    packages: [
      ['requests', 'Apache-2.0'],
      ['django', 'BSD-3-Clause'],
      ['psycopg2', 'LGPL-3.0'],
      ['pyyaml', 'MIT'],
    ],
  },
  {
    name: 'gomod',
    lockfile: 'go.sum',
    packages: [
      ['golang.org/x/net', 'BSD-3-Clause'],
      ['github.com/hashicorp/consul/api', 'MPL-2.0'],
      ['gopkg.in/yaml.v3', 'MIT'],
    ],
  },
  {
    name: 'maven',
    lockfile: 'pom.xml',
    packages: [
      ['log4j-core', 'Apache-2.0'],
      ['jackson-databind', 'Apache-2.0'],
      ['mysql-connector-j', 'GPL-2.0'],
    ],
  },
];

const archivedRepository: Repository = {
  id: 47_002n,
  name: 'acme/mainframe-gateway',
  hasDependencyPathScan: false,
  isArchived: true,
  dependencies: [
    {
      name: 'log4j-core',
      version: '1.2.17',
      license: 'Apache-2.0',
      lockfilePath: 'pom.xml',
      ecosystem: 'maven',
      transitivity: 'DIRECT',
      licensePolicySetting: 'LICENSE_POLICY_SETTING_ALLOW',
    },
  ],
};

/** Every second project has dependencies; some of them have none, and one is archived, and they are not listed. */
export function believableRepositories(seed: number, projects: Projects): Repository[] {
  const random = prng(seed + 2);
  const active = projects.all
    .filter((_, index) => index % 2 === 0)
    .map((project, index) => ({
      id: BigInt(48_211 + index * 34),
      name: project.name,
      hasDependencyPathScan: random() < 0.5,
      dependencies: index % 9 === 8 ? [] : believableDependencies(random),
    }));
  return [...active, archivedRepository];
}

function believableDependencies(random: () => number): Dependency[] {
  const { name: ecosystem, lockfile, packages } = pick(random, ecosystems);
  const count = 1 + Math.floor(random() * packages.length);
  return packages.slice(0, count).map(([name, license]) => ({
    name,
    version: `${Math.floor(random() * 5)}.${Math.floor(random() * 20)}.${Math.floor(random() * 10)}`,
    license,
    lockfilePath: lockfile,
    ecosystem,
    transitivity: pick(random, ['DIRECT', 'TRANSITIVE', 'UNKNOWN_TRANSITIVITY']),
    licensePolicySetting: policySettingOf(license),
  }));
}

function policySettingOf(license: string): string {
  if (license.startsWith('GPL')) return 'LICENSE_POLICY_SETTING_BLOCK';
  const isWeakCopyleft = /^(LGPL|MPL)/.test(license);
  return isWeakCopyleft ? 'LICENSE_POLICY_SETTING_COMMENT' : 'LICENSE_POLICY_SETTING_ALLOW';
}
