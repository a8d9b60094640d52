import { spawn } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { actionIn, type StepRun as InnerRun, stepEnvironment } from './run-step.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NODE = join(ROOT, 'node_modules/.bin/node');

export interface StepOptions {
  /** The workflow's `with`. */
  inputs: Record<string, string>;
  /** The folder of the action that declares them; default the root, with the inputs of all operations. */
  action?: string;
  /** Beyond what a runner always sets; undefined takes a variable away. */
  environment?: Record<string, string | undefined>;
  /** Flags of Node, such as a limit of its heap. */
  nodeFlags?: string[];
  /** A program that starts Node, and its arguments. */
  startedBy?: readonly string[];
  /** Called for the running process, to signal it for instance. */
  onStart?: (child: ReturnType<typeof spawn>) => void;
}

export interface StepRun extends InnerRun {
  stderr: string;
}

/** Runs the committed bundle as a runner would: its environment, input names, output and summary files. */
export async function runBundle(options: StepOptions): Promise<StepRun> {
  const temp = await mkdtemp(join(tmpdir(), 'step-'));
  const declared = await stepEnvironment(options.inputs, temp, options.action);
  const files = { output: join(temp, 'output'), summary: join(temp, 'summary.md') };
  for (const file of Object.values(files)) await writeFile(file, '');
  const environment: Record<string, string | undefined> = {
    PATH: process.env.PATH,
    HOME: temp,
    CI: 'true',
    // Spares each of some thousand steps a sixth of its work; a runner has no cache.
    NODE_COMPILE_CACHE: join(tmpdir(), 'compiled'),
    ...declared,
    ...options.environment,
  };
  const defined = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined));
  const command = [
    ...(options.startedBy ?? []),
    NODE,
    ...(options.nodeFlags ?? []),
    fileURLToPath((await actionIn(options.action)).main),
  ];
  const child = spawn(command[0] ?? NODE, command.slice(1), {
    env: defined as Record<string, string>,
    cwd: temp,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = collect(child.stdout);
  const stderr = collect(child.stderr);
  options.onStart?.(child);
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const outputs = parseFileCommands(await readFile(files.output, 'utf8'));
  const reportText = outputs['report-path'] ? await readFile(outputs['report-path'], 'utf8') : '';
  return {
    exitCode,
    log: log(),
    stderr: stderr(),
    outputs,
    summary: await readFile(files.summary, 'utf8'),
    errors: annotations(log(), 'error'),
    warnings: annotations(log(), 'warning'),
    report: reportText === '' ? undefined : JSON.parse(reportText),
    reportText,
    temp,
  };
}

function collect(stream: NodeJS.ReadableStream): () => string {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString('utf8');
}

/** Reads `name<<delimiter … delimiter`. */
function parseFileCommands(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const [name, delimiter] = (lines[at] ?? '').split('<<');
    if (!name || delimiter === undefined) continue;
    const end = lines.indexOf(delimiter, at + 1);
    values[name] = lines.slice(at + 1, end).join('\n');
    at = end;
  }
  return values;
}

export function annotations(log: string, kind: string): string[] {
  const command = new RegExp(`^::${kind}(?: [^:]*)?::(.*)$`, 'gm');
  const unescaped = (text: string) =>
    text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
  return [...log.matchAll(command)].map((match) => unescaped(match[1] ?? ''));
}
