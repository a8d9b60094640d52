import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Platform } from '../../../emulator/platform/server.ts';
import type { Finding, PlatformState, Project } from '../../../emulator/platform/state.ts';
import { patternMatcher } from '../../../src/model/selection.ts';
import type { ApplyResult } from '../../../src/operations/apply/run.ts';
import { findings, projects, rulesFiles } from './random-fleets.ts';
import { openPlatform, runApply, runPlan, runUndo, stateOf } from './scenario.ts';

const RUNS = { numRuns: 10 };

interface Case {
  fleet: Project[];
  held: Finding[];
  text: string;
}

const cases: fc.Arbitrary<Case> = fc.record({ fleet: projects, held: findings, text: rulesFiles });

/** Each run has a platform of its own, on copies. */
function open({ fleet, held }: Pick<Case, 'fleet' | 'held'>): Promise<Platform> {
  return openPlatform(structuredClone(fleet), structuredClone(held));
}

describe('of random fleets, findings and files', () => {
  it('a fresh plan is empty after few applies, where rules do not look at what rules make', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async (one) => {
        const platform = await open(one);
        const text = withoutCircles(one.text);
        // The next apply looks at the results of rules and of ended ignores.
        for (let times = 0; times < 3; times++) {
          expect((await runApply(platform, text)).failure).toBeUndefined();
        }
        expect((await runPlan(platform, text)).plan?.lines).toEqual([]);
      }),
      RUNS,
    );
  });

  it('a plan does not depend on the order in which the server lists', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async (one) => {
        const platform = await open(one);
        const first = await runPlan(platform, one.text);
        platform.faults = ({ path }) =>
          /\/(findings|secrets|projects)\?/.test(path) ? { kind: 'rewritten', rewrite: reversed } : undefined;
        const second = await runPlan(platform, one.text);
        expect(second.plan?.hash).toBe(first.plan?.hash);
        expect(second.plan?.lines).toEqual(first.plan?.lines);
      }),
      RUNS,
    );
  });

  it('nothing outside the scope and managed-tags changes, and no decision of a person that no rule may touch', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ({ fleet, held, text }) => {
        const fenced = { ...JSON.parse(text), scope: { projects: ['acme/**'] } };
        if (!fleet.some(({ name }) => name.startsWith('acme/'))) return;
        const platform = await open({ fleet, held });
        const applied = await runApply(platform, JSON.stringify(fenced));
        expect(applied.failure).toBeUndefined();
        expectOnlyManaged(platform, fenced['managed-tags']);
        expectDecisionsKept(held, applied);
      }),
      RUNS,
    );
  });

  it('undo after apply gives the former state', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async (one) => {
        const platform = await open(one);
        const applied = await runApply(platform, one.text);
        expect((await runUndo(platform, applied)).failure).toBeUndefined();
        expect(projectsOf(platform.state)).toEqual(projectsOf(stateOf(one.fleet)));
        for (const { change } of applied.rows) {
          if (change.field !== 'triage') continue;
          const { id } = change.finding;
          const before = one.held.find((held) => held.id === id);
          expect(platform.state.findings.get(id)?.status).toBe(statusAfterUndo(before));
        }
      }),
      RUNS,
    );
  });
});

/** Without rules that look for what rules make of a project or finding: they may go in circles. */
function withoutCircles(text: string): string {
  const file = JSON.parse(text);
  const ofResults = /^(status|tag|managed-scan\..*)$/;
  const isPlain = ({ when = {}, except = [] }) =>
    ![when, except].flat().some((set) => Object.keys(set).some((key) => ofResults.test(key)));
  const { projects, findings } = file;
  return JSON.stringify({ ...file, projects: projects.filter(isPlain), findings: findings.filter(isPlain) });
}

/** A page with its rows the other way round. */
function reversed(text: string): string {
  const body = JSON.parse(text);
  for (const rows of Object.values(body)) if (Array.isArray(rows)) rows.reverse();
  return JSON.stringify(body);
}

function expectOnlyManaged({ record, state }: Platform, managed: readonly string[]): void {
  const isManaged = (tag: string) => managed.some((pattern) => patternMatcher(pattern)(tag));
  for (const effect of record) {
    if ('project' in effect) expect(effect.project).toMatch(/^acme\//);
    if (effect.what === 'tag-removed') expect(isManaged(effect.tag)).toBe(true);
    if (effect.what === 'triaged') expect(state.findings.get(effect.finding)?.repo).toMatch(/^acme\//);
  }
}

function expectDecisionsKept(held: readonly Finding[], applied: ApplyResult): void {
  const { findings: rules = [] } = applied.request.rules;
  const mayTouchPeople = (name: string | undefined) =>
    rules.some(({ name: known, decidedBy }) => known === name && /people|anyone/.test(decidedBy.join()));
  for (const { change, why } of applied.rows) {
    if (change.field !== 'triage') continue;
    const { id, kind } = change.finding;
    const before = held.find((one) => one.id === id);
    const rows = held.filter(
      (one) =>
        one.issue_type === kind && one.repo === before?.repo && one.fingerprint === before?.fingerprint,
    );
    if (!rows.some(isOfPerson)) continue;
    expect(mayTouchPeople(why?.rule)).toBe(true);
  }
}

/** Decided, and no mark at the end of the note. */
function isOfPerson({ triage_state: state, notes, issue_type: type, status }: Finding): boolean {
  if (type === 'secrets') return status !== 'open';
  if (state === 'untriaged' || state === 'provisionally_ignored') return false;
  return !/\[code-security rule="[^"]*"[^\]]*\]$/.test(notes.at(-1) ?? '');
}

function projectsOf({ projects: all }: PlatformState) {
  return all.all.map(({ name, tags, managed_scan_config: scans, primary_branch: branch }) => ({
    name,
    tags: [...tags].sort(),
    scans,
    branch: branch.replace('refs/heads/', ''),
  }));
}

/** Decisions of the platform's automation cannot be put back. */
function statusAfterUndo(before: Finding | undefined): string | undefined {
  return before?.status === 'provisionally_ignored' ? 'open' : before?.status;
}
