import { askGitHub } from '../../github/ask.ts';
import { checkAccess, countRepositories } from '../../github/repositories.ts';
import { GITHUB_TOKEN_DEFAULT } from '../../inputs/table.ts';
import { quotedList } from '../../inputs/values.ts';
import type { Context } from '../../model/context.ts';
import { SCANNED_PRODUCTS } from '../../model/findings.ts';
import { stepFailureOf } from '../../model/step-errors.ts';
import { DAY_MS } from '../../model/time.ts';
import { endsAllRequests, hasStatus } from '../../platform/http/errors.ts';
import { MIN_PAGE_SIZE } from '../../platform/paging.ts';
import { type Project, primaryBranch } from '../../platform/resources/project.ts';
import { SCAN_SEARCH_MS } from '../../platform/resources/scan.ts';
import { appRemedy } from '../../report/explain/github.ts';
import { explain } from '../../report/explain.ts';
import { branchName } from '../../report/findings/shown-finding.ts';
import { counted, dayText, joined, number } from '../../report/format.ts';
import { byNewest, mayHaveRun, scanStatus } from '../../scans/scan.ts';
import type { CheckRequest } from './inputs.ts';

interface Facts {
  slug: string;
  id: bigint;
  context: Context;
  request: CheckRequest;
  /** The first page of the list of projects. */
  projects: Promise<Project[]>;
  project: Promise<Project>;
}

/** Undefined for a check that does not apply. */
export type Answer = readonly [state: 'works' | 'attention' | 'fails', text: string] | undefined;

const FINDINGS = '`triage`, `ticket`, `list-findings`, `gate`, `plan`, `apply`';
const SEARCHED = `the past ${SCAN_SEARCH_MS / DAY_MS} days`;
const METADATA = 'rules that look at GitHub, and coverage, in `plan` and `apply`';

type Check = readonly [name: string, operations: string, ask: (facts: Facts) => Promise<Answer>];

/** In the order of the table. */
export const CHECKS = [
  ['Address', 'every operation', showAddress],
  ['Token', 'every operation', showToken],
  ['This project', '`gate`, `scan`, `tag`, `managed-scan`, `sbom`', askProject],
  [
    'List of projects',
    '`list-projects`, `export`, `plan`, `apply`, and every selection by pattern or tag',
    ({ projects }) => askList(projects),
  ],
  ['Scans of this project', '`gate`, `scan`', askScans],
  ['Code findings', FINDINGS, (facts) => askFindings(facts, 'sast')],
  ['Supply chain findings', FINDINGS, (facts) => askFindings(facts, 'sca')],
  ['Secrets', FINDINGS, ({ context, id }) => askList(context.platform.firstSecrets(id))],
  ['AI findings', '`list-findings`, `gate`', (facts) => askFindings(facts, 'ai_sast')],
  ['Policies', '`list-policies`, and `policies` in a rules file', askPolicies],
  [
    'Dependencies',
    '`list-dependencies`, `sbom`',
    ({ context, id }) => askList(context.platform.firstRepositories(id)),
  ],
  ['Repositories that `github-token` lists', METADATA, (facts) => askOwner(facts, 'github')],
  ['Pull requests', 'comments of `gate` and `plan`', (facts) => askJob(facts, 'pull-requests')],
  ['Issues', 'tracking issues, and `ticket` with `tracker: github`', (facts) => askJob(facts, 'issues')],
  ['Repositories that `metadata-token` lists', METADATA, (facts) => askOwner(facts, 'metadata')],
] as const satisfies readonly Check[];
export type CheckName = (typeof CHECKS)[number][0];

/** Without these, no operation works here, or none for this repository. */
const VITAL: readonly CheckName[] = ['Address', 'Token', 'This project'];

/** @throws the error itself if it ends the step */
export function failureAnswer(check: CheckName, error: unknown): Answer {
  const failure = stepFailureOf(error);
  const isStopped = failure.kind === 'github' && failure.cause.kind === 'cancelled';
  if (isStopped || endsAllRequests(error) || failure.kind === 'unexpected') throw error;
  const { message, remedy } = explain(failure);
  return [VITAL.includes(check) ? 'fails' : 'attention', `${message}. ${remedy}`];
}

export async function showAddress({ context, request }: Pick<Facts, 'context' | 'request'>): Promise<Answer> {
  const route = request.proxy === undefined ? '' : ` through the proxy ${request.proxy}`;
  return ['works', `${context.baseUrl} answers${route}`];
}

async function showToken({ slug, id }: Facts): Promise<Answer> {
  const access = `Accepted, with Web API access to the deployment ${slug} (id ${id})`;
  return ['works', `${access}. Write permission cannot be checked without writing`];
}

async function askProject({ project }: Facts): Promise<Answer> {
  const found = await project;
  const branch = branchName(primaryBranch(found));
  if (branch !== '') return ['works', `${found.name}, with the primary branch ${branch}`];
  const text = `${found.name} has no primary branch, so the gate cannot tell new findings from old ones`;
  return ['attention', `${text}. Set one in its settings on the platform`];
}

async function askScans({ context, id, project }: Facts): Promise<Answer> {
  const repositoryId = (await project.catch(() => undefined))?.id;
  if (repositoryId === undefined) return ['attention', 'Not checked: fix the line of this project first'];
  const sinceMs = context.clock.now() - SCAN_SEARCH_MS;
  const found = await context.platform.newestScans(id, { repositoryId, sinceMs });
  // The gate ignores scans that ran only `ai_sast`, unless `products` names it.
  const scans = found.filter((scan) => SCANNED_PRODUCTS.some((product) => mayHaveRun(scan, product)));
  const [newest] = scans.sort(byNewest);
  if (newest === undefined) {
    const remedy = 'Scan the repository in CI, or switch its managed scans on';
    const none = `No scan in ${SEARCHED} ran ${quotedList(SCANNED_PRODUCTS)}`;
    return ['attention', `${none}, so the gate would end as \`no-scan\`. ${remedy}`];
  }
  const products = SCANNED_PRODUCTS.filter((product) => scans.some((scan) => mayHaveRun(scan, product)));
  const when = newest.started_at === undefined ? '' : ` (${dayText(newest.started_at)})`;
  const status = scanStatus(newest);
  const isNamed = scans.every(({ enabled_products: names = [] }) => names.length > 0);
  const ran = `${isNamed ? 'ran' : 'may have run'} ${quotedList(products, 'and')}`;
  const text = `The newest is ${newest.id}${when}: ${status}. Scans of ${SEARCHED} ${ran}`;
  if (status !== 'failed') return ['works', text];
  return ['attention', `${text}. The gate fails on a failed scan: look at its log on the platform`];
}

function askFindings({ context, slug }: Facts, issue_type: 'sast' | 'sca' | 'ai_sast'): Promise<Answer> {
  return askList(context.platform.firstFindings(slug, { issue_type }));
}

async function askList(rows: Promise<unknown>): Promise<Answer> {
  await rows;
  return ['works', 'Can be listed'];
}

async function askPolicies({ context: { platform }, id }: Facts): Promise<Answer> {
  try {
    await platform.policies(id);
    return ['works', 'The older policies: they can be listed, but a rules file cannot manage them'];
  } catch (error) {
    if (!hasStatus(error, [410])) throw error;
    const { products, unknown } = await platform.detectionPolicies(id);
    const names = joined(Object.keys(products)) || 'code and secrets once they are enabled';
    const others = unknown.length === 0 ? '' : `, but not those of ${joined(unknown)}`;
    return ['works', `The newer policies: a rules file can manage those of ${names}${others}`];
  }
}

const WITHOUT_TOKEN = [
  'attention',
  `Not checked, because \`github-token\` is empty. Give \`${GITHUB_TOKEN_DEFAULT}\`, or leave the input out`,
] as const;

async function askOwner({ context, request, ...facts }: Facts, name: 'github' | 'metadata'): Promise<Answer> {
  const { repository, metadata, [name]: github } = request;
  if (github === undefined) return name === 'github' ? WITHOUT_TOKEN : undefined;
  const projects = await facts.projects.catch(() => undefined);
  const { owner, repositories, isPartial, withProjects } = await askGitHub(context, github, async (octokit) =>
    countRepositories(octokit, repository, github.serverUrl, projects ?? []),
  );
  const hidden = isPartial ? " (only public ones and the job's own)" : '';
  const shown = `${counted(repositories, 'repository', 'repositories')} of ${owner}${hidden}`;
  if (projects === undefined)
    return ['attention', `${shown}; not compared with the projects: fix the line of their list first`];
  // Some platforms have pages of 100 rows, so there may be more.
  const atLeast = projects.length >= MIN_PAGE_SIZE ? 'at least ' : '';
  const text = `${shown}; the platform has projects for ${atLeast}${number(withProjects)}`;
  if (name === 'github' && metadata !== undefined)
    return ['works', `${text}. Rules use \`metadata-token\` instead`];
  const isFew = isPartial || repositories < withProjects;
  return isFew ? ['attention', `${text}. ${appRemedy()}`] : ['works', text];
}

async function askJob({ context, request }: Facts, permission: 'pull-requests' | 'issues'): Promise<Answer> {
  if (request.github === undefined) return WITHOUT_TOKEN;
  await askGitHub(context, request.github, (octokit) => checkAccess(octokit, permission, request.repository));
  return ['works', `Can be read. \`${permission}: write\` cannot be checked without writing`];
}
