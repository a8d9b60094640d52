import { PlatformError, type RequestFailure } from '../../platform/http/errors.ts';
import type { Project } from '../../platform/resources/project.ts';
import type { AddForm, RemoveForm } from '../../platform/tag-forms.ts';
import type { TagAnswer } from '../../platform/writer.ts';
import type { WritingContext } from '../context.ts';
import { repeat } from '../repeat.ts';
import { RowError } from '../step.ts';
import type { ProjectTags } from './project-tags.ts';
import { readAfter } from './read-after.ts';
import { idOf } from './row.ts';
import type { TagRequest } from './tag-server.ts';

type Form = AddForm | RemoveForm;

/**
 * Sends one request for tags and looks at what it did: by its answer, or by a read where the answer does not show it.
 *
 * @param form only this form; else the other one follows where the first was taken and changed nothing
 * @returns undefined when it is done; why it is not when it may still land, or has to be repeated
 * @throws RowError, PlatformError when it had no effect, or nobody can know
 */
export async function sendTags(
  context: WritingContext,
  slug: string,
  tags: ProjectTags,
  request: TagRequest,
  form?: Form,
): Promise<RequestFailure | undefined> {
  const { project } = tags;
  tags.sending(request);
  const answer = await repeat(context, (attempts) =>
    write(context, slug, project, request, form, attempts),
  ).catch((error: unknown) => {
    if (!(error instanceof PlatformError && error.failure.uncertain)) tags.refused();
    throw error;
  });
  if (answer.kind === 'refused') {
    tags.refused();
    throw answer.error;
  }
  const failure = answer.kind === 'open' ? answer.failure : undefined;
  if (answer.kind === 'shown' && isDone(request, answer.value)) tags.seen(answer.value, true);
  else tags.seen(await readAfter(context, slug, project, failure));
  if (isDone(request, tags.project)) {
    context.writer.tagForms.worked(answer.form);
    // What it was to put back others may have put back, so that it is still to come.
    if (answer.kind === 'open' && answer.mayLandLater && !hasLanded(request, tags.project))
      tags.lost(request, answer.failure);
    return undefined;
  }
  if (answer.kind === 'open') {
    if (answer.mayLandLater) tags.lost(request, answer.failure);
    if (answer.mayLandLater || tags.missing.length > 0) return failure;
  } else if (form === undefined) {
    const other = otherForm(context, request, answer.form);
    // What others changed since belongs into the next one.
    const again = tags.next(request.kind === 'put' ? 'add' : 'remove');
    if (other !== undefined && again !== undefined) return sendTags(context, slug, tags, again, other);
  }
  throw new RowError(tags.failure(request, failure));
}

/** Adds tags (web-api.md 4.3), or takes them off (field-notes, "Projects"). */
function write(
  { writer }: WritingContext,
  slug: string,
  project: Project,
  { kind, list }: TagRequest,
  form: Form | undefined,
  attempts: number,
): Promise<TagAnswer<Form>> {
  const { name } = project;
  const options = { ...idOf(project), attempts };
  const isToAdd = form === 'array' || form === 'object';
  if (kind === 'put') return writer.addTags(slug, name, list, { ...options, ...(isToAdd && { form }) });
  const isToRemove = form === 'query' || form === 'body';
  return writer.removeTags(slug, name, list, { ...options, ...(isToRemove && { form }) });
}

function isDone({ kind, tags }: TagRequest, project: Project): boolean {
  return tags.every((tag) => project.tags.includes(tag) === (kind === 'put'));
}

/** Whether a project shows all that the request names. */
function hasLanded({ kind, list }: TagRequest, project: Project): boolean {
  return list.every((tag) => project.tags.includes(tag) === (kind === 'put'));
}

/** The form to try where one was taken and changed nothing; undefined once a form is known to work. */
function otherForm({ writer }: WritingContext, { kind }: TagRequest, sent: Form): Form | undefined {
  const forms: readonly Form[] = kind === 'put' ? writer.tagForms.toAdd : writer.tagForms.toRemove;
  return forms.length > 1 ? forms.find((form) => form !== sent) : undefined;
}
