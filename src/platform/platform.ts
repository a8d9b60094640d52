import type { TransportOptions, TransportStats } from './http/options.ts';
import { Transport } from './http/transport.ts';
import { PlatformReader } from './reader.ts';
import { PlatformWriter } from './writer.ts';

/** A client of the Web API, with reads and writes apart: read-only steps get no writer. */
export interface Platform {
  reader: PlatformReader;
  writer: PlatformWriter;
  /** Live. */
  stats: TransportStats;
  /** Cancels all requests and closes all connections. */
  close(): void;
}

export function createPlatform(options: TransportOptions): Platform {
  const transport = new Transport(options);
  return {
    reader: new PlatformReader(transport),
    writer: new PlatformWriter(transport),
    stats: transport.stats,
    close: () => transport.close(),
  };
}
