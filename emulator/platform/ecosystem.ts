/** Keyed by lockfile. */
const ecosystems: Readonly<Record<string, string>> = {
  ...{ 'poetry.lock': 'pypi', 'pom.xml': 'maven', 'go.sum': 'gomod' },
};

export function ecosystemOf(lockfilePath: string): string {
  return ecosystems[lockfilePath.split('/').at(-1) ?? ''] ?? 'npm';
}

/** The company blocks strong copyleft, and comments on weak. */
export function licensePolicyOf(license: string): string {
  if (/^A?GPL/.test(license)) return 'LICENSE_POLICY_SETTING_BLOCK';
  return `LICENSE_POLICY_SETTING_${/^(?:LGPL|MPL)/.test(license) ? 'COMMENT' : 'ALLOW'}`;
}
