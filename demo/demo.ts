import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_TOKEN, startPlatform } from '../emulator/platform/server.ts';
import { runBundle, type StepRun } from '../test/step.ts';
import { runPage } from './page.ts';
import { pullRequestEnvironment, startDemoGitHub } from './pull-request.ts';
import { type DemoStep, demoSteps } from './steps.ts';
import { stepLines } from './terminal.ts';

const folder = fileURLToPath(new URL('../.demo/', import.meta.url));

const about =
  `${demoSteps.length} steps against an embedded platform and an embedded GitHub, each run from dist/index.js as a ` +
  'runner would run it. The last two fail, on purpose.';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

await rm(folder, { recursive: true, force: true });
await mkdir(folder);
const startedAt = performance.now();
const platform = await startPlatform({ quirks: { policiesMigrated: true } });
const gitHub = await startDemoGitHub(platform.state);
await copyFile(new URL('code-security.yml', import.meta.url), `${folder}code-security.yml`);
print(
  `The embedded platform is listening at ${platform.url} with ${platform.state.projects.size} projects and ` +
    `${platform.state.findings.size.toLocaleString('en')} findings.`,
);
print(about);

const earlier = new Map<string, StepRun>();
const runs: { step: DemoStep; run: StepRun }[] = [];
const surprises: string[] = [];
for (const [index, step] of demoSteps.entries()) {
  print(`\n${index + 1}. ${step.about}`);
  const inputs = step.inputs(earlier);
  const run = await runBundle({
    inputs: { 'base-url': platform.url, token: DEFAULT_TOKEN, ...inputs },
    environment: {
      RUNNER_TEMP: folder,
      GITHUB_API_URL: gitHub.url,
      GITHUB_WORKSPACE: folder,
      ...(step.onPullRequest ? await pullRequestEnvironment(gitHub, folder) : {}),
    },
  });
  earlier.set(step.name, run);
  await rm(run.temp, { recursive: true });
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

const page = `${folder}summaries.html`;
await writeFile(page, await runPage(about, runs, comments));
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
print(`\nAll summaries on one page, as GitHub shows them (${seconds} s): ${relative(process.cwd(), page)}`);
if (surprises.length > 0) {
  print('The demo failed: not every step did what it should.');
  process.exitCode = 1;
}

function differencesOf({ exitCode, outputs }: DemoStep, run: StepRun): string[] {
  const expected = Object.entries(outputs).map(([name, value]) => [name, value, run.outputs[name]] as const);
  const wrong = [['the exit code', exitCode, run.exitCode] as const, ...expected].filter(([, due, got]) =>
    due instanceof RegExp ? !due.test(String(got)) : due !== got,
  );
  const silent = run.summary.trim() === '' ? ['there is no summary'] : [];
  return [...wrong.map(([name, due, got]) => `${name} is ${got} instead of ${due}`), ...silent];
}
