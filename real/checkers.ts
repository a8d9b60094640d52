/** Checkers of workflows and actions: this repository's own, and the workflows of the pages. */

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markdownFiles } from '../docs/tables.ts';
import { OPERATIONS } from '../src/model/operations.ts';
import { workflowsIn } from '../test/docs/markdown.ts';
import { skipped, type Trial, trialOf, versionOf } from './trial.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const TRIED = 'own workflows and actions, workflows of the pages';
const ACTIONS = ['action.yml', ...OPERATIONS.map((operation) => `${operation}/action.yml`)];

type Checker = (pages: string) => string[];

/** What each checker complains about, without what `CONTRIBUTING.md` argues. */
const CHECKERS: Readonly<Record<string, Checker>> = {
  actionlint: (pages) => {
    const options = ['-no-color', '-oneline', '-ignore', 'unexpected key "queue" for "concurrency" section'];
    return [ROOT, pages].flatMap((folder) => linesOf('actionlint', options, folder));
  },
  zizmor: (pages) => {
    const own = zizmor(['.github', ...ACTIONS]);
    const shown = zizmor([pages]).filter(({ ident }) => !ARGUED.has(ident));
    return [...own, ...shown].map(
      ({ ident, locations }) => `${ident} in ${JSON.stringify(locations[0]?.symbolic.key)}`,
    );
  },
  ghalint: (pages) => [
    ...linesOf('ghalint', ['run']).filter((line) => !ARGUED_OWN.test(line)),
    ...linesOf('ghalint', ['run-action']),
    ...linesOf('ghalint', ['run'], pages).filter((line) => !ARGUED_POLICIES.test(line)),
  ],
  poutine: (pages) => [ROOT, pages].flatMap(poutine).filter((complaint) => !complaint.startsWith(UNVERIFIED)),
  'check-jsonschema': (pages) => {
    const workflows = [join(ROOT, '.github/workflows'), join(pages, '.github/workflows')].flatMap((folder) =>
      readdirSync(folder).map((name) => join(folder, name)),
    );
    return [
      ...schemaErrors('github-workflows', workflows),
      ...schemaErrors('github-actions', ACTIONS),
      ...schemaErrors('dependabot', ['.github/dependabot.yml']),
    ];
  },
};

/** Of poutine, for all actions whose owner its list does not name. */
const UNVERIFIED = 'github_action_from_unverified_creator_used';

/** Policies that ghalint finds broken: see "Real things" in `CONTRIBUTING.md`. */
const ARGUED_POLICIES =
  /github_app_should_limit_(?:repositories|permissions)|action_ref_should_be_full|job_timeout_minutes|job_secrets/;
const ARGUED_OWN = /github_app_should_limit_(?:repositories|permissions)/;

/** Audits that fail on pages: see "Real things" in `CONTRIBUTING.md`. */
const ARGUED = new Set(['unpinned-uses', 'github-app', 'dangerous-triggers']);

export async function* trials(): AsyncGenerator<Trial> {
  const pages = mkdtempSync(join(tmpdir(), 'pages-'));
  try {
    writePages(pages);
    for (const [tool, complaintsOf] of Object.entries(CHECKERS)) {
      const version = versionOf(tool) ?? versionOf(tool, 'version');
      yield version === undefined ? skipped(tool, TRIED) : trialOf(tool, version, TRIED, complaintsOf(pages));
    }
  } finally {
    rmSync(pages, { recursive: true, force: true });
  }
}

/** As a repository of its own, because actionlint takes a file's place into account. */
function writePages(folder: string): void {
  const workflows = join(folder, '.github/workflows');
  mkdirSync(workflows, { recursive: true });
  mkdirSync(join(folder, '.git'));
  for (const { place, text } of markdownFiles().flatMap(workflowsIn))
    writeFileSync(join(workflows, `${place.replaceAll(/\W+/g, '-')}.yml`), text);
}

function linesOf(program: string, args: readonly string[], folder = ROOT): string[] {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  if (status === 0) return [];
  return `${stdout}${stderr}`.split('\n').filter((line) => line.trim() !== '');
}

interface Audit {
  ident: string;
  ignored: boolean;
  locations: { symbolic: { key: unknown } }[];
}

function zizmor(places: readonly string[]): Audit[] {
  const options = ['--offline', '--no-progress', '--format', 'json', ...places];
  const { stdout } = spawnSync('zizmor', options, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const audits: Audit[] = JSON.parse(stdout);
  return audits.filter(({ ignored }) => !ignored);
}

/** It takes only what git knows as a repository. */
function poutine(folder: string): string[] {
  if (folder !== ROOT) spawnSync('git', ['init', '--quiet', folder]);
  const { stdout } = spawnSync('poutine', ['analyze_local', folder, '--format', 'json', '--quiet'], {
    encoding: 'utf8',
  });
  const { findings }: { findings: PoutineFinding[] } = JSON.parse(stdout);
  return findings.map(({ rule_id, meta }) => `${rule_id} in ${meta.path}: ${meta.details}`);
}

interface PoutineFinding {
  rule_id: string;
  meta: { path: string; details?: string };
}

const schemaErrors = (schema: string, files: readonly string[]) =>
  linesOf('check-jsonschema', ['--builtin-schema', `vendor.${schema}`, ...files]);
