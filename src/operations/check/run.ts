import { type Context, lookUpDeployment, resultOf } from '../../model/context.ts';
import type { StepResult } from '../../model/step.ts';
import { StepError } from '../../model/step-errors.ts';
import { hasStatus } from '../../platform/http/errors.ts';
import { readNamedProject } from '../../projects/project.ts';
import { type Answer, CHECKS, type CheckName, failureAnswer, showAddress } from './checks.ts';
import type { CheckRequest } from './inputs.ts';

export interface CheckResult extends StepResult<CheckRequest> {
  answers: Partial<Record<CheckName, Answer>>;
}

/** Fails if the address or the token does not work. */
export async function run(context: Context, request: CheckRequest): Promise<CheckResult> {
  const answers: CheckResult['answers'] = {};
  const result = await resultOf(context, request, async () => {
    const { slug, id } = await lookUpDeployment(context).catch(async (error: unknown) => {
      // The address answers, and a refusal is more often due to the token.
      const isRefused = error instanceof StepError || hasStatus(error, [401, 403, 404]);
      if (isRefused) answers.Token = failureAnswer('Token', error);
      answers.Address = isRefused ? await showAddress({ context, request }) : failureAnswer('Address', error);
      throw error;
    });
    const projects = context.platform.firstProjects(slug);
    // Not fatal: the check of this list reports its failure.
    const names = projects.catch(() => undefined).then((rows) => rows?.map(({ name }) => name));
    const project = readNamedProject(context, request.project, names);
    const answered = CHECKS.map(async ([check, , ask]) => {
      const answer = ask({ context, request, slug, id, projects, project });
      answers[check] = await answer.catch((error: unknown) => failureAnswer(check, error));
    });
    await Promise.all(answered);
  });
  return { ...result, answers };
}
