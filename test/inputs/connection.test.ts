import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseInputs } from '../../src/operations/parse-inputs.ts';
import { accepted, file, problems, readWorkspace, SCAN } from './parsing.ts';

it('base-url has its default where there is no runner to set it', async () => {
  const environment = { INPUT_OPERATION: 'scan', INPUT_TOKEN: 'x', 'INPUT_SCAN-ID': '7' };
  const parsed = await parseInputs({
    environment,
    now: 0,
    readFile: readWorkspace,
  });
  expect(parsed).toMatchObject({ ok: true, connection: { baseUrl: new URL('https://semgrep.dev') } });
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

  it.each(['socks5://proxy.example', 'http://user:pa55%@proxy.example'])(
    'goes past %s where `no_proxy` names the host',
    async (HTTPS_PROXY) => {
      await accepted(SCAN, inEnvironment({ HTTPS_PROXY, NO_PROXY: 'semgrep.dev' }));
    },
  );

  it.each([
    ['*.example.com', true],
    ['semgrep.example, 10.0.0.0/8', true],
    ['a.example b.example', true],
    ['internal.example.', true],
    ['.example.com, host:8443, 10.0.0.1, [fe80::1], my_host', false],
    ['*.example.com, semgrep.dev', false],
  ])('warns where a proxy is used and `NO_PROXY` is %s: %s', async (NO_PROXY, warns) => {
    const environment = inEnvironment({ HTTPS_PROXY: 'http://proxy.example:3128', NO_PROXY });
    const { warnings } = await accepted(SCAN, environment);
    const expected = expect.stringMatching(
      /^goes through a proxy, and items of `NO_PROXY` do nothing: `.*`; write /,
    );
    expect(warnings).toEqual(warns ? [expect.objectContaining({ message: expected })] : []);
  });

  it('warns once where GitHub is reached through a proxy', async () => {
    const NO_PROXY = 'semgrep.dev, *.github.com';
    const environment = inEnvironment({ HTTPS_PROXY: 'http://proxy.example:3128', NO_PROXY });
    const check = { operation: 'check', projects: 'acme/api', 'metadata-token': 'ghs_other' };
    const { warnings } = await accepted(check, environment);
    expect(warnings.map(({ input }) => input)).toEqual(['github-token']);
  });

  it('is not safe without a check of certificates, except on this machine by http', async () => {
    const environment = { NODE_TLS_REJECT_UNAUTHORIZED: '0' };
    expect(await problems(SCAN, environment)).toEqual([
      expect.stringMatching(/^base-url: .*`NODE_TLS_REJECT_UNAUTHORIZED=0` .* set `NODE_EXTRA_CA_CERTS` /),
    ]);
    await accepted({ ...SCAN, 'base-url': 'http://127.0.0.1:1' }, environment);
  });
});

describe('token', () => {
  it('that is empty is explained as far as the event tells', async () => {
    const head = { repo: { full_name: 'eve/x' } };
    const event = file('fork.json', JSON.stringify({ pull_request: { head } }));
    const fork = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: event };
    expect(await problems({ ...SCAN, token: '' }, fork)).toEqual([
      expect.stringMatching(
        /^token: is empty, because a pull request from a fork gets no secrets; skip .*`if: /,
      ),
    ]);
    expect(
      await problems({ ...SCAN, token: '' }, { GITHUB_ACTOR: 'dependabot[bot]', GITHUB_EVENT_NAME: 'push' }),
    ).toEqual([expect.stringMatching(/^token: is empty, because a run that Dependabot started gets only/)]);
  });
});
