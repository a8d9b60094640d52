import { findingTarget, type TriageChange } from '../../model/change.ts';
import type { FindingSelection, TriageRequest } from '../../model/request.ts';
import type { Context } from '../context.ts';
import { isAlready, isDecidedApart } from '../findings/decision.ts';
import { Families, formerTriage } from '../findings/families.ts';
import { listFindings } from '../../findings/list.ts';
import { detectedMs } from '../findings/times.ts';
import { FindingRecords } from '../write/finding-records.ts';
import { noticeWidth } from './width.ts';

interface Selected {
  change: TriageChange;
  sinceMs: number;
}

/** What a listing selected. */
export interface ListedPlan {
  findings: FindingRecords;
  /** How many findings the filters select that nobody has decided otherwise, before `limit`. */
  selected: number;
}

/**
 * Lists the findings, every condition checked on each row, and plans exactly those.
 *
 * @throws StepError, PlatformError, PagingError
 */
export async function planListed(
  context: Context,
  { decision, issueType }: TriageRequest,
  { query, limit = Number.POSITIVE_INFINITY }: Extract<FindingSelection, { by: 'listed' }>,
): Promise<ListedPlan> {
  noticeWidth(context, query);
  const families = new Families();
  const askedAtMs = context.clock.now();
  const listed = await listFindings(context, query, {
    allBranches: issueType !== 'secrets',
    onRow: (finding) => families.add(finding),
  });
  const selected = listed.map((finding): Selected => {
    const target = findingTarget(finding);
    const change: TriageChange = { target, field: 'triage', before: formerTriage(finding), after: decision };
    // One without an age is not known to be old.
    return { change, sinceMs: detectedMs(finding) ?? Number.POSITIVE_INFINITY };
  });
  const siblings = families.siblingsOf(selected.map(({ change }) => change.target));
  const decidedApart = ({ change }: Selected) =>
    siblings.get(change.target.id)?.find(({ before }) => isDecidedApart(before, change.before ?? {}));
  const { left = [], free = [] } = Object.groupBy(selected, (one) =>
    decidedApart(one) === undefined ? 'free' : 'left',
  );
  const changes = [...oldest(free, limit), ...left.map(({ change }) => change)];
  const findings = new FindingRecords(changes, siblings, askedAtMs);
  for (const one of left) findings.leave(one.change, decidedApart(one)?.before);
  return { findings, selected: free.length };
}

/**
 * At most `limit` of the findings, the oldest first. Those that are right already do not use the limit up: else a
 * nightly step would meet the same ones for ever.
 */
function oldest(selected: readonly Selected[], limit: number): TriageChange[] {
  const sorted = selected.toSorted(
    (one, other) => byAge(one, other) || (one.change.target.id < other.change.target.id ? -1 : 1),
  );
  const { due = [], already = [] } = Object.groupBy(
    sorted.map(({ change }) => change),
    (change) => (isAlready(change) ? 'already' : 'due'),
  );
  const taken = due.slice(0, limit);
  return [...taken, ...already.slice(0, limit - taken.length)];
}

/** Two infinite ages are equal, although their difference is not a number. */
function byAge(one: Selected, other: Selected): number {
  return one.sinceMs === other.sinceMs ? 0 : one.sinceMs - other.sinceMs;
}
