import { checkedFields, isBoolean, isString, listOf, objectOf, sameAs } from '../http/body-checks.ts';
import { wireId } from '../http/json.ts';
import { checkedParameters, integerText } from '../http/query-checks.ts';
import { Refusal } from '../http/refusal.ts';
import type { Project } from '../state.ts';
import type { Writer } from '../writer.ts';
import { captured, EMPTY_BODY, type EndpointRequest, requireSlug } from './endpoint.ts';

const DEFAULT_PAGE_SIZE = 100;
const MANAGED_TAG = 'managed-scan';
const isUint32 = integerText(0, 4_294_967_295);

export function answerProjects(request: EndpointRequest): unknown {
  requireSlug(request);
  const given = checkedParameters(request.query, {
    page: { check: isUint32 },
    page_size: { check: isUint32 },
  });
  const { projectPages } = request.quirks;
  const page = Number(given.get('page')?.[0] ?? 0);
  const asked = Number(given.get('page_size')?.[0] ?? 0) || DEFAULT_PAGE_SIZE;
  const { refuseBelow = 0, refuseAbove = Number.POSITIVE_INFINITY, cap = asked } = projectPages;
  if (asked < refuseBelow || asked > refuseAbove) {
    throw new Refusal(400, `page_size: must be from ${refuseBelow} to ${refuseAbove}`);
  }
  const size = Math.min(asked, cap);
  const projects = request.state.projects.all;
  const last = Math.max(0, Math.ceil(projects.length / size) - 1);
  const start = (projectPages.repeatLast ? Math.min(page, last) : page) * size;
  if (page > last && projectPages.refuseBehind) {
    throw new Refusal(projectPages.refuseBehind, `page: there are ${last + 1} pages`);
  }
  const rows = projects.slice(start, start + size);
  return { projects: rows.map((project) => listed(project, request)) };
}

export function answerProject(request: EndpointRequest): unknown {
  const name = captured(request, 1);
  // The path of a switch is also the path of a project that would be named like that.
  const part = /^(.+)\/(tags|managed-scan)$/.exec(name);
  if (part?.[1] && !request.state.projects.get(name) && request.state.projects.get(part[1])) {
    throw new Refusal(405, 'method not allowed', { allow: part[2] === 'tags' ? 'PUT, DELETE' : 'PATCH' });
  }
  const project = requireProject(request);
  return single(project, request);
}

export function answerTags(request: EndpointRequest): unknown {
  const project = requireProject(request);
  const form = Array.isArray(request.body) ? 'array' : 'object';
  const { tagsBody, tagsRefusal, tagsMode, dropsTags } = request.quirks;
  if (tagsBody !== 'both' && tagsBody !== form) {
    if (tagsRefusal === 'ignore') return single(project, request);
    throw new Refusal(tagsRefusal, `the body must be an ${tagsBody}, not an ${form}`);
  }
  const tags = form === 'array' ? tagList(request.body) : tagsOfObject(request, project);
  const kept = tagsMode === 'replace' ? [] : project.tags;
  if (!dropsTags) request.writer.setTags(project, [...kept, ...tags]);
  return tagged(project, request);
}

/** Where the tags are not where this platform looks for them, it answers as if nothing had been asked. */
export function answerUntag(request: EndpointRequest): unknown {
  const project = requireProject(request);
  for (const name of request.query.keys()) {
    if (name !== 'tags') throw new Refusal(400, `unknown query parameter ${name}`);
  }
  const inQuery = request.query.getAll('tags');
  const inBody = request.body === undefined ? [] : tagsOfObject(request, project);
  if (inQuery.length === 0 && inBody.length === 0) throw new Refusal(400, 'tags: are required');
  const { writer, quirks } = request;
  const gone = tagList(quirks.untagFrom === 'query' ? inQuery : inBody);
  const kept = project.tags.filter((tag) => !gone.includes(tag));
  if (!quirks.dropsTags) writer.setTags(project, kept);
  return tagged(project, request);
}

function tagged(project: Project, request: EndpointRequest): unknown {
  return request.quirks.emptyTagsBody ? EMPTY_BODY : single(project, request);
}

function tagsOfObject(request: EndpointRequest, project: Project): string[] {
  const { tags } = checkedFields(request.body, {
    deploymentSlug: sameAs(requireSlug(request)),
    projectName: sameAs(project.name),
    tags: listOf(isString),
  });
  return tagList(tags ?? []);
}

function tagList(value: unknown): string[] {
  if (!Array.isArray(value)) throw new Refusal(400, 'tags: must be a list');
  return value.map((tag: unknown) => {
    if (typeof tag === 'string' && tag.trim() !== '') return tag;
    throw new Refusal(400, 'tags: each must be a string that is not blank');
  });
}

export function answerManagedScan(request: EndpointRequest): unknown {
  const project = requireProject(request);
  const isSwitch = objectOf({ enabled: isBoolean });
  const body = checkedFields(request.body, {
    deploymentSlug: sameAs(requireSlug(request)),
    projectName: sameAs(project.name),
    diff_scan: isSwitch,
    full_scan: isSwitch,
  }) as { diff_scan?: { enabled?: boolean }; full_scan?: { enabled?: boolean } };
  const before = project.managed_scan_config;
  const { patchOneFlag, patchIgnored, emptyPatchBody } = request.quirks;
  const clears = patchOneFlag === 'clear';
  const after = {
    diff_scan: { enabled: body.diff_scan?.enabled ?? (clears ? false : before.diff_scan.enabled) },
    full_scan: { enabled: body.full_scan?.enabled ?? (clears ? false : before.full_scan.enabled) },
  };
  if (!patchIgnored) request.writer.setManagedScans(project, after);
  return emptyPatchBody ? EMPTY_BODY : single(project, request);
}

/** Of the fields that the vendor's description has, only the primary branch; one that is not sent stays as it is. */
export function answerPatch(request: EndpointRequest): unknown {
  const project = requireProject(request);
  const { primary_branch } = checkedFields(request.body, {
    deploymentSlug: sameAs(requireSlug(request)),
    projectName: sameAs(project.name),
    primary_branch: isString,
  });
  const { patchIgnored, emptyPatchBody } = request.quirks;
  if (primary_branch && !patchIgnored) request.writer.setPrimaryBranch(project, String(primary_branch));
  return emptyPatchBody ? EMPTY_BODY : single(project, request);
}

function requireProject(request: EndpointRequest): Project {
  requireSlug(request);
  const name = captured(request, 1);
  const project = request.state.projects.get(name);
  if (project === undefined) throw new Refusal(404, 'project not found');
  return project;
}

/** The project, or the next one where the platform mixes them up. */
function single(asked: Project, request: EndpointRequest): unknown {
  const { all } = request.state.projects;
  const isForeign = request.quirks.foreignAnswers.some((name) => name === request.endpointName);
  const project = isForeign ? (all[(all.indexOf(asked) + 1) % all.length] as Project) : asked;
  return { project: { ...listed(project, request), managed_scan_config: project.managed_scan_config } };
}

function listed(project: Project, { quirks, automation }: EndpointRequest): Record<string, unknown> {
  if (quirks.autoManagedTag) keepManagedTag(project, automation);
  return {
    id: wireId(project.id, quirks),
    name: project.name,
    tags: project.tags,
    created_at: project.created_at,
    default_branch: project.default_branch,
    latest_scan_at: project.latest_scan_at,
    primary_branch: project.primary_branch,
    url: project.url,
  };
}

function keepManagedTag(project: Project, automation: Writer): void {
  const { diff_scan, full_scan } = project.managed_scan_config;
  const managed = diff_scan.enabled || full_scan.enabled;
  if (managed === project.tags.includes(MANAGED_TAG)) return;
  automation.setTags(
    project,
    managed ? [...project.tags, MANAGED_TAG] : project.tags.filter((tag) => tag !== MANAGED_TAG),
  );
}
