import type { GateRequest } from '../../model/request.ts';
import type { GateResult } from '../../model/result.ts';
import { nothingJudged } from './judge.ts';

/** What a gate found out so far; whatever ends it early does not pass. */
export type GateVerdict = Writable<Omit<GateResult, FromElsewhere>>;
type FromElsewhere = 'operation' | 'request' | 'deployment' | 'failure' | 'warned' | 'notices';
type Writable<T> = { -readonly [Field in keyof T]: T[Field] };

export function emptyVerdict({ commit }: GateRequest): GateVerdict {
  const { leftOut } = nothingJudged();
  const known = commit === undefined ? {} : { commit };
  return {
    verdict: 'failed',
    because: 'undecided',
    ...known,
    leftOut,
    products: [],
    notRun: [],
    waitedMs: 0,
  };
}
