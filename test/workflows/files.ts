/** The workflows of this repository: those that GitHub runs, and those that its pages show. */

import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const ROOT = new URL('../../', import.meta.url);
const PAGES = /^(?:README|SECURITY|CONTRIBUTING|docs\/.*)\.md$/;

export interface WorkflowText {
  /** File, and the line where the text starts in a page. */
  place: string;
  text: string;
}

export interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
export interface Job {
  name?: string;
  permissions?: unknown;
  'timeout-minutes'?: number;
  uses?: string;
  steps?: Step[];
}
export interface Workflow {
  name?: string;
  on: unknown;
  permissions?: unknown;
  concurrency?: unknown;
  jobs: Record<string, Job>;
}

export function read(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf8');
}

export function ownWorkflows(): WorkflowText[] {
  const folder = '.github/workflows/';
  return readdirSync(new URL(folder, ROOT)).map((name) => ({
    place: folder + name,
    text: read(folder + name),
  }));
}

/** Blocks of YAML in the pages. Those with jobs are whole workflows, the others are parts of one. */
export function shownYaml(): WorkflowText[] {
  const pages = readdirSync(ROOT).concat(pagesOf('docs'));
  return pages.filter((page) => PAGES.test(page)).flatMap(blocksOf);
}

export function isWorkflow({ text }: WorkflowText): boolean {
  return /^jobs:/m.test(text);
}

export function parsed({ text }: WorkflowText): Workflow {
  return parse(text);
}

export function stepsOf(workflow: Workflow): Step[] {
  return Object.values(workflow.jobs).flatMap(({ steps = [] }) => steps);
}

/** All that jobs and steps use. */
export function usesOf(workflow: Workflow): string[] {
  const all = [...Object.values(workflow.jobs), ...stepsOf(workflow)];
  return all.map(({ uses }) => uses).filter((uses) => uses !== undefined);
}

function pagesOf(folder: string): string[] {
  try {
    return readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function blocksOf(page: string): WorkflowText[] {
  const text = read(page);
  return [...text.matchAll(/^( *)```ya?ml\n(.*?)^\1```$/gms)].map((match) => {
    const [, indent = '', block = ''] = match;
    const line = text.slice(0, match.index).split('\n').length + 1;
    return { place: `${page}:${line}`, text: block.replaceAll(new RegExp(`^${indent}`, 'gm'), '') };
  });
}
