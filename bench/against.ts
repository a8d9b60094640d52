import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planInputs, triageInputs } from './findings.ts';
import { FLEET, tagFleet } from './fleet.ts';
import { BUNDLE, inTurn, type Row, rowOf, runStep, type Usage, withPlatform } from './measure.ts';

const ROUNDS = 5;
const FINDINGS = 100_000;
const PROJECTS = 2000;

/** CPU time of whole steps, of the committed bundle and of that of another commit, in turn. */
export async function againstRows(ref: string): Promise<Row[]> {
  const other = bundleOf(ref);
  const inTurnWith = async (what: string, step: (bundle: string) => Promise<Usage>): Promise<Row> => {
    const rounds = await inTurn(ROUNDS, { step: () => step(BUNDLE), other: () => step(other) });
    return rowOf(`${what}, CPU time`, 'cpu', rounds, `the bundle of ${ref}`);
  };
  return [
    await inTurnWith(`tagging ${FLEET} projects`, (bundle) =>
      withPlatform(['fleet', FLEET, 0], ({ url, token }) => tagFleet(url, token, bundle)),
    ),
    ...(await withPlatform(['findings', FINDINGS, 0, PROJECTS], async ({ url, token }) => [
      await inTurnWith(`triage with ${FINDINGS} findings`, (bundle) =>
        runStep(triageInputs(url, token), bundle),
      ),
      await inTurnWith(`plan over ${PROJECTS} projects and ${FINDINGS} findings`, (bundle) =>
        runStep(planInputs(url, token), bundle),
      ),
    ])),
  ];
}

function bundleOf(ref: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'bench-'));
  const archive = execFileSync('git', ['archive', ref, 'dist'], { maxBuffer: 64 * 1024 ** 2 });
  execFileSync('tar', ['-x', '-C', directory], { input: archive });
  return join(directory, 'dist/index.js');
}
