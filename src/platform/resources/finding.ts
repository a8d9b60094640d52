import querystring from 'node:querystring';
import {
  countOf,
  type Decoder,
  decodeAt,
  enumOf,
  type Fields,
  fields,
  fieldsOf,
  id,
  idOf,
  idTextOf,
  isObject,
  list,
  listAnswer,
  numberOf,
  optional,
  text,
  textOf,
  textsOf,
  wholeAnswer,
} from '../http/decode.ts';
import type { Query } from '../http/path.ts';

/** The kinds of scanning; bulk triage takes all but `ai_sast`. */
export type Product = 'sast' | 'sca' | 'ai_sast' | 'secrets';

export const FINDING_STATUSES = [
  'open',
  'fixed',
  'ignored',
  'reviewing',
  'fixing',
  'provisionally_ignored',
] as const;

export type FindingStatus = (typeof FINDING_STATUSES)[number];

/**
 * A finding of any product (field-notes, "Findings" and "Secrets"). Enumerations are in lower case, without prefixes;
 * times are as the server wrote them.
 */
export type Finding = {
  kind: Product;
  id: bigint;
  /** The id of the repository's project; no list has it. */
  repository_id?: bigint;
} & Partial<ReturnType<typeof findingOf> & ReturnType<typeof supplyChainOf> & SecretFields>;

export type FindingListParams = Query & {
  /** Default `sast`. */
  issue_type?: Exclude<Product, 'secrets'>;
};

/** A list has one product. Only a row's id can fail an answer. */
export function findingsAnswer(kind: FindingListParams['issue_type'] = 'sast'): Decoder<Finding[]> {
  const shared = sharedValues();
  return listAnswer('findings', (value) => {
    const row = fields(value);
    const finding = findingOf(kind, row, shared);
    return kind === 'sca' ? Object.assign(finding, supplyChainOf(row, shared)) : finding;
  });
}

type Shared = ReturnType<typeof sharedValues>;

/** Readers of repeated values: with one copy of each, long lists take a third less memory. */
function sharedValues() {
  const copies = new Map<unknown, unknown>();
  const copyOf = <T extends string | bigint>(value: T | undefined) => {
    if (value === undefined) return undefined;
    const copy = copies.get(value);
    if (copy === undefined) copies.set(value, value);
    return (copy ?? value) as T;
  };
  const messages = new Map<string | undefined, string>();
  /** Lists by their first text: those of a rule are always the same. */
  const lists = new Map<string | undefined, readonly string[]>();
  return {
    text: (value: unknown) => copyOf(textOf(value)),
    enum: (value: unknown) => copyOf(enumOf(value)),
    id: (value: unknown) => copyOf(idOf(value)),
    /** Keyed by rule: comparing two long texts costs less than finding one by its characters. */
    message(rule: string | undefined, value: unknown) {
      const message = textOf(value);
      const copy = messages.get(rule);
      if (message === copy) return copy;
      if (message !== undefined) messages.set(rule, message);
      return message;
    },
    texts(value: unknown): readonly string[] | undefined {
      const list = textsOf(value);
      if (list === undefined) return undefined;
      const copy = lists.get(list[0]);
      if (copy?.length === list.length && list.every((text, index) => text === copy[index])) return copy;
      lists.set(list[0], list);
      return list;
    },
  };
}

/** One literal, because adding the fields one by one takes several times longer. */
function findingOf(kind: Product, row: Fields, shared: Shared) {
  const repository = fieldsOf(row.repository);
  const line_of_code_url = textOf(row.line_of_code_url);
  const location = fieldsOf(row.location);
  const path = partOf(line_of_code_url, textOf(location.file_path));
  const place = path === undefined ? placeIn(line_of_code_url) : undefined;
  const triage_state = shared.enum(row.triage_state);
  const rule = fieldsOf(row.rule);
  const ruleName = shared.text(rule.name) ?? shared.text(row.rule_name);
  const assistant = fieldsOf(row.assistant);
  const created_at = textOf(row.created_at);
  const relevant_since = row.relevant_since === created_at ? created_at : textOf(row.relevant_since);
  // The other times are often the same text.
  const timeOf = (value: unknown) => {
    if (value === relevant_since) return relevant_since;
    return value === created_at ? created_at : textOf(value);
  };
  return {
    kind,
    id: decodeAt('id', id, row.id),
    /** The same on every branch. */
    match_based_id: textOf(row.match_based_id),
    /** Also the project's name. */
    repository: shared.text(repository.name),
    repository_url: shared.text(repository.url),
    ref: shared.text(row.ref),
    first_seen_scan_id: shared.id(row.first_seen_scan_id),
    severity: shared.enum(row.severity),
    confidence: shared.enum(row.confidence) ?? shared.enum(rule.confidence),
    status: statusOf(enumOf(row.status), enumOf(row.state), triage_state),
    triage_state,
    triage_reason: shared.enum(row.triage_reason),
    /** The last triage's. */
    triage_comment: shared.text(row.triage_comment),
    created_at,
    relevant_since,
    triaged_at: timeOf(row.triaged_at),
    state_updated_at: timeOf(row.state_updated_at),
    // `rule_name` and `rule_message` are older.
    rule: ruleName,
    message: shared.message(ruleName, rule.message) ?? shared.message(ruleName, row.rule_message),
    path: path ?? place?.path,
    line: positionOf(location.line) ?? place?.line,
    column: positionOf(location.column),
    end_line: positionOf(location.end_line),
    end_column: positionOf(location.end_column),
    line_of_code_url,
    ticket: ticketOf(row.external_ticket),
    autotriage_verdict: shared.enum(fieldsOf(assistant.autotriage).verdict),
    categories: shared.texts(row.categories) ?? shared.texts(rule.category),
    cwe_names: shared.texts(rule.cwe_names),
    owasp_names: shared.texts(rule.owasp_names),
    component_tag: shared.text(fieldsOf(assistant.component).tag),
    policy: policyOf(fieldsOf(row.sourcing_policy), shared),
  };
}

/** A text as a part of one that has it, so that V8 keeps its characters once. */
function partOf(whole: string | undefined, text: string | undefined): string | undefined {
  const start = text === undefined ? -1 : (whole?.indexOf(text) ?? -1);
  return text === undefined || start === -1 ? text : whole?.slice(start, start + text.length);
}

function supplyChainOf(row: Fields, shared: Shared) {
  const malicious = row.is_malicious ?? false;
  const found = fieldsOf(row.found_dependency);
  const dependency: PackageUse = {
    package: shared.text(found.package),
    version: shared.text(found.version),
    ecosystem: shared.text(found.ecosystem),
    transitivity: shared.enum(found.transitivity)?.replaceAll(' ', '_') ?? 'unknown',
  };
  const { path, start_line, url } = fieldsOf(fieldsOf(row.usage).location);
  return {
    dependency,
    /** The location of a reachable finding is the source that uses the dependency. */
    lockfile: placeIn(textOf(found.lockfile_line_url)),
    usage: path ? { path: textOf(path), line: positionOf(start_line), url: textOf(url) } : undefined,
    fixes: fixesOf(row.fix_recommendations),
    /** Such as `always_reachable`. */
    reachability: shared.enum(row.reachability)?.replaceAll(' ', '_') ?? 'unknown',
    // Servers leave out 0, but not the whole object.
    epss_score: isObject(row.epss_score) ? numberOf(row.epss_score.score ?? 0) : undefined,
    malicious: typeof malicious === 'boolean' ? malicious : undefined,
    vulnerability_identifier: shared.text(row.vulnerability_identifier),
  };
}

const secretsPage = wholeAnswer({ findings: list(secretRow), cursor: optional(text) }, ['previous']);

/** Without removed findings, which other lists leave out. */
export function secretsAnswer(value: unknown) {
  const { findings, cursor } = secretsPage(value);
  return { rows: findings.filter((row) => row !== undefined), length: findings.length, cursor };
}

type SecretFields = NonNullable<ReturnType<typeof secretRow>>;

function secretRow(value: unknown) {
  const row = fields(value);
  const status = enumOf(row.status, 'FINDING_STATUS_');
  if (status === 'removed') return undefined;
  const place = textOf(row.findingPath);
  // Such as `src/ai.py:232`; the path may contain colons, too.
  const [, path = place, line] = /^(.+):(\d+)$/.exec(place ?? '') ?? [];
  const repository = fieldsOf(row.repository);
  return {
    kind: 'secrets' as Product,
    id: decodeAt('id', id, row.id),
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
    path,
    line: positionOf(line),
    line_of_code_url: textOf(row.findingPathUrl),
    ticket: ticketOf(row.externalTicket),
    autotriage_verdict: enumOf(fieldsOf(row.autotriage).verdict, 'VERDICT_'),
    secret_type: textOf(row.type),
    validation_state: enumOf(row.validationState, 'VALIDATION_STATE_'),
    historical: row.historicalInfo !== undefined && row.historicalInfo !== null,
    mode: enumOf(row.mode, 'MODE_'),
  };
}

type PackageUse = Partial<Record<'package' | 'version' | 'ecosystem' | 'transitivity', string>>;

/** As the server sends them, which repeats some. */
function fixesOf(value: unknown): PackageUse[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return value.map(fieldsOf).map((fix) => ({ package: textOf(fix.package), version: textOf(fix.version) }));
}

/** `…/blob/<commit>/<path>#L<line>` of GitHub, and `…/-/blob/…` of GitLab. */
const CODE_URL = /\/blob\/[0-9a-f]{7,64}\/([^?#]+)(?:\?[^#]*)?(?:#L(\d+))?/i;

function placeIn(url: string | undefined) {
  const [, path, line] = CODE_URL.exec(url ?? '') ?? [];
  return path === undefined ? undefined : { path: querystring.unescape(path), line: positionOf(line), url };
}

function policyOf(policy: Fields, shared: Shared) {
  const name = shared.text(policy.name);
  const slug = shared.text(policy.slug);
  return name === undefined && slug === undefined ? undefined : { name, slug };
}

function ticketOf(value: unknown) {
  const ticket = fieldsOf(value);
  const id = idTextOf(ticket.id);
  const slug = textOf(ticket.external_slug ?? ticket.externalSlug);
  const url = textOf(ticket.url);
  return id === undefined && slug === undefined && url === undefined ? undefined : { id, slug, url };
}

/** Lines and columns are counted from 1. */
function positionOf(value: unknown): number | undefined {
  return countOf(value) || undefined;
}

/** Rows without a status have what follows from the two others (field-notes, "As recorded"). */
function statusOf(status?: string, state?: string, triageState?: string): FindingStatus | undefined {
  if (status !== undefined) return FINDING_STATUSES.find((known) => known === status);
  if (state === undefined || state === 'fixed') return state;
  return statusOf(triageState) ?? (state === 'muted' ? 'ignored' : 'open');
}
