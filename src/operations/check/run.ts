import { type ListName, readOneOf, readOwner } from '../../github/access.ts';
import { askGitHub } from '../../github/ask.ts';
import type { Octokit } from '../../github/octokit.ts';
import { type Context, resultOf } from '../../model/context.ts';
import { lookUp } from '../../model/deployment.ts';
import type { StepFailure } from '../../model/failure.ts';
import { nearestNames } from '../../model/nearest.ts';
import type { GitHubConnection } from '../../model/ports.ts';
import type { StepResult } from '../../model/step.ts';
import { StepError, stepFailureOf } from '../../model/step-errors.ts';
import { DAY_MS } from '../../model/time.ts';
import { endsAllRequests, hasStatus } from '../../platform/http/errors.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { CheckRequest } from './inputs.ts';

/** A question without an answer, such as one about a token that is not given, has no line. */
type Questions = ReturnType<typeof questionsToPlatform> &
  ReturnType<typeof questionsToGitHub> &
  Record<'address' | 'token', Promise<'works'>>;
export type Found<Name extends keyof Questions> = NonNullable<Awaited<Questions[Name]>>;
export type Answers = { [Name in keyof Questions]?: { found: Found<Name> } | { failure: StepFailure } };

export interface CheckResult extends StepResult<CheckRequest> {
  answers: Answers;
}

/** Asks for what other operations need. Fails where the address or the token does not work. */
export async function run(context: Context, request: CheckRequest): Promise<CheckResult> {
  const answers: Answers = {};
  const answer = async ([name, question]: [string, Promise<unknown> | undefined]) => {
    try {
      const found = await question;
      if (found !== undefined) Object.assign(answers, { [name]: { found } });
    } catch (error) {
      const failure = stepFailureOf(error);
      if (endsAllRequests(error) || failure.kind === 'unexpected') throw error;
      Object.assign(answers, { [name]: { failure } });
    }
  };
  const result = await resultOf(context, request, async () => {
    await lookUp(context).catch((error: unknown) => {
      // These answers come from the platform itself.
      const isRefused = error instanceof StepError || hasStatus(error, [401, 403, 404]);
      if (isRefused) answers.address = { found: 'works' };
      answers[isRefused ? 'token' : 'address'] = { failure: stepFailureOf(error) };
      throw error;
    });
    Object.assign(answers, { address: { found: 'works' }, token: { found: 'works' } });
    const projects = context.platform.firstProjects(context.deployment.slug ?? '');
    const onPlatform = questionsToPlatform(context, request, projects);
    const onGitHub = questionsToGitHub(context, request, projects);
    await Promise.all(Object.entries({ ...onPlatform, ...onGitHub }).map(answer));
    return {};
  });
  return { ...result, answers };
}

function questionsToPlatform(
  { platform, clock, deployment: { slug = '', id = 0n } }: Context,
  { project: name }: CheckRequest,
  projects: Promise<Project[]>,
) {
  const project = platform.project(slug, name).catch(async (error: unknown) => {
    if (!hasStatus(error, [404])) throw error;
    const names = (await projects).map((candidate) => candidate.name);
    throw new StepError({ ...error.failure, near: nearestNames(name, names) });
  });
  const isEmpty = async (rows: Promise<readonly unknown[]>) => ({ isEmpty: (await rows).length === 0 });
  return {
    project,
    scans: project.then(
      ({ id: repositoryId = 0n }) =>
        platform.newestScans(id, { repositoryId, sinceMs: clock.now() - 30 * DAY_MS }),
      () => undefined,
    ),
    sast: isEmpty(platform.firstFindings(slug, { issue_type: 'sast' })),
    sca: isEmpty(platform.firstFindings(slug, { issue_type: 'sca' })),
    secrets: isEmpty(platform.firstSecrets(id)),
    ai_sast: isEmpty(platform.firstFindings(slug, { issue_type: 'ai_sast' })),
    policies: readPolicies(platform, id),
    dependencies: isEmpty(platform.firstRepositories(id)),
  };
}

/** The document's list, or the newer policies where it has moved (field-notes, "policies list"). */
async function readPolicies(platform: Context['platform'], id: bigint) {
  try {
    await platform.policies(id);
    return { isFormer: true, products: [] };
  } catch (error) {
    if (!hasStatus(error, [410])) throw error;
    const { products, unknown } = await platform.detectionPolicies(id);
    return { isFormer: false, products: [...Object.keys(products), ...unknown] };
  }
}

/** Rules and coverage read GitHub with `metadata-token`, or else with `github-token`. */
function questionsToGitHub(
  context: Context,
  { github, metadata, repository = '' }: CheckRequest,
  projects: Promise<Project[]>,
) {
  const ask = async <T>(token: GitHubConnection | undefined, question: (octokit: Octokit) => Promise<T>) =>
    token && repository ? askGitHub(context, token, question) : undefined;
  const forRules = metadata ?? github;
  const ownerBy = (token: GitHubConnection | undefined) =>
    ask(token, async (octokit) => {
      const owner = await readOwner(octokit, repository, token?.serverUrl ?? '', await projects);
      return { ...owner, isForRules: token === forRules };
    });
  const canList = (list: ListName, token: GitHubConnection | undefined) =>
    ask(token, (octokit) => readOneOf(octokit, list, repository));
  const ownerForRules = ownerBy(forRules);
  const canListForRules = async (list: ListName) => {
    const owner = await ownerForRules.catch(() => undefined);
    // A personal account has neither properties nor teams.
    return owner?.isPersonal === false ? canList(list, forRules) : undefined;
  };
  return {
    'github-token': metadata === undefined ? ownerForRules : ownerBy(github),
    'pull-requests': canList('pull-requests', github),
    issues: canList('issues', github),
    'metadata-token': metadata && ownerForRules,
    properties: canListForRules('properties'),
    teams: canListForRules('teams'),
  };
}
