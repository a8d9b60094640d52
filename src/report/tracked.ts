import type { StepResult } from '../model/step.ts';
import { rowName } from './journal.ts';
import { failureReason } from './outputs.ts';
import { inState } from './row-states.ts';
import type { RunFacts } from './run-facts.ts';
import type { Tracked } from './view.ts';

/** Failures by which a run could not find out what there is. */
const COULD_NOT_FIND_OUT: ReadonlySet<string> = new Set(['unreachable', 'token-refused', 'rate-limited']);

/** The tracking issue of an operation that writes: it lists what failed. */
export function trackFailures(result: StepResult, run: RunFacts): Tracked {
  const reason = failureReason(result, run.cancelled);
  if (reason === undefined) return { kind: 'clear' };
  if (reason === 'cancelled') return { kind: 'undecided' };
  const failed = inState(result.rows ?? [], 'failed', 'unknown', 'not-reached');
  const names = failed.map(({ change }) => rowName(change)).sort();
  const listed = JSON.stringify([reason, names]);
  return { kind: COULD_NOT_FIND_OUT.has(reason) ? 'undecided' : 'act', listed };
}
