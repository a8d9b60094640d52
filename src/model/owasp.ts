/** The OWASP Top 10, by edition: the same number is another class in each. */
const TOP_TEN: Readonly<Record<string, readonly string[]>> = {
  2017: [
    'Injection',
    'Broken Authentication',
    'Sensitive Data Exposure',
    'XML External Entities (XXE)',
    'Broken Access Control',
    'Security Misconfiguration',
    'Cross-Site Scripting (XSS)',
    'Insecure Deserialization',
    'Using Components with Known Vulnerabilities',
    'Insufficient Logging & Monitoring',
  ],
  2021: [
    'Broken Access Control',
    'Cryptographic Failures',
    'Injection',
    'Insecure Design',
    'Security Misconfiguration',
    'Vulnerable and Outdated Components',
    'Identification and Authentication Failures',
    'Software and Data Integrity Failures',
    'Security Logging and Monitoring Failures',
    'Server-Side Request Forgery (SSRF)',
  ],
  2025: [
    'Broken Access Control',
    'Security Misconfiguration',
    'Software Supply Chain Failures',
    'Cryptographic Failures',
    'Injection',
    'Insecure Design',
    'Authentication Failures',
    'Software or Data Integrity Failures',
    'Logging & Alerting Failures',
    'Mishandling of Exceptional Conditions',
  ],
};

/** `A03` for `a3`, and `A03:2021` for `A3:2021`. */
export function owaspId(text: string): string {
  return text.toUpperCase().replace(/^[A-Z]+(?=\d(?!\d))/, '$&0');
}

/** The meanings of a number without its edition: `A05:2021 (Security Misconfiguration)`. */
export function owaspClasses(text: string): string[] {
  const [, id = '', number] = /^(A(\d\d))$/.exec(owaspId(text)) ?? [];
  return Object.entries(TOP_TEN).flatMap(([edition, names]) => {
    const name = names[Number(number) - 1];
    return name === undefined ? [] : [`${id}:${edition} (${name})`];
  });
}
