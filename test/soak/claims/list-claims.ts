import type { Finding } from '../../../emulator/platform/state.ts';
import { SCAN_FINDINGS, SCAN_ID } from '../states.ts';
import type { Claims } from './disagreements.ts';
import { findingPredicate, hasRow, mayEndEarly, selectedNames } from './selection-claims.ts';

const PARTS: Readonly<Record<string, string>> = {
  'list-projects': 'projects',
  'list-findings': 'findings',
  'list-policies': 'policies',
  'list-dependencies': 'repositories',
};

interface Expected {
  keyOf: (row: Record<string, unknown>) => string;
  /** What is there, and what must be in a list that did not fail. */
  may: ReadonlySet<string>;
  must: ReadonlySet<string>;
}

/** Where the rows of a list differ from what the platform holds: whole and each once, unless it failed. */
export function listDisagreements(claims: Claims): string[] {
  const { step, said } = claims;
  const { operation = '' } = step.drawn.inputs;
  if (operation === 'scan') return scanComplaints(claims);
  const part = PARTS[operation];
  if (part === undefined) return [];
  const { result } = step;
  const rows: Record<string, unknown>[] = result.report[part] ?? [];
  const { keyOf, may, must } = expectedOf(claims, operation);
  const keys = rows.map(keyOf);
  const seen = new Set(keys);
  const wrong: string[] = [];
  if (seen.size < keys.length) wrong.push('a row came twice');
  const alien = keys.filter((key) => !may.has(key));
  if (alien.length > 0) wrong.push(`rows that are not there: ${alien.join(', ')}`);
  if (said.failure !== undefined) {
    // Cancelled when all of it was read.
    const isWhole = said.failure.kind === 'stopped' && result.outputs.count === String(keys.length);
    if (result.outputs.count !== undefined && !isWhole)
      wrong.push(`failed, but count is ${result.outputs.count}`);
    return wrong;
  }
  if (result.outputs.count !== String(keys.length))
    wrong.push(`count is ${result.outputs.count} of ${keys.length}`);
  const missing = [...must].filter((key) => !seen.has(key));
  if (missing.length > 0) wrong.push(`${missing.join(', ')} is missing, and it did not fail`);
  return wrong;
}

function expectedOf(claims: Claims, operation: string): Expected {
  const { history, plan, step } = claims;
  const { state, record } = history.platform;
  const { inputs } = step.drawn;
  const byName = ({ name }: Record<string, unknown>) => String(name);
  const same = (names: readonly string[]) => ({ keyOf: byName, may: new Set(names), must: new Set(names) });
  if (operation === 'list-policies') {
    if (!history.platform.quirks.policiesMigrated) return same(state.policies.map(({ name }) => name));
    const { code, secrets, remediation } = state.newerPolicies;
    const products = Object.entries({ code, secrets }).flatMap(([product, one]) => (one ? [product] : []));
    const all = new Set([...products, ...remediation.map(({ slug }) => slug)]);
    return { keyOf: ({ product, slug }) => String(product ?? slug), may: all, must: all };
  }
  if (operation === 'list-dependencies') return same(state.repositories.map(({ name }) => name));
  if (operation === 'list-projects') {
    const added = record.flatMap((effect) => (effect.what === 'project-added' ? [effect.project] : []));
    const removed = new Set(
      record.flatMap((effect) => (effect.what === 'project-removed' ? [effect.project] : [])),
    );
    const tag = inputs['projects-tagged'];
    const isTagged = (name: string) =>
      tag === undefined || history.projectAt(name, step.start)?.tags.has(tag) === true;
    const isSure = plan.meanwhile.length === 0 && !mayEndEarly(plan, 'projects');
    const chosen = selectedNames(inputs.projects ?? '**', history.projectNames);
    const must = chosen.filter((name) => !removed.has(name) && isTagged(name) && isSure);
    return { keyOf: byName, may: new Set([...chosen, ...added]), must: new Set(must) };
  }
  const selects = findingPredicate(inputs, state, Date.now() / 1000);
  const isById = Boolean(inputs.ref) || inputs['issue-type'] === 'secrets';
  const nameOf = ({ repo, fingerprint, id }: Finding) => (isById ? String(id) : `${repo} ${fingerprint}`);
  const selected = state.findings.all.filter(hasRow).filter(selects);
  const all = selected.map(nameOf);
  const came = new Set(record.flatMap((effect) => (effect.what === 'finding-added' ? [effect.finding] : [])));
  const throughout = selected.filter(({ id }) => !came.has(id)).map(nameOf);
  const keyOf = ({ id, match_based_id, repository }: Record<string, unknown>) =>
    isById || match_based_id === undefined ? String(id) : `${repository} ${match_based_id}`;
  const isQuiet = plan.meanwhile.length === 0;
  const first = [...history.firstFindings];
  const ids = first.map(([id]) => String(id));
  const everything = first.map(([, { repo, fingerprint }]) => `${repo} ${fingerprint}`);
  const isSure = isQuiet && !mayEndEarly(plan, 'findings') && !isInDoubt(claims);
  return {
    keyOf,
    may: new Set(isQuiet ? all : [...ids, ...everything, ...all]),
    must: new Set(isSure ? throughout : []),
  };
}

/** Whether the step itself says that rows may be missing. */
function isInDoubt({ said }: Claims): boolean {
  return said.notices?.some(({ kind }: { kind: string }) => kind === 'list-cut') === true;
}

function scanComplaints({ said, step }: Claims): string[] {
  if (said.failure !== undefined) return [];
  const wrong: string[] = [];
  if (BigInt(said.scan?.id ?? 0) !== SCAN_ID) wrong.push('another scan');
  if (step.result.outputs['scan-findings'] !== String(SCAN_FINDINGS))
    wrong.push(`scan-findings is ${step.result.outputs['scan-findings']}`);
  return wrong;
}
