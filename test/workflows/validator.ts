/** GitHub's validator for workflow and action files, with this repository's own actions resolved. */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { data, FeatureFlags, isDescriptionDictionary } from '@actions/expressions';
import { registerLogger, validate } from '@actions/languageservice';
import type { ActionMetadata } from '@actions/languageservice/action';
import type { ContextProviderConfig } from '@actions/languageservice/context-providers/config';
import type { ActionsMetadataProvider, ValidationConfig } from '@actions/languageservice/validate';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { isScalar, parse, parseDocument, visit } from 'yaml';
import { ownAction, REFERENCE } from '../docs/markdown.ts';

type Diagnostic = Awaited<ReturnType<typeof validate>>[number];

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Severities of the language server protocol: 1 error, 2 warning, 3 information, 4 hint. */
const WARNING = 2;

// The validator logs its own crashes and then calls the file valid. Here a crash is a crash.
registerLogger({
  error(message) {
    throw new Error(message);
  },
  warn() {},
  info() {},
  log() {},
});

/**
 * GitHub's own findings on a workflow, as `line: message` in the order of the lines; empty when it is valid.
 *
 * Errors and warnings count, information does not. Steps that use this repository's actions, by their public names, by
 * `$/gate` or by `./gate`, are held against the `action.yml` in their folders: missing and unknown inputs, and outputs
 * that such a step does not have. Another version or folder is reported as not found. The inputs of other actions are
 * not looked at; workflows of this repository that a job calls by `./` or `$/` are.
 *
 * @throws Error when the validator itself fails.
 */
export async function validateWorkflow(text: string): Promise<string[]> {
  return findings('.github/workflows/x.yml', withPublicNames(text), {
    actionsMetadataProvider: ACTIONS,
    contextProviderConfig: CONTEXTS,
    // General on github.com since June 2026, and still a flag of the service.
    featureFlags: new FeatureFlags({ allowBackgroundSteps: true }),
    fileProvider: {
      async getFileContent({ path }) {
        return { name: path, content: readFileSync(`${ROOT}${path}`, 'utf8') };
      },
    },
  });
}

/** GitHub's own findings on an `action.yml`, as `line: message`; empty when it is valid. */
export async function validateActionYml(text: string): Promise<string[]> {
  return findings('action.yml', text, {});
}

let documents = 0;

async function findings(path: string, text: string, config: ValidationConfig): Promise<string[]> {
  // The path decides about the schema. The number keeps documents apart: the validator remembers what it
  // parsed by URI and never looks at the text again.
  documents += 1;
  const document = TextDocument.create(`file:///${documents}/${path}`, 'yaml', documents, text);
  const diagnostics = await validate(document, config);
  const lines = diagnostics
    .filter(({ severity }) => severity === undefined || severity <= WARNING)
    .sort(byPosition)
    .map(({ range, message }) => `${range.start.line + 1}: ${firstLine(message)}`);
  return [...new Set(lines)];
}

function byPosition({ range: { start: a } }: Diagnostic, { range: { start: b } }: Diagnostic): number {
  return a.line - b.line || a.character - b.character;
}

/** The YAML reader appends a drawing of the place to its message; the line number says it already. */
function firstLine(message: Diagnostic['message']): string {
  const text = typeof message === 'string' ? message : message.value;
  return text.replace(/:?\n.*$/s, '');
}

/** The validator passes over steps that use a folder of the workspace; `$/` it resolves itself. */
function withPublicNames(text: string): string {
  const places: [start: number, end: number, name: string][] = [];
  visit(parseDocument(text), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'uses' || !isScalar(value) || !value.range) return;
      const [, folder] = /^\.\/(?:published\/)?(?!.*\.ya?ml$)(.*)$/.exec(String(value.value)) ?? [];
      if (folder !== undefined)
        places.push([value.range[0], value.range[1], REFERENCE.replace('@', `/${folder}@`)]);
    },
  });
  return places
    .reverse()
    .reduce((result, [start, end, name]) => result.slice(0, start) + name + result.slice(end), text);
}

/** Read once. */
const read = new Map<string, ActionMetadata>();

function metadataOf(folder: string): ActionMetadata | undefined {
  const path = `${ROOT}${folder}/action.yml`;
  if (!existsSync(path)) return undefined;
  const metadata: ActionMetadata = read.get(path) ?? parse(readFileSync(path, 'utf8'));
  read.set(path, metadata);
  return metadata;
}

const ACTIONS: ActionsMetadataProvider = {
  async fetchActionMetadata({ owner, name, ref, path = '' }) {
    const folder = ownAction(`${owner}/${name}/${path}@${ref}`.toLowerCase());
    if (folder !== undefined) return metadataOf(folder);
    if (`${owner}/${name}`.toLowerCase() === REFERENCE.split('@')[0]) return undefined;
    // Undefined would mean "no such action". Metadata without inputs means "exists, inputs not known".
    return { name, description: '' };
  },
};

/** Narrows `steps.<id>.outputs` to the declared outputs; by itself the validator accepts any name there. */
const CONTEXTS: ContextProviderConfig = {
  async getContext(name, defaultContext, { job }) {
    if (name !== 'steps' || !defaultContext) return undefined;
    for (const step of job?.steps ?? []) {
      const folder = 'uses' in step ? ownAction(step.uses.value) : undefined;
      const known = defaultContext.get(step.id);
      if (folder === undefined || !known || !isDescriptionDictionary(known)) continue;
      const outputs = known.get('outputs');
      if (!outputs || !isDescriptionDictionary(outputs)) continue;
      for (const output of Object.keys(metadataOf(folder)?.outputs ?? {}))
        outputs.add(output, new data.Null());
      outputs.complete = true;
    }
    return defaultContext;
  },
};
