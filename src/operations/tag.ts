import type { TagRequest } from '../model/request.ts';
import type { FleetResult, TagChange } from '../model/result.ts';
import type { PlatformClient } from '../platform/client.ts';
import { PlatformError } from '../platform/http/errors.ts';
import type { Project } from '../platform/resources.ts';
import { hasTags } from '../platform/tags.ts';
import { Fleet, type ProjectWork } from './fleet/fleet.ts';
import { type Progress, StepError, settle } from './step.ts';

/** Adds tags to every selected project (web-api.md 4.3). */
export function tag(client: PlatformClient, request: TagRequest, progress: Progress): Promise<FleetResult> {
  const { operation, deployment, ...asked } = request;
  const result: FleetResult = {
    operation,
    request: asked,
    dryRun: asked.dryRun,
    deployment: { ...deployment },
    notices: [],
    rows: [],
  };
  const work = new Tagging(client, asked.tags, result);
  return settle(result, () => new Fleet(client, request, result, work, progress).run());
}

/**
 * Adds tags and sees that none that was there gets lost: some servers take the list as the whole list
 * (field-notes, "tags"). There the union is put back at once, and sent from then on.
 */
class Tagging implements ProjectWork<TagChange> {
  readonly listCarriesIt = true;
  readonly #client: PlatformClient;
  readonly #tags: readonly string[];
  readonly #result: FleetResult;
  #replaces = false;

  constructor(client: PlatformClient, tags: readonly string[], result: FleetResult) {
    this.#client = client;
    this.#tags = tags;
    this.#result = result;
  }

  plan(project: Project): TagChange | undefined {
    const added = this.#tags.filter((tag) => !project.tags.includes(tag));
    return added.length === 0 ? undefined : { of: 'tags', added };
  }

  write(slug: string, project: Project, { added }: TagChange): Promise<Project> {
    return this.#client.addTags(slug, project.name, this.#replaces ? [...project.tags, ...added] : added);
  }

  shows(project: Project, { added }: TagChange): boolean {
    return hasTags(project, added);
  }

  async verify(slug: string, project: Project, { added }: TagChange, after: Project): Promise<void> {
    let shown = after;
    const replaced = !hasTags(shown, project.tags);
    const first = replaced && !this.#replaces;
    if (replaced) {
      this.#replaces = true;
      shown = await this.#putBack(slug, project, [...new Set([...project.tags, ...added, ...shown.tags])]);
    }
    const lost = project.tags.filter((tag) => !shown.tags.includes(tag));
    if (lost.length > 0) throw new StepError({ kind: 'tags-lost', lost });
    if (first) this.#result.notices.push({ kind: 'tags-replaced' });
    const missing = added.filter((tag) => !shown.tags.includes(tag));
    if (missing.length > 0) throw new StepError({ kind: 'tags-not-shown', missing });
  }

  async #putBack(slug: string, project: Project, union: readonly string[]): Promise<Project> {
    try {
      return await this.#client.addTags(slug, project.name, union);
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      throw new StepError({ kind: 'tags-lost', lost: project.tags, cause: error.failure });
    }
  }
}
