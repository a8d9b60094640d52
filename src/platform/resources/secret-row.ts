import {
  at,
  type Fields,
  fields,
  id,
  list,
  mapped,
  optional,
  text,
  wholeAnswer,
  withDefault,
} from '../http/decode.ts';
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

function secretRow(value: unknown): Finding | undefined {
  const row = fields(value);
  const status = enumText(row.status, 'FINDING_STATUS_');
  if (status === 'removed') return undefined;
  const repository = part(row.repository);
  return {
    kind: 'secrets' as const,
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

/** `src/ai.py:232`: the path may have colons of its own. */
function placeOf(row: Fields) {
  const place = textOf(row.findingPath);
  const [, path = place, line] = /^(.+):(\d+)$/.exec(place ?? '') ?? [];
  return { path, line: positionOf(line), line_of_code_url: textOf(row.findingPathUrl) };
}

/** With or without the prefixes that servers use. */
function verdictOf(value: unknown): string | undefined {
  return /(true|false)_positive$/.exec(enumText(value) ?? '')?.[0];
}
