import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_TOKEN, startPlatform } from '../emulator/platform/server.ts';
import type { StepOptions, StepRun } from '../test/run-step.ts';
import { runPage } from './page.ts';
import { pullRequestEnvironment, startDemoGitHub } from './pull-request.ts';
import { type DemoStep, demoSteps } from './steps.ts';
import { stepLines } from './terminal.ts';

export const ABOUT_DEMO =
  `${demoSteps.length} steps against an embedded platform and an embedded GitHub, each run from dist/index.js as a ` +
  'runner would run it. The last two fail, on purpose.';

/**
 * Runs the steps of the demo one after another.
 *
 * @param folder for what the steps write; new
 * @param runStep runs one step, from the bundle or in process
 * @returns a page with all summaries, and what did not happen as expected
 */
export async function runDemo(
  folder: string,
  runStep: (options: Required<Pick<StepOptions, 'inputs' | 'environment' | 'id'>>) => Promise<StepRun>,
  print: (line: string) => void,
): Promise<{ page: string; surprises: string[] }> {
  await mkdir(folder);
  const platform = await startPlatform({ quirks: { policiesMigrated: true } });
  const gitHub = await startDemoGitHub(platform.state);
  await copyFile(new URL('code-security.yml', import.meta.url), join(folder, 'code-security.yml'));
  print(
    `The embedded platform is listening at ${platform.url} with ${platform.state.projects.all.length} projects and ` +
      `${platform.state.findings.all.length.toLocaleString('en')} findings.`,
  );
  print(ABOUT_DEMO);
  const earlier = new Map<string, StepRun>();
  const runs: { step: DemoStep; run: StepRun }[] = [];
  const surprises: string[] = [];
  for (const [index, step] of demoSteps.entries()) {
    print(`\n${index + 1}. ${step.about}`);
    const inputs = step.inputs(earlier);
    const run = await runStep({
      inputs: { 'base-url': platform.url, token: DEFAULT_TOKEN, ...inputs },
      environment: {
        RUNNER_TEMP: folder,
        GITHUB_API_URL: gitHub.url,
        GITHUB_WORKSPACE: folder,
        ...(step.onPullRequest ? await pullRequestEnvironment(gitHub, folder) : {}),
      },
      id: step.name,
    });
    earlier.set(step.name, run);
    for (const line of stepLines(inputs, run)) print(line);
    const differences = differencesOf(step, run);
    print(
      differences.length === 0
        ? `  exit code ${run.exitCode}, as expected`
        : `  not as expected: ${differences.join('; ')}`,
    );
    surprises.push(...differences);
    runs.push({ step, run });
  }
  await platform.close();
  await gitHub.close();
  const comments = gitHub.state.comments.map(({ body }) => body);
  return { page: await runPage(ABOUT_DEMO, runs, comments), surprises };
}

function differencesOf({ exitCode, outputs }: DemoStep, run: StepRun): string[] {
  const expected = Object.entries(outputs).map(([name, value]) => [name, value, run.outputs[name]] as const);
  const wrong = [['the exit code', exitCode, run.exitCode] as const, ...expected].filter(([, due, got]) =>
    due instanceof RegExp ? !due.test(String(got)) : due !== got,
  );
  const silent = run.summary.trim() === '' ? ['there is no summary'] : [];
  return [...wrong.map(([name, due, got]) => `${name} is ${got} instead of ${due}`), ...silent];
}
