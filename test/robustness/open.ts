/** Servers that end with the file: tests that run at the same time have no end of their own to hook on. */

import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { type Platform, type PlatformOptions, startPlatform } from '../../emulator/platform/server.ts';
import { atEndOfFile } from '../ending.ts';
import { stepOn } from '../operations/scenario.ts';
import { listen } from '../platform/server.ts';
import type { StepRun } from '../step.ts';

export async function openPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const platform = await startPlatform(options);
  atEndOfFile(() => platform.close());
  return platform;
}

export interface OpenServer {
  url: string;
  port: number;
  /** In order of arrival. */
  seen: IncomingMessage[];
}

/** Any other server, on loopback. */
export async function openServer(listener: RequestListener): Promise<OpenServer> {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    listener(request, response);
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, port, seen };
}

/** A step against whatever answers at an address. */
export function stepAt(
  url: string,
  inputs: Record<string, string>,
  options: Parameters<typeof stepOn>[2] = {},
): Promise<StepRun> {
  return stepOn({ url } as Platform, inputs, options);
}
