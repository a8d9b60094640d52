import { shortRef } from '../../model/refs.ts';
import { epochMs } from '../../model/time.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import { age, behind, counted, duration, joined, number, shortCommit } from '../format.ts';
import { type FailureTable, listPhrase } from './explanation.ts';
import { explainGitHub } from './github.ts';
import { explainRequest, explainUnknownProject } from './requests.ts';

const SCAN_AGAIN =
  'To scan again, push to the branch (an empty commit will do), or retry a failed managed scan in the web UI of the platform';

export function noScanYet(newest: Partial<ScanSummary> | undefined, nowMs: number): string {
  const start = 'no scan of this commit yet';
  if (newest === undefined) return `${start}; the project has no recent one`;
  const startedMs = epochMs(newest.started_at);
  const ago = startedMs === undefined ? 'at an unknown time' : age(startedMs, nowMs);
  const where = behind(', on ', newest.branch && `\`${shortRef(newest.branch)}\``);
  return `${start}; the last one ran ${/^\d/.test(ago) ? `${ago} ago` : ago}${where}`;
}

function codeNames(products: readonly string[]): string {
  return joined(products.map((product) => `\`${product}\``));
}

export const GATE_FAILURES = {
  'gate-failed': ({ counted: count, isIncomplete, allowed = 0 }) => {
    const pronoun = count === 1 ? 'it' : 'them';
    const problem =
      allowed === 0
        ? 'must be fixed before the gate passes'
        : `count, more than \`max-findings\` allows (${number(allowed)})`;
    return {
      reason: 'gate-failed',
      message: `${isIncomplete ? 'At least ' : ''}${counted(count, 'finding')} ${problem}`,
      remedy: `Fix ${pronoun} and push, or ignore ${pronoun} on the platform and run the job again`,
    };
  },
  'gate-head-unread': ({ cause }) => {
    const { reason, message } = explainGitHub(cause);
    return {
      reason,
      message: `The head of the pull request in the merge queue could not be read: ${message}`,
      remedy:
        'Add `pull-requests: read` to the `permissions` of the job, check `github-token`, and run the job again',
    };
  },
  'gate-reopened': ({ products }) => ({
    reason: 'scan-timeout',
    message: `The pull request was reopened, but closing it had removed the findings of its scan for ${codeNames(products)}`,
    remedy: SCAN_AGAIN,
  }),
  'gate-scan-failed': ({ products, status, exitCode }) => {
    const end = `it ended${behind(' as ', status && `\`${status}\``)}${behind(' with exit code ', exitCode)}`;
    return {
      reason: 'gate-failed',
      message: `The scan of this commit for ${codeNames(products)} failed: ${end}`,
      remedy: `Read the scan's own log and fix the cause. ${SCAN_AGAIN}`,
    };
  },
  'gate-list-failed': ({ product, ref, cause }) => {
    const list = listPhrase(product, ref);
    if (cause.kind === 'list-broken') {
      return {
        reason: 'other',
        message: `${list} may be incomplete: ${cause.cause}`,
        remedy: `Run the gate again. If it fails again, name the other products in \`products\`, and ask the vendor of the platform about its lists`,
      };
    }
    const { reason, message, remedy } = explainRequest(cause);
    return { reason, message: `${list} could not be read: ${message}`, remedy };
  },
  'product-not-run': ({ products }) => ({
    reason: 'gate-failed',
    message: `No scan of this commit ran ${codeNames(products)}, which \`products\` names`,
    remedy: `Enable the product for the project, or remove it from \`products\`. If the job that scans for it failed, run that job again`,
  }),
  'scan-timeout': ({ products, waitedMs, status }) => {
    const state = status ? ` (its status is \`${status}\`)` : '';
    const ended = waitedMs < 1000 ? 'has not ended' : `had not ended after ${duration(waitedMs)}`;
    return {
      reason: 'scan-timeout',
      message: `The scan of this commit for ${codeNames(products)} ${ended}${state}`,
      remedy: `Raise \`wait-for\`, or run the gate again when the scan has ended. ${SCAN_AGAIN}`,
    };
  },
  'findings-missing': ({ products, counted: count, listed }) => {
    const counts =
      count === undefined
        ? `its count of ${codeNames(products)} findings is unknown`
        : `it counted ${counted(count, 'finding')} of ${codeNames(products)}, but the platform lists ${number(listed)}`;
    return {
      reason: 'scan-timeout',
      message: `The scan blocks the commit, but no listed finding explains it: ${counts}`,
      remedy: `Run the gate again later, or look at the scan on the platform. ${SCAN_AGAIN}`,
    };
  },
  'gate-overwritten': ({ commit, by }) => {
    const newer = by === '' ? 'another commit' : shortCommit(by);
    return {
      reason: 'gate-failed',
      message: `The scan of ${newer} completed after that of ${shortCommit(commit)}, so the platform lists the findings of ${newer}`,
      remedy: `Scan this commit again, then run the gate again. ${SCAN_AGAIN}`,
    };
  },
  'no-scan': ({ commit, project, products, waitedMs, unknownProject, near }) => {
    if (unknownProject) return { ...explainUnknownProject(project, near), reason: 'no-scan' };
    const target = commit === undefined ? 'the commit' : `commit ${shortCommit(commit)}`;
    const forProducts = products === undefined ? '' : ` for ${codeNames(products)}`;
    const waited = waitedMs < 1000 ? '' : ` within ${duration(waitedMs)}`;
    return {
      reason: 'no-scan',
      message: `No scan of ${target} of ${project}${forProducts} was found${waited}`,
      remedy: `Check that this commit is scanned, by the platform or by a job of yours, and that \`commit\` is correct, or raise \`wait-for\`. ${SCAN_AGAIN}`,
    };
  },
} satisfies Partial<FailureTable>;
