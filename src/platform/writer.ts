import { isRefusedForm } from './forms.ts';
import type { Answer } from './http/answer.ts';
import { ForeignAnswer } from './http/answer-problem.ts';
import { ShapeProblem } from './http/decode.ts';
import { errorOf, type PlatformError } from './http/errors.ts';
import type { ApiRequest, Transport } from './http/transport.ts';
import type { WriteAnswer } from './http/write-answer.ts';
import { deploymentPath, policiesPath, projectPath } from './paths.ts';
import {
  type Candidate,
  POLICY_ANSWERS,
  type PolicyBundles,
  type PolicyPart,
  type Versioned,
} from './resources/policy-bundle.ts';
import { hasAnyTag, hasTags, type ManagedScans, type Project, projectAnswer } from './resources/project.ts';
import { type TriageBody, type Triaged, triagedAnswer } from './resources/triage.ts';
import { type AddForm, type RemoveForm, TagForms } from './tag-forms.ts';

/** With the form in which the tags were sent last, for `tagForms.worked` once a read shows them. */
export type TagAnswer<Form> = WriteAnswer<Project> & { form: Form };

export interface WriteOptions {
  /** Attempts of the same write, this one included, from 1: failures name it, and delays grow with it. */
  attempts?: number;
}

export interface ProjectWriteOptions extends WriteOptions {
  /** The id that the project had when it was read: an answer about another one leaves the write open. */
  id?: bigint;
}

/**
 * What writes to the platform. Every method makes one attempt and gives how it ended: nothing is repeated, but in
 * another form where the server certainly refused the first. What ends a whole step is thrown: `CancelledError`,
 * `RateLimitError`, and a `StatusError` with 401; also `NameError` for a name that can't stand in a path.
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
    return inForms(forms, async (form) => {
      const body = form === 'array' ? tags : { tags };
      const answer = await this.#project({ method: 'PUT', path, body }, name, options);
      if (answer.kind === 'answered' && hasTags(answer.value, tags)) this.tagForms.worked(form);
      return answer;
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
    return inForms(forms, async (form) => {
      const answer =
        form === 'query'
          ? await this.#removeByQuery(path, name, tags, options)
          : await this.#project({ method: 'DELETE', path, body: { tags } }, name, options);
      const isGone = answer.kind === 'answered' && !hasAnyTag(answer.value, tags);
      if (isGone) this.tagForms.worked(form);
      return answer;
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
    return this.#project({ method: 'PATCH', path, body }, name, options);
  }

  /** Names another branch as a project's primary one (field-notes, "Projects"); nothing else is sent. */
  setPrimaryBranch(
    slug: string,
    name: string,
    branch: string,
    options: ProjectWriteOptions = {},
  ): Promise<WriteAnswer<Project>> {
    const body = { primary_branch: branch };
    return this.#project({ method: 'PATCH', path: projectPath(slug, name), body }, name, options);
  }

  /** Moves the findings that `body` selects to a new triage state (4.8). */
  triage(slug: string, body: TriageBody, { attempts = 1 }: WriteOptions = {}): Promise<WriteAnswer<Triaged>> {
    const path = `${deploymentPath(slug)}/triage`;
    return this.#transport.write({ method: 'POST', path, body }, attempts, (answer) =>
      aboutThese(triagedOf(answer), body),
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
    { attempts = 1 }: WriteOptions = {},
  ): Promise<WriteAnswer<Versioned<PolicyBundles[P]>>> {
    const path = policiesPath(deploymentId, part);
    return this.#transport.write(
      { method: 'PUT', path, body: { bundle }, ifMatch: stateVersion },
      attempts,
      (answer) => POLICY_ANSWERS[part](answer.json, answer.redact),
    );
  }

  /** In requests of fewer tags where the address is too long (414), and in a body where that does not help. */
  async #removeByQuery(
    path: string,
    name: string,
    tags: readonly string[],
    options: ProjectWriteOptions,
  ): Promise<WriteAnswer<Project>> {
    if (tags.length > this.tagForms.maxInQuery) return this.#removeInParts(path, name, tags, options);
    const answer = await this.#project({ method: 'DELETE', path, query: { tags } }, name, options);
    if (answer.kind !== 'refused' || answer.error.failure.status !== 414 || tags.length === 1) return answer;
    this.tagForms.maxInQuery = Math.ceil(tags.length / 2);
    return this.#removeInParts(path, name, tags, options);
  }

  async #removeInParts(
    path: string,
    name: string,
    tags: readonly string[],
    options: ProjectWriteOptions,
  ): Promise<WriteAnswer<Project>> {
    const { maxInQuery } = this.tagForms;
    const first = await this.#removeByQuery(path, name, tags.slice(0, maxInQuery), options);
    if (first.kind !== 'answered') return first;
    const rest = await this.#removeByQuery(path, name, tags.slice(maxInQuery), options);
    if (rest.kind !== 'refused') return rest;
    // The first part was taken off: only a read can say what is left.
    return { kind: 'empty', failure: rest.error.failure };
  }

  #project(
    request: ApiRequest,
    name: string,
    { id, attempts = 1 }: ProjectWriteOptions,
  ): Promise<WriteAnswer<Project>> {
    const of = id === undefined ? { name } : { name, id };
    return this.#transport.write(request, attempts, (answer) =>
      projectAnswer(of, answer.redirectedTo)(answer.json, answer.redact),
    );
  }
}

/** Writes in the first form that is not refused; the first refusal where all are, with what the server said of each. */
async function inForms<Form>(
  forms: readonly Form[],
  write: (form: Form) => Promise<WriteAnswer<Project>>,
): Promise<TagAnswer<Form>> {
  const refusals: { form: Form; error: PlatformError }[] = [];
  for (const form of forms) {
    const answer = await write(form);
    if (answer.kind !== 'refused') return { ...answer, form };
    refusals.push({ form, error: answer.error });
    if (!isRefusedForm(answer.error) && answer.error.failure.status !== 414) break;
  }
  const [first, ...others] = refusals;
  if (first === undefined) throw new RangeError('there is not a form to try');
  if (others.length === 0) return { kind: 'refused', ...first };
  // The form may not have been the reason: what the server said of each form matters.
  const messages = new Set(refusals.map(({ error }) => error.failure.serverMessage ?? ''));
  const serverMessage = [...messages].filter(Boolean).join('; ');
  const error = errorOf({ ...first.error.failure, serverMessage }, first.error);
  return { kind: 'refused', error, form: others.at(-1)?.form ?? first.form };
}

function tagsPath(slug: string, name: string, tags: readonly string[]): string {
  if (tags.length === 0) throw new RangeError('there are no tags');
  return `${projectPath(slug, name)}/tags`;
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
