import type { Project } from '../../platform/resources/project.ts';
import type { ScanSummary } from '../../platform/resources/scan.ts';
import { type BranchList, type ListRead, listKey } from '../../scans/read.ts';
import type { GateRequest } from './inputs.ts';

/** Everything that was read for one decision. Whatever is absent was not read. */
export interface Seen {
  request: GateRequest;
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
  isSearchedAfterLists: boolean;
  /** Paths that the pull request changes; `unknown` where GitHub does not show all of them. */
  files?: ReadonlySet<string> | 'unknown';
  /** When the pull request was last reopened, in epoch ms; 0 = never. */
  reopenedMs?: number;
}

/** Something that is missing for a decision: a later search that shows more scans, or a fact. */
export type Need = { needs: 'later-scans' } | FactNeed;

/** A fact that can be read at once. */
export type FactNeed =
  | { needs: 'lists'; lists: readonly BranchList[] }
  | { needs: 'head' | 'lists-again' | 'scans-again' | 'files' | 'reopened' };

/** The list of a product on a branch; undefined if it was not read yet. */
export function listIn({ lists }: Seen, list: BranchList): ListRead | undefined {
  return lists.get(listKey(list));
}

/** The rows of a list; undefined if it could not be read, or was not read yet. */
export function rowsIn(seen: Seen, list: BranchList): ListRead['rows'] | undefined {
  const read = listIn(seen, list);
  return read?.failure === undefined ? read?.rows : undefined;
}

/** The need for those of the wanted lists that were not read yet; undefined if all were. */
export function listNeed(seen: Seen, wanted: readonly BranchList[]): Need | undefined {
  const missing = wanted.filter((list) => listIn(seen, list) === undefined);
  const lists = [...new Map(missing.map((list) => [listKey(list), list])).values()];
  return lists.length === 0 ? undefined : { needs: 'lists', lists };
}
