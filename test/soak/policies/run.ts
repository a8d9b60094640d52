import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parse } from 'yaml';
import { emptyState } from '../../../emulator/platform/believable-state.ts';
import { type Fault, scheduledFaults } from '../../../emulator/platform/faults.ts';
import { fingerprint, noDetection } from '../../../emulator/platform/policies/bundles.ts';
import { pick, prng, some } from '../../../emulator/platform/prng.ts';
import type { Moment } from '../../../emulator/platform/quirks.ts';
import { DEFAULT_TOKEN, type Platform, startPlatform } from '../../../emulator/platform/server.ts';
import { type PlatformState, Projects } from '../../../emulator/platform/state.ts';
import { rulesText } from '../../../src/rules/file/rules-text.ts';
import { REQUEST_TIMEOUT_MS } from '../modes.ts';
import { runInnerStep } from '../step.ts';
import type { StepEnd } from '../step-end.ts';
import { drawPolicies, KNOWN, type Policies, projects } from './bundles.ts';

type Part = keyof Policies;
const PARTS: readonly Part[] = ['code', 'secrets', 'remediation'];

const FAULTS: readonly Fault[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 429, retryAfter: '1' },
  { kind: 'status-after', status: 500 },
  { kind: 'status-after', status: 502 },
  { kind: 'status-after', status: 409 },
  { kind: 'reset-before' },
  { kind: 'reset-during' },
  { kind: 'reset-after' },
  { kind: 'cut-body' },
  { kind: 'empty', processed: true },
  { kind: 'html', status: 200, processed: true },
  { kind: 'wrong-shape', processed: true },
  { kind: 'stall' },
  { kind: 'late', afterRequests: 1, status: 504 },
  { kind: 'late', afterRequests: 2, status: 502 },
];

export interface PolicyRun {
  seed: number;
  /** How apply and undo ended. */
  ends: string[];
  disagreements: string[];
}

/** What a part was from some moment on, and what made it so. */
interface Change {
  part: Part;
  content: string;
  by: 'step' | 'person';
}

/**
 * Some policies on the platform, others in a file; an apply and its undo, with faults and a second writer: what each
 * says must be what happened.
 */
export async function policyRun(seed: number): Promise<PolicyRun> {
  const random = prng(seed);
  const [live, wanted] = [drawPolicies(random), drawPolicies(random)];
  const parts = some(random, PARTS, 0.75);
  const isCalm = random() < 0.3;
  const directory = await mkdtemp(join(tmpdir(), 'soak-policies-'));
  const state = {
    ...emptyState(new Projects(projects.map((one) => ({ ...one, tags: [...one.tags] })))),
    newerPolicies: { ...structuredClone(live), ...KNOWN },
  };
  const platform = await startPlatform({
    state,
    quirks: {
      policiesMigrated: true,
      proto3: random() < 0.3,
      nulls: random() < 0.1,
      policyOrder: pick(random, ['kept', 'sorted']),
      policyLagMs: pick(random, [undefined, undefined, 300, 1500]),
    },
    ...(isCalm ? {} : { faults: faultsOf(random, seed) }),
  });
  try {
    await writeFile(join(directory, 'rules.yml'), await fileOf(wanted, parts, random));
    const history = new History(platform, isCalm ? 0 : pick(random, [0, 0, 0.1]), prng(seed + 1));
    const step = (inputs: Record<string, string>) =>
      runInnerStep({
        inputs: {
          token: DEFAULT_TOKEN,
          'base-url': platform.url,
          'max-retries': pick(random, ['0', '2']),
          ...inputs,
        },
        directory,
        seed,
        requestTimeoutMs: isCalm ? 10_000 : REQUEST_TIMEOUT_MS,
        time: platform,
        signal: new AbortController().signal,
      });
    const applied = await step({ operation: 'apply', 'rules-file': 'rules.yml' });
    await history.settle();
    const disagreements = claimsOf(applied, history, 0, 'apply');
    const ends = [endOf(applied)];
    if (isCalm) disagreements.push(...calmClaims(applied, platform.state, wanted, parts));
    if (applied.report?.result?.journal?.policies.length > 0) {
      const from = history.changes.length;
      const undone = await step({ operation: 'undo', report: applied.outputs['report-path'] ?? '' });
      await history.settle();
      ends.push(endOf(undone));
      disagreements.push(...claimsOf(undone, history, from, 'undo'));
      if (isCalm) disagreements.push(...calmClaims(undone, platform.state, live, parts));
    }
    return { seed, ends, disagreements };
  } finally {
    await platform.close();
    await rm(directory, { recursive: true, force: true });
  }
}

function faultsOf(random: () => number, seed: number) {
  const kinds = some(random, FAULTS, 0.4);
  const scheduled = scheduledFaults(seed, { rate: 0.15, kinds: kinds.length > 0 ? kinds : FAULTS });
  // What reads projects has a soak of its own.
  return (request: Parameters<typeof scheduled>[0]) =>
    request.path.includes('/policies/v2/') ? scheduled(request) : undefined;
}

/** As an export of the wanted policies would be, here and there without slugs. */
async function fileOf(wanted: Policies, parts: readonly Part[], random: () => number): Promise<string> {
  const { code = noDetection(), secrets = noDetection(), remediation } = wanted;
  const policies = { code, secrets, remediation: { policies: remediation } };
  const { text } = await rulesText({ scope: [], projects: [], policies });
  const file = parse(text);
  const managed = Object.entries(file.policies).filter(([part]) => parts.includes(part as Part));
  const whole = JSON.stringify({
    ...file,
    limits: { policies: 1000, 'policy-deletes': 1000 },
    policies: managed.length === 0 ? undefined : Object.fromEntries(managed),
  });
  return random() < 0.5 ? whole : whole.replaceAll(/"slug":"(?!once-)[^"]*",/g, '');
}

function endOf({ outputs }: StepEnd): string {
  return `${outputs['failure-reason'] ?? outputs.outcome}`;
}

/** What the policies were, one state after another. */
class History {
  readonly changes: Change[];
  /** As requests named them: the bundles that steps asked for. */
  readonly #platform: Platform;

  constructor(platform: Platform, editRate: number, random: () => number) {
    this.#platform = platform;
    this.changes = PARTS.map((part) => ({ part, content: this.contentOf(part), by: 'person' }));
    platform.quirks.onRequest = ({ request }: Moment) => {
      this.#note('step');
      if (!request.path.includes('/policies/v2/') || random() >= editRate) return;
      const part = pick(random, PARTS);
      Object.assign(platform.state.newerPolicies, { [part]: drawPolicies(random)[part] });
      this.#note('person');
    };
    platform.quirks.beforeAnswer = () => this.#note('step');
  }

  contentOf(part: Part): string {
    return fingerprint(this.#platform.state.newerPolicies[part] ?? []);
  }

  lastOf(part: Part): Change | undefined {
    return this.changes.findLast((change) => change.part === part);
  }

  async settle(): Promise<void> {
    await delay(2);
    await this.#platform.land();
    this.#note('step');
  }

  #note(by: Change['by']): void {
    for (const part of PARTS) {
      const content = this.contentOf(part);
      if (this.lastOf(part)?.content !== content) this.changes.push({ part, content, by });
    }
  }
}

/** Where the rows of a step and what happened differ. */
function claimsOf(end: StepEnd, history: History, from: number, step: string): string[] {
  const wrong: string[] = [];
  const say = (text: string) => wrong.push(`${step}: ${text}`);
  if (end.exitCode !== (end.outputs.outcome === 'succeeded' ? 0 : 1)) say('exit and outcome differ');
  if (end.report?.result?.failure?.kind === 'unexpected') say(`is at fault: ${end.errors.join()}`);
  for (const row of end.report?.result?.journal?.policies ?? []) {
    const { part } = row.change.target as { part: Part };
    const before = history.changes.slice(0, from).findLast((change) => change.part === part);
    const own = history.changes.slice(from).filter((change) => change.part === part && change.by === 'step');
    const name = `${part} is ${row.state}`;
    // A write is bound to the version that was compared, so that nobody's change is overwritten.
    for (const change of own) {
      const at = history.changes.indexOf(change);
      const over = history.changes.slice(0, at).findLast((one) => one.part === part) ?? before;
      if (over?.content !== row.change.version) say(`${name}, and overwrote what it had not compared`);
    }
    if (row.state === 'changed' && own.length === 0) say(`${name}, and nothing was`);
    if (row.state === 'changed' && row.leftVersion !== own.at(-1)?.content) say(`${name}, to something else`);
    const isUntouched = ['unchanged', 'left', 'not-reached'].includes(row.state);
    if (isUntouched && own.length > 0) say(`${name}, and was changed`);
    if (row.state === 'failed' && own.length > 0 && row.failure.kind !== 'policies-not-shown')
      say(`${name} (${row.failure.kind} ${row.failure.status}), and was changed`);
  }
  return wrong;
}

/** Without faults and second writers all comes about. */
function calmClaims(
  end: StepEnd,
  { newerPolicies }: PlatformState,
  wanted: Policies,
  parts: readonly Part[],
) {
  const wrong = end.outputs.outcome === 'succeeded' ? [] : [`not done: ${end.errors.join()}`];
  for (const part of parts) {
    const [now, then] = [newerPolicies[part], wanted[part]].map((content) =>
      fingerprint(withoutSlugs(content)),
    );
    if (now !== then) wrong.push(`${part} is not what was wanted`);
  }
  return wrong;
}

/** The platform's slugs are kept where the file has none. */
function withoutSlugs(content: Policies[Part]) {
  if (!Array.isArray(content)) return content ?? [];
  return content.map((policy) => ({ ...policy, slug: '' }));
}
