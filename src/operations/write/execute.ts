import type { WritingContext } from '../context.ts';
import { forEachConcurrently } from '../step.ts';
import { carryOut } from './carry-out.ts';
import type { FindingRecords } from './finding-records.ts';
import { FindingUnit } from './finding-unit.ts';
import { Mutex } from './mutex.ts';
import { type PolicyRecord, PolicyUnit } from './policy-unit.ts';
import { SETTING_KINDS } from './project-fields.ts';
import type { ProjectRecord } from './project-record.ts';
import { SettingUnit } from './setting-unit.ts';
import { TagServer } from './tag-server.ts';
import { TagUnit } from './tag-unit.ts';

/**
 * Replaces the parts of the policies, one after the other. The first that does not come about ends it: what follows
 * was planned with it.
 *
 * @throws what ends a step
 */
export async function executePolicies(
  context: WritingContext,
  deploymentId: bigint,
  records: readonly PolicyRecord[],
): Promise<void> {
  const due = records.filter(({ isDue }) => isDue);
  if (due.length > 0) context.progress.begin('policies', due.length);
  for (const record of due) {
    await carryOut(new PolicyUnit(context, deploymentId, record), context);
    context.progress.advance(1);
    if (record.failure !== undefined) return;
  }
}

/**
 * Makes what the records want: the tags of all projects first, then their settings, kind by kind. One project's
 * failure does not stop the others. What happened is in the records, whatever ends it early.
 *
 * @param concurrency requests at the same time, at most
 * @param isJustRead whether the read of its only project was the last request of the step
 * @throws what ends a step: cancellation, the time limit, a refused token
 */
export async function executeProjects(
  context: WritingContext,
  slug: string,
  records: readonly ProjectRecord[],
  concurrency: number,
  isJustRead = false,
): Promise<void> {
  const due = () => records.filter(({ failure }) => failure === undefined);
  context.progress.begin('writing', records.length);
  await executeTags(context, slug, due().filter(TagUnit.isFor), concurrency, isJustRead);
  for (const kind of SETTING_KINDS) {
    const units = due()
      .filter((record) => SettingUnit.isFor(record, kind))
      .map((record) => new SettingUnit(context, slug, kind, record));
    await forEachConcurrently(units, concurrency, async (unit) => {
      await carryOut(unit, context);
      context.progress.advance(1);
    });
  }
}

/**
 * Moves what is due of the findings, one request after the other. What happened is in the records, whatever ends it
 * early.
 *
 * @throws what ends a step
 */
export async function executeFindings(
  context: WritingContext,
  slug: string,
  findings: FindingRecords,
): Promise<void> {
  context.progress.begin('triaging', findings.due.length);
  for (const unit of FindingUnit.of(context, slug, findings)) {
    await carryOut(unit, context);
    context.progress.advance(unit.size);
  }
}

/**
 * Until one write has shown that the server does not replace tags, projects that have some are written one at a time.
 * Once a write was taken that never showed what it did, they are not written at all.
 */
async function executeTags(
  context: WritingContext,
  slug: string,
  records: readonly ProjectRecord[],
  concurrency: number,
  isJustRead: boolean,
): Promise<void> {
  const server = new TagServer();
  const probe = new Mutex();
  await forEachConcurrently(records, concurrency, async (record) => {
    const unit = new TagUnit(context, slug, server, record, isJustRead);
    const run = async () => {
      if (!(server.isOpaque && unit.mayLose)) await carryOut(unit, context);
    };
    await (unit.mayLose ? probe.run(run, () => unit.mayLose) : run());
    context.progress.advance(1);
  });
}
