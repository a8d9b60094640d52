import { Refusal } from './refusal.ts';

export interface QueryParameter {
  /** May be repeated. */
  readonly isList?: boolean;
  /** Says what is wrong with one value, or nothing. */
  readonly check?: (text: string) => string | undefined;
}

/** Refuses parameters that are unknown, wrong, or given twice without being lists, with 400. */
export function checkedParameters(
  query: URLSearchParams,
  known: Readonly<Record<string, QueryParameter>>,
): ReadonlyMap<string, readonly string[]> {
  const given = new Map<string, string[]>();
  for (const [name, text] of query) {
    const parameter = Object.hasOwn(known, name) ? known[name] : undefined;
    if (parameter === undefined) throw new Refusal(400, `unknown query parameter ${name}`);
    const values = given.get(name) ?? [];
    if (values.length > 0 && !parameter.isList) throw new Refusal(400, `${name}: is given twice`);
    const wrong = parameter.check?.(text);
    if (wrong !== undefined) throw new Refusal(400, `${name}: ${wrong}`);
    given.set(name, [...values, text]);
  }
  return given;
}

export function textAmong(values: readonly string[]) {
  return (text: string) => (values.includes(text) ? undefined : `must be one of ${values.join(', ')}`);
}

export const isBooleanText = textAmong(['true', 'false']);

export const isEpochText = (text: string) =>
  /^\d{1,12}(\.\d+)?$/.test(text) ? undefined : 'must be epoch seconds';

export const isIsoText = (text: string) =>
  /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}.*)?$/.test(text) && !Number.isNaN(Date.parse(text))
    ? undefined
    : 'must be an ISO 8601 time';

export const isNotBlank = (text: string) => (text.trim() === '' ? 'must not be blank' : undefined);

export const isIdText = (text: string) => (/^\d{1,20}$/.test(text) ? undefined : 'must be an integer from 0');

export function integerText(minimum: number, maximum: number) {
  return (text: string) =>
    /^\d{1,10}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum
      ? undefined
      : `must be an integer from ${minimum} to ${maximum}`;
}
