/**
 * `npm run adopt -- OWNER/REPO`: writes the name of the copy wherever a placeholder stands, and into README the commit to
 * use. It prints the line for a workflow.
 */

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const PLACEHOLDER = 'your-org/code-security-platform';
const OWNER = 'your-org';
/** They explain the placeholder. */
const KEPT = ['docs/adopt.ts', 'docs/adopting.md', 'test/docs/adopt.test.ts'];

/** Tracked files with the placeholder, as paths in the repository. */
export function filesToAdopt(): string[] {
  const found = git('grep', '-Il', OWNER).split('\n');
  return found.filter((path) => path !== '' && !KEPT.includes(path));
}

/** A text with the repository's name; other repositories of the placeholder's owner get the same owner. */
export function adopted(text: string, repository: string): string {
  const owner = repository.slice(0, repository.indexOf('/'));
  return text.replaceAll(PLACEHOLDER, () => repository).replaceAll(OWNER, () => owner);
}

/** README with this commit in the workflow that names one. */
export function pinned(readme: string, commit: string): string {
  return readme.replace(/(?<=\/gate@)[0-9a-f]{40}/, commit);
}

function git(...command: string[]): string {
  return execFileSync('git', command, { cwd: ROOT, encoding: 'utf8' });
}

function update(path: string, updated: (text: string) => string): void {
  writeFileSync(`${ROOT}${path}`, updated(readFileSync(`${ROOT}${path}`, 'utf8')));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , repository = ''] = process.argv;
  if (!/^[\w-]+\/[\w.-]+$/.test(repository)) {
    console.error('Give the repository: npm run adopt -- OWNER/REPO');
    process.exit(1);
  }
  const files = filesToAdopt();
  // The last commit has the same `dist/` and actions: adopting changes neither.
  const commit = git('rev-parse', 'HEAD').trim();
  for (const path of files) update(path, (text) => adopted(text, repository));
  update('README.md', (text) => pinned(text, commit));
  console.log(`Replaced your-org/… in ${files.length} files. Commit and push, then use in a workflow:\n`);
  console.log(`      - uses: ${repository}/gate@${commit}`);
}
