import { inState, rowsFailure } from '../../changes/rows.ts';
import { type Context, resolveId, resultOf } from '../../model/context.ts';
import { PLATFORM_TAG } from '../../model/names.ts';
import type { Notice } from '../../model/notice.ts';
import { ALL_PROJECTS, itemsOf } from '../../model/selection.ts';
import type { StepResult } from '../../model/step.ts';
import { listFailure, rowFailureOf, StepError } from '../../model/step-errors.ts';
import { hasStatus } from '../../platform/http/errors.ts';
import type { PolicyPart } from '../../platform/resources/policy.ts';
import { missingRow, rowWithoutChange } from '../../projects/fleet.ts';
import { listSelected } from '../../projects/select.ts';
import { MAX_RULES_BYTES } from '../../rules/file/read.ts';
import { type RulesDraft, rulesText } from '../../rules/file/rules-text.ts';
import type { ExportRequest } from './inputs.ts';

export interface ExportResult extends StepResult<ExportRequest> {
  written?: { path: string; rules: number; projects: number; policies: readonly PolicyPart[] };
}

/** Writes a first rules file that matches the platform's current state. */
export function run(context: Context, request: ExportRequest): Promise<ExportResult> {
  return resultOf(context, request, async () => {
    const { scope, projects, rows } = await readScope(context, request);
    const policies = await readPolicies(context);
    const { text, rules, leftOut } = rulesText({ scope, projects, policies });
    if (Buffer.byteLength(text) > MAX_RULES_BYTES)
      throw new StepError({ kind: 'rules-not-written', path: request.path, problem: 'too-large' });
    const { path, problem } = await context.createFile(request.path, text);
    if (problem !== undefined) throw new StepError({ kind: 'rules-not-written', path, problem });
    for (const what of ['projects', 'tags', 'policies'] as const)
      if (leftOut[what].length > 0)
        context.notices.push({ kind: 'not-exported', what, items: leftOut[what] });
    const parts = (Object.keys(policies) as PolicyPart[]).filter((part) => !leftOut.policies.includes(part));
    const written = { path, rules, projects: projects.length, policies: parts };
    return { written, rows: inState(rows, 'failed'), failure: rowsFailure(rows) };
  });
}

/** The selected projects, and as scope the items of `projects` that the platform knows. */
async function readScope(context: Context, { projects: selection = ALL_PROJECTS }: ExportRequest) {
  const found = await listSelected(context, selection, 'reads-projects');
  const { selected, unmatched, missing, unread } = found;
  const unused = new Set([...unmatched, ...unread].map(({ item }) => item));
  // The platform's own tag comes and goes with the managed scans.
  const projects = selected.map(({ name, tags }) => ({
    name,
    tags: tags.filter((tag) => tag !== PLATFORM_TAG),
  }));
  const rows = [
    ...selected.map((project) => rowWithoutChange(project, 'unchanged')),
    ...missing.map(missingRow),
    ...unread.map(({ item, error }) => rowWithoutChange({ name: item }, 'failed', rowFailureOf(error))),
  ];
  return { scope: itemsOf(selection).filter((item) => !unused.has(item.replace(/^!/, ''))), projects, rows };
}

/** A deployment with older policies refuses both reads; a single list that cannot be read is a gap. */
async function readPolicies(context: Context): Promise<RulesDraft['policies']> {
  const { platform, notices } = context;
  const id = await resolveId(context);
  const unread: { part: string; error: unknown }[] = [];
  const orUnread = <T>(part: string, read: Promise<T>) =>
    read.catch((error: unknown) => {
      unread.push({ part, error });
      return undefined;
    });
  const detection = await orUnread('detection', platform.detectionPolicies(id));
  const remediation = await orUnread('remediation', platform.policyBundle(id, 'remediation'));
  const failed = unread.find(({ error }) => !hasStatus(error, [403, 404, 410]));
  const gaps = unread.map(({ part, error }): Notice => {
    return { kind: 'part-unread', subject: 'policies', part, cause: listFailure(error) };
  });
  if (gaps.length === 2 && failed !== undefined) throw failed.error;
  notices.push(...(gaps.length === 2 ? [{ kind: 'no-newer-policies' } as const] : gaps));
  const { products: { code, secrets } = {}, unknown = [] } = detection ?? {};
  if (unknown.length > 0) notices.push({ kind: 'not-exported', what: 'policies', items: unknown });
  return {
    ...(code && { code: code.bundle }),
    ...(secrets && { secrets: secrets.bundle }),
    ...(remediation && { remediation: remediation.bundle }),
  };
}
