import type { Redact } from '../http/redact.ts';
import { at, type Decoder, type Fields, fields, id, listAnswer } from './decode.ts';
import type { Finding, FindingKind } from './finding.ts';
import {
  decimalOf,
  idOf,
  idText,
  part,
  positionOf,
  present,
  statusOf,
  textOf,
  textsOf,
  wordOf,
} from './row.ts';

/** The answer of the findings list, whose rows are all of one kind (field-notes, "Findings"). */
export function findingsAnswer(kind: Exclude<FindingKind, 'secrets'>): Decoder<Finding[]> {
  return listAnswer('findings', (value, redact) => {
    const row = fields(value, redact);
    return present({
      kind,
      id: at('id', id, row.id, redact),
      ...common(row, redact),
      ...placeOf(row, redact),
      ...ruleOf(row, redact),
      ...judgementOf(row, redact),
      ...(kind === 'sca' ? supplyChainOf(row, redact) : undefined),
    });
  });
}

function common(row: Fields, redact: Redact) {
  const repository = part(row.repository);
  return {
    match_based_id: textOf(row.match_based_id, redact),
    repository: textOf(repository.name, redact),
    repository_url: textOf(repository.url, redact),
    ref: textOf(row.ref, redact),
    first_seen_scan_id: idOf(row.first_seen_scan_id),
    severity: wordOf(row.severity, redact),
    status: statusOf(wordOf(row.status, redact)),
    triage_state: wordOf(row.triage_state, redact),
    triage_reason: wordOf(row.triage_reason, redact),
    triage_comment: textOf(row.triage_comment, redact),
    created_at: textOf(row.created_at, redact),
    relevant_since: textOf(row.relevant_since, redact),
    triaged_at: textOf(row.triaged_at, redact),
    state_updated_at: textOf(row.state_updated_at, redact),
    ticket: ticketOf(row.external_ticket, redact),
  };
}

function placeOf(row: Fields, redact: Redact) {
  const location = part(row.location);
  return {
    path: textOf(location.file_path, redact),
    line: positionOf(location.line),
    column: positionOf(location.column),
    end_line: positionOf(location.end_line),
    end_column: positionOf(location.end_column),
    line_of_code_url: textOf(row.line_of_code_url, redact),
  };
}

/** Older servers have the rule's name and message beside it. */
function ruleOf(row: Fields, redact: Redact) {
  const rule = part(row.rule);
  const category = textOf(rule.category, redact);
  return {
    rule: textOf(rule.name, redact) ?? textOf(row.rule_name, redact),
    message: textOf(rule.message, redact) ?? textOf(row.rule_message, redact),
    confidence: wordOf(row.confidence, redact) ?? wordOf(rule.confidence, redact),
    categories: textsOf(row.categories, redact) ?? (category === undefined ? undefined : [category]),
    cwe_names: textsOf(rule.cwe_names, redact),
    owasp_names: textsOf(rule.owasp_names, redact),
  };
}

function judgementOf(row: Fields, redact: Redact) {
  const assistant = part(row.assistant);
  const policy = part(row.sourcing_policy);
  const name = textOf(policy.name, redact);
  const slug = textOf(policy.slug, redact);
  return {
    autotriage_verdict: wordOf(part(assistant.autotriage).verdict, redact),
    component_tag: textOf(part(assistant.component).tag, redact),
    policy: name === undefined && slug === undefined ? undefined : present({ name, slug }),
  };
}

function supplyChainOf(row: Fields, redact: Redact) {
  const dependency = part(row.found_dependency);
  return {
    dependency:
      row.found_dependency === undefined || row.found_dependency === null
        ? undefined
        : present({
            package: textOf(dependency.package, redact),
            version: textOf(dependency.version, redact),
            ecosystem: textOf(dependency.ecosystem, redact),
            transitivity: wordOf(dependency.transitivity, redact),
          }),
    reachability: wordOf(row.reachability, redact)?.replaceAll(' ', '_'),
    epss_score: decimalOf(part(row.epss_score).score),
    malicious: typeof row.is_malicious === 'boolean' ? row.is_malicious : undefined,
    vulnerability_identifier: textOf(row.vulnerability_identifier, redact),
  };
}

export function ticketOf(value: unknown, redact: Redact): Finding['ticket'] | undefined {
  const ticket = part(value);
  const id = idText(ticket.id, redact);
  const slug = textOf(ticket.external_slug ?? ticket.externalSlug, redact);
  const url = textOf(ticket.url, redact);
  if (id === undefined && slug === undefined && url === undefined) return undefined;
  return present({ id, slug, url });
}
