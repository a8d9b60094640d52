import { platformOptionsOf, usage } from './command-line.ts';
import type { LoggedRequest } from './logged-request.ts';
import { DEFAULT_TOKEN, type Platform, startPlatform } from './server.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

try {
  const options = platformOptionsOf(process.argv.slice(2));
  if (options === 'help') {
    print(usage);
  } else {
    const platform = await startPlatform({ ...options, onAnswer: (request) => print(lineOf(request)) });
    print(introduction(platform, options.token));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void platform.close());
  }
} catch (error) {
  process.stderr.write(`${usage}\n${(error as Error).message}\n`);
  process.exitCode = 1;
}

function lineOf({ method, path, status, at, doneAt = at, fault }: LoggedRequest): string {
  const result = `${status ?? 'no answer'}${fault ? ` (fault: ${fault.kind})` : ''}`;
  return `${method} ${path} → ${result}, ${(doneAt - at).toFixed(1)} ms`;
}

function introduction({ url, state }: Platform, token = DEFAULT_TOKEN): string {
  const [deployment] = state.deployments;
  const rows = {
    'base url': url,
    token,
    deployment: `${deployment?.slug} (${deployment?.id})`,
    projects: sample(state.projects.all, ({ name }) => name),
    findings: sample(state.findings.all, ({ id, issue_type, status }) => `${id} (${status} ${issue_type})`),
    scans: sample(state.scans, ({ id }) => `${id}`),
    policies: sample(state.policies, ({ name }) => name),
    repositories: sample(state.repositories, ({ name }) => name),
  };
  const lines = Object.entries(rows).map(([name, value]) => `  ${name.padEnd(13)} ${value}`);
  return [
    'The embedded platform is listening.',
    '',
    ...lines,
    '',
    example(url, token, state.projects.all[0]?.name),
  ].join('\n');
}

function sample<T>(rows: readonly T[], text: (row: T) => string): string {
  const some = rows.slice(0, 3).map(text).join(', ');
  if (rows.length === 0) return 'none';
  return `${rows.length}: ${some}${rows.length > 3 ? ', …' : ''}`;
}

/** The runner hands inputs over as environment variables whose names keep their hyphens: hence `env`. */
function example(url: string, token: string, project = 'acme/payments-api'): string {
  return `Try the action's bundle against it from its own folder:

  env 'INPUT_OPERATION=tag' 'INPUT_BASE-URL=${url}' 'INPUT_TOKEN=${token}' \\
      'INPUT_PROJECTS=${project}' 'INPUT_TAGS=tried-by-hand' RUNNER_TEMP=/tmp node_modules/.bin/node dist/index.js

Requests:
`;
}
