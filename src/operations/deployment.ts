import type { DeploymentHint } from '../model/request.ts';
import type { PlatformClient } from '../platform/client.ts';
import type { Deployment } from '../platform/resources.ts';
import { StepError } from './step.ts';

/** The slug, looked up when only the id or nothing is known. `known` is filled with what was found. */
export async function resolveSlug(client: PlatformClient, known: DeploymentHint): Promise<string> {
  return known.slug ?? (await lookUp(client, known)).slug;
}

/** The id, looked up when only the slug or nothing is known. `known` is filled with what was found. */
export async function resolveId(client: PlatformClient, known: DeploymentHint): Promise<bigint> {
  return known.id ?? (await lookUp(client, known)).id;
}

async function lookUp(client: PlatformClient, known: DeploymentHint): Promise<Deployment> {
  const seen = await client.deployments();
  const fitting = seen.filter(
    (one) =>
      (known.slug === undefined || one.slug === known.slug) &&
      (known.id === undefined || one.id === known.id),
  );
  const [found] = fitting;
  if (seen.length === 0) throw new StepError({ kind: 'no-deployment' });
  if (found === undefined) {
    throw new StepError({
      kind: 'other-deployment',
      ...known,
      seen: seen.map(({ slug, id }) => ({ slug, id })),
    });
  }
  if (fitting.length > 1)
    throw new StepError({ kind: 'several-deployments', slugs: fitting.map((one) => one.slug) });
  known.slug = found.slug;
  known.id = found.id;
  return found;
}
