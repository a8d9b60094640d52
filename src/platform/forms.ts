import { PlatformError, StatusError } from './http/errors.ts';

/** Statuses by which servers refuse the form of a request: another form may be taken. */
const REFUSES_FORM = new Set([400, 415, 422]);

/**
 * Makes a request in the first form that the server does not refuse. Where web-api.md gives several forms (bodies
 * of tags, spellings and sizes of pages), this is how the right one is found.
 *
 * @throws PlatformError the first refusal when every form is refused, or any other failure as it comes
 */
export async function firstAccepted<Form, T>(
  forms: readonly Form[],
  request: (form: Form) => Promise<T>,
  isRefusal: (error: unknown) => boolean = isRefusedForm,
): Promise<{ form: Form; value: T }> {
  let refusal: unknown;
  for (const [index, form] of forms.entries()) {
    try {
      return { form, value: await request(form) };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (index === 0) refusal = error;
    }
  }
  // Made only here: an error looks at the whole stack, which would cost more than the rest of this function.
  throw refusal ?? new RangeError('there is not a form to try');
}

/** Whether a certain refusal may be one of the request's form. */
export function isRefusedForm(error: unknown): boolean {
  if (!(error instanceof StatusError)) return false;
  return REFUSES_FORM.has(error.failure.status ?? 0);
}

/** Whether a page may have been too large to ask for or to read. */
export function isRefusedSize(error: unknown): boolean {
  return isRefusedForm(error) || (error instanceof PlatformError && error.failure.isTooLarge === true);
}
