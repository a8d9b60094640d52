import { type Context, resultOf } from '../../model/context.ts';
import { lookUpDeployment } from '../../model/deployment.ts';
import type { StepResult } from '../../model/step.ts';
import { StepError } from '../../model/step-errors.ts';
import { hasStatus } from '../../platform/http/errors.ts';
import { readNamedProject } from '../../projects/project.ts';
import type { CheckRequest } from './inputs.ts';
import { type Answer, type Check, failureAnswer, LINES, showAddress } from './lines.ts';

export interface CheckResult extends StepResult<CheckRequest> {
  answers: Partial<Record<Check, Answer>>;
}

/** Asks for what other operations need. Fails where the address or the token does not work. */
export async function run(context: Context, request: CheckRequest): Promise<CheckResult> {
  const answers: CheckResult['answers'] = {};
  const result = await resultOf(context, request, async () => {
    const { slug, id } = await lookUpDeployment(context).catch(async (error: unknown) => {
      // The address answers, and a refusal is more often the token's fault than a wrong address.
      const isRefused = error instanceof StepError || hasStatus(error, [401, 403, 404]);
      if (isRefused) answers.Token = failureAnswer('Token', error);
      answers.Address = isRefused ? await showAddress({ context, request }) : failureAnswer('Address', error);
      throw error;
    });
    const projects = context.platform.firstProjects(slug);
    // Not fatal: each line that awaits the list reports its failure.
    projects.catch(() => undefined);
    const project = readNamedProject(context, slug, request.project, projects);
    const questions = LINES.map(async ([check, , ask]) => {
      const answer = ask({ context, request, slug, id, projects, project });
      answers[check] = await answer.catch((error: unknown) => failureAnswer(check, error));
    });
    await Promise.all(questions);
  });
  return { ...result, answers };
}
