import { onOff } from '../../report/figures.ts';
import { fleetView, selectionFacts } from '../../report/fleet-view.ts';
import type { View } from '../../report/view.ts';
import type { ManagedScanResult } from './run.ts';

export const managedScanView: View<ManagedScanResult> = {
  ...fleetView,
  facts: ({ request }) => [
    ['Diff scans', switchText(request.diffScan)],
    ['Full scans', switchText(request.fullScan)],
    ...selectionFacts(request),
  ],
};

function switchText(wanted: boolean | undefined): string {
  return wanted === undefined ? 'left as they are' : onOff(wanted);
}
