import { branchName, ruleName, type ShownFinding, shortRule, validationText } from './shown-finding.ts';

/** `high  tainted-sql  acme/api  src/db.py:12  main  (finding 123)` */
export function findingLine(finding: ShownFinding): string {
  const { id, severity, repository, path, line, ref, validation } = finding;
  const rule = ruleName(finding);
  const place = path === undefined ? undefined : `${path}${line === undefined ? '' : `:${line}`}`;
  return [
    severity,
    rule && shortRule(rule),
    validationText(validation),
    repository,
    place,
    branchName(ref),
    `(finding ${id})`,
  ]
    .filter(Boolean)
    .join('  ');
}
