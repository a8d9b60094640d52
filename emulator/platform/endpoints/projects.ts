import { z } from 'zod';
import { checked, checkedQuery, integerText, Refusal, requireSame, texts } from '../http/checks.ts';
import { wireId } from '../http/json.ts';
import type { OffsetPages } from '../quirks.ts';
import type { Writer } from '../record.ts';
import type { Project } from '../state.ts';
import { captured, EMPTY_BODY, type EndpointRequest, requireSlug } from './endpoint.ts';

const DEFAULT_PAGE_SIZE = 100;
const MANAGED_TAG = 'managed-scan';
const tagList = z.array(z.string().regex(/\S/, 'must not be blank'));
const flag = z.strictObject({ enabled: z.boolean().optional() }).optional();
// Schemas are made once: that takes longer than most answers.
const pages = z.strictObject({ page: integerText(0), page_size: integerText(0) });
const tagQuery = z.strictObject({ tags: tagList.optional() });
/** The platform's description also has these fields in bodies. */
const repeated = { deploymentSlug: z.string().optional(), projectName: z.string().optional() };
const tagBody = z.strictObject({ ...repeated, tags: texts.pipe(tagList).optional() });
const scanBody = z.strictObject({ ...repeated, diff_scan: flag, full_scan: flag });
const patchBody = z.strictObject({
  ...repeated,
  primary_branch: z.string().optional(),
  tags: tagList.optional(),
  managed_scan_config: z.strictObject({ diff_scan: flag, full_scan: flag }).optional(),
});

export function answerProjects(request: EndpointRequest): unknown {
  requireSlug(request);
  const { page = 0, page_size } = checkedQuery(request.query, pages);
  const all = request.state.projects.all.filter(({ archived }) => !archived);
  const size = page_size || DEFAULT_PAGE_SIZE;
  const rows = offsetPage(request.quirks.projectPages, page, size, (from, count) =>
    all.slice(from, from + count),
  );
  return { projects: rows.map((project) => listed(project, request)) };
}

/** One page of a list by page numbers. */
export function offsetPage<Row>(
  { cap, refuseBehind, repeatLast }: OffsetPages,
  page: number,
  asked: number,
  slice: (from: number, count: number) => readonly Row[],
): readonly Row[] {
  const size = Math.min(asked, cap ?? asked);
  const rows = slice(page * size, size);
  if (rows.length > 0 || page === 0) return rows;
  if (refuseBehind) throw new Refusal(refuseBehind, 'page: there are fewer pages');
  return repeatLast ? offsetPage({ cap, repeatLast }, page - 1, asked, slice) : rows;
}

export function answerProject(request: EndpointRequest): unknown {
  return single(requireProject(request), request);
}

export function answerTags(request: EndpointRequest): unknown {
  const project = requireProject(request);
  const form = Array.isArray(request.body) ? 'array' : 'object';
  const { tagsBody, tagsRefusal, tagsMode } = request.quirks;
  if (tagsBody !== 'both' && tagsBody !== form) {
    if (tagsRefusal === 'ignore') return single(project, request);
    throw new Refusal(tagsRefusal, `the body must be an ${tagsBody}, not an ${form}`);
  }
  const tags = form === 'array' ? checked(request.body, tagList) : tagsOfObject(request, project);
  request.writer.setTags(project, [...(tagsMode === 'replace' ? [] : project.tags), ...tags]);
  return written(project, request);
}

/** Answers tags in the wrong place as if nothing had been asked. */
export function answerUntag(request: EndpointRequest): unknown {
  const project = requireProject(request);
  const { tags: inQuery = [] } = checkedQuery(request.query, tagQuery);
  const inBody = request.body === undefined ? [] : tagsOfObject(request, project);
  if (inQuery.length === 0 && inBody.length === 0) throw new Refusal(400, 'tags: are required');
  const gone = request.quirks.untagFrom === 'query' ? inQuery : inBody;
  request.writer.setTags(
    project,
    project.tags.filter((tag) => !gone.includes(tag)),
  );
  return written(project, request);
}

function tagsOfObject(request: EndpointRequest, project: Project): string[] {
  return bodyOf(request, project, tagBody).tags ?? [];
}

function bodyOf<Body extends object>(
  request: EndpointRequest,
  { name: projectName }: Project,
  schema: z.ZodType<Body>,
): Body {
  const body = checked(request.body, schema);
  requireSame(body, { deploymentSlug: requireSlug(request), projectName });
  return body;
}

export function answerManagedScan(request: EndpointRequest): unknown {
  const project = requireProject(request);
  const { diff_scan, full_scan } = bodyOf(request, project, scanBody);
  const { patchOneFlag, emptyPatchBody } = request.quirks;
  const otherwise = patchOneFlag === 'clear' ? false : undefined;
  request.writer.setManagedScans(project, {
    diff_scan: diff_scan?.enabled ?? otherwise,
    full_scan: full_scan?.enabled ?? otherwise,
  });
  return emptyPatchBody ? EMPTY_BODY : written(project, request);
}

/** A field of the vendor's description that is not sent stays as it is; whether `tags` replaces is not said. */
export function answerPatch(request: EndpointRequest): unknown {
  const project = requireProject(request);
  const { primary_branch, tags, managed_scan_config: scans } = bodyOf(request, project, patchBody);
  if (tags !== undefined) request.writer.setTags(project, tags);
  request.writer.setManagedScans(project, {
    diff_scan: scans?.diff_scan?.enabled,
    full_scan: scans?.full_scan?.enabled,
  });
  // `None`: the default branch is the primary one.
  if (primary_branch)
    request.writer.setPrimaryBranch(project, primary_branch === 'None' ? '' : primary_branch);
  return request.quirks.emptyPatchBody ? EMPTY_BODY : written(project, request);
}

function requireProject(request: EndpointRequest): Project {
  requireSlug(request);
  const { projects } = request.state;
  const name = captured(request, 1);
  const project = projects.get(name);
  if (project !== undefined) return project;
  const renamed = projects.formerly(name);
  if (renamed === undefined || request.quirks.formerNames === 'unknown')
    throw new Refusal(404, 'project not found');
  const location = request.path.replace(request.captured[1] ?? '', renamed.name);
  throw new Refusal(307, undefined, { location });
}

/** The answer to a write: the project, or the next one where the platform mixes them up. */
function written(asked: Project, request: EndpointRequest): unknown {
  const { all } = request.state.projects;
  const neighbor = all[(all.indexOf(asked) + 1) % all.length] ?? asked;
  return single(request.quirks.foreignAnswers ? neighbor : asked, request);
}

function single(project: Project, request: EndpointRequest): unknown {
  return { project: { ...listed(project, request), managed_scan_config: project.managed_scan_config } };
}

function listed(project: Project, { quirks, automation }: EndpointRequest): Record<string, unknown> {
  if (quirks.autoManagedTag) keepManagedTag(project, automation);
  const { id, managed_scan_config: _, archived: __, ...fields } = project;
  return { id: wireId(id, quirks), ...fields };
}

function keepManagedTag(project: Project, automation: Writer): void {
  const { diff_scan, full_scan } = project.managed_scan_config;
  const isManaged = diff_scan.enabled || full_scan.enabled;
  const userTags = project.tags.filter((tag) => tag !== MANAGED_TAG);
  automation.setTags(project, isManaged ? [...userTags, MANAGED_TAG] : userTags);
}
