import {
  at,
  type Decoder,
  decimalOf,
  enumText,
  type Fields,
  fields,
  id,
  idOf,
  listAnswer,
  textOf,
} from '../http/decode.ts';

/** The kinds of findings in the lists; bulk triage takes all but `ai_sast`. */
export type FindingKind = 'sast' | 'sca' | 'ai_sast' | 'secrets';

export const FINDING_STATUSES = [
  'open',
  'fixed',
  'ignored',
  'reviewing',
  'fixing',
  'provisionally_ignored',
] as const;

/** What the web UI shows. */
export type FindingStatus = (typeof FINDING_STATUSES)[number];

/**
 * A finding of any kind (field-notes, "Findings" and "Secrets"), with the names of the findings list. Values of
 * enumerations are in lower case.
 */
export interface Finding {
  kind: FindingKind;
  id: bigint;
  /** The same on every branch. */
  match_based_id?: string;
  /** Its name, which is the project's name, too. */
  repository?: string;
  repository_url?: string;
  ref?: string;
  first_seen_scan_id?: bigint;
  severity?: string;
  confidence?: string;
  status?: FindingStatus;
  triage_state?: string;
  triage_reason?: string;
  /** The note of the last triage. */
  triage_comment?: string;
  /** Times as the server wrote them: `2020-11-18 23:28:12.391807+00:00`, or ISO 8601. */
  created_at?: string;
  relevant_since?: string;
  triaged_at?: string;
  state_updated_at?: string;
  rule?: string;
  message?: string;
  path?: string;
  line?: number;
  column?: number;
  end_line?: number;
  end_column?: number;
  line_of_code_url?: string;
  ticket?: { id?: string; slug?: string; url?: string };
  autotriage_verdict?: string;
  // sast, sca, ai_sast
  categories?: string[];
  cwe_names?: string[];
  owasp_names?: string[];
  component_tag?: string;
  policy?: { name?: string; slug?: string };
  // sca
  dependency?: { package?: string; version?: string; ecosystem?: string; transitivity?: string };
  /** Versions that fix it. */
  fixes?: { package?: string; version?: string }[];
  /** Such as `always_reachable`: the wire has blanks instead of `_`. */
  reachability?: string;
  epss_score?: number;
  malicious?: boolean;
  vulnerability_identifier?: string;
  // secrets
  secret_type?: string;
  /** Such as `confirmed_valid`: without the wire's prefix. */
  validation_state?: string;
  historical?: boolean;
  /** `monitor`, `comment`, `block`, `disabled`. */
  mode?: string;
  repository_visibility?: string;
}

/** The query of the findings list, with its names on the wire (field-notes, "Findings"). */
export interface FindingListParams {
  /** Default `sast`. */
  issue_type?: Exclude<FindingKind, 'secrets'>;
  /** Epoch seconds: `relevant_since` not before. */
  since?: number | string;
  /** One row for a finding over all branches. */
  dedup?: boolean;
  repos?: readonly string[];
  status?: string;
  triage_reasons?: readonly string[];
  severities?: readonly string[];
  ref?: string;
  policies?: readonly string[];
  rules?: readonly string[];
  categories?: readonly string[];
  confidence?: string;
  autotriage_verdict?: string;
  component_tags?: readonly string[];
  exposures?: readonly string[];
  transitivities?: readonly string[];
}

/** The answer of the findings list, whose rows are all of one kind. Only a row's id can fail it. */
export function findingsAnswer(kind: Exclude<FindingKind, 'secrets'>): Decoder<Finding[]> {
  return listAnswer('findings', (value) => {
    const row = fields(value);
    const finding = findingOf(kind, at('id', id, row.id), row);
    return kind === 'sca' ? Object.assign(finding, supplyChainOf(row)) : finding;
  });
}

/**
 * One literal with every field: adding the fields one by one takes several times longer, and there are hundreds of
 * thousands of rows.
 */
function findingOf(kind: FindingKind, id: bigint, row: Fields): Finding {
  const repository = part(row.repository);
  const location = part(row.location);
  const rule = part(row.rule);
  const category = textOf(rule.category);
  const assistant = part(row.assistant);
  return {
    kind,
    id,
    match_based_id: textOf(row.match_based_id),
    repository: textOf(repository.name),
    repository_url: textOf(repository.url),
    ref: textOf(row.ref),
    first_seen_scan_id: idOf(row.first_seen_scan_id),
    severity: enumText(row.severity),
    confidence: enumText(row.confidence) ?? enumText(rule.confidence),
    status: statusOf(enumText(row.status)),
    triage_state: enumText(row.triage_state),
    triage_reason: enumText(row.triage_reason),
    triage_comment: textOf(row.triage_comment),
    created_at: textOf(row.created_at),
    relevant_since: textOf(row.relevant_since),
    triaged_at: textOf(row.triaged_at),
    state_updated_at: textOf(row.state_updated_at),
    // `rule_name` and `rule_message` are older.
    rule: textOf(rule.name) ?? textOf(row.rule_name),
    message: textOf(rule.message) ?? textOf(row.rule_message),
    path: textOf(location.file_path),
    line: positionOf(location.line),
    column: positionOf(location.column),
    end_line: positionOf(location.end_line),
    end_column: positionOf(location.end_column),
    line_of_code_url: textOf(row.line_of_code_url),
    ticket: ticketOf(row.external_ticket),
    autotriage_verdict: enumText(part(assistant.autotriage).verdict),
    categories: textsOf(row.categories) ?? (category === undefined ? undefined : [category]),
    cwe_names: textsOf(rule.cwe_names),
    owasp_names: textsOf(rule.owasp_names),
    component_tag: textOf(part(assistant.component).tag),
    policy: policyOf(part(row.sourcing_policy)),
  };
}

function supplyChainOf(row: Fields) {
  const score = part(row.epss_score);
  const malicious = row.is_malicious ?? false;
  return {
    dependency: dependencyOf(part(row.found_dependency)),
    fixes: fixesOf(row.fix_recommendations),
    reachability: enumText(row.reachability)?.replaceAll(' ', '_'),
    // Servers leave out 0, but not the whole object.
    epss_score: score === NOTHING ? undefined : decimalOf(score.score ?? 0),
    malicious: typeof malicious === 'boolean' ? malicious : undefined,
    vulnerability_identifier: textOf(row.vulnerability_identifier),
  };
}

function dependencyOf(dependency: Fields): Finding['dependency'] {
  if (dependency === NOTHING) return undefined;
  return {
    package: textOf(dependency.package),
    version: textOf(dependency.version),
    ecosystem: textOf(dependency.ecosystem),
    transitivity: enumText(dependency.transitivity),
  };
}

function fixesOf(value: unknown): Finding['fixes'] {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return value.map(part).map((fix) => ({ package: textOf(fix.package), version: textOf(fix.version) }));
}

function policyOf(policy: Fields): Finding['policy'] {
  const name = textOf(policy.name);
  const slug = textOf(policy.slug);
  return name === undefined && slug === undefined ? undefined : { name, slug };
}

export function ticketOf(value: unknown): Finding['ticket'] {
  const ticket = part(value);
  const id = typeof ticket.id === 'number' ? String(ticket.id) : textOf(ticket.id);
  const slug = textOf(ticket.external_slug ?? ticket.externalSlug);
  const url = textOf(ticket.url);
  return id === undefined && slug === undefined && url === undefined ? undefined : { id, slug, url };
}

const NOTHING: Fields = {};

/** The field as an object; `NOTHING` if it is none. */
export function part(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : NOTHING;
}

/** A line or column: a whole number from 1. */
export function positionOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

function textsOf(value: unknown): string[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return value.filter((one) => textOf(one) !== undefined);
}

const STATUSES: ReadonlySet<string> = new Set(FINDING_STATUSES);

export function statusOf(text: string | undefined): FindingStatus | undefined {
  return text !== undefined && STATUSES.has(text) ? (text as FindingStatus) : undefined;
}
