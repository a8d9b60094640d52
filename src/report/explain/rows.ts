import type { ForeignFailure, RowFailure } from '../../model/failure.ts';
import type { RequestFailure } from '../../platform/http/errors.ts';
import { firstOf, similarNames } from '../figures.ts';
import { valueText } from '../project-changes.ts';
import { type Explanation, unexpected } from './explanation.ts';
import { explainRequest, isRequest, withNames } from './requests.ts';
import { missingProject } from './statuses.ts';

type Own = Exclude<RowFailure, RequestFailure>;
type Table = { [K in Own['kind']]: (failure: Extract<Own, { kind: K }>) => Explanation };

/** Why one project or finding failed; the failures of requests are in a table of their own. */
const ROW_FAILURES: Table = {
  'not-listed': ({ near }) => ({
    what: `The deployment has no project of this name${similarNames(near)}`,
    remedy: missingProject('the spelling'),
  }),
  'name-unusable': ({ problem }) => ({
    what: `The platform uses a name that cannot be part of an address: it ${problem}`,
    remedy: 'Rename or delete it in the web UI of the platform',
  }),
  'not-shown': ({ seen }) => ({
    what: `The platform accepted the change, but does not show it${typeof seen === 'string' ? `: it shows ${valueText(seen)}` : ''}`,
    remedy: 'Check in the web UI that the platform allows the change, then run the step again',
  }),
  unknown: ({ cause }) => ({
    what: `It is not known whether the change took effect: ${explainRequest(cause).what}`,
    remedy: 'Run the step again: it reads first, and writes only what is still missing',
  }),
  'not-triaged': () => ({
    what: 'The platform answered without naming the finding, so it was not triaged. Where the deployment has developer exception requests, an ignore may have become a request',
    remedy:
      'Look for an exception request in the web UI, and check that the finding still exists and is of the kind that `issue-type` names',
  }),
  foreign: explainForeign,
  unexpected,
};

export function explainRow(failure: RowFailure): Explanation {
  if (isRequest(failure)) return withNames(explainRequest(failure), failure);
  return (ROW_FAILURES[failure.kind] as (failure: RowFailure) => Explanation)(failure);
}

const FOREIGN: Readonly<Record<ForeignFailure['what'], (of: string, items: string) => string>> = {
  tags: (of, tags) => `After the write ${of} lacks tags that nobody asked to remove: ${tags}`,
  switches: (of, switches) => `The write also changed what nobody asked for in ${of}: ${switches}`,
  project: (of, project) => `Another project answered: ${project}, not ${of}`,
  findings: (_, ids) => `The platform also triaged findings that were not selected: ${ids}`,
};

/** An answer that shows something nobody asked for. */
export function explainForeign({ what, of, items }: ForeignFailure): Explanation {
  return {
    what: `${FOREIGN[what](of, firstOf(items))}. Nothing more was written`,
    remedy: 'Put back in the web UI what was lost, and report this to the vendor of the platform',
  };
}
