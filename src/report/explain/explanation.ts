import type { StepFailure } from '../../model/failure.ts';
import type { RequestFailure } from '../../platform/http/errors.ts';

/** A failure in plain sentences: what failed and why, and what to do about it. Neither ends with a full stop. */
export interface Explanation {
  what: string;
  remedy: string;
}

type Own = Exclude<StepFailure, RequestFailure>;

/** What explains each kind of failure of a step; the failures of requests are in a table of their own. */
export type StepTable = { [K in Own['kind']]: (failure: Extract<Own, { kind: K }>) => Explanation };

export const CREATE_TOKEN =
  'create an API token with Web API access under Settings > Tokens of the platform, and pass it as `token`';

export const RUN_AGAIN = 'Run the step again later; it does only what is left';

export const REPORT_FAULT =
  'Run the job again with step debugging on, and report the log to the maintainers of this action';

export function unexpected({ message }: { message: string }): Explanation {
  return { what: `Something unexpected went wrong: ${message}`, remedy: REPORT_FAULT };
}
