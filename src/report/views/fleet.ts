import type { FleetResult } from '../../model/result.ts';
import type { ProjectSelection, Shard } from '../../model/selection.ts';
import { onOff } from '../figures.ts';
import { codes, type Fact } from '../markup.ts';
import { platformLinks } from '../platform-links.ts';
import { changesPhrase } from '../project-changes.ts';
import { projectLogLines } from '../project-log.ts';
import { projectSections } from '../project-tables.ts';
import { anyChanged, anyDone, countOf, otherRowsPhrase } from '../row-states.ts';
import type { RunFacts } from '../run-facts.ts';
import { nameItems } from '../selection-phrase.ts';
import type { OutputValues, View } from '../view.ts';

type AnyFleet = FleetResult<'tag'> | FleetResult<'managed-scan'>;

/** What `tag` and `managed-scan` have in common. */
const fleet = {
  projects({ rows }: AnyFleet): FleetResult['rows'] {
    return rows;
  },

  headline({ rows, request, failure }: AnyFleet): string {
    if (rows.length === 0) return failure === undefined ? 'no project in this part' : 'failed';
    const others = otherRowsPhrase(rows, 'project');
    return `${changesPhrase(rows, request.dryRun)}${others === '' ? '' : `; ${others}`}`;
  },

  sections(result: AnyFleet, _kept: unknown, run: RunFacts): string[] {
    return projectSections(result.rows, result.request.dryRun, platformLinks(run, result.deployment));
  },

  outputs({ rows, request }: AnyFleet): OutputValues {
    return projectCounts(rows, request.dryRun);
  },

  logLines({ rows }: AnyFleet): string[] {
    return projectLogLines(rows);
  },

  /** A project that was right already is done with; but where the step ended as a whole, that says nothing. */
  isPartial({ rows, failure }: AnyFleet): boolean {
    if (failure === undefined) return false;
    return anyChanged(rows) || anyLost(rows) || (failure.kind === 'projects-failed' && anyDone(rows));
  },
} as const;

export const tagView: View<'tag'> = {
  ...fleet,
  facts: ({ request }) => [
    ['Tags to add', codes(request.tags)],
    ['Tags to remove', codes(request.removeTags)],
    ...selectionFacts(request.projects, request.shard),
  ],
};

export const managedScanView: View<'managed-scan'> = {
  ...fleet,
  facts: ({ request }) => [
    ['Diff scans', switchText(request.diffScan)],
    ['Full scans', switchText(request.fullScan)],
    ...selectionFacts(request.projects, request.shard),
  ],
};

/** Where a server replaced the tags, something was done, even though the row failed. */
function anyLost(rows: AnyFleet['rows']): boolean {
  return rows.some(({ failure }) => failure?.kind === 'tags-lost');
}

export function projectCounts(rows: AnyFleet['rows'], dryRun: boolean): OutputValues {
  return {
    'projects-changed': String(countOf(rows, dryRun ? 'would-change' : 'changed')),
    'projects-unchanged': String(countOf(rows, 'unchanged')),
    'projects-failed': String(countOf(rows, 'failed', 'unknown')),
  };
}

/** What selected the projects, where that is not plain from their names. */
export function selectionFacts(selection: ProjectSelection, shard: Shard | undefined): Fact[] {
  const { patterns, except, tagged } = selection;
  return [
    ['Projects', codes(nameItems({ names: [], patterns, except }), 20)],
    ['Projects tagged', codes(tagged, 20)],
    ['Shard', shard === undefined ? undefined : `${shard.index} of ${shard.of}`],
  ];
}

function switchText(wanted: boolean | undefined): string {
  return wanted === undefined ? 'left as they are' : onOff(wanted);
}
