export interface Rule {
  readonly message: string;
  readonly category: string;
  readonly cwe: readonly string[];
  readonly owasp: readonly string[];
  readonly vulnerabilityClasses: readonly string[];
}

const XSS = {
  cwe: ['CWE-79: Improper Neutralization of Input During Web Page Generation'],
  owasp: ['A03:2021 - Injection'],
  vulnerabilityClasses: ['Cross-Site-Scripting (XSS)'],
};

const byName: Readonly<Record<string, Rule>> = {
  'javascript.express.security.audit.xss.direct-response-write': security(
    'User input is written to the response as it is. Escape it, or use `res.json`.',
    XSS,
  ),
  'typescript.react.security.audit.react-dangerouslysetinnerhtml': security(
    'HTML that is not a constant reaches `dangerouslySetInnerHTML`. Sanitize it first.',
    XSS,
  ),
  'python.django.security.injection.sql.sql-injection-db-cursor-execute': security(
    'A query is put together from user input. Pass parameters to `execute` instead.',
    {
      cwe: ['CWE-89: Improper Neutralization of Special Elements used in an SQL Command'],
      owasp: ['A03:2021 - Injection'],
      vulnerabilityClasses: ['SQL Injection'],
    },
  ),
  'python.lang.security.audit.subprocess-shell-true': security(
    'A command runs through a shell. Give its arguments as a list, without `shell=True`.',
    {
      cwe: ['CWE-78: Improper Neutralization of Special Elements used in an OS Command'],
      owasp: ['A03:2021 - Injection'],
      vulnerabilityClasses: ['Command Injection'],
    },
  ),
  'go.lang.security.audit.crypto.use-of-md5': security('MD5 is broken. Use SHA-256 or better.', {
    cwe: ['CWE-328: Use of Weak Hash'],
    owasp: ['A02:2021 - Cryptographic Failures'],
    vulnerabilityClasses: ['Insecure Hashing Algorithm'],
  }),
  'java.spring.security.audit.spring-csrf-disabled': security(
    'Protection against forged requests is switched off for this application.',
    {
      cwe: ['CWE-352: Cross-Site Request Forgery (CSRF)'],
      owasp: ['A01:2021 - Broken Access Control'],
      vulnerabilityClasses: ['Cross-Site Request Forgery (CSRF)'],
    },
  ),
  'terraform.aws.security.aws-s3-bucket-public-read': security('Anybody can read this bucket.', {
    cwe: ['CWE-732: Incorrect Permission Assignment for Critical Resource'],
    owasp: ['A05:2021 - Security Misconfiguration'],
    vulnerabilityClasses: ['Improper Authorization'],
  }),
  'dockerfile.security.missing-user': security('The container runs as root. Add a `USER` line.', {
    cwe: ['CWE-250: Execution with Unnecessary Privileges'],
    owasp: ['A04:2021 - Insecure Design'],
    vulnerabilityClasses: ['Improper Authorization'],
  }),
  'ssc-prototype-pollution': security('This version lets callers change the prototype of all objects.', {
    cwe: ['CWE-1321: Improperly Controlled Modification of Object Prototype Attributes'],
    owasp: ['A06:2021 - Vulnerable and Outdated Components'],
    vulnerabilityClasses: ['Mass Assignment'],
  }),
  'ssc-remote-code-execution': security('This version runs code that a request brings along.', {
    cwe: ['CWE-502: Deserialization of Untrusted Data'],
    owasp: ['A06:2021 - Vulnerable and Outdated Components'],
    vulnerabilityClasses: ['Insecure Deserialization'],
  }),
  'ssc-denial-of-service': security('A crafted input makes this version hang.', {
    cwe: ['CWE-1333: Inefficient Regular Expression Complexity'],
    owasp: ['A06:2021 - Vulnerable and Outdated Components'],
    vulnerabilityClasses: ['Denial-of-Service (DoS)'],
  }),
  'ssc-path-traversal': security('This version follows `..` out of the folder it serves.', {
    cwe: ['CWE-22: Improper Limitation of a Pathname to a Restricted Directory'],
    owasp: ['A06:2021 - Vulnerable and Outdated Components'],
    vulnerabilityClasses: ['Path Traversal'],
  }),
  'ai.authorization.missing-ownership-check': security(
    'The record is loaded by its id, and nobody checks that it belongs to the caller.',
    {
      cwe: ['CWE-639: Authorization Bypass Through User-Controlled Key'],
      owasp: ['A01:2021 - Broken Access Control'],
      vulnerabilityClasses: ['Insecure Direct Object Reference (IDOR)'],
    },
  ),
};

const unknown: Rule = {
  message: 'This pattern is not allowed here.',
  category: 'security',
  cwe: [],
  owasp: [],
  vulnerabilityClasses: [],
};

/** A rule that a test made up has a message of its own, too, and no classes. */
export function ruleNamed(name: string): Rule {
  return byName[name] ?? unknown;
}

function security(message: string, classes: Omit<Rule, 'message' | 'category'>): Rule {
  return { message, category: 'security', ...classes };
}
