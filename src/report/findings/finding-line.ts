import { type ShownFinding, shortRule } from './shown-finding.ts';

/** `high  tainted-sql  acme/api  src/db.py:12  (finding 123)` */
export function findingLine({ id, severity, rule, repository, path, line }: ShownFinding): string {
  const place = path === undefined ? undefined : `${path}${line === undefined ? '' : `:${line}`}`;
  return [severity, rule && shortRule(rule), repository, place, `(finding ${id})`].filter(Boolean).join('  ');
}
