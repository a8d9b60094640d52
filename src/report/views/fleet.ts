import type { FleetResult } from '../../model/result.ts';
import type { ProjectSelection, Shard } from '../../model/selection.ts';
import type { Fact } from '../content.ts';
import { onOff } from '../figures.ts';
import { projectCounts, written, writtenPhrase } from '../journal.ts';
import { nameItems } from '../selection-phrase.ts';
import type { OutputValues, PageView } from '../view.ts';

type AnyFleet = FleetResult<'tag'> | FleetResult<'managed-scan'>;

/** What `tag` and `managed-scan` have in common. */
const fleet = {
  ...written,

  headline({ rows, request, failure }: AnyFleet): string {
    if (rows.length > 0) return writtenPhrase(rows, request.dryRun);
    if (failure !== undefined) return 'Nothing changed';
    return request.shard === undefined ? 'Nothing to change' : 'No project in this shard';
  },

  outputs: ({ rows, request }: AnyFleet): OutputValues => projectCounts(rows, request.dryRun),
} as const;

export const tagView: PageView<'tag'> = {
  ...fleet,
  facts: ({ request }) => [
    ['Tags to add', { codes: request.tags }],
    ['Tags to remove', { codes: request.removeTags }],
    ...selectionFacts(request.projects, request.shard),
  ],
};

export const managedScanView: PageView<'managed-scan'> = {
  ...fleet,
  facts: ({ request }) => [
    ['Diff scans', switchText(request.diffScan)],
    ['Full scans', switchText(request.fullScan)],
    ...selectionFacts(request.projects, request.shard),
  ],
};

/** What selected the projects, where that is not plain from their names. */
export function selectionFacts(selection: ProjectSelection, shard: Shard | undefined): Fact[] {
  const { patterns, except, tagged } = selection;
  return [
    ['Projects', { codes: nameItems({ names: [], patterns, except }), max: 20 }],
    ['Projects tagged', { codes: tagged, max: 20 }],
    ['Shard', shard === undefined ? undefined : `${shard.index} of ${shard.of}`],
  ];
}

function switchText(wanted: boolean | undefined): string {
  return wanted === undefined ? 'left as they are' : onOff(wanted);
}
