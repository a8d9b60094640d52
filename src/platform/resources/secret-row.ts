import {
  at,
  type Fields,
  fields,
  id,
  list,
  mapped,
  optional,
  present,
  text,
  wholeAnswer,
  withDefault,
} from '../http/decode.ts';
import type { Redact } from '../http/redact.ts';
import type { Finding } from './finding.ts';
import { ticketOf } from './finding-row.ts';
import { enumText, part, positionOf, statusOf, textOf } from './row.ts';

const answer = wholeAnswer({ findings: list(secretRow), cursor: withDefault(optional(text), '') }, [
  'previous',
]);

/**
 * A page of the secrets list (field-notes, "Secrets"), which has names and forms of its own: its cursor, how many rows
 * it had, and these without findings that the platform has removed, which the list of the other kinds leaves out itself.
 */
export const secretsAnswer = mapped(answer, ({ findings, cursor }) => ({
  rows: findings.flatMap((row) => row ?? []),
  length: findings.length,
  cursor,
}));

function secretRow(value: unknown, redact: Redact): Finding | undefined {
  const row = fields(value, redact);
  const status = enumText(row.status, redact, 'FINDING_STATUS_');
  if (status === 'removed') return undefined;
  const repository = part(row.repository);
  return present({
    kind: 'secrets' as const,
    id: at('id', id, row.id, redact),
    match_based_id: textOf(part(row.autotriage).matchBasedId, redact),
    repository: textOf(repository.name, redact),
    repository_url: textOf(repository.url, redact),
    repository_visibility: enumText(repository.visibility, redact, 'REPOSITORY_VISIBILITY_'),
    ref: textOf(row.ref, redact),
    severity: enumText(row.severity, redact, 'SEVERITY_'),
    confidence: enumText(row.confidence, redact, 'CONFIDENCE_'),
    status: statusOf(status),
    created_at: textOf(row.createdAt, redact),
    state_updated_at: textOf(row.updatedAt, redact),
    rule: textOf(row.ruleHashId, redact),
    ...placeOf(row, redact),
    ticket: ticketOf(row.externalTicket, redact),
    autotriage_verdict: verdictOf(part(row.autotriage).verdict, redact),
    secret_type: textOf(row.type, redact),
    validation_state: enumText(row.validationState, redact, 'VALIDATION_STATE_'),
    historical: row.historicalInfo !== undefined && row.historicalInfo !== null,
    mode: enumText(row.mode, redact, 'MODE_'),
  });
}

/** `src/ai.py:232`: the path may have colons of its own. */
function placeOf(row: Fields, redact: Redact) {
  const place = textOf(row.findingPath, redact);
  const [, path = place, line] = /^(.+):(\d+)$/.exec(place ?? '') ?? [];
  return { path, line: positionOf(line), line_of_code_url: textOf(row.findingPathUrl, redact) };
}

/** With or without the prefixes that servers use. */
function verdictOf(value: unknown, redact: Redact): string | undefined {
  return /(true|false)_positive$/.exec(enumText(value, redact) ?? '')?.[0];
}
