import type { Project } from '../../platform/resources/project.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import type { BranchList, ListRead } from '../../scans/read.ts';

/** Everything that was read for one decision. Whatever is absent was not read. */
export interface Seen {
  project: Project;
  /** One; in a merge queue the pull request's head and the group's own commit. */
  commits: readonly string[];
  /** The pull request of the event; its number is unknown for a fork's `workflow_run`. */
  pull?: { number?: number; headBranch?: string; isFork?: boolean };
  /** Scans of the project, the newest first. */
  scans: readonly ScanSummary[];
  isFirst: boolean;
  /** `wait-for` is over. */
  isLast: boolean;
  waitedMs: number;
  /** The platform's clock, in epoch ms. */
  nowMs: number;
  /** Whether GitHub says for certain that the commit is no longer the head. */
  hasMoved?: boolean;
  /** Keys by `listKey`. */
  lists: ReadonlyMap<string, ListRead>;
  /** Counts further reads of the lists. */
  rereads: number;
  /** The scans were searched once more after the lists were read. */
  isSearchedAfter: boolean;
  /** Paths that the pull request changes; `unknown` where GitHub does not show all of them. */
  files?: ReadonlySet<string> | 'unknown';
  /** When the pull request was last reopened, in epoch ms; 0 = never. */
  reopenedMs?: number;
}

/** A request for something else to read before the decision. */
export type Look =
  | { look: 'lists'; lists: readonly BranchList[] }
  /** `later`: a scan is to be waited for; `lists-again`: after a pause. */
  | { look: 'head' | 'later' | 'lists-again' | 'scans-again' | 'files' | 'reopened' };
