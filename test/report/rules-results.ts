/** Results of `plan`, `apply`, `validate` and `undo`. */

import type { Row } from '../../src/model/change.ts';
import type { ApplyResult } from '../../src/operations/apply/run.ts';
import type { ExportResult } from '../../src/operations/export/run.ts';
import type { PlanResult } from '../../src/operations/plan/run.ts';
import type { UndoResult } from '../../src/operations/undo/run.ts';
import type { ValidateResult } from '../../src/operations/validate/run.ts';
import type { RulesFile } from '../../src/rules/file/schema.ts';
import type { Plan } from '../../src/rules/plan/result.ts';
import { NO_ISSUE } from '../no-issue.ts';
import { CHANGED, EVENT, NOW_MS, rows, tag } from './parts.ts';
import { made } from './results.ts';

const RULES_FILE: RulesFile = {
  path: '.github/code-security.yml',
  sha256: 'a'.repeat(64),
  scope: { names: [], patterns: [], except: [] },
  managedTags: ['tier:*'],
  limits: {
    changes: 300,
    removals: '10%',
    'scans-off': '10%',
    findings: 500,
    policies: 20,
    'policy-deletes': 0,
  },
  projects: [],
  findings: [],
  serviceLevels: { critical: 7 * 86_400_000 },
  coverage: true,
  needs: { github: false, properties: [], teams: [] },
};

export function planResult(planned: Pick<Row, 'change' | 'why'>[], plan: Partial<Plan> = {}): PlanResult {
  const asked = {
    ...NO_ISSUE,
    rules: RULES_FILE,
    event: EVENT,
    failIf: [],
    groupBy: 'team:',
    comment: 'auto',
    github: { token: 'ghs_secret', apiUrl: 'https://api.github.com', serverUrl: 'https://github.com' },
  } as const;
  const rows = planned.map(({ change, why }): Row => ({ change, why, state: 'would-change' }));
  return made('plan', asked, {
    plan: {
      ...{ rows, unknown: [], over: [] },
      hash: `7c1e44a0${'0'.repeat(56)}`,
      lines: planned.map((_, index) => ({
        target: `acme/${index}`,
        field: 'tag:x',
        before: 'absent',
        after: 'present',
      })),
      momentMs: NOW_MS,
      ...{ waiting: {}, left: [], projectsInScope: 3000, tagUses: [] },
      coverage: { neverScanned: [], notScannedFor30Days: [], overdue: [] },
      ...plan,
    },
  });
}

export function applyResult(more: Partial<ApplyResult> = {}): ApplyResult {
  const { request, plan } = planResult([{ change: tag('new') }]);
  const { rules, event, deployment } = request;
  const asked = { ...NO_ISSUE, deployment, rules, event, dryRun: false };
  return made('apply', asked, { plan, rows: rows(1, CHANGED), ...more });
}

export function validateResult(): ValidateResult {
  return made('validate', { rules: RULES_FILE }, {});
}

export function exportResult(): ExportResult {
  const path = '.github/code-security.yml';
  const written = { path: `/repository/${path}`, rules: 3, projects: 12, policies: ['code'] } as const;
  return made('export', { path }, { written });
}

export function undoResult(more: Partial<UndoResult> = {}): UndoResult {
  const report = { operation: 'tag', deployment: { slug: 'acme' }, rows: [] } as const;
  const undone = [{ change: tag('new', 'acme/login', false), state: 'changed' }] as const;
  return made('undo', { report, dryRun: false }, { rows: undone, ...more });
}
