/** Names that people bring from other actions and tools, and the inputs that do the same, of which an operation has one. */
export const OTHER_NAMES: Readonly<Partial<Record<string, readonly string[]>>> = {
  ...each(['deployment', 'org', 'organization', 'organisation', 'slug'], ['deployment-slug']),
  ...each(['url', 'api-url', 'endpoint', 'server', 'server-url'], ['base-url']),
  ...each(['api-key', 'app-token', 'publish-token', 'semgrep-app-token'], ['token']),
  ...each(['project', 'project-name', 'target'], ['projects', 'repos']),
  ...each(['exclude', 'ignore'], ['paths', 'projects']),
  ...each(['path', 'include', 'skip-dirs', 'skip-files'], ['paths']),
  ...each(
    ['fail-on-severity', 'severity-threshold', 'min-severity', 'vuln-severity', 'level'],
    ['fail-on', 'severities'],
  ),
  ...each(['scanners', 'scan-type', 'vuln-type'], ['products', 'issue-type']),
  ...each(['exit-code', 'fail-build', 'soft-fail', 'continue-on-error'], ['warn-only', 'fail-if']),
  ...each(['ignore-unfixed', 'only-fixed'], ['fix-available']),
  ...each(['allow-ghsas', 'ghsa', 'cve'], ['vulnerabilities']),
  ...each(['allow-licenses', 'deny-licenses', 'license'], ['dependency-filter']),
  ...each(['timeout', 'timeout-minutes'], ['wait-for', 'time-limit']),
  ...each(['retries', 'retry'], ['max-retries']),
  ...each(['sha', 'head-ref', 'head-sha'], ['commit']),
  ...each(['comment-summary-in-pr', 'pr-comment'], ['comment']),
  ...each(['config', 'config-file', 'policy-path', 'file'], ['rules-file']),
  ...each(['plan', 'plan-path', 'plan-hash', 'plan-file'], ['approved-plan']),
};

/** They ask for a file, which is written without being asked for. */
export const FILE_NAMES: readonly string[] = [
  ...['format', 'output', 'output-file', 'output-format', 'output-path'],
  ...['sarif', 'sarif-file', 'sarif-file-output', 'json', 'json-file-output', 'csv'],
];

function each(names: readonly string[], inputs: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, inputs]));
}
