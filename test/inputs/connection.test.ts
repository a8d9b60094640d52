import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseInputs } from '../../src/operations/read-request.ts';
import { accepted, file, problems, readWorkspace, SCAN, TAG } from './parsing.ts';

describe('base-url', () => {
  it.each([
    ['https://acme.semgrep.dev', 'https://acme.semgrep.dev/'],
    ['https://proxy.example:8443/security/', 'https://proxy.example:8443/security/'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/'],
    ['http://127.1.2.3/x', 'http://127.1.2.3/x'],
    ['http://[::1]:8080', 'http://[::1]:8080/'],
    ['http://LOCALHOST', 'http://localhost/'],
  ])('takes %j', async (text, href) => {
    expect((await accepted({ ...SCAN, 'base-url': text })).connection.baseUrl.href).toBe(href);
  });

  it.each([
    ['https://semgrep.dev/api/v1', 'https://semgrep.dev/'],
    ['https://acme.example/security/api/v1/', 'https://acme.example/security'],
  ])('%s loses the path that the action adds, with a warning', async (text, href) => {
    const { connection, warnings } = await accepted({ ...SCAN, 'base-url': text });
    expect(connection.baseUrl.href).toBe(href);
    expect(warnings).toEqual([
      { input: 'base-url', message: expect.stringContaining('ends with `/api/v1`, which is ignored') },
    ]);
  });

  it('has its default where there is no runner to set it', async () => {
    const environment = { INPUT_OPERATION: 'scan', INPUT_TOKEN: 'x', 'INPUT_SCAN-ID': '7' };
    const parsed = await parseInputs({ environment, now: 0, readFile: readWorkspace });
    expect(parsed).toMatchObject({ ok: true, connection: { baseUrl: new URL('https://semgrep.dev') } });
  });
});

describe('the way to the platform', () => {
  afterEach(() => void vi.unstubAllEnvs());
  /** The package that reads these variables looks at the process itself. */
  const inEnvironment = (environment: Record<string, string>) => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    return environment;
  };

  it.each(['http://proxy.example:3128', '10.0.0.1:3128', 'https://user:pa%25ss@proxy.example'])(
    'may lead through the proxy %s',
    async (HTTPS_PROXY) => {
      await accepted(SCAN, inEnvironment({ HTTPS_PROXY }));
    },
  );

  it.each([
    'socks5://proxy.example:1080',
    'http://user:pa55%@proxy.example',
    'user:pa55%@proxy.example:3128',
    'proxy.example:3128',
    'ftp://user:pa55@proxy.example',
    'http://user:pa55@[::1',
    'http://user:pa55@proxy.example:99999',
  ])('cannot lead through %s, which is not repeated', async (https_proxy) => {
    const [message, ...others] = await problems(SCAN, inEnvironment({ https_proxy }));
    expect(message).toMatch(
      /^base-url: cannot be reached: `https_proxy` is not the address of an HTTP proxy; .*name `semgrep\.dev` in `NO_PROXY`$/,
    );
    expect(message).not.toContain('pa55');
    expect(others).toEqual([]);
  });

  it('goes past a SOCKS proxy where `no_proxy` names the host', async () => {
    await accepted(SCAN, inEnvironment({ HTTPS_PROXY: 'socks5://proxy.example', NO_PROXY: 'semgrep.dev' }));
  });

  it('is not safe without a check of certificates, except on this machine by http', async () => {
    const environment = { NODE_TLS_REJECT_UNAUTHORIZED: '0' };
    expect(await problems(SCAN, environment)).toEqual([
      expect.stringMatching(/^base-url: .*`NODE_TLS_REJECT_UNAUTHORIZED=0` .* set `NODE_EXTRA_CA_CERTS` /),
    ]);
    await accepted({ ...SCAN, 'base-url': 'http://127.0.0.1:1' }, environment);
  });
});

describe('time-limit', () => {
  it.each([
    ['90s', 90_000],
    ['15M', 900_000],
    ['2h', 7_200_000],
    ['', 3_600_000],
  ])('%j is %d ms', async (text, ms) => {
    expect((await accepted({ ...SCAN, 'time-limit': text })).connection.timeLimitMs).toBe(ms);
  });
});

describe('token', () => {
  it('is taken without the blanks around it', async () => {
    expect((await accepted({ ...SCAN, token: ' a-token\n' })).connection.token).toBe('a-token');
  });

  it('that is empty is explained as far as the event tells', async () => {
    const head = { repo: { full_name: 'eve/x' } };
    const event = file('fork.json', JSON.stringify({ pull_request: { head } }));
    const fork = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: event };
    expect(await problems({ ...SCAN, token: '' }, fork)).toEqual([
      expect.stringMatching(
        /^token: is empty, because a pull request from a fork gets no secrets; skip .*`if: /,
      ),
    ]);
    expect(await problems({ ...SCAN, token: '' }, { GITHUB_ACTOR: 'dependabot[bot]' })).toEqual([
      expect.stringMatching(/^token: is empty, because a run that Dependabot started gets only/),
    ]);
  });
});

describe('the deployment', () => {
  it.each([
    ['0', 0n],
    ['9007199254740993', 9_007_199_254_740_993n],
    ['18446744073709551615', 18_446_744_073_709_551_615n],
  ])('has the id %s', async (text, id) => {
    expect((await accepted({ ...TAG, 'deployment-id': text })).request.deployment).toEqual({ id });
    const { request } = await accepted({ ...SCAN, 'scan-id': text });
    expect(request).toMatchObject({ scan: { by: 'id', scanId: id }, deployment: {} });
  });
});

describe('the numbers of a connection', () => {
  it('have defaults, and time is in milliseconds', async () => {
    const emptied = { concurrency: '', 'request-timeout': '', 'max-retries': '' };
    const { connection } = await accepted({ ...TAG, ...emptied });
    const times = { timeoutMs: 70_000, timeLimitMs: 3_600_000 };
    expect(connection).toMatchObject({ concurrency: 8, maxRetries: 5, ...times });
  });

  it.each([
    ['concurrency', 1, 64],
    ['request-timeout', 1, 600],
    ['max-retries', 0, 20],
  ])('%s is a whole number from %i to %i', async (name, least, most) => {
    await accepted({ ...TAG, [name]: String(least) });
    await accepted({ ...TAG, [name]: String(most) });
    for (const text of [String(least - 1), String(most + 1), '1.5', 'ten', '1e1', '1'.repeat(30)]) {
      const told = `${name}: is \`${text}\`; give a whole number${name === 'request-timeout' ? ' of seconds' : ''} from ${least} to ${most}`;
      expect(await problems({ ...TAG, [name]: text })).toEqual([told]);
    }
  });
});
