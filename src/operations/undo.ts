import type { UndoRequest } from '../model/request.ts';
import type { UndoResult } from '../model/result.ts';
import type { SavedReport } from '../model/saved.ts';
import { type Context, isWriting, resultOf } from './context.ts';
import { lookUp, resolveId, resolveSlug } from './deployment.ts';
import { checkExclusions } from './fleet/select.ts';
import { checkLimits, maxChanges } from './limits.ts';
import { itemsOf, nameMatcher } from './names.ts';
import { capture, StepError } from './step.ts';
import { planFindingUndo } from './undo/findings.ts';
import { planPolicyUndo } from './undo/policies.ts';
import { planProjectUndo } from './undo/projects.ts';
import { LATE_MS } from './write/carry-out.ts';
import { executeFindings, executePolicies, executeProjects } from './write/execute.ts';
import { FindingRecords } from './write/finding-records.ts';
import { journalOf, noticesOf, throwIfFailed } from './write/journal.ts';
import type { PolicyRecord } from './write/policy-unit.ts';
import type { ProjectRecord } from './write/project-record.ts';

/** Takes back what an earlier step did, change by change, where it still is as the step left it. */
export async function undo(context: Context, request: UndoRequest): Promise<UndoResult> {
  let policies: readonly PolicyRecord[] = [];
  let projects: readonly ProjectRecord[] = [];
  let findings = new FindingRecords([]);
  const end = await capture(async () => {
    const slug = await resolveSlug(context);
    await checkDeployment(context, request);
    const { report, concurrency } = request;
    const saved = await selected(request);
    await awaitReads(context, report);
    if (saved.policies.length > 0)
      policies = await planPolicyUndo(context, await resolveId(context), saved.policies);
    projects = await planProjectUndo(context, slug, concurrency, saved.projects);
    findings = await planFindingUndo(context, report, saved.findings);
    const due = projects.filter((record) => record.due().length > 0);
    const entries = policies.flatMap(({ isDue, change }) => (isDue ? change.entries : []));
    const figure = due.length + findings.due.length + entries.length;
    const of = due.length > 0 ? 'project' : findings.due.length > 0 ? 'finding' : 'policy';
    checkLimits(context, maxChanges(request.maxChanges, figure, of));
    if (isWriting(context)) {
      await executeFindings(context, slug, findings);
      const isJustRead = saved.projects.length === 1 && saved.findings.length === 0;
      await executeProjects(context, slug, due, concurrency, isJustRead);
      // Last, as apply writes them first: a former bundle may name tags that have to be there.
      for (const record of policies) {
        await executePolicies(context, await resolveId(context), [record]);
        if (record.state === 'stale') record.leave();
      }
    }
    throwIfFailed(journalOf(context, projects, findings, policies));
  });
  const journal = journalOf(context, projects, findings, policies);
  const notices = [...context.notices, ...noticesOf(journal, request.dryRun)];
  return { ...resultOf(context, request), notices, journal, ...end };
}

/** Until reads show what the step left: right after it they may show what was there before (field-notes, "Reads that lag"). */
async function awaitReads(
  { platform, clock, stop }: Context,
  { platformEndedAtMs = Number.NEGATIVE_INFINITY }: SavedReport,
): Promise<void> {
  // The platform's `Date` has whole seconds.
  const mostMs = LATE_MS + 1000;
  const nowMs = platform.serverNowMs() ?? clock.now();
  const leftMs = platformEndedAtMs + mostMs - nowMs;
  if (leftMs > 0) await clock.sleep(Math.min(leftMs, mostMs), stop);
}

/** @throws StepError when the report is of another deployment */
async function checkDeployment(context: Context, { report }: UndoRequest): Promise<void> {
  const { slug, id } = report.deployment;
  if (slug === undefined && context.deployment.id === undefined) await lookUp(context);
  const isOther =
    slug === undefined
      ? id !== undefined && context.deployment.id !== id
      : context.deployment.slug?.toLowerCase() !== slug.toLowerCase();
  if (!isOther) return;
  const of = slug ?? String(id);
  const expected = context.deployment.slug ?? String(context.deployment.id);
  throw new StepError({ kind: 'other-report', what: 'deployment', of, expected });
}

/** @throws StepError when the selection takes nothing of the report */
async function selected({
  report,
  projects,
}: UndoRequest): Promise<Pick<SavedReport, 'policies' | 'projects' | 'findings'>> {
  if (projects === undefined) return report;
  const matcher = nameMatcher(projects);
  const names = new Set([
    ...report.projects.map(({ name }) => name),
    ...report.findings.map(({ change }) => change.target.repository ?? ''),
  ]);
  const taken = new Set([...names].filter((name) => matcher.matches(name)));
  await checkExclusions(matcher, [...names]);
  if (taken.size === 0) {
    const patterns = itemsOf({ ...projects, except: [] });
    throw new StepError({ kind: 'nothing-in-report', patterns, near: [...names].slice(0, 3) });
  }
  return {
    // They belong to no project.
    policies: [],
    projects: report.projects.filter(({ name }) => taken.has(name)),
    findings: report.findings.filter(({ change }) => taken.has(change.target.repository ?? '')),
  };
}
