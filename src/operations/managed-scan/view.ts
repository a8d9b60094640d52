import { settingText } from '../../report/format.ts';
import { selectionFacts } from '../../report/selection-phrase.ts';
import type { View } from '../../report/view.ts';
import { fleetView } from '../../report/written.ts';
import type { ManagedScanResult } from './run.ts';

export const view: View<ManagedScanResult> = {
  ...fleetView,
  facts: ({ request }) => [
    ['Diff scans', settingText(request.diffScan ?? 'unchanged')],
    ['Full scans', settingText(request.fullScan ?? 'unchanged')],
    ...selectionFacts(request),
  ],
};
