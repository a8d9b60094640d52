const TIME = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?$/;

/**
 * A time as servers write it, in epoch ms: `2020-11-18 23:28:12.391807+00:00` or ISO 8601; UTC where it names no zone.
 * Undefined for anything else.
 */
export function epochMs(text: string | undefined): number | undefined {
  const [whole, zone] = TIME.exec(text ?? '') ?? [];
  if (whole === undefined) return undefined;
  const ms = Date.parse(zone === undefined ? `${whole}Z` : whole);
  return Number.isNaN(ms) ? undefined : ms;
}
