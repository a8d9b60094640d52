import type { TrackedRequest } from '../src/inputs/comment-and-issue.ts';

/** A request that keeps no tracking issue. */
export const NO_ISSUE: TrackedRequest = {
  event: { name: 'schedule', isOfDefaultBranch: true, isOfPullRequest: false, isFork: false, runNumber: 1 },
  issue: { mode: 'never', labels: [], assignees: [], about: '' },
};
