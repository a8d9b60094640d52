import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { atEndOfFile } from './ending.ts';

/** Runners of GitHub have it, but a machine with only Node need not. */
export const hasJq = spawnSync('jq', ['--version']).status === 0;

/** Starts the scripts of a file, because a fork of this large process takes ten times as long as one of a shell. */
let shell: ChildProcess | undefined;

/** Runs a script of a workflow, one at a time, with these variables alone. What it prints may not contain NUL. */
export async function runScript(
  script: string,
  { folder, variables }: { folder: string; variables: Readonly<Record<string, string>> },
): Promise<{ status: number; stdout: string }> {
  shell ??= startShell();
  const { stdin, stdout } = shell;
  const values = Object.entries(variables).map(([name, value]) => quoted(`${name}=${value}`));
  stdin?.write(
    `(cd ${quoted(folder)} && exec env -i ${values.join(' ')} bash -e -c ${quoted(script)}) </dev/null\n` +
      `printf '\\0%s\\0' $?\n`,
  );
  let text = '';
  for await (const chunk of stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    text += chunk;
    const [, printed, status] = /^(.*)\0(\d+)\0$/s.exec(text) ?? [];
    if (printed !== undefined) return { status: Number(status), stdout: printed };
  }
  throw new Error('the shell has ended');
}

function startShell(): ChildProcess {
  const child = spawn('bash', ['--norc'], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdout.setEncoding('utf8');
  atEndOfFile(() => {
    child.stdin.end();
    shell = undefined;
  });
  return child;
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
