import { branchName, type ShownFinding, shortRule } from './shown-finding.ts';

/** `high  tainted-sql  acme/api  src/db.py:12  main  (finding 123)` */
export function findingLine({ id, severity, rule, repository, path, line, ref }: ShownFinding): string {
  const place = path === undefined ? undefined : `${path}${line === undefined ? '' : `:${line}`}`;
  return [severity, rule && shortRule(rule), repository, place, branchName(ref), `(finding ${id})`]
    .filter(Boolean)
    .join('  ');
}
