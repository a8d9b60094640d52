import { type FindingGroups, groupFindings } from '../../findings/counts.ts';
import { detectedMs, isOpen } from '../../findings/finding.ts';
import { listKinds } from '../../findings/list-kinds.ts';
import { overdueFindings } from '../../findings/overdue.ts';
import { projectTagsOf, tryProjectDirectory } from '../../findings/project-tags.ts';
import { selectedProjects } from '../../findings/server-list.ts';
import { type Context, resolveId, resolveSlug, resultOf } from '../../model/context.ts';
import { SEVERITIES, type Severity } from '../../model/findings.ts';
import { type FindingChange, fieldGaps } from '../../model/notice.ts';
import type { ListResult } from '../../model/step.ts';
import { epochMs } from '../../model/time.ts';
import type { Finding } from '../../platform/resources/finding.ts';
import { scanCoverage } from '../../projects/scan-coverage.ts';
import type { PostureRequest } from './inputs.ts';

/** A finding that is open, or changed within the period. */
export type PostureFinding = Finding & {
  changes: readonly FindingChange[];
  /** Set if it has been open for longer than the service levels allow. */
  daysOver?: number;
};

/** Open findings at the ends of the last periods, as far as the findings of today's lists show them. */
export interface History {
  endsMs: readonly number[];
  bySeverity: Readonly<Partial<Record<Severity | 'unknown', readonly number[]>>>;
}

export interface PostureResult extends ListResult<PostureFinding, PostureRequest> {
  /** Keys are names of repositories in lower case. */
  projectTags?: Readonly<Record<string, readonly string[]>>;
  groups?: FindingGroups;
  /** Absent with less than two periods of data. */
  history?: History;
  /** Names of projects; absent if they could not be listed. */
  coverage?: ReturnType<typeof scanCoverage>;
}

/** Reports the findings of several kinds over a period. One of several lists that fails is a gap. */
export function run(context: Context, request: PostureRequest): Promise<PostureResult> {
  return resultOf(context, request, async () => {
    const { products, filters, serviceLevels = {}, groupBy } = request;
    await resolveSlug(context);
    if (products.includes('secrets')) await resolveId(context);
    const queries = products.map((issueType) => ({ issueType, filters }));
    const [{ findings }, directory] = await Promise.all([
      listKinds(context, queries, { once: true }),
      tryProjectDirectory(context),
    ]);

    const hasLevel = ({ severity }: Finding) =>
      severity === undefined || serviceLevels[severity as Severity] !== undefined;
    const mayBeOverdue = request.serviceLevels
      ? findings.filter((finding) => isOpen(finding) && hasLevel(finding))
      : [];
    const { overdue, gaps } = overdueFindings(mayBeOverdue, serviceLevels, request.untilMs);
    const daysOver = new Map(overdue.map((one) => [one.finding, one.daysOver]));
    /** A name for each finding whose row leaves it undecided. */
    const undecided: (FindingChange | 'status')[] = [];
    const listed = findings.flatMap((finding): PostureFinding[] => {
      const changes = changesOf(finding, request, undecided);
      const isShown = changes.length > 0 || isKnownOpen(finding);
      return isShown ? [Object.assign(finding, { changes, daysOver: daysOver.get(finding) })] : [];
    });
    context.notices.push(...gaps, ...undecidedGaps(undecided));
    const projectTags = directory && projectTagsOf(listed, directory);
    return {
      listed,
      projectTags,
      groups: groupFindings(
        listed.filter(isKnownOpen),
        groupBy,
        ({ repository = '' }) => projectTags?.[repository.toLowerCase()] ?? [],
        (finding) => daysOver.has(finding),
      ),
      history: historyOf(findings, request),
      coverage: directory && scanCoverage(selectedProjects(request, directory), request.untilMs),
    };
  });
}

/** Unlike `isOpen`, not true of a finding without a status. */
export function isKnownOpen(finding: Finding): boolean {
  return finding.status !== undefined && isOpen(finding);
}

interface Change {
  /** Undefined for a finding without a status. */
  happened: boolean | undefined;
  /** When, in epoch ms; undefined if its row does not say. */
  atMs: number | undefined;
}

/** The changes that a finding's row shows, with their times. The list of secrets has only the time of any change. */
const CHANGES: Readonly<Record<FindingChange, (finding: Finding) => Change>> = {
  new: (finding) => ({ happened: true, atMs: detectedMs(finding) }),
  fixed: ({ status, state_updated_at }) => ({
    happened: status && status === 'fixed',
    atMs: epochMs(state_updated_at),
  }),
  ignored: (finding) => ({
    // Code can silence a finding that nobody has triaged.
    happened: finding.status && finding.status === 'ignored' && finding.triage_state !== 'untriaged',
    atMs: triagedMs(finding),
  }),
  reopened: (finding) => ({ happened: finding.triage_state === 'reopened', atMs: triagedMs(finding) }),
};

const CHANGE_ENTRIES = Object.entries(CHANGES) as [FindingChange, (finding: Finding) => Change][];

function triagedMs({ kind, triaged_at, state_updated_at }: Finding): number | undefined {
  return epochMs(kind === 'secrets' ? state_updated_at : triaged_at);
}

function changesOf(
  finding: Finding,
  { sinceMs, untilMs }: PostureRequest,
  undecided: (FindingChange | 'status')[],
): FindingChange[] {
  if (finding.status === undefined) undecided.push('status');
  return CHANGE_ENTRIES.flatMap(([name, changeOf]) => {
    const { happened, atMs } = changeOf(finding);
    if (!happened) return [];
    if (atMs === undefined) undecided.push(name);
    return atMs !== undefined && atMs >= sinceMs && atMs <= untilMs ? [name] : [];
  });
}

function undecidedGaps(undecided: readonly (FindingChange | 'status')[]) {
  return [...new Set(undecided)].flatMap((name) =>
    fieldGaps(
      name,
      undecided.filter((other) => other === name),
    ),
  );
}

const MAX_PERIODS = 12;

/** A finding counts as open from its detection, or return, to the first change in its row that closed it. */
function historyOf(findings: readonly Finding[], { sinceMs, untilMs }: PostureRequest): History | undefined {
  const periodMs = untilMs - sinceMs;
  const starts = findings.map(detectedMs).filter((ms) => ms !== undefined);
  const firstMs = starts.reduce((first, ms) => Math.min(first, ms), untilMs);
  const periods = Math.min(MAX_PERIODS, Math.floor((untilMs - firstMs) / periodMs) + 1);
  if (periods < 2) return undefined;
  const endsMs = Array.from({ length: periods }, (_, index) => untilMs - (periods - 1 - index) * periodMs);
  const spans = findings.map((finding) => ({ finding, ...openSpan(finding) }));
  const counts = [...Map.groupBy(spans, ({ finding }) => severityOf(finding))].map(([severity, rows]) => {
    const openAt =
      (endMs: number) =>
      ({ finding, fromMs, toMs }: (typeof spans)[number]) =>
        endMs === untilMs ? isKnownOpen(finding) : fromMs <= endMs && toMs > endMs;
    return [severity, endsMs.map((endMs) => rows.filter(openAt(endMs)).length)];
  });
  return { endsMs, bySeverity: Object.fromEntries(counts) };
}

/** Another word counts as unknown: nothing from outside gets into a picture. */
function severityOf({ severity: word }: Finding): Severity | 'unknown' {
  return SEVERITIES.find((severity) => severity === word) ?? 'unknown';
}

/** Empty where the row does not say when the finding was open. */
function openSpan(finding: Finding): { fromMs: number; toMs: number } {
  const { status, triage_state } = finding;
  const fromMs = detectedMs(finding) ?? Number.POSITIVE_INFINITY;
  if (isKnownOpen(finding)) return { fromMs, toMs: Number.POSITIVE_INFINITY };
  const states = [status, triage_state];
  const isIgnored = states.includes('ignored') || states.includes('provisionally_ignored');
  const closedMs = [
    status === 'fixed' ? epochMs(finding.state_updated_at) : undefined,
    isIgnored ? triagedMs(finding) : undefined,
  ].filter((ms) => ms !== undefined);
  return { fromMs, toMs: closedMs.length === 0 ? fromMs : Math.min(...closedMs) };
}
