import { firstAccepted } from './forms.ts';
import type { Answer } from './http/answer.ts';
import { ForeignAnswer } from './http/answer-problem.ts';
import {
  CancelledError,
  errorOf,
  PlatformError,
  RateLimitError,
  type RequestFailure,
  StatusError,
} from './http/errors.ts';
import type { ApiRequest, Transport } from './http/transport.ts';
import { deploymentPath, policiesPath, projectPath } from './paths.ts';
import { ShapeProblem } from './resources/decode.ts';
import {
  type Candidate,
  POLICY_ANSWERS,
  type PolicyBundles,
  type PolicyPart,
  type Versioned,
} from './resources/policy-bundle.ts';
import {
  type ExpectedProject,
  hasTags,
  type ManagedScans,
  type Project,
  projectAnswer,
} from './resources/project.ts';
import { type TriageBody, type Triaged, triagedAnswer } from './resources/triage.ts';
import { type AddForm, type RemoveForm, TagForms } from './tag-forms.ts';

/** How a write ended. */
export type WriteAnswer<T> =
  /** A 2xx that is an answer about what was asked; whether it shows the change is the caller's to check. */
  | { kind: 'shown'; value: T }
  /** It certainly had no effect: the platform refused it, or it was never sent. */
  | { kind: 'refused'; error: PlatformError }
  /** Whether it had an effect is open: a read decides. `mayLandLater`: the effect may still come. */
  | { kind: 'open'; failure: RequestFailure; mayLandLater: boolean };

/** With the form in which the tags were sent last, for `tagForms.worked` once a read shows them. */
export type TagAnswer<Form> = WriteAnswer<Project> & { form: Form };

export interface ProjectWriteOptions {
  /** The id that the project had when it was read: an answer about another one leaves the write open. */
  id?: bigint;
}

/**
 * What writes to the platform. Every method sends one request, repeated only where that certainly had no effect,
 * and gives how it ended. What ends a whole step is thrown: `CancelledError`, `RateLimitError`, and a `StatusError`
 * with 401; also `NameError` for a name that can't stand in a path.
 */
export class PlatformWriter {
  readonly #transport: Transport;
  /** The forms that this server takes, remembered for the run. */
  readonly tagForms = new TagForms();

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Adds tags to a project (4.3): as an array, and where that form is refused, once as an object; from then on in
   * the form that worked.
   *
   * @param options.form only this form
   * @throws RangeError without tags
   */
  addTags(
    slug: string,
    name: string,
    tags: readonly string[],
    options: ProjectWriteOptions & { form?: AddForm } = {},
  ): Promise<TagAnswer<AddForm>> {
    const path = tagsPath(slug, name, tags);
    const forms = options.form === undefined ? this.tagForms.toAdd : [options.form];
    return this.#inForms(forms, async (form) => {
      const body = form === 'array' ? tags : { tags };
      const project = await this.#project({ method: 'PUT', path, body }, expected(name, options));
      if (hasTags(project, tags)) this.tagForms.worked(form);
      return project;
    });
  }

  /**
   * Takes tags off a project (field-notes, "Projects"): in the query, and where that form is refused, once in a body.
   *
   * @param options.form only this form
   * @throws RangeError without tags, because a server might take that for all of them
   */
  removeTags(
    slug: string,
    name: string,
    tags: readonly string[],
    options: ProjectWriteOptions & { form?: RemoveForm } = {},
  ): Promise<TagAnswer<RemoveForm>> {
    const path = tagsPath(slug, name, tags);
    const forms = options.form === undefined ? this.tagForms.toRemove : [options.form];
    return this.#inForms(forms, async (form) => {
      const request = form === 'query' ? { query: { tags } } : { body: { tags } };
      const project = await this.#project({ method: 'DELETE', path, ...request }, expected(name, options));
      if (!tags.some((tag) => project.tags.includes(tag))) this.tagForms.worked(form);
      return project;
    });
  }

  /** Switches a project's managed scans (4.4). What a server makes of a missing flag is open: both are sent. */
  toggleManagedScan(
    slug: string,
    name: string,
    scans: ManagedScans,
    options: ProjectWriteOptions = {},
  ): Promise<WriteAnswer<Project>> {
    const path = `${projectPath(slug, name)}/managed-scan`;
    const body = { diff_scan: { enabled: scans.diff_scan }, full_scan: { enabled: scans.full_scan } };
    return answered(this.#project({ method: 'PATCH', path, body }, expected(name, options)));
  }

  /** Moves the findings that `body` selects to a new triage state (4.8). */
  triage(slug: string, body: TriageBody): Promise<WriteAnswer<Triaged>> {
    const path = `${deploymentPath(slug)}/triage`;
    return answered(
      this.#transport.send({ method: 'POST', path, body }, (answer) => aboutThese(triagedOf(answer), body)),
    );
  }

  /**
   * Replaces one part of the newer policies as a whole (field-notes, "Policies, newer"), if it is still what it was:
   * refused with 409 `STATE_VERSION_MISMATCH` where it is not.
   *
   * @param stateVersion of the read or dry run that the bundle was compared with
   */
  putPolicies<P extends PolicyPart>(
    deploymentId: bigint,
    part: P,
    bundle: Candidate<PolicyBundles[P]>,
    stateVersion: string,
  ): Promise<WriteAnswer<Versioned<PolicyBundles[P]>>> {
    const path = policiesPath(deploymentId, part);
    return answered(
      this.#transport.send({ method: 'PUT', path, body: { bundle }, ifMatch: stateVersion }, (answer) =>
        POLICY_ANSWERS[part](answer.json, answer.redact),
      ),
    );
  }

  async #inForms<Form>(
    forms: readonly Form[],
    write: (form: Form) => Promise<Project>,
  ): Promise<TagAnswer<Form>> {
    let form = forms[0] as Form;
    const messages = new Set<string>();
    const inForm = (one: Form) => {
      form = one;
      return write(one).catch((error: unknown) => {
        if (error instanceof PlatformError) messages.add(error.failure.serverMessage ?? '');
        throw error;
      });
    };
    const answer = await answered(firstAccepted(forms, inForm).then(({ value }) => value));
    if (answer.kind !== 'refused' || messages.size < 2) return { ...answer, form };
    // The form may not have been the reason: what the server said of each form matters.
    const serverMessage = [...messages].filter(Boolean).join('; ');
    return { ...answer, error: errorOf({ ...answer.error.failure, serverMessage }, answer.error), form };
  }

  #project(request: ApiRequest, of: ExpectedProject): Promise<Project> {
    return this.#transport.send(request, (answer) =>
      projectAnswer(of, answer.redirectedTo)(answer.json, answer.redact),
    );
  }
}

function tagsPath(slug: string, name: string, tags: readonly string[]): string {
  if (tags.length === 0) throw new RangeError('there are no tags');
  return `${projectPath(slug, name)}/tags`;
}

function expected(name: string, { id }: ProjectWriteOptions): ExpectedProject {
  return id === undefined ? { name } : { name, id };
}

/** An answer without any field says that nothing was triaged, but only with the status of an answer. */
function triagedOf(answer: Answer): Triaged {
  const { json, status, redact } = answer;
  const isBare = typeof json === 'object' && json !== null && Object.keys(json).length === 0;
  if (isBare && status !== 200) throw new ShapeProblem(`has status ${status} and no fields`);
  return triagedAnswer(json, redact);
}

/** An answer names siblings, too, but not only findings that nobody asked for. */
function aboutThese(triaged: Triaged, { issue_ids: asked }: TriageBody): Triaged {
  const [got] = triaged.triaged_issues;
  const [expected] = asked ?? [];
  if (got === undefined || expected === undefined) return triaged;
  const ids = new Set(asked);
  if (triaged.triaged_issues.some((id) => ids.has(id))) return triaged;
  throw new ForeignAnswer({ kind: 'finding', id: expected }, { kind: 'finding', id: got });
}

async function answered<T>(write: Promise<T>): Promise<WriteAnswer<T>> {
  try {
    return { kind: 'shown', value: await write };
  } catch (error) {
    if (!(error instanceof PlatformError) || endsStep(error)) throw error;
    const { failure } = error;
    if (!failure.uncertain) return { kind: 'refused', error };
    return { kind: 'open', failure, mayLandLater: failure.mayLandLater };
  }
}

function endsStep(error: PlatformError): boolean {
  if (error instanceof CancelledError || error instanceof RateLimitError) return true;
  return error instanceof StatusError && error.failure.status === 401;
}
