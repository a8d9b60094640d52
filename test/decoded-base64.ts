/** Everything that runs of base64 in a text say, wherever in a run a part of it begins. */
export function decodedBase64(text: string): string {
  const runs = text.match(/[\w+/-]{8,}/g) ?? [];
  return runs
    .flatMap((run) => [0, 1, 2, 3].map((start) => Buffer.from(run.slice(start), 'base64').toString()))
    .join('\n');
}
