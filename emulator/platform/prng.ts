/** mulberry32: a small generator whose whole state is one number, so that a seed determines everything. */
export function prng(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<T>(random: () => number, from: readonly T[]): T {
  if (from.length === 0) throw new Error('nothing to pick from');
  return from[Math.floor(random() * from.length)] as T;
}

/** Each one independently with the given chance, in the order they have. */
export function sample<T>(random: () => number, from: readonly T[], chance: number): T[] {
  return from.filter(() => random() < chance);
}

/** So many hexadecimal digits. */
export function hex(random: () => number, digits: number): string {
  return Array.from({ length: digits }, () => Math.floor(random() * 16).toString(16)).join('');
}
