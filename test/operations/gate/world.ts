/** A small world in virtual time: scans and findings that become visible one by one, in lists that move. */

import { pick } from '../../../emulator/platform/prng.ts';
import type { Context } from '../../../src/operations/context.ts';
import type { ApiRequest } from '../../../src/platform/http/options.ts';
import type { Transport } from '../../../src/platform/http/transport.ts';
import { PlatformReader } from '../../../src/platform/reader.ts';
import { COMMIT, MAIN, NOW, OTHER_COMMIT, PROJECT, PULL_REF } from './open.ts';

const OLDER_COMMIT = 'c0ffee0000000000000000000000000000000000';
/** By then everything that a scan left is visible (field-notes: seconds). */
const VISIBLE_MS = 55_000;

type Kind = 'sast' | 'sca' | 'secrets';
type Random = () => number;

interface Found {
  kind: Kind;
  fingerprint: string;
  severity: string;
}

interface WorldScan {
  id: number;
  commit: string;
  startMs: number;
  endMs: number;
  shownMs: number;
  found: Found[];
  says: 'counts' | 'total' | 'exit-code' | 'nothing';
}

interface Row extends Found {
  id: number;
  ref: string;
  firstSeen: number;
  createdMs: number;
  shownMs: number;
  /** From when on it shows as fixed. */
  fixedMs: number;
  lacks: readonly string[];
}

export interface World {
  context: Context;
  now(): number;
  requests(): number;
  /** What a scan said of its findings, and whether one of them counts. */
  truthOf(scanId: bigint): { saysSomething: boolean; hasCounting: boolean };
}

export function drawWorld(random: Random): World {
  const until = (ms: number) => Math.floor(random() * ms);
  let now = NOW;
  let requests = 0;
  const scans = drawScans(random, until);
  const rows = rowsLeftBy(scans, random, until);
  const noise = random() < 0.5 ? [] : Array.from({ length: 3 + until(12) }, (_, at) => noiseRow(at));
  const cap = pick(random, [1, 2, 3, 5, 3000]);
  const shifts = random() < 0.6;
  const visible = () => rows.concat(noise).filter(({ shownMs }) => shownMs <= now);
  /** People and other scans take rows away, or bring new ones, while the list is read. */
  const shift = () => {
    if (!shifts || random() < 0.6 || noise.length === 0) return;
    if (random() < 0.5) noise.splice(until(noise.length), 1);
    else noise.unshift(noiseRow(1000 + requests));
  };

  function answer({ path, query, body }: ApiRequest): unknown {
    if (path.includes('/projects/')) {
      return {
        project: { id: 1, name: PROJECT, primary_branch: MAIN, url: `https://github.com/${PROJECT}` },
      };
    }
    if (path.endsWith('/scans/search')) return { scans: scansFor(body as { since: string }) };
    const asked = query as {
      issue_type?: string;
      ref?: string;
      page?: number;
      page_size?: number;
      cursor?: string;
    };
    const kind = path.endsWith('/secrets') ? 'secrets' : asked.issue_type;
    const listed = visible()
      .filter((row) => row.kind === kind && (kind === 'secrets' || row.ref === asked.ref))
      .sort((one, other) => other.createdMs - one.createdMs || one.id - other.id);
    const size = Math.min(cap, asked.page_size ?? 3000);
    const from = kind === 'secrets' ? Number(asked.cursor ?? 0) : (asked.page ?? 0) * size;
    const page = listed.slice(from, from + size);
    shift();
    if (kind !== 'secrets') return { findings: page.map((row) => wireRow(row, now)) };
    const cursor = from + size < listed.length ? String(from + size) : '';
    return { findings: page.map((row) => wireSecret(row, now)), cursor };
  }

  function scansFor({ since }: { since: string }): unknown[] {
    const sinceMs = Date.parse(since);
    return scans
      .filter(({ startMs, shownMs }) => shownMs <= now && startMs >= sinceMs)
      .sort((one, other) => other.startMs - one.startMs)
      .map((scan) => wireScan(scan, now));
  }

  const transport = {
    serverNowMs: () => now,
    async read<T>(request: ApiRequest, read: (answer: unknown) => T): Promise<T> {
      requests += 1;
      now += 20 + until(300);
      return read({
        json: answer(request),
        status: 200,
        redirectedTo: undefined,
        redact: (text: string) => text,
      });
    },
  };
  const sleep = async (ms: number) => {
    now += ms;
  };
  return {
    now: () => now,
    requests: () => requests,
    truthOf(scanId) {
      const scan = scans.find(({ id }) => id === Number(scanId));
      const counts = ({ severity }: Found) => severity === 'high' || severity === 'critical';
      const saysSomething = scan !== undefined && scan.says !== 'nothing' && scan.found.length > 0;
      return { saysSomething, hasCounting: scan?.found.some(counts) ?? false };
    },
    context: {
      platform: new PlatformReader(transport as unknown as Transport),
      writer: undefined,
      baseUrl: 'https://platform.example',
      clock: { now: () => now, sleep, random },
      maxRetries: 0,
      progress: { begin() {}, advance() {}, pause() {} },
      readFile: async () => ({ problem: 'missing' }),
      writeRules: () => Promise.reject(new Error('nothing is exported here')),
      stop: new AbortController().signal,
      stoppedBy: () => undefined,
      timeLimitMs: 3_600_000,
      deployment: { slug: 'acme', id: 120n },
      notices: [],
    },
  };
}

/** The scan of the gate's commit, maybe twice, among those of an older and a newer commit of the branch. */
function drawScans(random: Random, until: (ms: number) => number): WorldScan[] {
  const kinds = pick<Kind[]>(random, [['sast'], ['sast', 'sca'], ['sast', 'secrets'], ['secrets']]);
  const pool = Array.from({ length: 6 }, (_, at) => ({
    kind: pick(random, kinds),
    fingerprint: `f${at}`,
    severity: pick(random, ['low', 'medium', 'high', 'critical']),
  }));
  const draw = (id: number, commit: string, startMs: number, says = drawSays(random)): WorldScan => ({
    id,
    commit,
    startMs,
    endMs: startMs + 5000 + until(120_000),
    shownMs: startMs + (random() < 0.5 ? 0 : until(20_000)),
    found: pool.filter(() => random() < 0.35),
    says,
  });
  const startMs = NOW - 200_000 + until(260_000);
  const older = random() < 0.5 ? [draw(1, OLDER_COMMIT, startMs - until(250_000))] : [];
  const again = random() < 0.25 ? [draw(3, COMMIT, startMs + until(200_000))] : [];
  const newer = random() < 0.2 ? [draw(4, OTHER_COMMIT, startMs + 1000 + until(200_000))] : [];
  return [...older, draw(2, COMMIT, startMs), ...again, ...newer];
}

function drawSays(random: Random): WorldScan['says'] {
  return pick(random, ['counts', 'counts', 'total', 'exit-code', 'nothing']);
}

/** What each scan leaves on the branch when it completes: new rows appear, others get fixed, both some time later. */
function rowsLeftBy(scans: readonly WorldScan[], random: Random, until: (ms: number) => number): Row[] {
  const rows = new Map<string, Row>();
  let last = 0;
  const delay = () => (random() < 0.4 ? 0 : until(VISIBLE_MS));
  for (const scan of scans.toSorted((one, other) => one.endMs - other.endMs)) {
    const found = new Set(scan.found.map(({ fingerprint }) => fingerprint));
    for (const row of rows.values()) {
      if (!found.has(row.fingerprint)) row.fixedMs = Math.min(row.fixedMs, scan.endMs + delay());
    }
    for (const finding of scan.found) {
      const former = rows.get(finding.fingerprint);
      if (former !== undefined && former.fixedMs === Number.POSITIVE_INFINITY) continue;
      if (former !== undefined) {
        // It is back: a fresh row in this world, since the platform reopens it some time later.
        rows.set(`${finding.fingerprint} until ${scan.id}`, former);
      }
      rows.set(finding.fingerprint, {
        ...finding,
        id: ++last,
        ref: finding.kind === 'secrets' && random() < 0.5 ? 'refs/heads/feature' : PULL_REF,
        firstSeen: scan.id,
        createdMs: scan.endMs,
        shownMs: scan.endMs + delay(),
        fixedMs: Number.POSITIVE_INFINITY,
        lacks: ['ref', 'repository', 'severity', 'confidence', 'status', 'match_based_id', 'rule'].filter(
          () => random() < 0.1,
        ),
      });
    }
  }
  return [...rows.values()];
}

/** Low, and there all the time. */
function noiseRow(at: number): Row {
  const kind = at % 3 === 0 ? 'secrets' : 'sast';
  const times = { createdMs: NOW - 10_000_000 - at, shownMs: 0, fixedMs: 0 };
  const facts = { kind, fingerprint: `n${at}`, severity: 'low', ref: PULL_REF, lacks: [] } as const;
  return { ...facts, ...times, id: 10_000 + at, firstSeen: 0 };
}

function wireScan(scan: WorldScan, now: number): unknown {
  const { id, commit, startMs, endMs, found, says } = scan;
  const common = { id, repository_id: 1, branch: PULL_REF, commit, started_at: iso(startMs) };
  const enabled = { enabled_products: ['sast', 'sca', 'secrets'] };
  if (now < endMs) return { ...common, ...enabled, status: 'SCAN_STATUS_RUNNING' };
  const count = (kind: Kind) => String(found.filter((one) => one.kind === kind).length);
  const counts = { code: count('sast'), supply_chain: count('sca'), secrets: count('secrets') };
  const total = String(found.length);
  return {
    ...common,
    ...enabled,
    status: 'SCAN_STATUS_COMPLETED',
    completed_at: iso(endMs),
    ...(says === 'nothing' ? {} : { exit_code: found.length > 0 ? '1' : '0' }),
    ...(says === 'counts' ? { findings_counts: { total, ...counts } } : {}),
    ...(says === 'total' ? { findings_counts: { total } } : {}),
  };
}

function wireRow(row: Row, now: number): unknown {
  const whole: Record<string, unknown> = {
    id: row.id,
    ref: row.ref,
    repository: { name: PROJECT },
    severity: row.severity,
    confidence: 'high',
    status: row.fixedMs <= now ? 'fixed' : 'open',
    match_based_id: row.fingerprint,
    first_seen_scan_id: row.firstSeen,
    created_at: iso(row.createdMs),
    rule: { name: 'rule' },
  };
  // Fixed is fixed: a row without a status would be open for ever.
  for (const name of row.lacks) if (name !== 'status' || row.fixedMs > now) delete whole[name];
  return whole;
}

function wireSecret(row: Row, now: number): unknown {
  const whole: Record<string, unknown> = {
    id: String(row.id),
    ref: row.ref,
    repository: { name: PROJECT },
    severity: `SEVERITY_${row.severity.toUpperCase()}`,
    confidence: 'CONFIDENCE_HIGH',
    status: row.fixedMs <= now ? 'FINDING_STATUS_FIXED' : 'FINDING_STATUS_OPEN',
    createdAt: iso(row.createdMs),
    type: 'token',
  };
  for (const name of row.lacks) if (name !== 'status' || row.fixedMs > now) delete whole[name];
  return whole;
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
