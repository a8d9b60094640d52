import { type FindingGroups, groupFindings, groupNotices, projectTagsOf } from '../../findings/counts.ts';
import { isOpen } from '../../findings/finding.ts';
import {
  type ChangeTimes,
  changeTimes,
  type History,
  historyOf,
  isKnownOpen,
} from '../../findings/history.ts';
import { listKinds } from '../../findings/list.ts';
import { type OverdueFinding, overdueFindings } from '../../findings/overdue.ts';
import { selectedProjects } from '../../findings/server-list.ts';
import { type Context, resolveSlug, resultOf } from '../../model/context.ts';
import { tryProjectDirectory } from '../../model/directory.ts';
import type { Severity } from '../../model/findings.ts';
import { type FindingChange, fieldGaps, type Gap } from '../../model/notice.ts';
import type { ListResult } from '../../model/step.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import { scanCoverage } from '../../projects/project.ts';
import type { PostureRequest } from './inputs.ts';

/** A finding that is open, or changed within the period. */
export type PostureFinding = Finding & { changes: readonly FindingChange[] };

export interface PostureResult extends ListResult<PostureFinding, PostureRequest> {
  /** Worst first. */
  overdue?: readonly OverdueFinding[];
  projectTags?: ReturnType<typeof projectTagsOf>;
  groups?: FindingGroups;
  /** Absent with less than two periods of data. */
  history?: History;
  /** Names of projects; absent if they could not be listed. */
  coverage?: ReturnType<typeof scanCoverage>;
}

/** One of several lists that fails is a gap. */
export function run(context: Context, request: PostureRequest): Promise<PostureResult> {
  return resultOf(context, request, async () => {
    const { products, filters, groupBy, untilMs } = request;
    await resolveSlug(context);
    const queries = products.map((issueType) => ({ issueType, filters }));
    const [{ findings }, projects] = await Promise.all([
      listKinds(context, queries, { once: true }),
      tryProjectDirectory(context),
    ]);
    const times = new Map(findings.map((finding) => [finding, changeTimes(finding)]));
    const { overdue, gaps } = overdueOf(findings, request);
    const overdueOnes = new Set(overdue.map(({ finding }) => finding));
    const listed = findings.flatMap((finding): PostureFinding[] => {
      const changes = changesWhen(times.get(finding), (ms) => ms >= request.sinceMs && ms <= untilMs);
      return changes.length > 0 || isKnownOpen(finding) ? [Object.assign(finding, { changes })] : [];
    });
    const projectTags = projects && projectTagsOf(listed, projects);
    const groups = groupFindings(
      listed.filter(isKnownOpen),
      groupBy,
      ({ repository = '' }) => projectTags?.[repository.toLowerCase()] ?? [],
      (finding) => overdueOnes.has(finding),
    );
    context.notices.push(...gaps, ...changeGaps(times), ...groupNotices(groups));
    return {
      listed,
      overdue,
      projectTags,
      groups,
      history: historyOf(times, request),
      coverage: projects && scanCoverage(selectedProjects(request, projects), untilMs),
    };
  });
}

function overdueOf(findings: readonly Finding[], { serviceLevels, untilMs }: PostureRequest) {
  if (serviceLevels === undefined) return { overdue: [], gaps: [] };
  const mayBeOverdue = ({ severity }: Finding) =>
    severity === undefined || serviceLevels[severity as Severity] !== undefined;
  const open = findings.filter((finding) => isOpen(finding) && mayBeOverdue(finding));
  return overdueFindings(open, serviceLevels, untilMs);
}

function changesWhen(times: ChangeTimes = {}, test: (ms: number) => boolean): FindingChange[] {
  const changes = Object.entries(times) as [FindingChange, number][];
  return changes.flatMap(([name, ms]) => (test(ms) ? [name] : []));
}

/** For findings whose rows lack the time of a change, or the status. */
function changeGaps(findings: ReadonlyMap<Finding, ChangeTimes>): Gap[] {
  const undecided = [...findings].flatMap(([{ status }, times]) => {
    const undated = changesWhen(times, Number.isNaN);
    return status === undefined ? [...undated, 'status' as const] : undated;
  });
  return [...Map.groupBy(undecided, (name) => name)].flatMap(([name, same]) => fieldGaps(name, same));
}
