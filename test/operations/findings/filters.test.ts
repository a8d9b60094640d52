import { afterAll, describe, expect, it } from 'vitest';
import { type Platform, startPlatform } from '../../../emulator/platform/server.ts';
import type { Finding as Held } from '../../../emulator/platform/state.ts';
import { triageFilters } from '../../../emulator/platform/triage-filters.ts';
import type { FindingFilter } from '../../../src/findings/filter.ts';
import { FINDING_FILTERS } from '../../../src/findings/filters.ts';
import { listFindings } from '../../../src/findings/list.ts';
import type { Product } from '../../../src/platform/resources/finding.ts';
import { contextOn, DAY_MS, fewFindings, NOW } from './context.ts';

const KINDS: readonly Product[] = ['sast', 'sca', 'ai_sast', 'secrets'];
const listed = FINDING_FILTERS.filter(({ inTriage }) => inTriage).flatMap((filter) =>
  KINDS.filter((kind) => filter.decidedBy[kind] !== undefined).map((kind) => ({ filter, kind })),
);

const BOARD: Record<string, string> = {
  monitor: 'rule-board-audit',
  comment: 'rule-board-pr-comments',
  block: 'rule-board-block',
};

// Nothing here changes them.
const faithful = await startPlatform({ now: NOW, state: fewFindings(8), log: 'counts' });
const careless = await startPlatform({
  now: NOW,
  state: fewFindings(8),
  log: 'counts',
  quirks: { ignoredFindingsFilters: 'all' },
});
afterAll(() => Promise.all([faithful.close(), careless.close()]));

describe('a filter selects in the list what it selects in a triage, also where the server ignores it:', () => {
  it.each(listed)('$filter.name of $kind', async ({ filter, kind }) => {
    const values = valuesOf(filter, kind);
    expect(values.length).toBeGreaterThan(0);
    for (const value of values) {
      const ids = await selectedByTriage(kind, filter, value);
      // Every finding of AI is of one rule.
      const isAll = filter.name === 'rules' && kind === 'ai_sast';
      if (!isAll) expect(ids.length).toBeLessThan((await idsOfKind(kind)).length);
      for (const platform of value === values[0] ? [faithful, careless] : [faithful])
        expect({ value, ids: await idsOf(platform, kind, { [filter.name]: value }) }).toEqual({ value, ids });
    }
  });
});

async function idsOf(
  platform: Platform,
  issueType: Product,
  given: Record<string, string | boolean | string[]>,
) {
  const { selected } = await listFindings(contextOn(platform), { issueType, filters: given });
  return selected.map(({ id }) => id).sort();
}

const listedIds = new Map<Product, Promise<bigint[]>>();

/** Without a filter, which both platforms answer alike. */
function idsOfKind(kind: Product): Promise<bigint[]> {
  const ids = listedIds.get(kind) ?? idsOf(faithful, kind, {});
  listedIds.set(kind, ids);
  return ids;
}

/** The rows of the list that the platform's own filters of a triage select. */
async function selectedByTriage(kind: Product, { name: wire }: FindingFilter, value: unknown) {
  const { state } = faithful;
  const selects = triageFilters[wire]?.selecting(value, state);
  const known = new Set(await idsOfKind(kind));
  return state.findings.all
    .filter((finding) => known.has(finding.id) && selects?.(asListed(finding)))
    .map(({ id }) => id)
    .sort();
}

/**
 * Differences between lists and triage filters: policies are the three of the rule board, and a secret that is
 * being reviewed or fixed is open there, and as old as its creation.
 */
function asListed(finding: Held): Held {
  const policies = [BOARD[finding.policy_mode] ?? ''];
  if (finding.issue_type !== 'secrets') return { ...finding, policies };
  const status = ['reviewing', 'fixing'].includes(finding.status) ? 'open' : finding.status;
  return { ...finding, policies, status, relevant_since: finding.created_at ?? finding.relevant_since };
}

function valuesOf({ name: wire, kind: form, values, notListed }: FindingFilter, kind: Product) {
  const { state } = faithful;
  if (wire === 'since') return [String(Math.floor((NOW - 400 * DAY_MS) / 1000))];
  if (wire === 'include_historical') return [false];
  if (wire === 'ref') return ['refs/heads/main'];
  const of = state.findings.all.filter(({ issue_type }) => issue_type === kind);
  if (form === 'oneOf') {
    const told = (values ?? []).filter((value) => !notListed?.[kind]?.includes(value));
    return told.filter((value) => of.some((one) => triageFilters[wire]?.selecting(value, state)(one)));
  }
  const found = [...new Set(of.flatMap((finding) => wordsOf(finding, wire, state)))].sort();
  return found.length < 2 ? [found] : [[found[0] ?? ''], found.slice(1, 3)];
}

/** Fields whose name is not the filter's. */
const FIELDS: Readonly<Record<string, keyof Held>> = {
  repos: 'repo',
  rules: 'rule',
  severities: 'severity',
  triage_reasons: 'triage_reason',
  dependencies: 'dependency',
  exposures: 'exposure',
  transitivities: 'transitivity',
  secret_types: 'secret_type',
};

/** Values of a finding that a filter with a list of values may name. */
function wordsOf(finding: Held, wire: string, state: Platform['state']): string[] {
  if (wire === 'policies') return [BOARD[finding.policy_mode] ?? ''];
  if (wire === 'project_tags') return state.projects.get(finding.repo)?.tags ?? [];
  const values = [finding[FIELDS[wire] ?? (wire as keyof Held)]].flat();
  return values.filter((value) => typeof value === 'string');
}
