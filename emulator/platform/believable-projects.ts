import { pick, prng, some } from './prng.ts';
import { type Project, Projects } from './state.ts';

const DAY_MS = 86_400_000;
const THREE_YEARS_MS = 3 * 365 * DAY_MS;

interface Team {
  readonly name: string;
  readonly repositories: readonly string[];
}

const teams: readonly Team[] = [
  {
    name: 'payments',
    repositories: ['payments-api', 'payments-worker', 'ledger', 'card-vault', 'fraud-rules', 'invoices'],
  },
  {
    name: 'identity',
    repositories: ['login', 'session-store', 'sso-gateway', 'user-directory', 'permissions'],
  },
  {
    name: 'storefront',
    repositories: ['web-shop', 'search-service', 'cart', 'recommendations', 'image-resizer', 'Checkout-UI'],
  },
  {
    name: 'logistics',
    repositories: ['warehouse-api', 'route-planner', 'tracking', 'label-printer', 'carrier-adapters'],
  },
  {
    name: 'platform',
    repositories: ['terraform-modules', 'ci-templates', 'helm-charts', 'service-mesh', 'observability'],
  },
  { name: 'mobile', repositories: ['ios-app', 'android-app', 'push-gateway', 'mobile-bff'] },
  { name: 'archive', repositories: ['legacy-portal', 'old-reports', 'soap-bridge', 'hackathon-2021'] },
];

/** Names whose form is unlike `<org>/<repo>`. */
const unusual: readonly (readonly [string, string])[] = [
  ['acme/platform/edge-proxy', 'platform'],
  ['acme/Data Platform/etl jobs', 'data'],
  ['local_scan/laptop-experiments', 'data'],
  ['monorepo/src/module', 'storefront'],
  ['acme/rates+fees (v2)', 'payments'],
];

const moreTags = ['public', 'internal', 'pci', 'tier-1', 'tier-2', 'go', 'typescript', 'python', 'java'];
const branches = ['main', 'main', 'main', 'master', 'develop', 'trunk'];

/** The projects as they are at `now`, epoch milliseconds. */
export function believableProjects(seed: number, now: number): Projects {
  const random = prng(seed);
  const projects = new Projects();
  const add = (name: string, team: string) => {
    const place = projects.size;
    // One id is beyond what a double can hold.
    const id = name === 'acme/ledger' ? 9_007_199_254_740_993n : BigInt(48_211 + place * 17);
    projects.add(believableProject(random, { id, name, team, place }, now));
  };
  for (const team of teams) {
    for (const repository of team.repositories) add(`acme/${repository}`, team.name);
  }
  for (const [name, team] of unusual) add(name, team);
  return projects;
}

function believableProject(
  random: () => number,
  { id, name, team, place }: { id: bigint; name: string; team: string; place: number },
  now: number,
): Project {
  const branch = `refs/heads/${pick(random, branches)}`;
  const isArchived = team === 'archive';
  const isUntouched = name === 'acme/label-printer';
  const created = now - THREE_YEARS_MS + place * DAY_MS * 11;
  const scanned = now - (isArchived ? 500 * DAY_MS : Math.floor(random() * DAY_MS));
  return {
    id,
    name,
    tags: isUntouched
      ? []
      : [`team:${team}`, ...some(random, moreTags, 0.2), ...(isArchived ? ['archived'] : [])],
    created_at: new Date(created).toISOString(),
    default_branch: branch,
    latest_scan_at: isUntouched ? undefined : new Date(scanned).toISOString(),
    managed_scan_config: {
      diff_scan: { enabled: !isArchived && random() < 0.5 },
      full_scan: { enabled: !isArchived && random() < 0.6 },
    },
    primary_branch: branch,
    url: name.startsWith('local_scan/') ? '' : `https://github.com/${encodeURI(name)}`,
  };
}
