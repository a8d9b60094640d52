import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { type OutputChunk, type Plugin, type PluginContext, rolldown } from 'rolldown';
import { rulesSchema } from './src/inputs/rules/schema.ts';

// `npm run build` makes dist/ and schema/ from the sources, always the same. What a step needs before its first
// request and after its last answer is what a developer waits for: it stands in as few files as possible, and what
// is not used does not stand there.

const DIST = 'dist';
const ENTRY = 'src/main.ts';
/** Each file has these modules and all that they import, except what they load only when it is used. */
const FILES = {
  // Two operations are so short that files of their own would cost more than they do.
  main: [ENTRY, 'src/inputs/operations/scan.ts', 'src/inputs/operations/gate.ts', 'src/operations/scan.ts'],
  publish: ['src/report/publish.ts', 'src/pull-request-comment.ts'],
  fleet: ['src/operations/tag.ts', 'src/operations/managed-scan.ts'],
  findings: ['src/operations/triage.ts', 'src/operations/list-findings.ts'],
};

/**
 * What undici loads at every start and hardly uses, and what takes its place. The build fails when undici no longer
 * loads one of them, or uses more of it.
 */
const UNDICI: Readonly<Record<string, string>> = {
  // Only the number is used, Node's own limit for the headers of an answer, and a kind of stream that is never sent.
  'node:http': 'module.exports = { maxHeaderSize: 16384 };',
  // For checks that hold.
  'node:assert': `
    const load = () => process.getBuiltinModule('node:assert');
    module.exports = (value, message) => value || load()(value, message);`,
  './client-h2.js':
    "module.exports = (...connection) => require('undici/lib/dispatcher/client-h2.js')(...connection);",
  // A tree of the names of headers, in which they are looked up before they are made of bytes: filled at every start.
  './tree': 'module.exports = { tree: { lookup: () => null } };',
  // Bodies are texts here, and fetch makes streams of its own. No body is a form.
  '../web/fetch/body.js': "module.exports = { extractBody() { throw new TypeError('a form as a body'); } };",
  '../web/fetch/formdata': 'module.exports = {};',
  '../web/webidl': 'module.exports = { webidl: { is: { FormData: () => false } } };',
};
/** The toolkit's way to HTTP. */
const FOR_GITHUB = /\/node_modules\/@actions\/http-client\//;
/** The modules of undici that get the replacements. */
const REPLACED_IN = /\/undici\/lib\/(?:core|dispatcher)\/[^/]+$/;

/** Of the built-in modules that are replaced, what the replacements do not have. */
const MISSING = /\bassert\.\w|\bhttp\.(?!maxHeaderSize\b)\w/;
/** The replacements that nothing has asked for so far. */
const unused = new Set(Object.keys(UNDICI));

/** The modules of each of `FILES`. */
const members = Object.entries(FILES).map(([name, starts]) => ({ name, starts, ids: new Set<string>() }));

const files: Plugin = {
  name: 'files',
  resolveId: {
    order: 'pre',
    handler(id, importer = '') {
      if (REPLACED_IN.test(importer) && Object.hasOwn(UNDICI, id)) {
        unused.delete(id);
        return `\0undici:${id}`;
      }
      // An import of a built-in module runs all its getters, and with them loads what nobody asked for.
      return isBuiltin(id) && id !== 'node:module' ? `\0builtin:${id}` : undefined;
    },
  },
  load(id) {
    if (id.startsWith('\0undici:')) return UNDICI[id.slice('\0undici:'.length)];
    if (id.startsWith('\0builtin:'))
      return `module.exports = process.getBuiltinModule('${id.slice('\0builtin:'.length)}');`;
    // The sources read it from package.json, which is not there where dist/ runs.
    return id.endsWith('/src/version.ts') ? `export const VERSION = '${ownVersion()}';` : undefined;
  },
  transform(code, id) {
    const [missing] = (REPLACED_IN.test(id) && MISSING.exec(code)) || [];
    if (missing !== undefined) throw new Error(`${id} uses more of a replaced module: ${missing}`);
  },
  buildEnd(error) {
    if (error === undefined && unused.size > 0)
      throw new Error(`undici does not load what is replaced: ${[...unused].join(', ')}`);
  },
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')?.code ?? '';
    for (const chunk of chunks)
      chunk.code = ascii(chunk.isEntry ? withRuntime(chunk.code, runtime) : chunk.code);
  },
  renderStart() {
    for (const { starts, ids } of members) {
      for (const id of this.getModuleIds()) {
        if (starts.some((start) => id.endsWith(`/${start}`))) addStatic(this, id, ids);
      }
    }
  },
};

/** V8 keeps one byte for each character, and reads faster, only where all of them are ASCII. */
function ascii(code: string): string {
  return code.replace(
    /[^\0-\x7f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The bundler's own functions are a file of their own. The first file has a copy, and so has nothing to wait for. */
function withRuntime(code: string, runtime: string): string {
  const [start = ''] = /^import \{[^}]*\} from "\.\/rolldown-runtime\.js";\n/.exec(code) ?? [];
  if (start === '') throw new Error('The bundle does not start with its own functions');
  return (
    runtime.replace('import "node:module";\n', '').replace(/^export .*\n?/m, '') + code.slice(start.length)
  );
}

/** Adds a module and all that it imports, except the toolkit's way to HTTP, which only GitHub's client uses. */
function addStatic(context: PluginContext, id: string, found: Set<string>): void {
  if (found.has(id) || FOR_GITHUB.test(id)) return;
  found.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) addStatic(context, imported, found);
}

function ownVersion(): string {
  return JSON.parse(readFileSync('package.json', 'utf8')).version;
}

/** Name, licence and its text of every package that is in the bundle. */
function licences(chunks: readonly OutputChunk[]): string {
  const ids = chunks.flatMap(({ moduleIds }) => moduleIds);
  const directories = new Set(
    ids.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []),
  );
  const entries = [...directories].map((directory) => {
    const { name, version, license } = JSON.parse(readFileSync(`${directory}/package.json`, 'utf8'));
    const file = readdirSync(directory).find((one) => /^(licen[cs]e|copying)/i.test(one));
    if (file === undefined) throw new Error(`${name} has no file with its licence`);
    return `${name}\n${license}\nVersion ${version}\n\n${readFileSync(`${directory}/${file}`, 'utf8').trim()}\n`;
  });
  return [...new Set(entries)].sort().join('\n');
}

/** The path within `src` or the package's name, where the file is not one of `FILES`. */
function fileName(name: string, id: string | null | undefined): string {
  const [, own, foreign] = /\/(?:src\/(.*)\.ts|node_modules\/([^/]+)\/.*)$/.exec(id ?? '') ?? [];
  return Object.hasOwn(FILES, name) ? name : (own?.replaceAll('/', '-') ?? foreign ?? name);
}

function isIn(file: string, id: string): boolean {
  return members.some(({ name, ids }) => name === file && ids.has(id));
}

const bundle = await rolldown({
  input: { index: ENTRY },
  platform: 'node',
  plugins: [files],
  preserveEntrySignatures: false,
  // Some modules are in the first file after all.
  checks: { ineffectiveDynamicImport: false },
  // undici asks for this name to leave out a second parser, an experiment that is off.
  transform: { define: { esbuildDetection: 'true' } },
  treeshake: { moduleSideEffects: (id) => !/\/node_modules\/(?:@actions|yaml)\//.test(id) },
});
const { output } = await bundle.write({
  dir: DIST,
  cleanDir: true,
  format: 'esm',
  comments: { legal: false, annotation: false, jsdoc: false },
  chunkFileNames: ({ name, facadeModuleId }) => `${fileName(name, facadeModuleId)}.js`,
  codeSplitting: {
    includeDependenciesRecursively: false,
    groups: [
      // What both of the large files need is needed often.
      { name: 'main', test: (id) => isIn('main', id) || (isIn('fleet', id) && isIn('findings', id)) },
      ...['publish', 'fleet', 'findings'].map((name) => ({ name, test: (id: string) => isIn(name, id) })),
    ],
  },
});
writeFileSync(`${DIST}/package.json`, '{ "type": "module" }\n');
writeFileSync(`${DIST}/LICENSES.txt`, licences(output.filter((file) => file.type === 'chunk')));
writeFileSync('schema/rules.v1.json', `${JSON.stringify(rulesSchema(), undefined, 2)}\n`);
