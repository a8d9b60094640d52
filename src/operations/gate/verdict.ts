import type { GateRequest } from '../../model/request.ts';
import type { GateResult, LeftOut } from '../../model/result.ts';

type Decided =
  | 'verdict'
  | 'because'
  | 'commit'
  | 'project'
  | 'scan'
  | 'counted'
  | 'leftOut'
  | 'products'
  | 'waitedMs';

/** What a gate found out so far. */
export type GateVerdict = Writable<Pick<GateResult, Decided>>;
type Writable<T> = { -readonly [Field in keyof T]: T[Field] };

/** Failed, until something else is known: whatever ends the gate early does not pass. */
export function emptyVerdict({ commit }: GateRequest): GateVerdict {
  return {
    verdict: 'failed',
    ...(commit === undefined ? {} : { commit }),
    leftOut: noneLeftOut(),
    products: [],
    waitedMs: 0,
  };
}

export function noneLeftOut(): Record<LeftOut, number> {
  return {
    'below-severity': 0,
    'below-confidence': 0,
    'on-primary-branch': 0,
    'ignored-on-primary-branch': 0,
    triaged: 0,
    fixed: 0,
    'provisionally-ignored': 0,
  };
}
