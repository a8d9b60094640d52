/** An answer of an error status, with the body that GitHub gives. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly more: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    more: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.more = more;
  }

  get body(): Record<string, unknown> {
    const documentation = { documentation_url: 'https://docs.github.com/rest', status: String(this.status) };
    return { message: this.message, ...this.more, ...documentation };
  }
}

export const notFound = () => new Refusal(404, 'Not Found');

/** @param accepted the permissions that would do, as GitHub names them: `issues=write; pull_requests=write` */
export function notAccessible(accepted?: string): Refusal {
  const headers = accepted === undefined ? undefined : { 'x-accepted-github-permissions': accepted };
  return new Refusal(403, 'Resource not accessible by integration', headers);
}

export function validationFailed(resource: string, message: string): Refusal {
  const errors = [{ resource, code: 'unprocessable', field: 'data', message }];
  return new ValidationRefusal(422, 'Validation Failed', {}, { errors });
}

/** GitHub's validation errors have no `status` in them. */
class ValidationRefusal extends Refusal {
  override get body(): Record<string, unknown> {
    const { status: _, ...body } = super.body;
    return body;
  }
}
