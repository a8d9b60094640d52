import { at, type Decoder, decimalOf, type Fields, fields, id, idOf, listAnswer } from '../http/decode.ts';
import type { Finding, FindingKind } from './finding.ts';
import { enumText, idText, part, positionOf, statusOf, textOf, textsOf } from './row.ts';

/** The answer of the findings list, whose rows are all of one kind (field-notes, "Findings"). */
export function findingsAnswer(kind: Exclude<FindingKind, 'secrets'>): Decoder<Finding[]> {
  return listAnswer('findings', (value) => {
    const row = fields(value);
    const finding = findingOf(kind, at('id', id, row.id), row);
    return kind === 'sca' ? Object.assign(finding, supplyChainOf(row)) : finding;
  });
}

/**
 * One literal with every field, absent ones as undefined: adding the fields one by one takes several times longer,
 * and there are hundreds of thousands of rows.
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
    // Older servers have the rule's name and message beside it.
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
    policy: policyOf(row.sourcing_policy),
  };
}

function supplyChainOf(row: Fields) {
  return {
    dependency: dependencyOf(row.found_dependency),
    fixes: fixesOf(row.fix_recommendations),
    reachability: enumText(row.reachability)?.replaceAll(' ', '_'),
    epss_score: epssOf(row.epss_score),
    malicious: maliciousOf(row.is_malicious),
    vulnerability_identifier: textOf(row.vulnerability_identifier),
  };
}

/** Servers leave out what is false. */
function maliciousOf(value: unknown): boolean | undefined {
  const whole = value ?? false;
  return typeof whole === 'boolean' ? whole : undefined;
}

/** Servers leave out what is 0, but not the whole score where there is one. */
function epssOf(value: unknown): number | undefined {
  return value === undefined || value === null ? undefined : decimalOf(part(value).score ?? 0);
}

function dependencyOf(value: unknown): Finding['dependency'] | undefined {
  if (value === undefined || value === null) return undefined;
  const dependency = part(value);
  return {
    package: textOf(dependency.package),
    version: textOf(dependency.version),
    ecosystem: textOf(dependency.ecosystem),
    transitivity: enumText(dependency.transitivity),
  };
}

function fixesOf(value: unknown): Finding['fixes'] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return value.map((row) => {
    const fix = part(row);
    return { package: textOf(fix.package), version: textOf(fix.version) };
  });
}

function policyOf(value: unknown): Finding['policy'] | undefined {
  if (value === undefined || value === null) return undefined;
  const policy = part(value);
  const name = textOf(policy.name);
  const slug = textOf(policy.slug);
  return name === undefined && slug === undefined ? undefined : { name, slug };
}

export function ticketOf(value: unknown): Finding['ticket'] | undefined {
  if (value === undefined || value === null) return undefined;
  const ticket = part(value);
  const id = idText(ticket.id);
  const slug = textOf(ticket.external_slug ?? ticket.externalSlug);
  const url = textOf(ticket.url);
  if (id === undefined && slug === undefined && url === undefined) return undefined;
  return { id, slug, url };
}
