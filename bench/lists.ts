import { barePages, FINDING_PAGES } from './findings.ts';
import { inTurn, type Row, rowOf, runStep, withPlatform } from './measure.ts';

const FINDINGS = 300_000;
/** As many as a step requests at the same time. */
const AT_ONCE = 8;

/** Reading a long list, against reading the same pages one by one, and side by side. */
export async function listRows(): Promise<Row[]> {
  return [...(await list(500, 2, 0.25)), ...(await list(20, 3)), ...(await list(0, 3, 1.3))];
}

function list(latency: number, rounds: number, atMost?: number): Promise<Row[]> {
  return withPlatform(['findings', FINDINGS, latency], async ({ url, token }) => {
    const inputs = {
      ...{ operation: 'list-findings', token, 'base-url': url, 'deployment-slug': 'acme' },
      // Every page is read, and 300 rows are left to be written to files.
      ...{ 'issue-type': 'sast', status: 'open', 'older-than': '999d' },
    };
    const measured = await inTurn(rounds, {
      step: () => runStep(inputs),
      single: () => barePages(url, token, [FINDING_PAGES], 1),
      several: () => barePages(url, token, [FINDING_PAGES], AT_ONCE),
    });
    const what = `list of ${FINDINGS} findings at ${latency} ms a page`;
    const [single, several] = (['single', 'several'] as const).map((name) =>
      measured.map((round) => ({ step: round.step, other: round[name] })),
    );
    return [
      rowOf(what, 'wall', single ?? [], 'bare reading and parsing one by one', atMost),
      rowOf('the same', 'wall', several ?? [], `bare reading and parsing, ${AT_ONCE} at a time`),
      rowOf('the same, CPU time', 'cpu', single ?? [], 'bare reading and parsing one by one'),
    ];
  });
}
