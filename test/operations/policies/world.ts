/** Shared by the scenarios of policies: a deployment with some of each part, and a rules file as text. */

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyState } from '../../../emulator/platform/believable-state.ts';
import {
  type DetectionBundle,
  noDetection,
  type RemediationPolicy,
} from '../../../emulator/platform/policies/bundles.ts';
import type { Platform } from '../../../emulator/platform/server.ts';
import { type PlatformState, Projects } from '../../../emulator/platform/state.ts';
import type { Clock } from '../../../src/platform/http/options.ts';
import type { StepRun } from '../../step.ts';
import { project } from '../rules/scenario.ts';
import { NO_PAUSES, stepOn } from '../scenario.ts';

export function remediation(name: string, more: Partial<RemediationPolicy> = {}): RemediationPolicy {
  return {
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    description: '',
    active: true,
    filters: { mode: 'all', conditions: [{ type: 'severity', values: ['critical'], mode: 'any' }] },
    actions: [{ type: 'pr_comment', config: {} }],
    ...more,
  };
}

export function detection(more: Partial<DetectionBundle> = {}): DetectionBundle {
  return { ...noDetection(), rulesets: ['p/default'], ...more };
}

const KNOWN = {
  reservedSlugs: ['platform-defaults'],
  rulesets: ['p/default', 'p/owasp-top-ten', 'p/secrets', 'p/golang'],
  rules: ['go.md5', 'python.exec', 'generic.private-key'],
};

/** acme/api has the tag tier:1, acme/web sandbox. */
export function policiesState(): PlatformState {
  const projects = [project('acme/api', { tags: ['tier:1'] }), project('acme/web', { tags: ['sandbox'] })];
  const state = emptyState(new Projects(projects));
  const known = { ...KNOWN, code: detection(), secrets: noDetection() };
  return { ...state, newerPolicies: { ...known, remediation: [remediation('Comment on everything')] } };
}

/** Fields that a bundle does not name are as they are by default. */
export function setPolicies({ newerPolicies }: PlatformState, part: string, policies: object | null): void {
  const bundle = Array.isArray(policies)
    ? policies.map(({ name, ...more }) => remediation(name, more))
    : policies && { ...noDetection(), ...policies };
  Object.assign(newerPolicies, { [part]: bundle ?? undefined });
}
/** A step on a rules file with this text behind its version. */
export async function rulesStep(
  platform: Platform,
  operation: 'plan' | 'apply',
  rules: string,
  inputs: Record<string, string> = {},
  options: { clock?: Clock; nodeFlags?: string[] } = NO_PAUSES,
): Promise<StepRun> {
  const workspace = await mkdtemp(join(tmpdir(), 'workspace-'));
  await writeFile(join(workspace, 'rules.yml'), `version: 1\n${rules}\n`);
  return stepOn(
    platform,
    { operation, 'rules-file': 'rules.yml', ...inputs },
    { ...options, environment: { GITHUB_WORKSPACE: workspace } },
  );
}
