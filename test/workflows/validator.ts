/** GitHub's validator for workflow and action files, told what this repository's own action takes and gives. */

import { data, isDescriptionDictionary } from '@actions/expressions';
import { registerLogger, validate } from '@actions/languageservice';
import type { ActionMetadata, ActionReference } from '@actions/languageservice/action';
import { parseActionReference } from '@actions/languageservice/action';
import type { ContextProviderConfig } from '@actions/languageservice/context-providers/config';
import type { ActionsMetadataProvider, ValidationConfig } from '@actions/languageservice/validate';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { isScalar, parse, parseDocument, visit } from 'yaml';

export interface WorkflowOptions {
  /** What users write behind `uses:`, for example `your-org/code-security-platform@v1`. */
  reference: string;
  /** The text of the `action.yml` that `reference`, `./` and folders such as `./published` stand for. */
  actionYml: string;
}

type Diagnostic = Awaited<ReturnType<typeof validate>>[number];

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
 * Errors and warnings count, information does not. Steps that use `reference` or a local folder are held against
 * `actionYml`, and so is every `steps.<id>.outputs.<name>` of such a step. Another version or path of the
 * same repository is reported as not found. The inputs of other actions are not looked at.
 *
 * @throws Error when `reference` is not `owner/name@ref`, or when the validator itself fails.
 */
export async function validateWorkflow(text: string, options: WorkflowOptions): Promise<string[]> {
  const own = parseActionReference(options.reference);
  if (!own?.ref) throw new Error(`Not a reference to an action: ${options.reference}`);
  const metadata = parseMetadata(options.actionYml);
  return findings('.github/workflows/x.yml', withLocalUsesAs(options.reference, text), {
    actionsMetadataProvider: metadataProvider(own, metadata),
    contextProviderConfig: contextProvider(own, metadata),
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

/** What a step, and not a job, names by `uses` in the workspace. */
const LOCAL_ACTION = /^\.\/(?!.*\.ya?ml$)/;

/** The validator passes over steps that use a folder, so they are shown to it under the action's public name. */
function withLocalUsesAs(reference: string, text: string): string {
  const places: [number, number][] = [];
  visit(parseDocument(text), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'uses' || !isScalar(value)) return;
      if (value.range && LOCAL_ACTION.test(String(value.value)))
        places.push([value.range[0], value.range[1]]);
    },
  });
  return places
    .reverse()
    .reduce((result, [start, end]) => result.slice(0, start) + reference + result.slice(end), text);
}

function parseMetadata(actionYml: string): ActionMetadata {
  const manifest: Partial<ActionMetadata> = parse(actionYml);
  const inputs = Object.entries(manifest.inputs ?? {});
  return {
    name: manifest.name ?? '',
    description: manifest.description ?? '',
    // Without a table of inputs the validator would accept any; an input may be declared by its name alone.
    inputs: Object.fromEntries(inputs.map(([name, input]) => [name, input ?? { description: '' }])),
    outputs: manifest.outputs ?? {},
  };
}

function metadataProvider(own: ActionReference, metadata: ActionMetadata): ActionsMetadataProvider {
  return {
    async fetchActionMetadata(action) {
      if (isSameAction(action, own)) return metadata;
      if (isSameRepository(action, own)) return undefined;
      // Undefined would mean "no such action". Metadata without inputs means "exists, inputs not known".
      return { name: action.name, description: '' };
    },
  };
}

/** Narrows `steps.<id>.outputs` to the declared outputs; by itself the validator accepts any name there. */
function contextProvider(own: ActionReference, metadata: ActionMetadata): ContextProviderConfig {
  return {
    async getContext(name, defaultContext, { job }) {
      if (name !== 'steps' || !defaultContext) return undefined;
      for (const step of job?.steps ?? []) {
        const action = 'uses' in step ? parseActionReference(step.uses.value) : undefined;
        const known = defaultContext.get(step.id);
        if (!action || !isSameAction(action, own) || !known || !isDescriptionDictionary(known)) continue;
        const outputs = known.get('outputs');
        if (!outputs || !isDescriptionDictionary(outputs)) continue;
        for (const output of Object.keys(metadata.outputs ?? {})) outputs.add(output, new data.Null());
        outputs.complete = true;
      }
      return defaultContext;
    },
  };
}

function isSameAction(a: ActionReference, b: ActionReference): boolean {
  return isSameRepository(a, b) && a.path === b.path && a.ref === b.ref;
}

function isSameRepository(a: ActionReference, b: ActionReference): boolean {
  return `${a.owner}/${a.name}`.toLowerCase() === `${b.owner}/${b.name}`.toLowerCase();
}
