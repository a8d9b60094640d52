import type { UndoResult } from '../../model/result.ts';
import { counted } from '../figures.ts';
import { findingSections, siblingsText } from '../finding-rows.ts';
import { platformLinks } from '../platform-links.ts';
import { changesPhrase, madeChanges } from '../project-changes.ts';
import { projectLogLines } from '../project-log.ts';
import { projectSections } from '../project-tables.ts';
import { anyChanged, countOf, otherRowsPhrase } from '../row-states.ts';
import type { View } from '../view.ts';
import { projectCounts } from './fleet.ts';

export const undoView: View<'undo'> = {
  projects: ({ projects }) => projects,

  headline(result) {
    const { projects, findings, request } = result;
    const { operation } = request.report;
    if (projects.length + findings.length === 0) return `the ${operation} step left nothing to take back`;
    const parts = [
      backPhrase(result),
      otherRowsPhrase(projects, 'project'),
      otherRowsPhrase(findings, 'finding'),
    ];
    const text = parts.filter((part) => part !== '').join('; ');
    return `${operation} taken back: ${text}`;
  },

  facts: ({ request, siblings }) => [
    ['Takes back', `a <code>${request.report.operation}</code> step`],
    ['Moved along', siblingsText(siblings)],
  ],

  sections({ projects, findings, request, deployment }, _kept, run) {
    const { dryRun } = request;
    const options = { links: platformLinks(run, deployment), nowMs: run.endedAtMs, dryRun };
    return [...projectSections(projects, dryRun, options.links), ...findingSections(findings, options)];
  },

  outputs({ projects, findings, siblings, request }) {
    const { dryRun } = request;
    const triaged = findings.filter(({ state }) => state === 'changed').map(({ change }) => change.target.id);
    const moved = [...triaged, ...siblings.map(({ id }) => id)];
    return {
      ...projectCounts(projects, dryRun),
      'num-triaged': dryRun ? undefined : String(moved.length),
      'triaged-issues': dryRun ? undefined : { json: moved },
    };
  },

  logLines: ({ projects }) => projectLogLines(projects),

  isPartial: ({ projects, findings, failure }) =>
    failure !== undefined && anyChanged([...projects, ...findings]),
};

/** `12 tags removed in 10 projects, 128 findings moved back` */
function backPhrase({ projects, findings, request }: UndoResult): string {
  const { dryRun } = request;
  const moved = countOf(findings, dryRun ? 'would-change' : 'changed');
  const parts = [
    ...(projects.some((row) => madeChanges(row).length > 0) ? [changesPhrase(projects, dryRun)] : []),
    ...(moved > 0 ? [`${counted(moved, 'finding')} ${dryRun ? 'would be ' : ''}moved back`] : []),
  ];
  if (parts.length > 0) return parts.join(', ');
  return dryRun ? 'nothing would change' : 'nothing changed';
}
