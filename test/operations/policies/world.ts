/** Shared by the scenarios of policies: a deployment with some of each part, and a rules file as text. */

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyState } from '../../../emulator/platform/believable-state.ts';
import {
  type DetectionBundle,
  noDetection,
  type PolicyState,
  type RemediationPolicy,
} from '../../../emulator/platform/policies/bundles.ts';
import type { Platform, PlatformOptions } from '../../../emulator/platform/server.ts';
import { Projects } from '../../../emulator/platform/state.ts';
import type { Clock } from '../../../src/platform/http/options.ts';
import type { StepRun } from '../../step.ts';
import { project } from '../rules/scenario.ts';
import { NO_PAUSES, openPlatform, stepOn } from '../scenario.ts';

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
export function openDeployment(
  policies: Partial<PolicyState> = {},
  { quirks, ...options }: PlatformOptions = {},
): Promise<Platform> {
  const projects = [project('acme/api', { tags: ['tier:1'] }), project('acme/web', { tags: ['sandbox'] })];
  const state = {
    ...emptyState(new Projects(projects)),
    newerPolicies: {
      code: detection(),
      secrets: noDetection(),
      remediation: [remediation('Comment on everything')],
      ...KNOWN,
      ...policies,
    },
  };
  return openPlatform({ state, quirks: { policiesMigrated: true, ...quirks }, ...options });
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

/** The requests about policies, such as `PUT remediation-policies`. */
export function policyRequests({ requests }: Platform): string[] {
  const start = '/api/policies/v2/deployments/120/';
  return requests.flatMap(({ method, path }) =>
    path.startsWith(start) ? [`${method} ${path.slice(start.length)}`] : [],
  );
}

export function undoStep(
  platform: Platform,
  { outputs }: StepRun,
  inputs: Record<string, string> = {},
  pauses: { clock?: Clock } = NO_PAUSES,
): Promise<StepRun> {
  return stepOn(platform, { operation: 'undo', report: outputs['report-path'] ?? '', ...inputs }, pauses);
}

/** As data that a test can compare later. */
export function policiesNow({ state }: Platform) {
  const { code, secrets, remediation } = state.newerPolicies;
  return structuredClone({ code, secrets, remediation });
}
