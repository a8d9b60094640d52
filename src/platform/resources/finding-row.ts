import {
  at,
  type Decoder,
  decimalOf,
  type Fields,
  fields,
  id,
  idOf,
  listAnswer,
  present,
} from '../http/decode.ts';
import type { Redact } from '../http/redact.ts';
import type { Finding, FindingKind } from './finding.ts';
import { enumText, idText, part, positionOf, statusOf, textOf, textsOf } from './row.ts';

/** The answer of the findings list, whose rows are all of one kind (field-notes, "Findings"). */
export function findingsAnswer(kind: Exclude<FindingKind, 'secrets'>): Decoder<Finding[]> {
  return listAnswer('findings', (value, redact) => {
    const row = fields(value, redact);
    const finding = findingOf(kind, at('id', id, row.id, redact), row, redact);
    return kind === 'sca' ? Object.assign(finding, supplyChainOf(row, redact)) : finding;
  });
}

/**
 * One literal with every field, absent ones as undefined: adding the fields one by one takes several times longer,
 * and there are hundreds of thousands of rows.
 */
function findingOf(kind: FindingKind, id: bigint, row: Fields, redact: Redact): Finding {
  const repository = part(row.repository);
  const location = part(row.location);
  const rule = part(row.rule);
  const category = textOf(rule.category, redact);
  const assistant = part(row.assistant);
  const finding: Loose<Finding> = {
    kind,
    id,
    match_based_id: textOf(row.match_based_id, redact),
    repository: textOf(repository.name, redact),
    repository_url: textOf(repository.url, redact),
    ref: textOf(row.ref, redact),
    first_seen_scan_id: idOf(row.first_seen_scan_id),
    severity: enumText(row.severity, redact),
    confidence: enumText(row.confidence, redact) ?? enumText(rule.confidence, redact),
    status: statusOf(enumText(row.status, redact)),
    triage_state: enumText(row.triage_state, redact),
    triage_reason: enumText(row.triage_reason, redact),
    triage_comment: textOf(row.triage_comment, redact),
    created_at: textOf(row.created_at, redact),
    relevant_since: textOf(row.relevant_since, redact),
    triaged_at: textOf(row.triaged_at, redact),
    state_updated_at: textOf(row.state_updated_at, redact),
    // Older servers have the rule's name and message beside it.
    rule: textOf(rule.name, redact) ?? textOf(row.rule_name, redact),
    message: textOf(rule.message, redact) ?? textOf(row.rule_message, redact),
    path: textOf(location.file_path, redact),
    line: positionOf(location.line),
    column: positionOf(location.column),
    end_line: positionOf(location.end_line),
    end_column: positionOf(location.end_column),
    line_of_code_url: textOf(row.line_of_code_url, redact),
    ticket: ticketOf(row.external_ticket, redact),
    autotriage_verdict: enumText(part(assistant.autotriage).verdict, redact),
    categories: textsOf(row.categories, redact) ?? (category === undefined ? undefined : [category]),
    cwe_names: textsOf(rule.cwe_names, redact),
    owasp_names: textsOf(rule.owasp_names, redact),
    component_tag: textOf(part(assistant.component).tag, redact),
    policy: policyOf(row.sourcing_policy, redact),
  };
  return finding as Finding;
}

type Loose<T> = { [Name in keyof T]: T[Name] | undefined };

function supplyChainOf(row: Fields, redact: Redact) {
  return present({
    dependency: dependencyOf(row.found_dependency, redact),
    fixes: fixesOf(row.fix_recommendations, redact),
    reachability: enumText(row.reachability, redact)?.replaceAll(' ', '_'),
    epss_score: epssOf(row.epss_score),
    malicious: maliciousOf(row.is_malicious),
    vulnerability_identifier: textOf(row.vulnerability_identifier, redact),
  });
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

function dependencyOf(value: unknown, redact: Redact): Finding['dependency'] | undefined {
  if (value === undefined || value === null) return undefined;
  const dependency = part(value);
  return present({
    package: textOf(dependency.package, redact),
    version: textOf(dependency.version, redact),
    ecosystem: textOf(dependency.ecosystem, redact),
    transitivity: enumText(dependency.transitivity, redact),
  });
}

function fixesOf(value: unknown, redact: Redact): Finding['fixes'] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return value.map((row) => {
    const fix = part(row);
    return present({ package: textOf(fix.package, redact), version: textOf(fix.version, redact) });
  });
}

function policyOf(value: unknown, redact: Redact): Finding['policy'] | undefined {
  if (value === undefined || value === null) return undefined;
  const policy = part(value);
  const name = textOf(policy.name, redact);
  const slug = textOf(policy.slug, redact);
  return name === undefined && slug === undefined ? undefined : present({ name, slug });
}

export function ticketOf(value: unknown, redact: Redact): Finding['ticket'] | undefined {
  if (value === undefined || value === null) return undefined;
  const ticket = part(value);
  const id = idText(ticket.id, redact);
  const slug = textOf(ticket.external_slug ?? ticket.externalSlug, redact);
  const url = textOf(ticket.url, redact);
  if (id === undefined && slug === undefined && url === undefined) return undefined;
  return present({ id, slug, url });
}
