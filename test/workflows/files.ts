/** The workflows of this repository: those that GitHub runs, and those that its pages show. */

import { readdirSync } from 'node:fs';
import { markdownFiles } from '../../docs/tables.ts';
import { parseWorkflow, stepsOf, textOf, type Workflow } from '../docs/markdown.ts';

export interface WorkflowText {
  /** File, and the line where the text starts in a page. */
  place: string;
  text: string;
}

export function ownWorkflows(): WorkflowText[] {
  const folder = '.github/workflows/';
  const names = readdirSync(new URL(`../../${folder}`, import.meta.url));
  return names.map((name) => ({ place: folder + name, text: textOf(folder + name) }));
}

/** Blocks of YAML in the pages. Those with jobs are whole workflows, the others are parts of one. */
export function shownYaml(): WorkflowText[] {
  return [...markdownFiles(), 'SECURITY.md', 'CONTRIBUTING.md'].flatMap(blocksOf);
}

export function isWorkflow({ text }: WorkflowText): boolean {
  return /^jobs:/m.test(text);
}

export function parsed({ text }: WorkflowText): Workflow {
  return parseWorkflow(text);
}

/** All that jobs and steps use. */
export function usesOf(workflow: Workflow): string[] {
  const all = [...Object.values(workflow.jobs), ...stepsOf(workflow)];
  return all.map(({ uses }) => uses).filter((uses) => uses !== undefined);
}

function blocksOf(page: string): WorkflowText[] {
  const text = textOf(page);
  return [...text.matchAll(/^( *)```ya?ml\n(.*?)^\1```$/gms)].map((match) => {
    const [, indent = '', block = ''] = match;
    const line = text.slice(0, match.index).split('\n').length + 1;
    return { place: `${page}:${line}`, text: block.replaceAll(new RegExp(`^${indent}`, 'gm'), '') };
  });
}
