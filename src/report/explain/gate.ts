import type { StepFailure } from '../../model/failure.ts';
import { counted, duration, firstOf, joined } from '../figures.ts';
import type { Explanation } from './explanation.ts';
import { explainRequest } from './requests.ts';

type FailureOf<K extends StepFailure['kind']> = Extract<StepFailure, { kind: K }>;

export function gateFailed({ counted: count }: FailureOf<'gate-failed'>): Explanation {
  return {
    what: `${counted(count, 'finding')} must be fixed before the gate passes`,
    remedy:
      count === 1
        ? 'Fix it and push, or ignore it on the platform and run the job again'
        : 'Fix them and push, or ignore them on the platform and run the job again',
  };
}

export function gateScanFailed({ status, exitCode }: FailureOf<'gate-scan-failed'>): Explanation {
  const code = exitCode === undefined ? '' : ` with exit code ${exitCode}`;
  return {
    what: `The scan of this commit did not complete: it ended as \`${status}\`${code}`,
    remedy: "Read the scan's own log, fix the cause, and scan the commit again",
  };
}

export function gateListFailed({ cause }: FailureOf<'gate-list-failed'>): Explanation {
  const { what, remedy } = explainRequest(cause);
  return { what: `The findings of the scan could not be read: ${what}`, remedy };
}

export function productNotRun({ products }: FailureOf<'product-not-run'>): Explanation {
  return {
    what: `The scan of this commit did not run ${joined(products)}, which \`products\` names`,
    remedy: 'Enable the product for the project, or remove it from `products`',
  };
}

export function scanTimeout({ waitedMs, status }: FailureOf<'scan-timeout'>): Explanation {
  const state = status === undefined ? '' : ` (its status is \`${status}\`)`;
  return {
    what: `The scan of this commit had not ended after ${duration(waitedMs)}${state}`,
    remedy: 'Raise `wait-for`, or run the gate again when the scan has ended',
  };
}

export function findingsMissing({ counted: count, waitedMs }: FailureOf<'findings-missing'>): Explanation {
  return {
    what: `The scan counted ${counted(count, 'finding')}, but the platform listed none of them within ${duration(waitedMs)}`,
    remedy: 'Run the gate again later; if they are still missing, look at the scan on the platform',
  };
}

export function gateOverwritten({ commit, by }: FailureOf<'gate-overwritten'>): Explanation {
  const other = by === '' ? 'another commit' : by.slice(0, 12);
  return {
    what: `The scan of ${other} completed after that of ${commit.slice(0, 12)}, so the platform lists the findings of ${other}`,
    remedy: 'Scan this commit again, then run the gate again',
  };
}

export function noScan(failure: FailureOf<'no-scan'>): Explanation {
  const { commit, project, waitedMs, unknownProject, near } = failure;
  if (unknownProject) {
    return {
      what: `The platform does not know the project ${project} (it answered 404, not found), so there is no scan of it`,
      remedy: `${near === undefined ? 'Check' : `Did you mean ${firstOf(near, 3)}? Otherwise check`} \`projects\`, or scan the repository once`,
    };
  }
  const of = commit === undefined ? 'the commit' : `commit ${commit.slice(0, 12)}`;
  return {
    what: `No scan of ${of} of ${project} was found${waitedMs < 1000 ? '' : ` within ${duration(waitedMs)}`}`,
    remedy:
      'Check that the project scans pull requests and that `commit` is the one that was scanned, or raise `wait-for`',
  };
}
