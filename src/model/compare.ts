/** For sorting; texts by code units, so that the order does not depend on the language of a machine. */
export function compare<T extends string | bigint>(one: T, other: T): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** By which names are compared: case and Unicode form make no difference. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
