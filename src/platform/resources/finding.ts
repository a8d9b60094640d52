import {
  at,
  countOf,
  type Decoder,
  enumOf,
  type Fields,
  fields,
  fieldsOf,
  id,
  idOf,
  list,
  listAnswer,
  NOTHING,
  numberOf,
  optional,
  text,
  textOf,
  textsOf,
  wholeAnswer,
} from '../http/decode.ts';
import type { Query } from '../http/path.ts';

/** What finds something; bulk triage takes all but `ai_sast`. */
export type Product = 'sast' | 'sca' | 'ai_sast' | 'secrets';

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
  kind: Product;
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
export type FindingListParams = Query & {
  /** Default `sast`. */
  issue_type?: Exclude<Product, 'secrets'>;
};

/** The answer of the findings list, whose rows are all of one kind. Only a row's id can fail it. */
export function findingsAnswer(kind: Exclude<Product, 'secrets'>): Decoder<Finding[]> {
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
function findingOf(kind: Product, id: bigint, row: Fields): Finding {
  const repository = fieldsOf(row.repository);
  const location = fieldsOf(row.location);
  const rule = fieldsOf(row.rule);
  const category = textOf(rule.category);
  const assistant = fieldsOf(row.assistant);
  return {
    kind,
    id,
    match_based_id: textOf(row.match_based_id),
    repository: textOf(repository.name),
    repository_url: textOf(repository.url),
    ref: textOf(row.ref),
    first_seen_scan_id: idOf(row.first_seen_scan_id),
    severity: enumOf(row.severity),
    confidence: enumOf(row.confidence) ?? enumOf(rule.confidence),
    status: statusOf(enumOf(row.status)),
    triage_state: enumOf(row.triage_state),
    triage_reason: enumOf(row.triage_reason),
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
    autotriage_verdict: enumOf(fieldsOf(assistant.autotriage).verdict),
    categories: textsOf(row.categories) ?? (category === undefined ? undefined : [category]),
    cwe_names: textsOf(rule.cwe_names),
    owasp_names: textsOf(rule.owasp_names),
    component_tag: textOf(fieldsOf(assistant.component).tag),
    policy: policyOf(fieldsOf(row.sourcing_policy)),
  };
}

function supplyChainOf(row: Fields) {
  const score = fieldsOf(row.epss_score);
  const malicious = row.is_malicious ?? false;
  return {
    dependency: dependencyOf(fieldsOf(row.found_dependency)),
    fixes: fixesOf(row.fix_recommendations),
    reachability: enumOf(row.reachability)?.replaceAll(' ', '_'),
    // Servers leave out 0, but not the whole object.
    epss_score: score === NOTHING ? undefined : numberOf(score.score ?? 0),
    malicious: typeof malicious === 'boolean' ? malicious : undefined,
    vulnerability_identifier: textOf(row.vulnerability_identifier),
  };
}

const secretsPage = wholeAnswer({ findings: list(secretRow), cursor: optional(text) }, ['previous']);

/** A page of the secrets list, without findings that the platform has removed; other lists leave them out. */
export function secretsAnswer(value: unknown) {
  const { findings, cursor } = secretsPage(value);
  return { rows: findings.filter((row) => row !== undefined), length: findings.length, cursor };
}

function secretRow(value: unknown): Finding | undefined {
  const row = fields(value);
  const status = enumOf(row.status, 'FINDING_STATUS_');
  if (status === 'removed') return undefined;
  const repository = fieldsOf(row.repository);
  return {
    kind: 'secrets',
    id: at('id', id, row.id),
    match_based_id: textOf(fieldsOf(row.autotriage).matchBasedId),
    repository: textOf(repository.name),
    repository_url: textOf(repository.url),
    repository_visibility: enumOf(repository.visibility, 'REPOSITORY_VISIBILITY_'),
    ref: textOf(row.ref),
    severity: enumOf(row.severity, 'SEVERITY_'),
    confidence: enumOf(row.confidence, 'CONFIDENCE_'),
    status: statusOf(status),
    created_at: textOf(row.createdAt),
    state_updated_at: textOf(row.updatedAt),
    rule: textOf(row.ruleHashId),
    ...placeOf(row),
    ticket: ticketOf(row.externalTicket),
    autotriage_verdict: enumOf(fieldsOf(row.autotriage).verdict, 'VERDICT_'),
    secret_type: textOf(row.type),
    validation_state: enumOf(row.validationState, 'VALIDATION_STATE_'),
    historical: row.historicalInfo !== undefined && row.historicalInfo !== null,
    mode: enumOf(row.mode, 'MODE_'),
  };
}

/** The path in `src/ai.py:232` may have colons, too. */
function placeOf(row: Fields) {
  const place = textOf(row.findingPath);
  const [, path = place, line] = /^(.+):(\d+)$/.exec(place ?? '') ?? [];
  return { path, line: positionOf(line), line_of_code_url: textOf(row.findingPathUrl) };
}

function dependencyOf(dependency: Fields): Finding['dependency'] {
  if (dependency === NOTHING) return undefined;
  return {
    package: textOf(dependency.package),
    version: textOf(dependency.version),
    ecosystem: textOf(dependency.ecosystem),
    transitivity: enumOf(dependency.transitivity),
  };
}

function fixesOf(value: unknown): Finding['fixes'] {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return value.map(fieldsOf).map((fix) => ({ package: textOf(fix.package), version: textOf(fix.version) }));
}

function policyOf(policy: Fields): Finding['policy'] {
  const name = textOf(policy.name);
  const slug = textOf(policy.slug);
  return name === undefined && slug === undefined ? undefined : { name, slug };
}

function ticketOf(value: unknown): Finding['ticket'] {
  const ticket = fieldsOf(value);
  const id = typeof ticket.id === 'number' ? String(ticket.id) : textOf(ticket.id);
  const slug = textOf(ticket.external_slug ?? ticket.externalSlug);
  const url = textOf(ticket.url);
  return id === undefined && slug === undefined && url === undefined ? undefined : { id, slug, url };
}

/** Lines and columns are counted from 1. */
function positionOf(value: unknown): number | undefined {
  return countOf(value) || undefined;
}

function statusOf(text: string | undefined): FindingStatus | undefined {
  return FINDING_STATUSES.find((status) => status === text);
}
