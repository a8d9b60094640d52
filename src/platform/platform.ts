import type { TransportOptions } from './http/options.ts';
import { Transport } from './http/transport.ts';
import { platformReader } from './reader.ts';
import { platformWriter } from './writer.ts';

/** A client of the Web API, with reads and writes apart: read-only steps get no writer. `stats` is live. */
export type Platform = ReturnType<typeof createPlatform>;

export function createPlatform(options: TransportOptions) {
  const transport = new Transport(options);
  return {
    reader: platformReader(transport),
    writer: platformWriter(transport),
    stats: transport.stats,
    /** Closes all connections. */
    close: () => transport.close(),
  };
}
