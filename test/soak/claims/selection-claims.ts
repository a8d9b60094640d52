import type { Finding, PlatformState } from '../../../emulator/platform/state.ts';
import { triageFilters } from '../../../emulator/platform/triage-filters.ts';
import type { Plan } from '../plan.ts';
import type { Inputs } from '../step.ts';
import type { Claims } from './disagreements.ts';

const DAY_SECONDS = 86_400;
const MARK = /\[code-security rule="[^"]*"[^\]]*\]$/;

/** Whether the rows are just what the inputs select, found out by other means than the product's. */
export function selectionDisagreements(claims: Claims): string[] {
  const { step } = claims;
  const { operation = '', selection } = step.drawn.inputs;
  if (operation === 'tag' || operation === 'managed-scan') return projectComplaints(claims);
  if (operation === 'triage' && selection === 'listed') return findingComplaints(claims);
  return [];
}

function projectComplaints({ step, said, rows: all, history, plan }: Claims): string[] {
  const isWhole = said.failure === undefined || said.failure.kind === 'projects-failed';
  const gone = new Set(
    history.effects.flatMap((effect) => (effect.what === 'project-removed' ? [effect.project] : [])),
  );
  const { projects = '', 'projects-tagged': tag } = step.drawn.inputs;
  const isTagged = (name: string) =>
    tag === undefined || history.projectAt(name, step.start)?.tags.has(tag) === true;
  const edited = new Set(history.effects.flatMap((effect) => ('project' in effect ? [effect.project] : [])));
  const names = history.projectNames.filter(isTagged);
  const expected = selectedNames(projects, names);
  const rows = new Set(all.projects.map(({ project }) => project.toLowerCase()));
  const missed = expected.filter((name) => !rows.has(name.toLowerCase()) && !gone.has(name));
  const isSure =
    !mayEndEarly(plan, 'projects') &&
    (tag === undefined ||
      (plan.meanwhile.length === 0 && step.start === 0 && plan.quirks.projectLag === undefined));
  const wrong = isWhole && isSure && missed.length > 0 ? [`no row for ${missed.join(', ')}`] : [];
  const wanted = new Set(expected.map((name) => name.toLowerCase()));
  const alien = all.projects
    .filter(({ state }) => state === 'changed' || state === 'unknown')
    .map(({ project }) => project)
    .filter(
      (name) => !wanted.has(name.toLowerCase()) && !name.includes('-new-') && (isSure || !edited.has(name)),
    );
  return alien.length > 0 ? [...wrong, `${alien.join(', ')} was not selected`] : wrong;
}

/** Whether a list may end before its last row: a page that is refused behind a first one of few rows is its end. */
export function mayEndEarly({ quirks, rate }: Plan, list: 'projects' | 'findings'): boolean {
  const { cap = 3000 } = (list === 'projects' ? quirks.projectPages : quirks.findingsPages) ?? {};
  return cap < 100 && rate > 0;
}

/** The names that a list of names and patterns means. */
export function selectedNames(projects: string, names: readonly string[]): string[] {
  const items = projects.split(/[\n,]/).map((item) => item.trim());
  const expression = (pattern: string) =>
    new RegExp(
      `^${pattern
        .replaceAll('**', '.+')
        .replaceAll(/(?<!\.)\*|\*(?!.)/g, '[^/]*')
        .replaceAll('?', '[^/]')}$`,
      'i',
    );
  const except = items.filter((item) => item.startsWith('!')).map((item) => expression(item.slice(1)));
  const wanted = items.filter((item) => !item.startsWith('!')).map(expression);
  return names.filter(
    (name) => wanted.some((one) => one.test(name)) && !except.some((one) => one.test(name)),
  );
}

function findingComplaints(claims: Claims): string[] {
  const { step, said, rows, history, plan } = claims;
  const { inputs } = step.drawn;
  const edits = history.effects.filter(({ place, by }) => by !== 'request' || place < step.start);
  if (edits.length > 0 || plan.course !== 'one' || said.failure?.kind === 'cancelled') return [];
  if (mayEndEarly(plan, 'findings') || mayEndEarly(plan, 'projects')) return [];
  const selects = findingPredicate(inputs, history.platform.state, history.platform.now / 1000);
  const before = history.platform.state.findings.all.filter(hasRow).map((finding) => {
    const facts = history.findingAt(finding.id, step.start);
    return facts === undefined ? finding : { ...finding, ...facts };
  });
  const expected = new Set(
    before
      .filter((finding) => selects(finding as Finding) && !isDecided(claims, finding as Finding))
      .map(({ id }) => id),
  );
  const ids = rows.findings.filter(({ state }) => state !== 'left').map(({ id }) => id);
  const alien = ids.filter((id) => !expected.has(id));
  const wrong = alien.length > 0 ? [`${alien.join(', ')} was not selected`] : [];
  const selected = step.result.outputs['findings-selected'];
  if (selected === undefined) return wrong;
  if (selected !== String(expected.size)) wrong.push(`${selected} selected, but ${expected.size} are`);
  const limit = Number.parseInt(inputs.limit || '', 10) || Number.POSITIVE_INFINITY;
  const most = Math.min(limit, expected.size);
  if (ids.length !== most) wrong.push(`${ids.length} rows of ${most}`);
  return wrong;
}

/** Whether somebody has decided otherwise about it on another branch. */
function isDecided({ history, step }: Claims, one: Finding): boolean {
  if (one.issue_type === 'secrets') return false;
  return history.platform.state.findings.siblings(one).some(({ id }) => {
    const facts = history.findingAt(id, step.start);
    const isSomebodys =
      facts !== undefined && facts.triage_state !== 'untriaged' && !MARK.test(facts.note ?? '');
    return isSomebodys && facts.triage_state !== history.findingAt(one.id, step.start)?.triage_state;
  });
}

/** Whether a list has a row for it: of secrets there is one for all branches, that of the primary one. */
export function hasRow({ issue_type, ref }: Finding): boolean {
  return issue_type !== 'secrets' || ref === 'refs/heads/main';
}

/** Which findings filters mean, by the platform's own reading of them. */
export function findingPredicate(
  inputs: Inputs,
  state: PlatformState,
  now: number,
): (finding: Finding) => boolean {
  const list = (text = '') =>
    text
      .split('\n')
      .flatMap((line) => line.split(','))
      .map((item) => item.trim())
      .filter(Boolean);
  const values: Record<string, unknown> = {
    status: inputs.status,
    ref: inputs.ref,
    severities: list(inputs.severities),
    repos: list(inputs.repos),
  };
  const tests = Object.entries(values).flatMap(([name, value]) => {
    const isGiven = Array.isArray(value) ? value.length > 0 : Boolean(value);
    return isGiven ? [triageFilters[name]?.selecting(value, state)] : [];
  });
  const days = Number.parseInt(inputs['older-than'] ?? '', 10);
  const ticket = inputs['has-ticket'];
  return (finding) =>
    finding.issue_type === inputs['issue-type'] &&
    !finding.removed &&
    tests.every((test) => test?.(finding)) &&
    (Number.isNaN(days) || finding.relevant_since < now - days * DAY_SECONDS) &&
    (ticket === undefined || (finding.ticket !== undefined) === (ticket === 'true'));
}
