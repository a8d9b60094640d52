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
