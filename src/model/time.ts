const DIGIT_0 = 48;

/**
 * A time as servers write it, in epoch ms: `2020-11-18 23:28:12.391807+00:00` or ISO 8601; UTC where it names no zone.
 * Undefined for anything else. Read by hand because lists have hundreds of thousands of them.
 */
export function epochMs(text: string | undefined): number | undefined {
  if (text === undefined || text.length < 19) return undefined;
  const separator = text[10];
  if (text[4] !== '-' || text[7] !== '-' || text[13] !== ':' || text[16] !== ':') return undefined;
  if (separator !== ' ' && separator !== 'T') return undefined;
  const fraction = text[19] === '.' ? digitsFrom(text, 20) : 0;
  const zoneAt = text[19] === '.' ? 20 + fraction : 19;
  const zoneMs = zoneOffsetMs(text, zoneAt);
  const date = Date.UTC(number(text, 0, 4), number(text, 5, 7) - 1, number(text, 8, 10));
  const time = (number(text, 11, 13) * 60 + number(text, 14, 16)) * 60 + number(text, 17, 19);
  const ms = date + time * 1000 + millisecondsOf(text, fraction) - zoneMs;
  return Number.isNaN(ms) ? undefined : ms;
}

/** NaN where a character is not a digit. */
function number(text: string, start: number, end: number): number {
  let value = 0;
  for (let at = start; at < end; at++) {
    const digit = text.charCodeAt(at) - DIGIT_0;
    value = digit >= 0 && digit <= 9 ? value * 10 + digit : Number.NaN;
  }
  return value;
}

function digitsFrom(text: string, start: number): number {
  let end = start;
  while (end < text.length && text.charCodeAt(end) >= DIGIT_0 && text.charCodeAt(end) < DIGIT_0 + 10) end++;
  return end - start;
}

/** A fraction of a second has any number of digits. */
function millisecondsOf(text: string, digits: number): number {
  const used = Math.min(3, digits);
  return used === 0 ? 0 : number(text, 20, 20 + used) * 10 ** (3 - used);
}

function zoneOffsetMs(text: string, at: number): number {
  // Nearly all times end with it, and there is one in each of many rows.
  if (text[at] === 'Z' && text.length === at + 1) return 0;
  const zone = text.slice(at);
  if (zone === '' || zone === '+00:00') return 0;
  const parts = /^([+-])(\d\d):?(\d\d)$/.exec(zone);
  if (parts === null) return Number.NaN;
  const ms = (Number(parts[2]) * 60 + Number(parts[3])) * 60_000;
  return parts[1] === '-' ? -ms : ms;
}
