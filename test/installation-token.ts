/** As GitHub makes tokens of installations since 2026: some 520 characters, with a JWT that has dots in it. */
export const INSTALLATION_TOKEN = `ghs_1234567_${[
  { alg: 'RS256', typ: 'JWT', kid: 'f3a1c7' },
  {
    iss: 'https://github.com',
    sub: 'installation:48211907',
    aud: 'api',
    iat: 1795312000,
    exp: 1795315600,
    n: 'x'.repeat(34),
  },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.')}.${Buffer.alloc(192, 'a signature of RSA ').toString('base64url')}`;
