import { describe, expect, it } from 'vitest';
import { defaultQuirks, type Quirks } from '../../emulator/platform/quirks.ts';
import { DEFAULT_TOKEN, startPlatform } from '../../emulator/platform/server.ts';
import type { PlatformReader } from '../../src/platform/reader.ts';
import { smallState } from '../small-state.ts';
import { openClient } from './server.ts';

const NOW = Date.UTC(2026, 7, 20);
const FLAT = { issue_type: 'sca', dedup: true } as const;

/** Everything that can be listed, as it is read. */
async function everything(reader: PlatformReader) {
  const [deployment] = await reader.deployments();
  if (deployment === undefined) throw new Error('there is not a deployment');
  const { id, slug } = deployment;
  const projects = await reader.projects(slug);
  const [first] = projects;
  const repositoryId = first?.id ?? 0n;
  const scans = await reader.searchScans(id, { repositoryId, sinceMs: 0 });
  return {
    deployment,
    projects,
    project: await reader.project(slug, first?.name ?? ''),
    scans,
    scan: await reader.scan(id, scans[0]?.id ?? 0n),
    policies: await reader.policies(id),
    repositories: await reader.repositoriesWithDependencies(id, undefined),
    code: (await reader.findings(slug, { dedup: true })).rows,
    supplyChain: (await reader.findings(slug, FLAT)).rows,
    secrets: await reader.secrets(id, {}),
  };
}

async function readAll(quirks: Partial<Quirks>) {
  const platform = await startPlatform({
    quirks: { ...defaultQuirks, ...quirks },
    state: smallState(NOW),
    now: NOW,
  });
  const client = openClient(new URL(platform.url), { token: DEFAULT_TOKEN });
  try {
    return await everything(client.reader);
  } finally {
    await client.transport.close();
    await platform.close();
  }
}

let asDocumented: ReturnType<typeof readAll> | undefined;

describe('the embedded platform is read alike', () => {
  it.each<[string, Partial<Quirks>]>([
    ['where it leaves out what is false, 0 or empty', { proto3: true }],
    ['where it sends null for what is missing', { nulls: true }],
    ['where it sends ids as text', { int64AsStrings: true }],
  ])('%s', async (_, quirks) => {
    asDocumented ??= readAll({});
    const documented = await asDocumented;
    for (const [name, rows] of Object.entries(documented)) {
      if (Array.isArray(rows)) expect(rows.length, name).toBeGreaterThan(0);
    }
    // A scan that was cancelled has no exit code either, and one without secrets no count of them: what is missing is not 0.
    const scan = structuredClone(documented.scan);
    const counts = scan.stats?.findings_by_product ?? {};
    if (quirks.proto3) scan.exit_code ||= undefined;
    for (const [product, count] of Object.entries(counts))
      if (quirks.proto3 && count === 0) delete (counts as Record<string, number>)[product];
    expect(await readAll(quirks)).toEqual({ ...documented, scan });
  });
});
