import { counted, duration, joined } from '../figures.ts';
import { type FailureTable, suggested } from './explanation.ts';
import { explainRequest } from './requests.ts';

/** Why a gate fails. */
export const GATE_FAILURES = {
  'gate-failed': ({ counted: count }) => ({
    reason: 'gate-failed',
    what: `${counted(count, 'finding')} must be fixed before the gate passes`,
    remedy:
      count === 1
        ? 'Fix it and push, or ignore it on the platform and run the job again'
        : 'Fix them and push, or ignore them on the platform and run the job again',
  }),
  'gate-scan-failed': ({ status, exitCode }) => {
    const code = exitCode === undefined ? '' : ` with exit code ${exitCode}`;
    return {
      reason: 'gate-failed',
      what: `The scan of this commit did not complete: it ended as \`${status}\`${code}`,
      remedy: "Read the scan's own log, fix the cause, and scan the commit again",
    };
  },
  'gate-list-failed': ({ cause }) => {
    const { reason, what, remedy } = explainRequest(cause);
    return { reason, what: `The findings of the scan could not be read: ${what}`, remedy };
  },
  'product-not-run': ({ products }) => ({
    reason: 'gate-failed',
    what: `The scan of this commit did not run ${joined(products)}, which \`products\` names`,
    remedy: 'Enable the product for the project, or remove it from `products`',
  }),
  'scan-timeout': ({ waitedMs, status }) => {
    const state = status === undefined ? '' : ` (its status is \`${status}\`)`;
    return {
      reason: 'scan-timeout',
      what: `The scan of this commit had not ended after ${duration(waitedMs)}${state}`,
      remedy: 'Raise `wait-for`, or run the gate again when the scan has ended',
    };
  },
  'findings-missing': ({ counted: count, waitedMs }) => ({
    reason: 'scan-timeout',
    what: `The scan counted ${counted(count, 'finding')}, but the platform listed none of them within ${duration(waitedMs)}`,
    remedy: 'Run the gate again later; if they are still missing, look at the scan on the platform',
  }),
  'gate-overwritten': ({ commit, by }) => {
    const other = by === '' ? 'another commit' : by.slice(0, 12);
    return {
      reason: 'gate-failed',
      what: `The scan of ${other} completed after that of ${commit.slice(0, 12)}, so the platform lists the findings of ${other}`,
      remedy: 'Scan this commit again, then run the gate again',
    };
  },
  'no-scan': ({ commit, project, waitedMs, unknownProject, near }) => {
    if (unknownProject) {
      return {
        reason: 'no-scan',
        what: `The platform does not know the project ${project} (it answered 404, not found), so there is no scan of it`,
        remedy: suggested(near, 'check `projects`, or scan the repository once'),
      };
    }
    const of = commit === undefined ? 'the commit' : `commit ${commit.slice(0, 12)}`;
    return {
      reason: 'no-scan',
      what: `No scan of ${of} of ${project} was found${waitedMs < 1000 ? '' : ` within ${duration(waitedMs)}`}`,
      remedy:
        'Check that this commit is scanned, by the platform or by a job of yours, and that `commit` is correct, or raise `wait-for`',
    };
  },
} satisfies Partial<FailureTable>;
