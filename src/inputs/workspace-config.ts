/** The file by which a repository sets its own tags, at the root of the workspace. */
export const WORKSPACE_CONFIG = '.semgrepconfig.yml';

/** Whether the configuration sets `tags:`, so that the project's next scan overrides those set by the API. */
export async function setsTags(text: string): Promise<boolean> {
  const { parseDocument } = await import('yaml');
  const document = parseDocument(text);
  const config: unknown = document.errors.length > 0 ? undefined : document.toJS();
  return typeof config === 'object' && config !== null && 'tags' in config;
}
