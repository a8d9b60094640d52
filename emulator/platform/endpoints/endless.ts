/**
 * A page of a list without an end: the rows come round again and again, renewed in every lap, so that each of them looks
 * new. Lap 0 gives them as they are.
 */
export function endlessPage<Row>(
  rows: readonly Row[],
  from: number,
  size: number,
  renewed: (row: Row, lap: number) => Row,
): Row[] {
  if (rows.length === 0) return [];
  return Array.from({ length: size }, (_, index) => {
    const place = from + index;
    const lap = Math.floor(place / rows.length);
    const row = rows[place % rows.length] as Row;
    return lap === 0 ? row : renewed(row, lap);
  });
}

/** An id that no other row has, at least while ids are small. */
export function renewedId(id: bigint, lap: number): bigint {
  return id + BigInt(lap) * 1_000_000_000_000n;
}
