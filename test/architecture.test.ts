import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

interface Import {
  from: string;
  to: string;
  isTypeOnly: boolean;
  isDynamic: boolean;
}

/** The permission of a folder to import another. */
type Permission = 'all' | 'types';

/** The imports that each folder may have; `main.ts`, `step.ts` and `write-to-github.ts` may import all. */
const PERMISSIONS: Record<string, Record<string, Permission>> = {
  platform: {},
  runner: { model: 'types' },
  github: { platform: 'all', model: 'all' },
  model: { platform: 'all' },
  changes: { model: 'all', platform: 'all' },
  projects: { changes: 'all', model: 'all', platform: 'all' },
  policies: { changes: 'all', model: 'all', platform: 'all' },
  findings: { changes: 'all', model: 'all', platform: 'all' },
  scans: { model: 'all', platform: 'all' },
  inputs: { findings: 'all', model: 'all', platform: 'all' },
  rules: {
    ...{ changes: 'all', findings: 'all', github: 'all', inputs: 'all', model: 'all', platform: 'all' },
    ...{ policies: 'all', projects: 'all' },
  },
  report: {
    ...{ changes: 'all', findings: 'all', model: 'all', platform: 'types', policies: 'all' },
    ...{ rules: 'types', runner: 'all', scans: 'types' },
  },
  operations: {
    ...{ changes: 'all', findings: 'all', github: 'all', inputs: 'all', model: 'all', platform: 'all' },
    ...{ policies: 'all', projects: 'all', report: 'all', rules: 'all', scans: 'all' },
  },
};
/** Modules that a kind of file in an operation's folder must not import. */
const KINDS: Record<string, RegExp> = {
  'inputs.ts': /^(platform|github|report|runner)\//,
  'run.ts': /^(report|inputs|runner)\//,
  'view.ts': /^(platform\/(?!resources)|github|inputs|runner)\//,
};
/**
 * The codec, JSON that keeps 64-bit ids, and what a name in a path may be: pure functions that belong to the wire. And
 * the entry to GitHub, which loads its client when it is asked.
 */
const SHARED = [...['decode', 'json', 'path'].map((name) => `platform/http/${name}.ts`), 'github/ask.ts'];
/** Operations that always read rules, a plan or a saved report. */
const RULES_OPERATIONS = ['plan', 'apply', 'validate', 'export', 'undo'];
const MAX_LINES = 400;

const files = filesIn('src');
const imports = files.flatMap((file) => importsOf('src', file));
const folderOf = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : 'main');

describe('the layout of src', () => {
  it('has only the imports that are allowed', () => {
    const wrong = imports.filter((found) => !isAllowed(found)).map(({ from, to }) => `${from} → ${to}`);
    expect(imports.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  it('makes each kind of import that is allowed', () => {
    const used = (source: string, target: string, permission: Permission) =>
      imports.some(({ from, to, isTypeOnly }) => {
        const isOfPair = folderOf(from) === source && folderOf(to) === target;
        return isOfPair && (permission === 'types' || !isTypeOnly);
      });
    const unused = Object.entries(PERMISSIONS).flatMap(([source, targets]) =>
      Object.entries(targets).filter(([target, permission]) => !used(source, target, permission)),
    );
    expect(unused).toEqual([]);
  });

  it('has inputs that know no server, runs that format no text, and views that ask nobody', () => {
    const inFolder = imports.filter(
      ({ from, isTypeOnly }) => /^operations\/[^/]+\//.test(from) && !isTypeOnly,
    );
    const wrong = inFolder.filter(({ from, to }) => KINDS[from.slice(from.lastIndexOf('/') + 1)]?.test(to));
    expect(inFolder.length).toBeGreaterThan(20);
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('loads the parsers of YAML and of schemas only where a step reads such a file', () => {
    const parsers = /^import (?!type )[^;]*from '(?:yaml|zod)'/ms;
    const next = Map.groupBy(
      imports.filter(({ isTypeOnly, isDynamic }) => !isTypeOnly && !isDynamic),
      ({ from }) => from,
    );
    const loads = (file: string, seen = new Set<string>()): boolean => {
      if (seen.has(file)) return false;
      seen.add(file);
      if (parsers.test(readFileSync(join(ROOT, 'src', file), 'utf8'))) return true;
      return (next.get(file) ?? []).some(({ to }) => loads(to, seen));
    };
    const entries = files.filter((file) => /^operations\/[^/]+\/(?:inputs|run|view)\.ts$/.test(file));
    const loading = [...entries, 'step.ts'].filter((file) => loads(file)).map((file) => file.split('/')[1]);
    expect(new Set(loading)).toEqual(new Set(RULES_OPERATIONS));
  });

  it('has operations that do not import each other', () => {
    const operationOf = (file: string) => /^operations\/([^/]+)\//.exec(file)?.[1];
    const wrong = imports.filter(({ from, to }) => {
      const [source, target] = [operationOf(from), operationOf(to)];
      return source !== undefined && target !== undefined && source !== target;
    });
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });
});

describe.each(['src', 'emulator'])('the layout of %s', (folder) => {
  it('has no import cycle, cycles of types included', () => {
    const found = filesIn(folder).flatMap((file) => importsOf(folder, file));
    expect(found.length).toBeGreaterThan(100);
    expect(cycleIn(found)).toBeUndefined();
  });

  it('has no file above 400 lines', () => {
    expect(filesAbove(MAX_LINES, folder)).toEqual([]);
  });
});

function filesIn(folder: string): string[] {
  const all = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return all.filter((file) => file.endsWith('.ts'));
}

function filesAbove(lines: number, folder: string): string[] {
  const countOf = (file: string) => readFileSync(join(ROOT, folder, file), 'utf8').split('\n').length - 1;
  return filesIn(folder).filter((file) => countOf(file) > lines);
}

function isAllowed({ from, to, isTypeOnly }: Import): boolean {
  const [source, target] = [folderOf(from), folderOf(to)];
  if (source === target || source === 'main') return true;
  const permission = PERMISSIONS[source]?.[target];
  if (permission === 'types') return isTypeOnly || SHARED.includes(to);
  return permission === 'all';
}

/** @param from relative to the folder, as all paths here are */
function importsOf(folder: string, from: string): Import[] {
  const text = readFileSync(join(ROOT, folder, from), 'utf8');
  const found: Import[] = [];
  const add = (path: string, isTypeOnly: boolean, isDynamic = false) => {
    const to = normalize(join(dirname(from), path));
    found.push({ from, to, isTypeOnly, isDynamic });
  };
  for (const [, clause = '', path = ''] of text.matchAll(
    /^(?:import|export)\s+([^;]*?)\s*from\s*'(\.[^']+)'/gms,
  )) {
    const names = /^\{(.*)\}$/s.exec(clause)?.[1]?.split(',') ?? [];
    const typed = names.filter((name) => name.trim() !== '').every((name) => name.trim().startsWith('type '));
    add(path, clause.startsWith('type ') || (names.length > 0 && typed));
  }
  for (const [, path = ''] of text.matchAll(/\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?'(\.[^']+)'/g))
    add(path, false, true);
  return found;
}

function cycleIn(all: readonly Import[]): string[] | undefined {
  const next = Map.groupBy(all, ({ from }) => from);
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    path.push(file);
    for (const { to } of next.get(file) ?? []) {
      const cycle = visit(to);
      if (cycle !== undefined) return cycle;
    }
    path.pop();
    done.add(file);
    return undefined;
  };
  for (const file of next.keys()) {
    const cycle = visit(file);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}
