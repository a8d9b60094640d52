import type { OffsetPages, Quirks } from '../platform/quirks.ts';
import type { Answer, Ask, Json } from './ask.ts';
import { type FieldsSeen, fieldsOf } from './fields.ts';
import { filtersSeen } from './filters.ts';

/** The findings of a probe. Nothing in it is content of the platform. */
export interface Probed {
  /** The quirks that reading found out, as `npm run platform -- --quirks FILE` takes them. */
  quirks: Partial<Quirks>;
  /** For each request its status, the fields that nothing documents, and the documented ones that no row had. */
  requests: Record<string, { status: number; fields?: FieldsSeen }>;
}

const ROWS_ASKED = { projects: 2000, findings: 3000, dependencies: 100 };
/** Behind the end of any list. */
const FAR_PAGE = 1000;

/** Reads each endpoint that only reads, and says how the server differs from the API's document. */
export async function probe(send: Ask, wanted?: string): Promise<Probed> {
  const answers: Answer[] = [];
  const requests: Probed['requests'] = {};
  const ask: Ask = async (question) => {
    const answer = await send(question);
    answers.push(answer);
    const { endpoint } = question;
    const before = requests[endpoint];
    const seen = answer.status === 200 ? fieldsOf(endpoint, answer.body) : undefined;
    // A field is missing where no answer has it.
    const missing = seen?.missing.filter((field) => before?.fields?.missing.includes(field) ?? true);
    const unknown = [...new Set([...(before?.fields?.unknown ?? []), ...(seen?.unknown ?? [])])].sort();
    const fields = missing === undefined ? before?.fields : { unknown, missing };
    requests[endpoint] = { status: before?.status ?? answer.status, ...(fields && { fields }) };
    return answer;
  };

  const deployments = await ask({ endpoint: 'deployments', path: '/api/v1/deployments' });
  const listed: Json[] = deployments.body?.deployments ?? [];
  const deployment = listed.find(({ slug }) => wanted === undefined || slug === wanted);
  if (deployment === undefined) return { quirks: {}, requests };
  const { slug } = deployment;
  const id = String(deployment.id);
  const bySlug = `/api/v1/deployments/${slug}`;
  const byId = `/api/v1/deployments/${id}`;
  const policies = `/api/policies/v2/deployments/${id}`;

  const projects = await pagesSeen(
    ask,
    { endpoint: 'projects', path: `${bySlug}/projects` },
    ROWS_ASKED.projects,
  );
  const code = await pagesSeen(
    ask,
    { endpoint: 'sast findings', path: `${bySlug}/findings`, query: { issue_type: 'sast' } },
    ROWS_ASKED.findings,
  );
  const rowsOf = { sast: code.rows, sca: [] as Json[], secrets: [] as Json[] };
  for (const kind of ['sca', 'ai_sast'] as const) {
    const query = { issue_type: kind, page_size: 100 };
    const { body } = await ask({ endpoint: `${kind} findings`, path: `${bySlug}/findings`, query });
    if (kind === 'sca') rowsOf.sca = body?.findings ?? [];
  }
  const secrets = await ask({ endpoint: 'secrets', path: `${byId}/secrets`, query: { limit: 100 } });
  rowsOf.secrets = secrets.body?.findings ?? [];
  const filters = await filtersSeen(ask, { slug, id }, rowsOf);

  const search = { path: `${byId}/scans/search`, body: { limit: 10 } };
  const scans = await ask({ endpoint: 'scan search', ...search });
  const [scan] = (scans.body?.scans ?? []) as Json[];
  if (scan?.id !== undefined) await ask({ endpoint: 'scan', path: `${byId}/scan/${scan.id}` });
  const former = await ask({ endpoint: 'policies', path: `${byId}/policies` });
  await ask({ endpoint: 'detection policies', path: `${policies}/detection-policy` });
  await ask({ endpoint: 'remediation policies', path: `${policies}/remediation-policies` });
  await ask({ endpoint: 'vocabulary', path: `${policies}/vocab`, query: { product: 'remediation' } });
  const list = await ask({
    endpoint: 'repositories with dependencies',
    path: `${byId}/dependencies/repositories`,
    body: { pageSize: ROWS_ASKED.dependencies },
  });
  const summaries: Json[] = list.body?.repositorySummaries ?? [];
  await ask({ endpoint: 'dependencies', path: `${byId}/dependencies`, body: { pageSize: 100 } });
  if (summaries[0] !== undefined) {
    const path = `${byId}/dependencies/repositories/${summaries[0].id}/lockfiles`;
    await ask({ endpoint: 'lockfiles', path, body: {} });
  }

  const found: Partial<Quirks> = {
    ...valuesSeen(answers, requests),
    int64AsStrings: typeof deployment.id === 'string',
    projectPages: projects.pages,
    findingsPages: code.pages,
    ignoredFindingsFilters: ignored(filters),
    reposCaseSensitive: filters.repos === false ? await comparesCase(ask, bySlug, code.rows) : undefined,
    refForm: refForm(code.rows.map(({ ref }) => ref)),
    scanRefForm: refForm(((scans.body?.scans ?? []) as Json[]).map(({ branch }) => branch)),
    described: describedTimes(code.rows),
    autoManagedTag: await keepsManagedTag(ask, bySlug, projects.rows),
    dependenciesCap:
      list.body?.hasMore === true && summaries.length < ROWS_ASKED.dependencies
        ? summaries.length
        : undefined,
    policiesMigrated: former.status === 410 ? true : former.status === 200 ? false : undefined,
    gzip: answers.some(({ isPacked }) => isPacked),
  };
  const known = Object.entries(found).filter(([, value]) => value !== undefined);
  return { quirks: Object.fromEntries(known), requests };
}

/** The first pages of a list by page number, and one behind its end. */
async function pagesSeen(
  ask: Ask,
  list: Parameters<Ask>[0],
  page_size: number,
): Promise<{ rows: Json[]; pages: OffsetPages | undefined }> {
  const rowsAt = async (page: number) => {
    const { status, body } = await ask({ ...list, query: { ...list.query, page, page_size } });
    const rows = Object.values(body ?? {}).find((value) => Array.isArray(value)) as Json[] | undefined;
    return { status, rows: rows ?? [] };
  };
  const first = await rowsAt(0);
  if (first.rows.length === 0) return { rows: [], pages: undefined };
  const second = await rowsAt(1);
  const isNew = second.rows.length > 0 && keyOf(second.rows[0]) !== keyOf(first.rows[0]);
  const pages: OffsetPages = {};
  if (isNew && first.rows.length < page_size) pages.cap = first.rows.length;
  const far = await rowsAt(FAR_PAGE);
  if (far.status === 400 || far.status === 404 || far.status === 422) pages.refuseBehind = far.status;
  else if (far.rows.length > 0) {
    const farther = await rowsAt(FAR_PAGE + 1);
    if (keyOf(farther.rows[0]) === keyOf(far.rows[0])) pages.repeatLast = true;
  }
  return { rows: [...first.rows, ...(isNew ? second.rows : [])], pages };
}

function keyOf(row: Json): string {
  return String(row?.id ?? row?.name);
}

/** Fields that every row has, by the list's name; a server of proto3 leaves them out where they are false or empty. */
const DEFAULTED: Readonly<Record<string, string>> = {
  projects: 'tags',
  policies: 'isDefault',
  repositorySummaries: 'hasDependencyPathScan',
  scans: 'is_full_scan',
};
/** Null says something there, whatever the server does with other fields that it lacks. */
const NULLABLE =
  'exit_code sourcing_policy bundle triaged_at triage_reason triage_comment external_ticket epss_score usage reachable_condition lockfile_line_url vulnerability_identifier autotriage component autofix guidance rule_explanation location reachability transitivity'.split(
    ' ',
  );

function valuesSeen(
  answers: readonly Answer[],
  requests: Probed['requests'],
): Pick<Partial<Quirks>, 'proto3' | 'nulls'> {
  const bodies = answers.flatMap(({ status, body }) => (status === 200 ? [body] : []));
  const defaulted = bodies.flatMap((body) =>
    Object.entries(DEFAULTED).flatMap(([list, name]) =>
      ((body?.[list] ?? []) as Json[]).map((row) => row?.[name]),
    ),
  );
  const isEmpty = (value: Json) => value === false || (Array.isArray(value) && value.length === 0);
  const isMissing = (value: Json) => value === undefined || value === null;
  const misses = Object.values(requests).some(({ fields }) => (fields?.missing ?? []).length > 0);
  return {
    proto3: defaulted.some(isEmpty) ? false : defaulted.some(isMissing) || undefined,
    nulls: bodies.some(hasNull) || (misses ? false : undefined),
  };
}

function hasNull(value: Json): boolean {
  if (Array.isArray(value)) return value.some(hasNull);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, field]) => (field === null && !NULLABLE.includes(name)) || (name !== 'meta' && hasNull(field)),
  );
}

function ignored(filters: Record<string, boolean | undefined>): Quirks['ignoredFindingsFilters'] | undefined {
  const seen = Object.entries(filters);
  if (seen.length === 0) return undefined;
  const names = seen.filter(([, isIgnored]) => isIgnored).map(([name]) => name);
  return names.length === seen.length ? 'all' : names;
}

async function comparesCase(ask: Ask, path: string, rows: readonly Json[]): Promise<boolean | undefined> {
  const name = rows.map((row) => row.repository?.name).find((text) => typeof text === 'string');
  const swapped = name?.replaceAll(/[a-z]/gi, (letter: string) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  if (swapped === undefined || swapped === name) return undefined;
  const query = { issue_type: 'sast', page_size: 100, repos: swapped };
  const { status, body } = await ask({ endpoint: 'sast findings', path: `${path}/findings`, query });
  return status === 200 ? (body?.findings ?? []).length === 0 : undefined;
}

/** Whether times have a blank and an offset, as in the description. */
function describedTimes(rows: readonly Json[]): boolean | undefined {
  const times = rows.map(({ relevant_since }) => relevant_since).filter((time) => typeof time === 'string');
  return times.length === 0 ? undefined : times.some((time) => time.includes(' '));
}

function refForm(names: readonly Json[]): Quirks['refForm'] | undefined {
  const refs = names.filter((ref) => typeof ref === 'string' && !ref.startsWith('refs/pull/'));
  if (refs.length === 0) return undefined;
  return refs.some((ref) => ref.startsWith('refs/heads/')) ? 'full' : 'short';
}

const MAX_PROJECTS_READ = 10;

/** Whether projects with a managed scan have the platform's own tag. */
async function keepsManagedTag(
  ask: Ask,
  path: string,
  projects: readonly Json[],
): Promise<boolean | undefined> {
  for (const { name } of projects.slice(0, MAX_PROJECTS_READ)) {
    const segments = String(name).split('/').map(encodeURIComponent).join('/');
    const { body } = await ask({ endpoint: 'project', path: `${path}/projects/${segments}` });
    const { tags, managed_scan_config: config } = body?.project ?? {};
    if (config?.diff_scan?.enabled || config?.full_scan?.enabled)
      return (tags ?? []).includes('managed-scan');
  }
  return undefined;
}
