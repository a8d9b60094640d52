import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setDefaultCACertificates } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { type Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SbomQuirk } from '../../emulator/platform/quirks.ts';
import { repositoriesState } from '../../emulator/platform/scale-states.ts';
import { DEFAULT_TOKEN, type Platform } from '../../emulator/platform/server.ts';
import { innerStep } from '../inner-step.ts';
import { openServer } from '../platform/server.ts';
import { AUTHORITY, NAMED_AUTHORITY, NAMED_TLS, TLS } from '../robustness/certificates/files.ts';
import { openProxy } from '../robustness/proxy.ts';
import type { StepRun } from '../step.ts';
import { runCases } from './cases.ts';
import { expectSuccess, folderWith, openPlatform, theError } from './scenario.ts';

setDefaultCACertificates([AUTHORITY, NAMED_AUTHORITY].map((path) => readFileSync(path, 'utf8')));

const ALL = { operation: 'sbom', projects: 'fleet/**' };
const UNNUMBERED = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components: [] };
const DOCUMENT = { ...UNNUMBERED, serialNumber: 'urn:uuid:00000000-0000-4000-8000-000000000001' };

const named = (number: number) => `fleet/service-${String(number).padStart(5, '0')}`;
/** The failures of rows by the number of the project, as people read them. */
function failuresOf({ report }: StepRun): Record<string, string> {
  const rows: {
    change: { project: { name: string } };
    state: string;
    failure?: { kind: string; cause?: object };
  }[] = report.rows;
  return Object.fromEntries(
    rows.flatMap(({ change, state, failure }) =>
      failure === undefined && state === 'changed'
        ? []
        : [[Number(change.project.name.slice(-5)), `${state} ${failure?.kind ?? ''}`.trim()]],
    ),
  );
}

/** The most exports that were under way at once: each of them is looked at twice, but for the one that never ends. */
function mostExports({ requests }: Platform): number {
  const looks: Record<string, number> = {};
  let running = 0;
  let most = 0;
  for (const { method, path } of requests.filter((request) => request.path.includes('/sbom/export'))) {
    if (method === 'POST') most = Math.max(most, ++running);
    else {
      looks[path] = (looks[path] ?? 0) + 1;
      if (looks[path] === 2) running -= 1;
    }
  }
  return most;
}

runCases(new URL('cases/sbom.yml', import.meta.url));

describe('sbom', () => {
  it.each(['1.4', '1.5', '1.6', '1.7'] as const)(
    'saves documents of CycloneDX %s in the form that the platform gave them',
    async (version) => {
      const platform = await openPlatform();
      const run = await innerStep(platform, {
        operation: 'sbom',
        projects: 'acme/*-api',
        'cyclonedx-version': version,
      });
      expectSuccess(run);
      expect(run.outputs).toMatchObject({
        sboms: '1',
        'sbom-path': expect.stringMatching(/acme-.*\.cdx\.json$/),
      });
      const text = await readFile(run.outputs['sbom-path'] ?? '', 'utf8');
      expect(JSON.parse(text)).toMatchObject({ bomFormat: 'CycloneDX', specVersion: version });
      expect(JSON.parse(text).components.length).toBeGreaterThan(2);
      // The platform has one form for all versions: the schema of each takes long to compile.
      if (version !== '1.4') return;
      const validator = new Validation.JsonStrictValidator(version as Spec.Version);
      expect(await validator.validate(text)).toBeNull();
    },
  );

  it('exports 40 projects side by side, whatever becomes of some of them', async () => {
    const gone = () => ({ status: 302, headers: { location: 'http://files.example/sbom' } });
    const toHttp = await openServer(gone);
    const elsewhere = await openServer(() => ({ body: DOCUMENT }), TLS);
    const toHttps = await openServer(() => ({ status: 302, headers: { location: `${elsewhere.url}file` } }));
    const refusing = await openServer(() => ({ status: 403, body: '<Error>Request has expired</Error>' }));
    const at = ({ url }: { url: URL }) => ({ address: `${url}sbom?signature=secret` });
    const odd: Record<number, SbomQuirk> = {
      2: { ends: 'failed' },
      4: { address: 'http://files.example/sbom' },
      5: at(toHttp),
      6: at(toHttps),
      8: { body: '{"spdxVersion":"SPDX-2.3"}' },
      9: { body: JSON.stringify({ ...DOCUMENT, specVersion: '1.4' }) },
      10: at(refusing),
      11: { body: '<html><title>Sign in</title></html>' },
      13: { address: '' },
      // The last: its looks use up `wait-for` on the clock that all share.
      40: { ends: 'never' },
    };
    const sboms = Object.fromEntries(
      Object.entries(odd).map(([number, quirk]) => [named(Number(number)), quirk]),
    );
    const state = repositoriesState(40);
    Object.assign(state.repositories[11] ?? {}, { dependencies: [] });
    const platform = await openPlatform({ state, quirks: { sboms } });
    const run = await innerStep(platform, { ...ALL, 'wait-for': '10m' });

    expect(failuresOf(run)).toEqual({
      2: 'failed sbom-failed',
      4: 'failed answer',
      ...Object.fromEntries([5, 8, 9, 10, 11].map((number) => [number, 'failed sbom-download'])),
      12: 'left',
      13: 'failed answer',
      40: 'failed sbom-not-ready',
    });
    expect(run.outputs).toMatchObject({ outcome: 'partial', 'failure-reason': 'some-failed', sboms: '30' });
    expect(run.report.sboms).toHaveLength(30);
    for (const { path } of run.report.sboms) {
      expect(path.startsWith(run.outputs['sbom-path'])).toBe(true);
      expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ bomFormat: 'CycloneDX' });
    }
    for (const text of [
      'No full scan with Supply Chain was found',
      'had not exported the SBOM at the end of `wait-for` (10 min)',
      'downloadUrl is not an `https` address: http://files.example',
      'a redirect that is not followed (to http://files.example)',
      'downloadUrl is missing',
      'is not a document of CycloneDX 1.6',
      'download: unreadable answer',
      'Try another `cyclonedx-version`',
      ' with 403',
      'is HTML, not JSON',
    ])
      expect(run.report && run.summary.replaceAll(/<[^>]+>/g, '`').replaceAll('``', '`')).toContain(text);

    expect(mostExports(platform)).toBeGreaterThan(4);
    expect(mostExports(platform)).toBeLessThanOrEqual(8);
    const seen = [toHttp, toHttps, elsewhere, refusing].flatMap((server) => server.seen);
    expect(elsewhere.seen).toHaveLength(1);
    for (const { headers } of [...seen, ...platform.downloads])
      expect(JSON.stringify(headers)).not.toMatch(/authorization/i);
    for (const text of [
      run.log.replaceAll(/^::add-mask::.*$/gm, ''),
      run.summary,
      run.reportText,
      JSON.stringify(run.outputs),
    ])
      expect(text).not.toMatch(new RegExp(`${DEFAULT_TOKEN}|signature=`));
  });

  it('refuses a file of more than 256 MiB', async () => {
    const large = { 'content-encoding': 'gzip' };
    // 257 MiB in parts, which is quick to make.
    const body = Buffer.concat(Array(257).fill(gzipSync(Buffer.alloc(1024 * 1024, 32))));
    const { url } = await openServer(() => ({ headers: large, body }));
    const sboms = { [named(1)]: { address: `${url}sbom` } };
    const platform = await openPlatform({ state: repositoriesState(1), quirks: { sboms } });
    const run = await innerStep(platform, ALL);
    expect(failuresOf(run)).toEqual({ 1: 'failed sbom-download' });
    expect(theError(run)).toContain('larger than 256 MiB');
  });

  it('downloads through the proxy, which sees neither the token nor the address', async () => {
    const files = await openServer(() => ({ body: DOCUMENT }), NAMED_TLS);
    const proxy = await openProxy({ port: Number(files.url.port) });
    vi.stubEnv('HTTPS_PROXY', `http://user:pa55-word@${proxy.host}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    const sboms = { [named(1)]: { address: 'https://platform.example/sbom?signature=secret' } };
    const platform = await openPlatform({ state: repositoriesState(1), quirks: { sboms } });
    const run = await innerStep(platform, ALL);
    expectSuccess(run);
    expect(JSON.parse(await readFile(run.outputs['sbom-path'] ?? '', 'utf8'))).toEqual(DOCUMENT);
    expect(files.seen.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ['/sbom?signature=secret', undefined],
    ]);
    expect(proxy.seen.map(({ url }) => url)).toEqual(['platform.example:443']);
    expect(JSON.stringify(proxy.seen)).not.toMatch(new RegExp(`${DEFAULT_TOKEN}|signature`));
    expect(run.log + run.summary + run.reportText).not.toContain('pa55-word');
  });

  it('names the commit of a single SBOM, unless a scan ended since', async () => {
    const platform = await openPlatform();
    const { id } = platform.state.projects.get('acme/payments-api') ?? {};
    const inputs = { operation: 'sbom', projects: 'acme/payments-api' };
    const first = await innerStep(platform, inputs);
    const latest = platform.state.scans
      .filter((scan) => scan.repository_id === id && scan.exit_code === 0)
      .toSorted((one, other) => ((one.completed_at ?? '') < (other.completed_at ?? '') ? 1 : -1))[0];
    expect(first.outputs['sbom-commit']).toBe(latest?.meta.commit);
    Object.assign(latest ?? {}, { status: 'COMPLETED', exit_code: 2 });
    expect((await innerStep(platform, inputs)).outputs['sbom-commit']).not.toBe(latest?.meta.commit);
    Object.assign(latest ?? {}, { exit_code: 0 });
    for (const [products, commit] of [[['SAST', 'SCA'], latest?.meta.commit], [[]]] as const) {
      for (const scan of platform.state.scans) scan.enabled_products = [...products];
      expect((await innerStep(platform, inputs)).outputs['sbom-commit']).toBe(commit);
    }
    platform.quirks.onRequest = ({ endpoint }) => {
      if (endpoint !== 'sbom-job') return;
      platform.quirks.onRequest = undefined;
      platform.now += 5000;
      platform.startScan({ project: 'acme/payments-api', commit: 'f'.repeat(40) });
    };
    expect((await innerStep(platform, inputs)).outputs['sbom-commit']).toBeUndefined();
  });

  it('names the file that it cannot write', async () => {
    const platform = await openPlatform({ state: repositoriesState(2) });
    const temp = join(await folderWith({ file: '' }), 'file');
    const run = await innerStep(platform, ALL, { environment: { RUNNER_TEMP: temp } });
    expect(run.outputs).toMatchObject({ outcome: 'failed', sboms: '0' });
    expect(theError(run)).toContain(`${temp}/`);
    for (const number of [1, 2])
      expect(run.summary.replaceAll('<wbr>', '')).toContain(
        `/fleet-service-0000${number}.cdx.json could not be written`,
      );
  });

  it('keeps names apart that the file system would not', async () => {
    const state = repositoriesState(4);
    const [first] = state.projects.all;
    const names = ['fleet/a b', 'fleet/a-b', 'fleet/A+b', `fleet/a-b-${first?.id}`];
    for (const [index, project] of state.projects.all.entries()) {
      const name = names[index] ?? '';
      Object.assign(project, { name });
      Object.assign(state.repositories[index] ?? {}, { name });
    }
    const run = await innerStep(await openPlatform({ state }), ALL);
    expectSuccess(run);
    const files = run.report.sboms.map(({ path }: { path: string }) => basename(path)).toSorted();
    expect(new Set(files.map((file: string) => file.toLowerCase())).size).toBe(4);
    expect(files.every((file: string) => /^fleet-a-b[-@]\d+\.cdx\.json$/i.test(file))).toBe(true);
  });
});
