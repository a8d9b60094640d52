import type { ListName, OwnerAccess } from '../../github/access.ts';
import { askGitHub } from '../../github/ask.ts';
import { type Context, resultOf } from '../../model/context.ts';
import { lookUp } from '../../model/deployment.ts';
import type { StepFailure } from '../../model/failure.ts';
import { PRODUCTS } from '../../model/findings.ts';
import { nearestNames } from '../../model/nearest.ts';
import type { GitHubConnection } from '../../model/ports.ts';
import type { StepResult } from '../../model/step.ts';
import { StepError, stepFailureOf } from '../../model/step-errors.ts';
import { DAY_MS } from '../../model/time.ts';
import { endsAllRequests, hasStatus } from '../../platform/http/errors.ts';
import type { Product } from '../../platform/resources/finding.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import { newestFirst } from '../../scans/scan.ts';
import type { CheckRequest } from './inputs.ts';

type IsEmpty = { isEmpty: boolean };
export type OwnerSeen = OwnerAccess & { owner: string };

/** What each look finds. */
export interface Found extends Record<Product, IsEmpty>, Record<ListName, 'readable' | 'personal-account'> {
  address: 'answers';
  token: 'accepted';
  project: Project;
  /** Those of the past 30 days, the newest first. */
  scans: readonly ScanSummary[];
  /** The first page; `isWhole`: there are no more. */
  projects: { projects: readonly Project[]; isWhole: boolean };
  policies: { form: 'former' } | { form: 'newer'; products: readonly string[] };
  dependencies: IsEmpty;
  'github-token': OwnerSeen;
  'metadata-token': OwnerSeen;
}

/** What was found, or why that failed. Absent: not looked at. */
export type Looks = { [Name in keyof Found]?: { found: Found[Name] } | { failure: StepFailure } };

export interface CheckResult extends StepResult<CheckRequest> {
  looks: Looks;
}

/** Looks at what other operations need. Fails where the address or the token does not work. */
export async function run(context: Context, request: CheckRequest): Promise<CheckResult> {
  const looks: Looks = {};
  /** @throws what ends the step */
  const look = async <Name extends keyof Found>(name: Name, found: Promise<Found[Name]>) => {
    try {
      Object.assign(looks, { [name]: { found: await found } });
    } catch (error) {
      const failure = stepFailureOf(error);
      if (endsAllRequests(error) || failure.kind === 'unexpected') throw error;
      Object.assign(looks, { [name]: { failure } });
    }
  };
  const result = await resultOf(context, request, async () => {
    await lookUp(context).catch((error: unknown) => {
      // These answers come from the platform itself.
      const isRefused = error instanceof StepError || hasStatus(error, [401, 403, 404]);
      if (isRefused) looks.address = { found: 'answers' };
      looks[isRefused ? 'token' : 'address'] = { failure: stepFailureOf(error) };
      throw error;
    });
    looks.address = { found: 'answers' };
    looks.token = { found: 'accepted' };
    const projects = context.platform.firstProjects(context.deployment.slug ?? '');
    await Promise.all([
      look('projects', projects),
      lookAtPlatform(context, request.project, projects, look),
      lookAtGitHub(context, request, projects, look),
    ]);
    return {};
  });
  return { ...result, looks };
}

type Look = <Name extends keyof Found>(name: Name, found: Promise<Found[Name]>) => Promise<void>;

async function lookAtPlatform(
  { platform, clock, deployment }: Context,
  name: string,
  projects: Promise<Found['projects']>,
  look: Look,
): Promise<void> {
  const { slug = '', id = 0n } = deployment;
  const project = platform.project(slug, name).catch(async (error: unknown) => {
    if (!hasStatus(error, [404])) throw error;
    const names = (await projects).projects.map((candidate) => candidate.name);
    throw new StepError({ ...error.failure, near: nearestNames(name, names) });
  });
  const scansOf = async ({ id: repositoryId = 0n }: Project) => {
    const sinceMs = clock.now() - 30 * DAY_MS;
    return (await platform.newestScans(id, { repositoryId, sinceMs })).toSorted(newestFirst);
  };
  const findings = (product: Product) =>
    product === 'secrets' ? platform.firstSecrets(id) : platform.firstFindings(slug, { issue_type: product });
  const isEmpty = async (rows: Promise<readonly unknown[]>) => ({ isEmpty: (await rows).length === 0 });
  await Promise.all([
    look('project', project),
    look('scans', project.then(scansOf)),
    ...PRODUCTS.map((product) => look(product, isEmpty(findings(product)))),
    look('policies', readPolicies(platform, id)),
    look('dependencies', isEmpty(platform.firstRepositories(id))),
  ]);
}

/** The document's list, or the newer policies where it has moved (field-notes, "policies list"). */
async function readPolicies(platform: Context['platform'], id: bigint): Promise<Found['policies']> {
  try {
    await platform.policies(id);
    return { form: 'former' };
  } catch (error) {
    if (!hasStatus(error, [410])) throw error;
    const { products, unknown } = await platform.detectionPolicies(id);
    return { form: 'newer', products: [...Object.keys(products), ...unknown] };
  }
}

/** Rules and coverage read GitHub with `metadata-token`, or else with `github-token`. */
async function lookAtGitHub(
  context: Context,
  { github, metadata, repository = '' }: CheckRequest,
  projects: Promise<Found['projects']>,
  look: Look,
): Promise<void> {
  const forRules = metadata ?? github;
  if (repository === '' || forRules === undefined) return;
  const [owner = ''] = repository.split('/');
  const ownerOf = async (connection: GitHubConnection): Promise<OwnerSeen> => {
    const { projects: places } = await projects;
    const access = await askGitHub(context, connection, (client) =>
      client.readOwner(owner, connection.serverUrl, places),
    );
    return { ...access, owner };
  };
  const read = async (list: ListName, connection: GitHubConnection): Promise<'readable'> => {
    await askGitHub(context, connection, (client) => client.readOneOf(list, repository));
    return 'readable';
  };
  const seen = ownerOf(forRules);
  const readForRules = async (list: ListName) =>
    (await seen).isPersonal ? 'personal-account' : read(list, forRules);
  await Promise.all([
    look(metadata === undefined ? 'github-token' : 'metadata-token', seen),
    look('properties', readForRules('properties')),
    look('teams', readForRules('teams')),
    ...(github === undefined
      ? []
      : [look('pull-requests', read('pull-requests', github)), look('issues', read('issues', github))]),
    ...(github !== undefined && metadata !== undefined ? [look('github-token', ownerOf(github))] : []),
  ]);
}
