/** Reads links, headings and workflows of Markdown files. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The name of this action in the documentation. */
export const REFERENCE = 'your-org/code-security-platform@v1';

/**
 * The folder of the action of this repository that a step uses: by its public name, or as `$/gate`; empty for the one at
 * the root, undefined for an action of others.
 */
export function ownAction(uses = ''): string | undefined {
  const [repository, version] = REFERENCE.split('@');
  const [name = '', ref = ''] = uses.split('@');
  if (name.startsWith('$/')) return name.slice(2);
  const isOwn = (ref === version || /^[0-9a-f]{40}$/.test(ref)) && `${name}/`.startsWith(`${repository}/`);
  return isOwn ? name.slice(`${repository}/`.length) : undefined;
}

export interface WorkflowText {
  /** The file, and on a page the anchor of the heading above. */
  place: string;
  text: string;
}

export interface Step {
  id?: string;
  name?: string;
  if?: string;
  uses?: string;
  with?: Record<string, unknown>;
  run?: string;
  env?: Record<string, unknown>;
}

export interface Job {
  name?: string;
  needs?: string | string[];
  if?: string;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  outputs?: Record<string, string>;
  strategy?: { matrix?: unknown; 'max-parallel'?: number };
  /** A workflow that the job calls. */
  uses?: string;
  with?: Record<string, unknown>;
  secrets?: Record<string, string>;
  steps?: Step[];
}

export interface Workflow {
  name: string;
  on: unknown;
  permissions?: Record<string, string>;
  concurrency?: string | { group: string; queue?: string; 'cancel-in-progress'?: boolean | string };
  jobs: Record<string, Job>;
}

export function textOf(file: string): string {
  return readFileSync(`${ROOT}${file}`, 'utf8');
}

/** The YAML blocks of a file: whole workflows, and parts of some. */
export function yamlIn(file: string): WorkflowText[] {
  const markdown = textOf(file);
  return [...markdown.matchAll(/^( *)```yaml\n(.*?)^\1```$/gms)].map(
    ({ 1: indent = '', 2: block = '', index }) => {
      const headings = markdown.slice(0, index).match(/^#{1,6} .+$/gm) ?? [];
      const place = `${file}#${anchorOf(headings.at(-1)?.replace(/^#+ /, '') ?? '')}`;
      return { place, text: block.replaceAll(new RegExp(`^${indent}`, 'gm'), '') };
    },
  );
}

export function isWorkflow({ text }: WorkflowText): boolean {
  return /^jobs:/m.test(text);
}

/** The whole workflows that a file shows. */
export function workflowsIn(file: string): WorkflowText[] {
  return yamlIn(file).filter(isWorkflow);
}

/** The workflows that GitHub runs in this repository. */
export function ownWorkflows(): WorkflowText[] {
  const folder = '.github/workflows/';
  return readdirSync(`${ROOT}${folder}`).map((name) => ({
    place: folder + name,
    text: textOf(folder + name),
  }));
}

/** Parsed once, by their texts; nobody changes them. */
const parsed = new Map<string, Workflow>();

export function parseWorkflow(text: string): Workflow {
  const workflow = parsed.get(text) ?? parse(text);
  parsed.set(text, workflow);
  return workflow;
}

export function stepsOf({ jobs }: Workflow): Step[] {
  return Object.values(jobs).flatMap(({ steps = [] }) => steps);
}

/** The targets of links and pictures, without those in code. */
export function linksIn(file: string): string[] {
  const prose = withoutCode(textOf(file));
  const inline = [...prose.matchAll(/\]\(<?([^)\s>]+)>?\)/g)].map(([, target = '']) => target);
  const html = [...prose.matchAll(/(?:href|src|srcset)="([^"\s]+)/g)].map(([, target = '']) => target);
  return [...inline, ...html];
}

/** The anchors that GitHub gives a file's headings. */
export function anchorsOf(file: string): Set<string> {
  const anchors = new Set<string>();
  const headings = [...withoutBlocks(textOf(file)).matchAll(/^#{1,6} +(.+?) *#*$/gm)];
  for (const [, heading = ''] of headings) {
    const anchor = anchorOf(heading);
    let count = 1;
    let unique = anchor;
    while (anchors.has(unique)) unique = `${anchor}-${count++}`;
    anchors.add(unique);
  }
  return anchors;
}

function anchorOf(heading: string): string {
  return heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

function withoutCode(markdown: string): string {
  return withoutBlocks(markdown).replaceAll(/`[^`\n]*`/g, '');
}

function withoutBlocks(markdown: string): string {
  return markdown.replaceAll(/^( *)```.*?^\1```$/gms, '');
}
