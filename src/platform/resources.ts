import { count, type Fields, fields, flag, id, list, requiredText, text } from './resources/decode.ts';

// The resources keep the names that they have on the wire, for the outputs and the report show them.

/** field-notes, "deployments list". */
export interface Deployment {
  id: bigint;
  slug: string;
  name: string;
}

export interface ManagedScans {
  diff_scan: boolean;
  full_scan: boolean;
}

/** web-api.md 2.1; whatever a server leaves out is absent, a missing list of tags is empty. */
export interface Project {
  id?: bigint;
  name: string;
  tags: string[];
  created_at?: string;
  default_branch?: string;
  latest_scan_at?: string;
  primary_branch?: string;
  url?: string;
  /** Absent from the elements of the list. */
  managed_scan_config?: { diff_scan: { enabled: boolean }; full_scan: { enabled: boolean } };
}

/** The managed scans of a project that was read on its own; a server may leave out what is off. */
export function managedScans(project: Project): ManagedScans {
  const config = project.managed_scan_config;
  return { diff_scan: config?.diff_scan.enabled ?? false, full_scan: config?.full_scan.enabled ?? false };
}

export function sameScans(one: ManagedScans, other: ManagedScans): boolean {
  return one.diff_scan === other.diff_scan && one.full_scan === other.full_scan;
}

/** web-api.md 2.2. */
export interface Scan {
  id: bigint;
  deployment_id?: bigint;
  repository_id?: bigint;
  enabled_products: string[];
  exit_code: number;
  has_logs: boolean;
  started_at?: string;
  completed_at?: string;
  /** Every entry that is text, a number or true or false; the event kind is `on`, titles are text. */
  meta: Record<string, string | number | bigint | boolean>;
  /** Absent while the platform has none. `total_time` is in seconds. */
  stats?: { findings: number; total_time: number } & Record<string, string | number | bigint | boolean>;
}

/** web-api.md 2.3. */
export interface Policy {
  id: string;
  isDefault: boolean;
  name: string;
  productType: string;
  slug: string;
}

/** web-api.md 2.4. */
export interface RepositorySummary {
  id: bigint;
  name: string;
  numDependencies: number;
  hasDependencyPathScan: boolean;
}

/** web-api.md 2.5. */
export interface DependencyFilter {
  license?: string[];
  lockfilePath?: string;
  name?: string;
  version?: string;
  repositoryId?: bigint[];
  packageFilters?: PackageFilter[];
}

export interface PackageFilter {
  name?: string;
  exactNameMatch?: boolean;
  exactVersion?: string;
  versionLowerBound?: string;
  versionUpperBound?: string;
}

/** web-api.md 4.8. */
export interface Triaged {
  num_triaged: number;
  triaged_issues: bigint[];
}

export function deploymentOf(value: unknown, where: string): Deployment {
  const deployment = fields(value, where);
  return {
    id: id(deployment.id, `${where}.id`),
    slug: requiredText(deployment.slug, `${where}.slug`),
    name: text(deployment.name, `${where}.name`),
  };
}

export function projectOf(value: unknown, where: string): Project {
  const project = fields(value, where);
  const config = project.managed_scan_config;
  return {
    ...optional(project, where, 'id', id),
    name: requiredText(project.name, `${where}.name`),
    tags: list(project.tags, `${where}.tags`, text),
    ...optional(project, where, 'created_at', text),
    ...optional(project, where, 'default_branch', text),
    ...optional(project, where, 'latest_scan_at', text),
    ...optional(project, where, 'primary_branch', text),
    ...optional(project, where, 'url', text),
    ...(config === undefined || config === null
      ? {}
      : { managed_scan_config: managedScanConfigOf(config, `${where}.managed_scan_config`) }),
  };
}

function managedScanConfigOf(value: unknown, where: string): NonNullable<Project['managed_scan_config']> {
  const config = fields(value, where);
  const enabled = (part: 'diff_scan' | 'full_scan') => {
    const scan = fields(config[part] ?? {}, `${where}.${part}`);
    return { enabled: flag(scan.enabled, `${where}.${part}.enabled`) };
  };
  return { diff_scan: enabled('diff_scan'), full_scan: enabled('full_scan') };
}

export function scanOf(value: unknown): Scan {
  const scan = fields(value, 'the answer');
  const where = 'scan';
  return {
    id: id(scan.id, 'scan.id'),
    ...optional(scan, where, 'deployment_id', id),
    ...optional(scan, where, 'repository_id', id),
    enabled_products: list(scan.enabled_products, 'scan.enabled_products', text),
    exit_code: count(scan.exit_code, 'scan.exit_code'),
    has_logs: flag(scan.has_logs, 'scan.has_logs'),
    ...optional(scan, where, 'started_at', text),
    ...optional(scan, where, 'completed_at', text),
    meta: metaOf(scan.meta),
    ...(scan.stats === undefined || scan.stats === null ? {} : { stats: statsOf(scan.stats) }),
  };
}

function statsOf(value: unknown): NonNullable<Scan['stats']> {
  const stats = fields(value, 'scan.stats');
  return {
    ...plain(stats),
    findings: count(stats.findings, 'scan.stats.findings'),
    total_time: count(stats.total_time, 'scan.stats.total_time'),
  };
}

function metaOf(value: unknown): Scan['meta'] {
  const meta = fields(value ?? {}, 'scan.meta');
  const { true: misread, ...entries } = meta;
  const on = entries.on ?? misread;
  const titles = Object.fromEntries(
    ['commit_title', 'pull_request_title'].flatMap((name) => {
      const title = titleOf(entries[name]);
      return title === undefined ? [] : [[name, title]];
    }),
  );
  return { ...plain(entries), ...titles, ...(typeof on === 'string' ? { on } : {}) };
}

/** A title that a YAML parser took for a map (`fix(x): text`) is put together again. */
function titleOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = Object.entries(value).map(([key, rest]) =>
    rest === null ? `${key}:` : `${key}: ${String(rest)}`,
  );
  return parts.length === 0 ? undefined : parts.join(', ');
}

function plain(record: Fields): Scan['meta'] {
  const kept: Scan['meta'] = {};
  for (const [name, value] of Object.entries(record)) {
    if (['string', 'number', 'bigint', 'boolean'].includes(typeof value)) {
      kept[name] = value as string | number | bigint | boolean;
    }
  }
  return kept;
}

export function policyOf(value: unknown, where: string): Policy {
  const policy = fields(value, where);
  const number = policy.id;
  return {
    id:
      typeof number === 'number' || typeof number === 'bigint' ? String(number) : text(number, `${where}.id`),
    isDefault: flag(policy.isDefault, `${where}.isDefault`),
    name: text(policy.name, `${where}.name`),
    productType: text(policy.productType, `${where}.productType`),
    slug: text(policy.slug, `${where}.slug`),
  };
}

export function repositoryOf(value: unknown, where: string): RepositorySummary {
  const repository = fields(value, where);
  return {
    id: id(repository.id, `${where}.id`),
    name: text(repository.name, `${where}.name`),
    numDependencies: count(repository.numDependencies, `${where}.numDependencies`),
    hasDependencyPathScan: flag(repository.hasDependencyPathScan, `${where}.hasDependencyPathScan`),
  };
}

export function triagedOf(value: unknown): Triaged {
  const answer = fields(value, 'the answer', ['num_triaged', 'triaged_issues']);
  const issues = list(answer.triaged_issues, 'triaged_issues', id);
  const number = answer.num_triaged ?? issues.length;
  return { num_triaged: count(number, 'num_triaged'), triaged_issues: issues };
}

function optional<Name extends string, T>(
  record: Fields,
  where: string,
  name: Name,
  read: (value: unknown, where: string) => T,
): { [name in Name]?: T } {
  const value = record[name];
  if (value === undefined || value === null || value === '') return {};
  return { [name]: read(value, `${where}.${name}`) } as { [name in Name]?: T };
}
