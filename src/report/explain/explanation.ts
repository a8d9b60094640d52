/** A failure in plain sentences: what failed and why, and what to do about it. Neither ends with a full stop. */
export interface Explanation {
  what: string;
  remedy: string;
}

export const CREATE_TOKEN =
  'create an API token with Web API access under Settings > Tokens of the platform, and pass it as `token`';

export const RUN_AGAIN = 'Run the step again later; it does only what is left';

export const REPORT_FAULT =
  'Run the job again with step debugging on, and report the log to the maintainers of this action';

export function unexpected({ message }: { message: string }): Explanation {
  return { what: `Something unexpected went wrong: ${message}`, remedy: REPORT_FAULT };
}
