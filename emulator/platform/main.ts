import { platformOptionsOf, usage } from './command-line.ts';
import type { LoggedRequest } from './faults.ts';
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

function lineOf({ method, path, status, fault }: LoggedRequest): string {
  return `${method} ${path} → ${status ?? 'no answer'}${fault ? ` (fault: ${fault.kind})` : ''}`;
}

/** The runner hands inputs over as environment variables whose names keep their hyphens: hence `env`. */
function introduction({ url, state }: Platform, token = DEFAULT_TOKEN): string {
  const [deployment] = state.deployments;
  const [project] = state.projects.all;
  return `The embedded platform is listening.

  base url     ${url}
  token        ${token}
  deployment   ${deployment?.slug} (${deployment?.id})
  data         ${state.projects.all.length} projects, ${state.findings.all.length} findings, ${state.scans.length} scans

Try the action's bundle against it from its own folder:

  env 'INPUT_OPERATION=tag' 'INPUT_BASE-URL=${url}' 'INPUT_TOKEN=${token}' \\
      'INPUT_PROJECTS=${project?.name}' 'INPUT_TAGS=tried-by-hand' RUNNER_TEMP=/tmp node_modules/.bin/node dist/index.js

Requests:`;
}
