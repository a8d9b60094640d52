import { barePages, FINDING_PAGES, KEPT_ROWS, listInputs } from './findings.ts';
import { inTurn, type Row, rowOf, runStep, type Usage, withPlatform } from './measure.ts';

/** As many as a step requests at the same time. */
const AT_ONCE = 8;

/** Reading a long list, against reading the same pages one by one, and side by side. */
export async function listRows(): Promise<Row[]> {
  const local = await list(300_000, 0, async ({ step, single, several }) => {
    const rounds = await inTurn(3, { step, single, several });
    const what = 'list of 300,000 findings at 0 ms a page';
    const one = rounds.map((round) => ({ step: round.step, other: round.single }));
    const many = rounds.map((round) => ({ step: round.step, other: round.several }));
    return [
      rowOf(what, 'wall', one, `${KEPT_ROWS} one by one`, 1.3),
      rowOf('the same, CPU time', 'cpu', one, `${KEPT_ROWS} one by one`),
      rowOf('the same, wall time', 'wall', many, `${KEPT_ROWS}, ${AT_ONCE} at a time`),
    ];
  });
  const near = await list(100_000, 20, async ({ step, several }) => {
    const rounds = await inTurn(3, { step, other: several });
    const what = 'list of 100,000 findings at 20 ms a page';
    return [rowOf(what, 'wall', rounds, `${KEPT_ROWS}, ${AT_ONCE} at a time`)];
  });
  return [...local, ...near];
}

/** The same at the latency of a real platform, where waiting takes so long that one round has to do. */
export function latencyRows(): Promise<Row[]> {
  return list(300_000, 500, async ({ step, single }) => {
    const rounds = await inTurn(1, { step, other: single });
    const what = 'list of 300,000 findings at 500 ms a page';
    return [rowOf(what, 'wall', rounds, `${KEPT_ROWS} one by one`, 0.25)];
  });
}

type Programs = Record<'step' | 'single' | 'several', () => Promise<Usage>>;

function list(
  findings: number,
  latency: number,
  measure: (programs: Programs) => Promise<Row[]>,
): Promise<Row[]> {
  return withPlatform(['findings', findings, latency], async ({ url, token }) => {
    // Every page is read, and one row in a thousand is left to be written to files.
    const inputs = listInputs(url, token, { status: 'open', 'older-than': '999d' });
    const step = () => runStep(inputs);
    const several = () => barePages(url, token, [FINDING_PAGES], AT_ONCE);
    // The platform makes its answers now, once.
    await Promise.all([step(), several()]);
    return measure({ step, several, single: () => barePages(url, token, [FINDING_PAGES], 1) });
  });
}
