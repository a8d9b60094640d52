import type { TransportOptions } from './http/options.ts';
import { Transport } from './http/transport.ts';
import { PlatformReader } from './reader.ts';
import { PlatformWriter } from './writer.ts';

/** A client of the Web API, with reads and writes apart: read-only steps get no writer. `stats` is live. */
export type Platform = ReturnType<typeof createPlatform>;

export function createPlatform(options: TransportOptions) {
  const transport = new Transport(options);
  return {
    reader: new PlatformReader(transport),
    writer: new PlatformWriter(transport),
    stats: transport.stats,
    /** Closes all connections. */
    close: () => transport.close(),
  };
}
