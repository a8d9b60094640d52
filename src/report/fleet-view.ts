import type { FleetRequest, WritingResult } from '../model/step.ts';
import type { Fact } from './content.ts';
import { projectCounts, written, writtenPhrase } from './journal.ts';
import { nameItems } from './selection-phrase.ts';
import type { OutputValues } from './view.ts';

type FleetResult = WritingResult<FleetRequest>;

/** What the views of operations over many projects have in common. */
export const fleetView = {
  ...written,

  headline({ rows, request, failure }: FleetResult): string {
    if (rows.length > 0) return writtenPhrase(rows, request.dryRun);
    if (failure !== undefined) return 'Nothing changed';
    return request.shard === undefined ? 'Nothing to change' : 'No project in this shard';
  },

  outputs: ({ rows, request }: FleetResult): OutputValues => projectCounts(rows, request.dryRun),
} as const;

/** What selected the projects, where that is not plain from their names. */
export function selectionFacts({ projects: { patterns, except, tagged }, shard }: FleetRequest): Fact[] {
  return [
    ['Projects', { codes: nameItems({ names: [], patterns, except }), max: 20 }],
    ['Projects tagged', { codes: tagged, max: 20 }],
    ['Shard', shard === undefined ? undefined : `${shard.index} of ${shard.of}`],
  ];
}
