import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Files of artifacts, by `<run id>/<artifact's name>`, then by the file's name. */
export type Artifacts = Map<string, Map<string, string>>;

/** @throws Error when a file is missing, or the artifact exists */
export async function upload(artifacts: Artifacts, key: string, paths: readonly string[]): Promise<void> {
  if (artifacts.has(key)) throw new Error(`The artifact ${key} exists`);
  const files = new Map<string, string>();
  for (const path of paths) {
    const isFolder = (await stat(path)).isDirectory();
    const inside = isFolder ? (await readdir(path)).map((name) => join(path, name)) : [path];
    for (const file of inside) files.set(basename(file), await readFile(file, 'utf8'));
  }
  artifacts.set(key, files);
}

/** Whether it was there. */
export async function download(artifacts: Artifacts, key: string, folder: string): Promise<boolean> {
  const files = artifacts.get(key);
  if (files === undefined) return false;
  await mkdir(folder, { recursive: true });
  for (const [name, text] of files) await writeFile(join(folder, name), text);
  return true;
}
