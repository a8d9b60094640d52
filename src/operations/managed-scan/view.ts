import { settingText } from '../../report/format.ts';
import { selectionFacts } from '../../report/selection-phrase.ts';
import type { View } from '../../report/view.ts';
import { fleetView } from '../../report/written.ts';
import type { ManagedScanResult } from './run.ts';

export const view: View<ManagedScanResult> = {
  ...fleetView,
  facts: ({ request }) => [
    ['Diff scans', switchText(request.diffScan)],
    ['Full scans', switchText(request.fullScan)],
    ...selectionFacts(request),
  ],
};

function switchText(wanted: boolean | undefined): string {
  return wanted === undefined ? 'unchanged' : settingText(wanted);
}
