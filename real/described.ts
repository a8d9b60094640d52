/** Requests of the demo's steps and the answers of the emulated platform, judged by Prism with the vendor's description of the API. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { runDemo } from '../demo/run.ts';
import { runStep } from '../test/run-step.ts';
import { skipped, type Trial, trialOf, versionOf } from './trial.ts';

const TRIED = "the demo's requests and answers";
const PORT = 4199;

/** Where the description contradicts itself or recorded answers. */
const ARGUED: readonly RegExp[] = [
  // It requires names that its own properties, examples and addresses have in camel case.
  /must have required property '(?:deployment_id|deployment_slug|project_name|has_more|repository_summaries|task_token)'/,
  // An empty list may be missing, and only the answer 200 is described.
  /must have required property 'projects'/,
  /Unable to match the returned status code/,
  // An object whose example is a list, which is sent first.
  /request\.body Request body must be object/,
  // `enum` of a list compares the whole list with single values.
  /(?:severities|licensePolicySettings|ecosystem) must be equal to one of the allowed values/,
  // A list of texts and a text at once.
  /projects?(?:\.N)?\.tags .*must be string/,
  // The emulator has ids beyond 2^53, so that nobody rounds them.
  /must be <= 9007199254740991/,
  // Numbers are sent first, as the vendor's own scripts do.
  /request\.body\.repositoryId .* must be string/,
  // Recorded answers have null.
  /response\.body\.findings\.N\.[\w.]+ .* must be (?:string|object|equal to)/,
  /response\.body\.findings\.N .*must match exactly one schema in oneOf/,
];

export async function* trials(): AsyncGenerator<Trial> {
  const version = versionOf('prism');
  const documents = process.env.SEMGREP_OPENAPI?.split(delimiter);
  if (version === undefined || documents === undefined) yield skipped('prism', TRIED);
  else yield trialOf('prism', version, TRIED, await violations(documents));
}

/** Each kind of violation once, with the step that first shows it. */
async function violations(documents: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'described-'));
  const document = join(folder, 'openapi.json');
  writeFileSync(document, JSON.stringify(joined(documents)));
  let prism: { process: ChildProcess; log: string[] } | undefined;
  const kinds = new Map<string, string>();
  try {
    const { surprises } = await runDemo(
      join(folder, 'demo'),
      async ({ inputs, ...options }) => {
        prism ??= await startPrism(document, inputs['base-url'] ?? '');
        const run = await runStep({
          ...options,
          inputs: { ...inputs, 'base-url': `http://127.0.0.1:${PORT}` },
        });
        const [rest = '', ...lines] = prism.log.splice(0).join('').split('\n').toReversed();
        prism.log.push(rest);
        for (const line of lines) {
          const [, violation] = /Violation: (.*)/.exec(line) ?? [];
          const kind = violation?.replaceAll(/\.\d+/g, '.N').trim();
          if (kind !== undefined && !ARGUED.some((argued) => argued.test(kind)))
            kinds.set(kind, kinds.get(kind) ?? options.id);
        }
        return run;
      },
      () => undefined,
    );
    return [...surprises, ...[...kinds].map(([kind, step]) => `${step}: ${kind}`)];
  } finally {
    prism?.process.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startPrism(document: string, address: string) {
  const child = spawn('prism', ['proxy', document, address, '--port', String(PORT)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  const log: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => log.push(String(chunk)));
  while (!log.join('').includes('listening')) await sleep(100);
  return { process: child, log };
}

interface Description {
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
}

/** One description of all paths; a project's name has a slash, which `{projectName}` does not match. */
function joined(documents: readonly string[]): Description {
  // findings/yaml-float-without-point-is-text.sh
  const descriptions = documents.map(
    (path): Description => parse(readFileSync(path, 'utf8').replaceAll('!!float ', '')),
  );
  const paths = Object.assign({}, ...descriptions.map((one) => one.paths));
  const components: Description['components'] = {};
  for (const one of descriptions)
    for (const [name, part] of Object.entries(one.components))
      components[name] = { ...components[name], ...part };
  const named = Object.entries<Record<string, unknown>>(paths).map(([path, methods]) => {
    if (!path.includes('{projectName}')) return [path, methods];
    const owner = { name: 'projectOwner', in: 'path', required: true, schema: { type: 'string' } };
    const withOwner = Object.entries(methods).map(([method, operation]) => {
      const { parameters = [] } = operation as { parameters?: unknown[] };
      return [method, { ...(operation as object), parameters: [...parameters, owner] }];
    });
    return [path.replace('{projectName}', '{projectOwner}/{projectName}'), Object.fromEntries(withOwner)];
  });
  return { ...(descriptions[0] as Description), paths: Object.fromEntries(named), components };
}
