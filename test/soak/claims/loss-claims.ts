import type { ProjectRow } from '../../write/report.ts';
import type { Placed, ProjectEffect } from '../history.ts';
import { PLATFORM_TAG, type Project } from './project.ts';

type Removal = Placed<Extract<ProjectEffect, { tag: string }>>;

/** States of rows to whose projects nothing was sent. */
const NEVER_WRITTEN = ['unchanged', 'left', 'would-change', 'not-reached'];

/** Tags that a server which replaces them took away with a write, and that the step neither put back nor named. */
export function lossComplaints(project: Project, row: ProjectRow): string[] {
  return project.own
    .filter((effect): effect is Removal => effect.what === 'tag-removed' && isLoss(project, effect))
    .flatMap(({ tag }) => {
      if (!row.atRisk.includes(tag)) return [`lost the tag ${tag} without a word`];
      const { summary, log } = project.claims.step.result;
      const silent = Object.entries({ summary, log }).filter(([, text]) => !text.includes(tag));
      return silent.map(([where]) => `lost the tag ${tag}, which the ${where} does not name`);
    })
    .concat(riskComplaints(project, row));
}

/** Nothing is at risk where every write was answered well and all of it is there. */
function riskComplaints(project: Project, { atRisk, state, failure }: ProjectRow): string[] {
  if (NEVER_WRITTEN.includes(state) && atRisk.length > 0)
    return [`${atRisk.join(', ')} can't be at risk without a write`];
  // A busy machine makes answers late that the platform gave in time.
  if (state === 'unknown' || failure?.cause === 'time-out') return [];
  const facts = project.at(project.end);
  const isSafe = project.requests.areWritesAnswered && atRisk.every((tag) => facts.tags.has(tag));
  return isSafe && atRisk.length > 0 ? [`nothing puts ${atRisk.join(', ')} at risk`] : [];
}

function isLoss(project: Project, effect: Removal): boolean {
  const { tag, place } = effect;
  if (tag === PLATFORM_TAG || project.isAsked(effect)) return false;
  const isBack = project.all.some((one) => one.what === 'tag-added' && one.tag === tag && one.place > place);
  if (isBack) return false;
  if (project.isEvictionUnheard) return false;
  // What late reads did not show yet can't be known of either.
  if (project.isLate) return project.momentsUntil(place).every(({ tags }) => tags.has(tag));
  // Who adds it between the last read and the write can't be known of: the API has no conditional write.
  return project.at(project.requests.lastHeardBefore(effect.request ?? 0)).tags.has(tag);
}
