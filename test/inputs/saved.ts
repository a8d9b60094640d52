/** Files that steps write for later steps, with the checksum that makes them whole. */

import { createHash } from 'node:crypto';
import { hashOfPlan, type PlanLine } from '../../src/model/saved.ts';
import { writeJson } from '../../src/platform/http/json.ts';
import { file } from './parsing.ts';

/** The text of a file that ends with its checksum. */
export function withChecksum(fields: object): string {
  const zeros = '0'.repeat(64);
  const text = `${writeJson({ ...fields, checksum: zeros })}\n`;
  return text.replace(zeros, createHash('sha256').update(text).digest('hex'));
}

export function reportText(fields: object): string {
  return withChecksum({
    schema: 'code-security-platform-action/report',
    version: 4,
    operation: 'tag',
    outcome: 'succeeded',
    cancelled: false,
    dry_run: false,
    platform: 'https://semgrep.dev/',
    deployment: { slug: 'acme', id: 120n },
    action_version: '1.0.0',
    requests_sent: 2,
    rows: [],
    ...fields,
  });
}

/** @returns its path */
export function savedReport(name: string, fields: object): string {
  return file(name, reportText(fields));
}

export const LINES: readonly PlanLine[] = [
  { target: 'acme/login', field: 'tag:pci', before: 'absent', after: 'present' },
  { target: 'sast:9007199254740993', field: 'triage', before: 'open//', after: 'ignored|no_time|old|' },
];

export function planText(fields: object): string {
  return withChecksum({
    schema: 'code-security-platform-action/plan',
    version: 1,
    platform: 'https://semgrep.dev/',
    deployment: 'acme',
    rules_file: { path: 'rules.yml', sha256: 'f'.repeat(64) },
    moment: '2026-08-20T12:00:00.000Z',
    hash: hashOfPlan('acme', LINES),
    changes: LINES,
    ...fields,
  });
}
