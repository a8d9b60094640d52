import { settingText } from '../../report/format.ts';
import { fleetView, selectionFacts } from '../../report/journal.ts';
import type { View } from '../../report/view.ts';
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
