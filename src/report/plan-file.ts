import { PLAN_FORMAT } from '../model/saved.ts';
import type { RulesResult } from '../rules/plan/result.ts';
import type { StepFiles } from '../runner/files.ts';
import { problemText } from './explain/policies.ts';
import { sentence } from './notices.ts';
import type { RunFacts } from './run-facts.ts';
import { writeSealedJson } from './sealed-json.ts';
import type { LineAnnotation } from './view.ts';

/** What the views of `plan` and `apply` have in common beside the plan's sections. */
export const planChannels = {
  /** The file that a person approves and `approved-plan` takes; nothing where there is no plan. */
  files(result: RulesResult, { baseUrl }: RunFacts, { plan: file }: StepFiles): [] {
    const { hash, lines, momentMs, deployment, request } = result;
    if (hash === undefined || lines === undefined || momentMs === undefined) return [];
    writeSealedJson(file, [
      ['schema', PLAN_FORMAT.schema],
      ['version', PLAN_FORMAT.version],
      ['platform', baseUrl],
      ['deployment', deployment.slug],
      ['rules_file', { path: request.rules.path, sha256: request.rules.sha256 }],
      ['moment', new Date(momentMs).toISOString()],
      ['hash', hash],
      ['changes', lines],
    ]);
    file.close();
    return [];
  },

  /** What is wrong with the policies, at their lines of the rules file. */
  annotations({ failure, request }: RulesResult): LineAnnotation[] {
    const file = request.rules.pathInRepository;
    if (failure?.kind !== 'policies-invalid' || file === undefined) return [];
    return failure.problems.map((problem) => ({
      place: { file, line: problem.line },
      message: sentence(problemText(problem)),
    }));
  },
} as const;
