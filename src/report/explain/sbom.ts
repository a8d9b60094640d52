import { duration } from '../figures.ts';
import type { FailureTable } from './explanation.ts';
import { explainRequest } from './requests.ts';

type Kind = 'sbom-failed' | 'sbom-not-ready' | 'sbom-download' | 'sbom-unwritten';

export const SBOM_FAILURES: Pick<FailureTable, Kind> = {
  'sbom-failed': ({ message = '' }) => ({
    what: `The platform could not export the SBOM${message === '' ? ', and gives no reason' : `: ${message.replace(/[.\s]+$/, '')}`}`,
    remedy: 'Check in the web UI that the last full scan of the project completed, then run the step again',
  }),
  'sbom-not-ready': ({ waitedMs }) => ({
    reason: 'time-limit',
    what: `The platform had not exported the SBOM after ${duration(waitedMs)}`,
    remedy: 'Raise `wait-for`, or run the step again later',
  }),
  'sbom-download': ({ cause }) => ({
    reason: explainRequest(cause).reason,
    what:
      cause.kind === 'redirect'
        ? `The SBOM was not downloaded, because its address is not \`https\`${cause.redirectTo === undefined ? '' : `: ${cause.redirectTo}`}`
        : `The SBOM was not downloaded: ${explainRequest(cause).what}`,
    remedy:
      'Let the runner reach this host (docs/runners.md: proxies and certificates), then run the step again',
  }),
  'sbom-unwritten': ({ path }) => ({
    what: `${path} could not be written`,
    remedy: 'Check that the disk of the runner has room, then run the step again',
  }),
};
