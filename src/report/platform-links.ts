import type { DeploymentHint } from '../model/ports.ts';
import type { RunFacts } from './run-facts.ts';

/** Addresses of the platform's own pages (field-notes, "Projects"); undefined where too little is known. */
export interface PlatformLinks {
  findingsOf(projectId: bigint | undefined): string | undefined;
  finding(id: bigint): string | undefined;
}

/** What lists of findings and projects are shown with. */
export interface ListContext {
  links: PlatformLinks;
  /** Ages count from here. */
  nowMs: number;
}

export function listContext(
  run: Pick<RunFacts, 'baseUrl' | 'endedAtMs'>,
  { deployment }: { deployment: DeploymentHint },
): ListContext {
  return { links: platformLinks(run, deployment), nowMs: run.endedAtMs };
}

function platformLinks(run: Pick<RunFacts, 'baseUrl'>, { slug }: DeploymentHint): PlatformLinks {
  const base = `${run.baseUrl.replace(/\/+$/, '')}/orgs/${encodeURIComponent((slug ?? '').toWellFormed())}/findings`;
  return {
    findingsOf: (projectId) =>
      slug === undefined || projectId === undefined
        ? undefined
        : `${base}?tab=open&repository_id=${projectId}`,
    finding: (id) => (slug === undefined ? undefined : `${base}/${id}`),
  };
}
