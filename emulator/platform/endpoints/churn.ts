import type { Churn } from '../quirks.ts';
import type { Finding, Project } from '../state.ts';
import type { EndpointRequest } from './endpoint.ts';

const served = new WeakMap<Churn, number>();

/** Whether rows of the list are to move now that a page of it was put together. */
function moves(list: Churn['list'], { quirks }: EndpointRequest): Churn | undefined {
  const { churn } = quirks;
  if (churn === undefined || churn.list !== list) return undefined;
  const times = (served.get(churn) ?? 0) + 1;
  served.set(churn, times);
  return times <= (churn.times ?? 1) ? churn : undefined;
}

export function churnProjects(page: readonly Project[], request: EndpointRequest): void {
  const churn = moves('projects', request);
  if (churn === undefined) return;
  const { automation } = request;
  for (const { name } of page.slice(0, churn.removes ?? 0)) automation.removeProject(name);
  const [like] = page;
  if (like === undefined) return;
  // No name or id is ever given twice.
  const first = (served.get(churn) ?? 0) * 1000;
  for (let place = first; place < first + (churn.adds ?? 0); place += 1) {
    const id = 7_000_000n + BigInt(place);
    automation.addProject({ ...like, id, name: `${like.name}-new-${place}`, tags: [...like.tags] }, 0);
  }
}

export function churnFindings(
  list: 'findings' | 'secrets',
  page: readonly Finding[],
  request: EndpointRequest,
): void {
  const churn = moves(list, request);
  if (churn === undefined) return;
  const { automation, state, now } = request;
  for (const { id } of page.slice(0, churn.removes ?? 0)) automation.removeFinding(id);
  const [like] = page;
  if (like === undefined) return;
  for (let added = 0; added < (churn.adds ?? 0); added += 1) {
    const id = state.findings.freeId;
    automation.addFinding({ ...like, id, fingerprint: `new-${id}`, relevant_since: now / 1000, notes: [] });
  }
}
