import type { GateResult } from '../model/result.ts';
import { duration } from './figures.ts';
import { shortCommit } from './scan-outputs.ts';

type Cause = NonNullable<GateResult['because']>;

const CAUSES: Readonly<Record<Cause, (result: GateResult) => string>> = {
  fork: () => 'because a pull request from a fork gets no token',
  dependabot: () => 'because a run of Dependabot gets no token',
  'head-moved': (result) => `because the pull request has a newer commit than ${commitText(result)}`,
  'newer-scan': (result) => `because a newer commit than ${commitText(result)} has been scanned`,
  overwritten: () => 'the scan of an earlier commit completed later, and replaced the findings',
  'unknown-project': ({ request }) => `the platform does not know ${request.project}`,
  'findings-missing': () => 'the scan found something that the platform does not list',
  undecided: () => 'because it could not find out what the scan found',
  'scan-failed': (result) => `the scan of ${commitText(result)} did not complete`,
  'list-failed': () => 'the findings of the scan could not be read',
  'product-not-run': () => 'the scan did not run a product that was asked for',
};

/** Why the verdict is what it is where findings did not decide it. */
export function scanFailureText(result: GateResult): string {
  if (result.because !== undefined) return CAUSES[result.because](result);
  const waited = result.waitedMs >= 1000 ? ` after ${duration(result.waitedMs)}` : '';
  return result.verdict === 'timed-out'
    ? `the scan of ${commitText(result)} had not ended${waited}`
    : `none of ${commitText(result)} was found${waited}`;
}

function commitText({ commit }: GateResult): string {
  return commit === undefined ? 'the commit' : shortCommit(commit);
}
