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
  /** The first search for scans. */
  isFirst: boolean;
  /** `wait-for` is over. */
  isLast: boolean;
  waitedMs: number;
  /** The platform's time when the lists were read, in epoch ms; 0 before. */
  nowMs: number;
  /** Whether GitHub says for certain that the commit is no longer the head. */
  hasMoved?: boolean;
  /** Keys by `listKey`. */
  lists: ReadonlyMap<string, ListRead>;
  /** Rereads of the lists so far. */
  rereads: number;
  /** The scans were searched once more after the lists were read. */
  isSearchedAfter: boolean;
  /** Paths that the pull request changes; `unknown` where GitHub does not show all of them. */
  files?: ReadonlySet<string> | 'unknown';
  /** When the pull request was last reopened, in epoch ms; 0 = never. */
  reopenedMs?: number;
}

/** A request for more to be read before the decision; `later`: after a wait for a scan. */
export type Look = { look: 'later' } | FurtherLook;

export type FurtherLook =
  | { look: 'lists'; lists: readonly BranchList[] }
  | { look: 'head' | 'lists-again' | 'scans-again' | 'files' | 'reopened' };
