import type { Context } from '../model/context.ts';
import { type ProjectDirectory, projectDirectory } from '../model/directory.ts';
import { listFailureBySlug } from '../model/step-errors.ts';
import type { Finding } from '../platform/resources/finding.ts';

/** Undefined, with a notice, if the projects can't be listed. @throws an error that ends the step */
export async function tryProjectDirectory(context: Context): Promise<ProjectDirectory | undefined> {
  try {
    return await projectDirectory(context);
  } catch (error) {
    context.notices.push({ kind: 'project-tags-unread', cause: listFailureBySlug(error) });
    return undefined;
  }
}

/** The tags of the projects of findings, by name in lower case. */
export function projectTagsOf(
  findings: readonly Finding[],
  { find }: ProjectDirectory,
): Record<string, readonly string[]> {
  const repositories = new Set(findings.map(({ repository }) => repository));
  const names = new Set([...repositories].flatMap((name) => name?.toLowerCase() ?? []));
  return Object.fromEntries([...names].map((name) => [name, find(name)?.tags ?? []]));
}
