/** Shared by the scenarios: a small deployment, rules as text, and plan and apply on the real client. */

import { onTestFinished } from 'vitest';
import { emptyState } from '../../../emulator/platform/believable-state.ts';
import { plainFinding } from '../../../emulator/platform/finding.ts';
import { type Platform, type PlatformOptions, startPlatform } from '../../../emulator/platform/server.ts';
import {
  Findings,
  type Finding as Held,
  type IssueType,
  type PlatformState,
  type Project,
  Projects,
} from '../../../emulator/platform/state.ts';
import type { Context } from '../../../src/model/context.ts';
import type { CreateFile, GitHubConnection } from '../../../src/model/ports.ts';
import { nameListOf } from '../../../src/model/selection.ts';
import type { ApplyRequest } from '../../../src/operations/apply/inputs.ts';
import { type ApplyResult, run as apply } from '../../../src/operations/apply/run.ts';
import type { ExportRequest } from '../../../src/operations/export/inputs.ts';
import { type ExportResult, run as exportRules } from '../../../src/operations/export/run.ts';
import type { PlanRequest } from '../../../src/operations/plan/inputs.ts';
import { type PlanResult, run as plan } from '../../../src/operations/plan/run.ts';
import { view as planView } from '../../../src/operations/plan/view.ts';
import type { UndoRequest } from '../../../src/operations/undo/inputs.ts';
import { type UndoResult, run as undo } from '../../../src/operations/undo/run.ts';
import { withFailIf } from '../../../src/report/gaps.ts';
import type { View } from '../../../src/report/view.ts';
import { parseRules } from '../../../src/rules/file/read.ts';
import type { RulesFile } from '../../../src/rules/file/schema.ts';
import { NO_ISSUE } from '../../no-issue.ts';
import { contextOn, DAY_MS, NOW } from '../findings/context.ts';

export { DAY_MS, NOW, type PlanResult };

/** Files by their texts, which a test plans and applies several times. */
const parsedRules = new Map<string, ReturnType<typeof parseRules>>();

/** @throws Error with the problems of a file that is wrong */
export async function rulesOf(text: string): Promise<RulesFile> {
  const parsing = parsedRules.get(text) ?? parseRules(text, '.github/code-security.yml');
  parsedRules.set(text, parsing);
  const parsed = await parsing;
  if (parsed.ok) return parsed.rules;
  throw new Error(
    parsed.problems.map(({ line, column, message }) => `${line}:${column}: ${message}`).join('\n'),
  );
}

export interface ProjectTraits {
  tags?: string[];
  diff?: boolean;
  full?: boolean;
  /** ISO 8601, or null for never; default yesterday. */
  scannedAt?: string | null;
  url?: string;
  /** Default `main`; `''`: neither it nor the default branch is known. */
  branch?: string;
}

export function project(name: string, traits: ProjectTraits = {}, id = idOf(name)): Project {
  const {
    tags = [],
    diff = false,
    full = false,
    branch = 'main',
    scannedAt = '2026-11-20T02:00:00.000Z',
  } = traits;
  return {
    id,
    name,
    tags,
    created_at: '2025-02-03T04:05:06.789Z',
    default_branch: branch && 'refs/heads/main',
    primary_branch: branch && `refs/heads/${branch}`,
    latest_scan_at: scannedAt ?? undefined,
    managed_scan_config: { diff_scan: { enabled: diff }, full_scan: { enabled: full } },
    url: traits.url ?? `https://github.com/${name}`,
  };
}

/** A finding of acme/api that is `ageDays` old at NOW; default 10 days. */
export function finding(
  id: number,
  { ageDays = 10, ...traits }: Partial<Held> & { ageDays?: number } = {},
  type: IssueType = 'sast',
): Held {
  const since = Math.floor((NOW - ageDays * DAY_MS) / 1000);
  return { ...plainFinding(BigInt(id), type, 'acme/api'), severity: 'low', relevant_since: since, ...traits };
}

/** The fields of a finding that somebody moved to `state` yesterday, and noted. */
export function decided(state: string, ...notes: string[]): Partial<Held> {
  return {
    status: (state === 'reopened' ? 'open' : state) as Held['status'],
    triage_state: state as Held['triage_state'],
    triage_reason: state === 'ignored' ? 'acceptable_risk' : undefined,
    triaged_at: NOW / 1000 - 86_400,
    notes,
  };
}

export function stateOf(projects: readonly Project[], findings: readonly Held[] = []): PlatformState {
  return { ...emptyState(new Projects(projects)), findings: new Findings(findings) };
}

/** A platform that ends with the test. */
export async function openPlatform(
  projects: readonly Project[],
  findings: readonly Held[] = [],
  options: PlatformOptions = {},
): Promise<Platform> {
  const platform = await startPlatform({
    clockStands: true,
    now: NOW,
    state: stateOf(projects, findings),
    ...options,
  });
  onTestFinished(() => platform.close());
  return platform;
}

export interface StepOptions {
  dryRun?: boolean;
  failIf?: PlanRequest['failIf'];
  approved?: ApplyRequest['approved'];
  github?: GitHubConnection;
  /** For what rules read; default: `github`. */
  metadata?: GitHubConnection;
  maxRetries?: number;
  stop?: AbortSignal;
  timeLimitMs?: number;
  createFile?: CreateFile;
}

export async function runPlan(
  platform: Platform,
  text: string,
  options: StepOptions = {},
): Promise<PlanResult> {
  const request: PlanRequest = {
    operation: 'plan',
    ...(await commonRequest(text, options)),
    failIf: options.failIf ?? [],
    groupBy: 'team:',
    comment: 'never',
  };
  const made = await withContext(platform, { ...options, dryRun: true }, (context) => plan(context, request));
  return withFailIf(made, planView as View);
}

export async function runApply(
  platform: Platform,
  text: string,
  options: StepOptions = {},
): Promise<ApplyResult> {
  const request: ApplyRequest = {
    operation: 'apply',
    ...(await commonRequest(text, options)),
    dryRun: options.dryRun ?? false,
    ...(options.approved === undefined ? {} : { approved: options.approved }),
  };
  return withContext(platform, options, (context) => apply(context, request));
}

/** @returns the text of the rules file that an export writes */
export async function runExport(
  platform: Platform,
  projects?: readonly string[],
): Promise<{ text: string; result: ExportResult }> {
  let text = '';
  const createFile: CreateFile = (path, written) => {
    text = written;
    return Promise.resolve({ path });
  };
  const request: ExportRequest = {
    operation: 'export',
    deployment: {},
    path: '.github/code-security.yml',
    ...(projects === undefined ? {} : { projects: nameListOf(projects) }),
  };
  const options = { dryRun: true, createFile };
  const result = await withContext(platform, options, (context) => exportRules(context, request));
  return { text, result };
}

/** Takes back what an apply did, as from its report. */
export async function runUndo(platform: Platform, applied: ApplyResult): Promise<UndoResult> {
  const request: UndoRequest = {
    operation: 'undo',
    deployment: {},
    dryRun: false,
    report: {
      operation: 'apply',
      deployment: { slug: 'acme', id: 120n },
      rows: applied.rows.filter(({ state }) => state === 'changed' || state === 'unknown'),
    },
  };
  return withContext(platform, {}, (context) => undo(context, request));
}

/** Changes as `+ acme/api tier:1`, `- …`, `~ acme/api full_scan on → off`, `~ sast:7 open → ignored`. */
export function changesOf({ plan: made }: PlanResult | ApplyResult): string[] {
  return (made?.rows ?? []).flatMap(({ change }) => {
    if (change.field === 'none' || change.field === 'ticket' || change.field === 'item') return [];
    if (change.field === 'policies') return [`~ policies ${change.part} ${change.entries.length}`];
    if (change.field === 'triage') {
      const { kind, id, status } = change.finding;
      return [`~ ${kind}:${id} ${status} → ${change.after.state}`];
    }
    const { name } = change.project;
    if (change.field === 'tag') return [`${change.after ? '+' : '-'} ${name} ${change.tag}`];
    return [`~ ${name} ${change.field} ${onOff(change.before)} → ${onOff(change.after)}`];
  });
}

/** The writing requests that a platform got. */
export function writesTo({ requests }: Platform): string[] {
  return requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
}

function onOff(value: boolean | string | undefined): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
}

async function commonRequest(text: string, { github, metadata = github }: StepOptions) {
  return {
    deployment: {},
    rules: await rulesOf(text),
    ...NO_ISSUE,
    github,
    metadata,
  };
}

/** A context as operations have it, for one step. */
function withContext<T>(
  platform: Platform,
  { timeLimitMs = 3_600_000, createFile, ...options }: StepOptions,
  run: (context: Context) => Promise<T>,
): Promise<T> {
  const context = contextOn(platform, options);
  return run({ ...context, deployment: {}, timeLimitMs, createFile: createFile ?? context.createFile });
}

function idOf(name: string): bigint {
  let id = 7;
  for (const character of name) id = (id * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return BigInt(id);
}
