/**
 * A time as the servers write it, in ms since the epoch: ISO 8601, or `2020-11-18 23:28:12.391807+00:00`. A time
 * without a zone is UTC. Undefined where it is missing or is not a time.
 */
export function epochMs(time: string | undefined): number | undefined {
  const parts =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)\d*\s*(Z|UTC|[+-]\d{2}:?\d{2})?)?$/i.exec(
      time?.trim() ?? '',
    );
  if (parts === null) return undefined;
  const [, day, clock = '00:00', zone = 'Z'] = parts;
  const offset = /^(Z|UTC)$/i.test(zone) ? 'Z' : zone.replace(/^(...):?(..)$/, '$1:$2');
  const ms = Date.parse(`${day}T${clock}${offset}`);
  return Number.isNaN(ms) ? undefined : ms;
}
