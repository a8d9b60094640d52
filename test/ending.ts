/** Ends what tests opened, also where they run side by side and have no end of their own to hook on. */

type End = () => unknown;

const ofTest: End[] = [];
const ofFile: End[] = [];

/** Not for tests that run side by side: the first one that ends would end it. */
export function atEndOfTest(end: End): void {
  ofTest.push(end);
}

export function atEndOfFile(end: End): void {
  ofFile.push(end);
}

export const endTest = () => endAll(ofTest);
export const endFile = () => endAll(ofFile);

async function endAll(ends: End[]): Promise<void> {
  const results = await Promise.allSettled(ends.splice(0).map(async (end) => end()));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
