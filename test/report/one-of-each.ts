/** One result of each operation, all of which succeeded. */

import type { StepResult } from '../../src/model/step.ts';
import { bareRow, findings } from './findings.ts';
import { CHANGED, fullScan, rows, tag } from './parts.ts';
import {
  checkResult,
  dependenciesResult,
  findingsResult,
  gateResult,
  policiesResult,
  postureResult,
  projectsResult,
  sbomResult,
  scanResult,
  scansResult,
  tagResult,
  ticketResult,
  triageResult,
} from './results.ts';
import { applyResult, exportResult, planResult, undoResult, validateResult } from './rules-results.ts';

export const ONE_OF_EACH: readonly StepResult[] = [
  tagResult(rows(2, CHANGED)),
  scansResult(rows(2, { state: 'changed', change: (project) => fullScan(true, project) })),
  triageResult([bareRow(1n)]),
  ticketResult(),
  ticketResult({
    ...{ kind: 'github', repository: { owner: 'acme', repo: 'issues' }, labels: [], assignees: [] },
    github: { token: '', apiUrl: '', serverUrl: '' },
  }),
  scanResult(),
  gateResult([]),
  planResult([{ change: tag('new'), why: { rule: 'tier one' } }]),
  applyResult(),
  validateResult(),
  exportResult(),
  undoResult(),
  projectsResult(),
  findingsResult(findings(3)),
  postureResult(findings(3)),
  policiesResult(),
  dependenciesResult(),
  sbomResult(),
  checkResult(),
];
