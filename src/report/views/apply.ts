import type { ApplyResult, RowState } from '../../model/result.ts';
import { counted } from '../figures.ts';
import { findingSections, siblingsText } from '../finding-rows.ts';
import { changesSection, planFacts, planHeadline } from '../plan-sections.ts';
import { planTextLines } from '../plan-text.ts';
import { platformLinks } from '../platform-links.ts';
import { changesPhrase, madeChanges } from '../project-changes.ts';
import { MAX_LOG_LINES, projectLogLines } from '../project-log.ts';
import { projectSections } from '../project-tables.ts';
import { anyChanged, countOf, otherRowsPhrase } from '../row-states.ts';
import type { View } from '../view.ts';
import { planOutputs } from './plan.ts';

export const applyView: View<'apply'> = {
  projects: ({ projects }) => projects,

  headline(result) {
    const { plan, request } = result;
    // Nothing was written: the plan is what there is to say.
    if (plan === undefined || request.dryRun || !isWritten(result)) return planHeadline(result);
    return writtenPhrase(result);
  },

  facts: (result) => [...planFacts(result), ['Moved along', siblingsText(result.siblings)]],

  sections(result, _kept, run) {
    const { projects, findings, request, deployment } = result;
    const { dryRun } = request;
    const options = { links: platformLinks(run, deployment), nowMs: run.endedAtMs, dryRun };
    if (!isWritten(result)) return changesSection(result, options);
    return [...projectSections(projects, dryRun, options.links), ...findingSections(findings, options)];
  },

  outputs: (result, _kept, run) => planOutputs(result, run),

  logLines(result) {
    return [
      ...planTextLines(result, MAX_LOG_LINES),
      ...(isWritten(result) ? projectLogLines(result.projects) : []),
    ];
  },

  isPartial: ({ projects, findings, failure }) =>
    failure !== undefined && anyChanged([...projects, ...findings]),
};

/** Whether any write was tried. */
function isWritten({ projects, findings, request }: ApplyResult): boolean {
  const isTried = ({ state }: { state: RowState }) => state !== 'not-reached' && state !== 'would-change';
  return !request.dryRun && (anyChanged(projects) || projects.some(isTried) || findings.some(isTried));
}

/** `41 tags added in 40 projects, 135 findings triaged; 2 projects failed` */
export function writtenPhrase({ projects, findings }: Pick<ApplyResult, 'projects' | 'findings'>): string {
  const triaged = countOf(findings, 'changed');
  const done = [
    ...(projects.some((row) => madeChanges(row).length > 0) ? [changesPhrase(projects, false)] : []),
    ...(triaged > 0 ? [`${counted(triaged, 'finding')} triaged`] : []),
  ];
  const others = [otherRowsPhrase(projects, 'project'), otherRowsPhrase(findings, 'finding')];
  return [done.length === 0 ? 'nothing changed' : done.join(', '), ...others]
    .filter((part) => part !== '')
    .join('; ');
}
