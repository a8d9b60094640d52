import { SCANNED_PRODUCTS } from '../../model/findings.ts';
import { epochMs } from '../../model/time.ts';
import type { Product } from '../../platform/resources/finding.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import { section, table } from '../../report/content.ts';
import { appRemedy } from '../../report/explain/github.ts';
import { explain } from '../../report/explain.ts';
import { age, counted, joined, number } from '../../report/figures.ts';
import type { View } from '../../report/view.ts';
import { productsRun, scanStatus } from '../../scans/scan.ts';
import type { CheckResult, Found, OwnerSeen } from './run.ts';

/** A line of the table, and an entry of the output `checks`. */
interface Line {
  check: string;
  state: 'works' | 'attention' | 'fails';
  /** A sentence or more. */
  says: string;
  /** The operations that need it. */
  for: string;
}

const SIGNS: Readonly<Record<Line['state'], string>> = { works: '✅', attention: '⚠️', fails: '❌' };

/** What was found, in a sentence; as `attention` where something is missing. */
type Text = string | { attention: string };
type Say<Value> = (found: Value, result: CheckResult, nowMs: number) => Text;

const listed: Say<Found[Product]> = ({ isEmpty }) =>
  isEmpty ? 'Can be listed; there are none' : 'Can be listed';
const readable: Say<Found['teams']> = (found) =>
  found === 'readable' ? 'Can be read' : 'A personal account has none';
const FINDINGS = '`triage`, `ticket`, `list-findings`, `gate`, `plan`, `apply`';
const METADATA = 'rules that look at GitHub, and coverage, in `plan` and `apply`';

/** In the order of the table. */
const LINES: {
  readonly [Name in keyof Found]: readonly [check: string, operations: string, say: Say<Found[Name]>];
} = {
  address: [
    'Address',
    'every operation',
    (_, { request: { address, proxy } }) =>
      `${address} answers${proxy === undefined ? '' : ` through the proxy ${proxy}`}`,
  ],
  token: [
    'Token',
    'every operation',
    (_, { deployment: { slug, id } }) =>
      `Accepted, with Web API access to the deployment ${slug} (id ${id}). Unknown until the first write: whether its role may write`,
  ],
  project: ['This project', '`gate`, `scan`, `tag`, `managed-scan`', projectText],
  scans: ['Scans of this project', '`gate`, `scan`', (scans, _, nowMs) => scansText(scans, nowMs)],
  projects: [
    'Projects',
    '`list-projects`, `export`, `plan`, `apply`, and patterns in `projects`',
    ({ projects, isWhole }) => `${isWhole ? '' : 'At least '}${counted(projects.length, 'project')}`,
  ],
  sast: ['Code findings', FINDINGS, listed],
  sca: ['Supply chain findings', FINDINGS, listed],
  secrets: ['Secrets', FINDINGS, listed],
  ai_sast: ['AI findings', '`list-findings`, `gate`', listed],
  policies: [
    'Policies',
    '`list-policies`, and `policies` in a rules file',
    (found) =>
      found.form === 'former'
        ? 'The former policies: they can be listed, but a rules file cannot manage them'
        : `The newer policies of ${joined(found.products) || 'no product'}: a rules file can manage them`,
  ],
  dependencies: ['Dependencies', '`list-dependencies`, `sbom`', listed],
  'github-token': [
    'Repositories that `github-token` lists',
    METADATA,
    // Where there is a `metadata-token`, nothing reads them with this one.
    (seen, result) => (result.request.metadata === undefined ? ownerText(seen) : ownerCounts(seen)),
  ],
  'pull-requests': [
    'Pull requests',
    'comments of `gate` and `plan`',
    () => 'Can be read. Unknown until the first comment: whether the job has `pull-requests: write`',
  ],
  issues: [
    'Issues',
    'tracking issues, and `ticket` with `tracker: github`',
    () => 'Can be read. Unknown until the first issue: whether the job has `issues: write`',
  ],
  'metadata-token': ['Repositories that `metadata-token` lists', METADATA, ownerText],
  properties: ['Custom properties', '`github.property` in rules', readable],
  teams: ['Teams', '`github.team` in rules', readable],
};

/** Without these, no operation works here, or none for this repository. */
const VITAL: readonly string[] = ['address', 'token', 'project'];

export const view: View<CheckResult> = {
  headline(result) {
    if (result.failure !== undefined) return 'Nothing works here yet';
    const count = linesOf(result, 0).filter(isOpen).length;
    if (count === 0) return 'Everything that was checked works';
    return `The token works; ${counted(count, 'check')} ${count === 1 ? 'needs' : 'need'} attention`;
  },

  sign: (result, outcome) =>
    outcome === 'succeeded' && linesOf(result, 0).some(isOpen) ? SIGNS.attention : undefined,

  sections: (result, { nowMs }) =>
    section(
      '',
      table(linesOf(result, nowMs), 'checks', [
        ['Check', ({ check, state }) => [`${SIGNS[state]} `, { sentence: check }]],
        [
          'Result',
          (line) => ({ lines: [{ sentence: `${line.says}.`, max: 800 }, { sentence: `For ${line.for}.` }] }),
        ],
      ]),
    ),

  // The error of a step that fails says it already.
  failures: (result) =>
    (result.failure === undefined ? linesOf(result, 0) : []).flatMap((line) =>
      isOpen(line) ? `${line.check}: ${line.says}` : [],
    ),

  outputs: (result, { endedAtMs }) => ({ checks: { json: linesOf(result, endedAtMs) } }),
};

function isOpen({ state }: Line): boolean {
  return state !== 'works';
}

/** A failure that a look passes on from another is not said again. */
function linesOf(result: CheckResult, nowMs: number): Line[] {
  const failures = new Set<unknown>();
  return Object.entries(LINES).flatMap(([name, [check, operations, say]]): Line[] => {
    const look = result.looks[name as keyof Found];
    if (look === undefined || ('failure' in look && failures.has(look.failure))) return [];
    const line = { check, for: operations };
    if ('failure' in look) {
      failures.add(look.failure);
      const { what, remedy } = explain(look.failure);
      return [{ ...line, state: VITAL.includes(name) ? 'fails' : 'attention', says: `${what}. ${remedy}` }];
    }
    const text = (say as Say<unknown>)(look.found, result, nowMs);
    return typeof text === 'string'
      ? [{ ...line, state: 'works', says: text }]
      : [{ ...line, state: 'attention', says: text.attention }];
  });
}

function projectText({ name, primary_branch, default_branch }: Project): Text {
  const branch = primary_branch ?? default_branch;
  if (branch !== undefined) return `${name}, with the primary branch ${branch.replace('refs/heads/', '')}`;
  const why = 'so the gate cannot tell new findings from old ones';
  return { attention: `${name} has no primary branch, ${why}. Set it in the settings of the project` };
}

function scansText(scans: readonly ScanSummary[], nowMs: number): Text {
  const [newest] = scans;
  if (newest === undefined) {
    const remedy = 'Scan the repository in CI, or switch its managed scans on';
    return { attention: `None in the past 30 days, so the gate would end as \`no-scan\`. ${remedy}` };
  }
  const ran = new Set(scans.flatMap((scan) => productsRun(scan)));
  const productsThat = (isRun: boolean) =>
    joined(SCANNED_PRODUCTS.filter((product) => ran.has(product) === isRun).map((name) => `\`${name}\``));
  const others = productsThat(false) === '' ? '' : `, and none ran ${productsThat(false)}`;
  const startedMs = epochMs(newest.started_at);
  const when = startedMs === undefined ? '' : ` (${age(startedMs, nowMs)})`;
  const status = scanStatus(newest);
  const text = `The newest is ${newest.id}${when}: ${status}. Those of the past 30 days ran ${productsThat(true)}${others}`;
  if (status !== 'failed') return text;
  return { attention: `${text}. Look at its log on the platform, because the gate fails for a failed scan` };
}

function ownerText(seen: OwnerSeen): Text {
  const counts = ownerCounts(seen);
  return seen.repositories < seen.ofProjects ? { attention: `${counts}. ${appRemedy()}` } : counts;
}

function ownerCounts({ repositories, ofProjects, owner }: OwnerSeen): string {
  return `${counted(repositories, 'repository', 'repositories')} of ${owner}; projects belong to ${number(ofProjects)}`;
}
