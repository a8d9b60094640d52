import type { Shard } from '../model/selection.ts';

/**
 * Whether a project belongs to a shard; without one, all do. The name decides, by its SHA-256, so that every
 * machine decides alike.
 */
export async function shardFilter(shard: Shard | undefined): Promise<(name: string) => boolean> {
  if (shard === undefined) return () => true;
  const { createHash } = await import('node:crypto');
  return (name) => {
    const hash = createHash('sha256').update(name.toLowerCase()).digest();
    return hash.readUInt32BE(0) % shard.of === shard.index - 1;
  };
}
