import type { Deployment } from '../platform/resources/project.ts';
import type { Context } from './context.ts';
import { StepError } from './step-errors.ts';

/** The slug, looked up and kept in `context.deployment` if it is not known. */
export async function resolveSlug(context: Context): Promise<string> {
  return context.deployment.slug ?? (await lookUpDeployment(context)).slug;
}

/** The id, looked up and kept in `context.deployment` if it is not known. */
export async function resolveId(context: Context): Promise<bigint> {
  return context.deployment.id ?? (await lookUpDeployment(context)).id;
}

/**
 * Looks up the deployment that the user's slug, in any case, and id mean, and keeps it in `context.deployment`.
 *
 * @throws StepError when the token sees no such deployment, or several
 */
export async function lookUpDeployment(context: Context): Promise<Deployment> {
  const known = context.deployment;
  const visible = await context.platform.deployments();
  const slug = known.slug?.toLowerCase();
  const [found, ...others] = visible.filter(
    (deployment) =>
      (slug === undefined || deployment.slug.toLowerCase() === slug) &&
      (known.id === undefined || deployment.id === known.id),
  );
  if (visible.length === 0) throw new StepError({ kind: 'no-deployment' });
  if (found === undefined || others.length > 0) {
    const seen = visible.map((deployment) => ({ slug: deployment.slug, id: deployment.id }));
    throw new StepError({ kind: 'other-deployment', ...known, seen });
  }
  context.deployment = { slug: found.slug, id: found.id };
  return found;
}
