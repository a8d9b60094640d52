import type { TagRequest } from '../inputs/request.ts';
import type { PlatformClient } from '../platform/client.ts';
import { PlatformError } from '../platform/errors.ts';
import type { Project } from '../platform/resources.ts';
import { hasTags } from '../platform/tags.ts';
import { workOnFleet } from './fleet.ts';
import type { FleetResult } from './result.ts';
import { type Progress, StepError, settle } from './step.ts';

/** Adds tags to every selected project (web-api.md 4.3). */
export function tag(client: PlatformClient, request: TagRequest, progress: Progress): Promise<FleetResult> {
  const { operation, deployment, ...asked } = request;
  const { tags, dryRun } = asked;
  const result: FleetResult = {
    operation,
    request: asked,
    dryRun,
    deployment: { ...deployment },
    notices: [],
    rows: [],
  };
  const { write, verify } = tagWriter(client, result);
  return settle(result, () =>
    workOnFleet(
      client,
      request,
      result,
      {
        listCarriesIt: true,
        plan(project) {
          const added = tags.filter((one) => !project.tags.includes(one));
          return added.length === 0 ? undefined : { of: 'tags', added };
        },
        async write(slug, project, change) {
          return change.of === 'tags' ? write(slug, project, change.added) : project;
        },
        shows: (project, change) => change.of === 'tags' && hasTags(project, change.added),
        async verify(slug, project, change, shown) {
          if (change.of === 'tags') await verify(slug, project, change.added, shown);
        },
      },
      progress,
    ),
  );
}

/**
 * Adds tags and sees that none that was there gets lost: some servers take the list as the whole list
 * (field-notes, "tags"). There the union is put back at once, and sent from then on.
 */
function tagWriter(client: PlatformClient, result: FleetResult) {
  let replaces = false;
  return {
    write(slug: string, project: Project, added: string[]): Promise<Project> {
      return client.addTags(slug, project.name, replaces ? [...project.tags, ...added] : added);
    },
    async verify(slug: string, project: Project, added: string[], after: Project): Promise<void> {
      let shown = after;
      if (!hasTags(shown, project.tags)) {
        const first = !replaces;
        replaces = true;
        shown = await putBack(client, slug, project, [
          ...new Set([...project.tags, ...added, ...shown.tags]),
        ]);
        if (first) result.notices.push({ kind: 'tags-replaced' });
      }
      const lost = project.tags.filter((one) => !shown.tags.includes(one));
      if (lost.length > 0) throw new StepError({ kind: 'tags-lost', lost });
      const missing = added.filter((one) => !shown.tags.includes(one));
      if (missing.length > 0) throw new StepError({ kind: 'tags-not-shown', missing });
    },
  };
}

async function putBack(
  client: PlatformClient,
  slug: string,
  project: Project,
  union: readonly string[],
): Promise<Project> {
  try {
    return await client.addTags(slug, project.name, union);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    throw new StepError({ kind: 'tags-lost', lost: project.tags, cause: error.failure });
  }
}
