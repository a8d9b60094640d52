/** The file by which a repository sets its own tags, at the root of the workspace. */
export const WORKSPACE_CONFIG = '.semgrepconfig.yml';

/** Whether the configuration sets `tags:`, so that the project's next scan overrides those set by the API. */
export async function setsTags(text: string): Promise<boolean> {
  const { isMap, parseDocument } = await import('yaml');
  // The tree is looked at as it was parsed: turning it into values fails on aliases that lead nowhere.
  const { contents, errors } = parseDocument(text);
  return errors.length === 0 && isMap(contents) && contents.has('tags');
}
