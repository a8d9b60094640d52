import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Installs packages with pinned versions, once for all runs.
 *
 * @returns the folder that has them in `node_modules`; undefined where npm cannot install them
 */
export function installed(packages: readonly string[]): string | undefined {
  const hash = createHash('sha256').update(packages.join()).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `interop-${hash}`);
  const done = join(folder, 'done');
  if (existsSync(done)) return folder;
  try {
    mkdirSync(folder, { recursive: true });
    const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder];
    execFileSync('npm', ['install', ...options, ...packages], { stdio: 'ignore' });
    writeFileSync(done, '');
    return folder;
  } catch {
    return undefined;
  }
}

/** The output of a program; undefined where it is not installed. @throws Error when it fails */
export function outputOf(program: string, args: readonly string[], input?: string): string | undefined {
  try {
    return execFileSync(program, args, { input, encoding: 'utf8', maxBuffer: 256 * 1024 ** 2 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
