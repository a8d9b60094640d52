import {
  at,
  enumText,
  type Fields,
  fields,
  id,
  list,
  optional,
  text,
  textOf,
  wholeAnswer,
} from '../http/decode.ts';
import { type Finding, part, positionOf, statusOf, ticketOf } from './finding.ts';

/** The query of the secrets list, with its names on the wire (field-notes, "Secrets"). */
export interface SecretListParams {
  /** ISO 8601. */
  since?: string;
  /** `VALIDATION_STATE_…` */
  validationState?: readonly string[];
  /** `FINDING_STATUS_…` */
  status?: string;
  /** `SEVERITY_…` */
  severity?: readonly string[];
  repo?: readonly string[];
}

const page = wholeAnswer({ findings: list(secretRow), cursor: optional(text) }, ['previous']);

/** A page of the secrets list, without findings that the platform has removed; other lists leave them out. */
export function secretsAnswer(value: unknown) {
  const { findings, cursor } = page(value);
  return { rows: findings.filter((row) => row !== undefined), length: findings.length, cursor };
}

function secretRow(value: unknown): Finding | undefined {
  const row = fields(value);
  const status = enumText(row.status, 'FINDING_STATUS_');
  if (status === 'removed') return undefined;
  const repository = part(row.repository);
  return {
    kind: 'secrets',
    id: at('id', id, row.id),
    match_based_id: textOf(part(row.autotriage).matchBasedId),
    repository: textOf(repository.name),
    repository_url: textOf(repository.url),
    repository_visibility: enumText(repository.visibility, 'REPOSITORY_VISIBILITY_'),
    ref: textOf(row.ref),
    severity: enumText(row.severity, 'SEVERITY_'),
    confidence: enumText(row.confidence, 'CONFIDENCE_'),
    status: statusOf(status),
    created_at: textOf(row.createdAt),
    state_updated_at: textOf(row.updatedAt),
    rule: textOf(row.ruleHashId),
    ...placeOf(row),
    ticket: ticketOf(row.externalTicket),
    autotriage_verdict: verdictOf(part(row.autotriage).verdict),
    secret_type: textOf(row.type),
    validation_state: enumText(row.validationState, 'VALIDATION_STATE_'),
    historical: row.historicalInfo !== undefined && row.historicalInfo !== null,
    mode: enumText(row.mode, 'MODE_'),
  };
}

/** The path in `src/ai.py:232` may have colons, too. */
function placeOf(row: Fields) {
  const place = textOf(row.findingPath);
  const [, path = place, line] = /^(.+):(\d+)$/.exec(place ?? '') ?? [];
  return { path, line: positionOf(line), line_of_code_url: textOf(row.findingPathUrl) };
}

/** Some servers put a prefix before it. */
function verdictOf(value: unknown): string | undefined {
  return /(true|false)_positive$/.exec(enumText(value) ?? '')?.[0];
}
