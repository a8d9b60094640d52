import { z } from 'zod';

/** A request that the platform refuses; thrown anywhere below an endpoint, answered in one place. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    reason: string | Readonly<Record<string, unknown>> | undefined,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(typeof reason === 'string' ? reason : `status ${status}`);
    this.status = status;
    this.body = typeof reason === 'string' ? { error: reason } : reason;
    this.headers = headers;
  }
}

export const uint32 = z.int().min(0).max(4_294_967_295);
/** Ids are uint32 in the document and int64 in newer descriptions: both are taken. */
export const id = z.union([z.int().min(0), z.bigint().min(0n)]).transform(BigInt);
/** An empty list is refused: it is a client that meant to leave the field out, or to select nothing. */
export const texts = z.array(z.string()).min(1);
export const isoTime = z
  .string()
  .refine((text) => /^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(Date.parse(text)), {
    error: 'must be an ISO 8601 time',
  });

/** Refuses fields of a body that repeat what the path says, and say something else. */
export function requireSame(body: object, path: Readonly<Record<string, string>>): void {
  for (const [name, expected] of Object.entries(path)) {
    const sent = Object(body)[name];
    if (sent !== undefined && String(sent).toLowerCase() !== expected.toLowerCase())
      throw new Refusal(400, `${name}: differs from the path: ${expected}`);
  }
}

/** Refuses a body with fields that are unknown or wrong with 400. */
export function checked<Value>(value: unknown, schema: z.ZodType<Value>): Value {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [first] = result.error.issues;
  throw new Refusal(400, [first?.path.join('.'), first?.message].filter(Boolean).join(': '));
}

export type IdForm = 'both' | 'text' | 'number';

/** Refuses an id that is sent in another form. */
export function requireForm(name: string, value: unknown, form: IdForm): void {
  const sent = typeof value === 'string' ? 'text' : 'number';
  if (value !== undefined && form !== 'both' && form !== sent)
    throw new Refusal(422, `${name}: must be a ${form}`);
}

/** A parameter that may come once, of digits. */
export function integerText(minimum: number, maximum = 4_294_967_295) {
  const digits = z.string().regex(/^\d{1,10}$/, 'must be an integer');
  return once(digits.transform(Number).pipe(z.int().min(minimum).max(maximum)));
}

export function once<Value>(schema: z.ZodType<Value>) {
  return z
    .tuple([schema], 'is given twice')
    .transform(([value]) => value)
    .optional();
}

/** A parameter that may be repeated. */
export function repeated<Value>(schema: z.ZodType<Value>) {
  return z.array(schema).optional();
}

/** Refuses parameters that are unknown, wrong, or given twice without being lists, with 400. */
export function checkedQuery<Value>(query: URLSearchParams, schema: z.ZodType<Value>): Value {
  const names = [...new Set(query.keys())];
  return checked(Object.fromEntries(names.map((name) => [name, query.getAll(name)])), schema);
}

export const noQuery = z.strictObject({});
