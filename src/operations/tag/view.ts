import { namesWithout } from '../../model/names.ts';
import { selectionFacts } from '../../report/selection-phrase.ts';
import type { View } from '../../report/view.ts';
import { fleetView } from '../../report/written.ts';
import type { TagResult } from './run.ts';

export const view: View<TagResult> = {
  ...fleetView,
  facts: ({ request }) => [
    ['Tags to add', { codes: request.tags }],
    ['Tags to remove', { codes: namesWithout(request.removeTags, request.tags) }],
    ...selectionFacts(request),
  ],
};
