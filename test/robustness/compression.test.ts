import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Compression } from '../../emulator/platform/quirks.ts';
import { findingsState, fleetState } from '../../emulator/platform/scale-states.ts';
import { expectSuccess, stepOn, theError } from '../operations/scenario.ts';
import { openPlatform, openServer, stepAt } from './open.ts';

const LIST = { operation: 'list-projects' };

describe.concurrent('answers that are packed', () => {
  it('are asked for in gzip, and read', async () => {
    const platform = await openPlatform({ state: findingsState(3000), quirks: { compression: 'asked' } });
    const run = await stepOn(platform, { operation: 'list-findings' });
    expect(run).toMatchObject({ exitCode: 0, outputs: { count: '3000' } });
    for (const { headers } of platform.requests) expect(headers['accept-encoding']).toBe('gzip');
  });

  it.each<Compression>(['gzip', 'br', 'deflate', 'deflate-raw', 'zstd'])(
    'in %s are read',
    async (compression) => {
      const platform = await openPlatform({ state: fleetState(150), quirks: { compression } });
      const run = await stepOn(platform, LIST);
      expectSuccess(run);
      expect(run.outputs.count).toBe('150');
    },
  );

  it('are read behind a write, too', async () => {
    const platform = await openPlatform({ state: fleetState(1), quirks: { compression: 'gzip' } });
    const tag = await stepOn(platform, { operation: 'tag', tags: 'new', projects: 'fleet/service-00001' });
    expectSuccess(tag);
    expect(tag.outputs['projects-changed']).toBe('1');
  });

  it('in another coding are refused by its name', async () => {
    const platform = await openPlatform({ state: fleetState(1), quirks: { compression: 'compress' } });
    expect(theError(await stepOn(platform, LIST))).toContain('the answer has the encoding "compress"');
  });

  it('again and again are refused before they are unpacked', async () => {
    const { url } = await openServer((_, response) => {
      const layers = Array.from({ length: 6 }).reduce<Buffer>(
        (body) => gzipSync(body),
        Buffer.from('{"policies":[]}'),
      );
      response.writeHead(200, { 'content-encoding': Array(6).fill('gzip').join() }).end(layers);
    });
    const error = theError(await stepAt(url, { operation: 'list-policies' }));
    expect(error).toContain('the answer has 6 encodings');
  });

  it('and do not unpack are said to be broken', async () => {
    const { url } = await openServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end('{"policies":[]}');
    });
    const error = theError(await stepAt(url, { operation: 'list-policies' }));
    expect(error).toMatch(/the gzip answer cannot be decompressed: incorrect header check/);
  });

  it('and unpack to a gigabyte end cleanly, whatever they are the answer to', async () => {
    const platform = await openPlatform({ state: fleetState(1) });
    platform.faults = () => ({ kind: 'bomb', bytes: 2 ** 30 });
    const nodeFlags = ['--max-old-space-size=256'];
    const run = await stepOn(platform, { operation: 'list-policies' }, { nodeFlags });
    expect(theError(run)).toContain('the answer is larger than 64 MiB');
    platform.faults = ({ method }) => (method === 'PUT' ? { kind: 'bomb', bytes: 2 ** 30 } : undefined);
    const tag = { operation: 'tag', tags: 'new', projects: 'fleet/service-00001' };
    expect(theError(await stepOn(platform, tag, { nodeFlags }))).toContain('larger than 64 MiB');
  });
});
