import { execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { pullRequestEnvironment, startDemoGitHub } from '../demo/pull-request.ts';
import { APP_TOKEN } from '../emulator/github/believable-state.ts';
import type { GitHubServer } from '../emulator/github/server.ts';
import { fleetState } from '../emulator/platform/scale-states.ts';
import { DEFAULT_TOKEN, type Platform, startPlatform } from '../emulator/platform/server.ts';
import { runBundle, type StepRun } from '../test/step.ts';
import type { Trial } from './main.ts';

const run = promisify(execFile);

/** Ports in front of the three servers, for a gateway; a proxy takes the first. */
type Ports = readonly [fleet: number, platform: number, github: number];

interface Tool {
  name: string;
  version: string[];
  kind: 'gateway' | 'proxy';
  /** Arguments that keep it in the foreground. */
  start: (configuration: string) => string[];
  /** @param behind the addresses of the servers @param folder for whatever it writes */
  configuration: (ports: Ports, behind: readonly string[], folder: string) => string;
}

const TOOLS: readonly Tool[] = [
  {
    name: 'nginx',
    version: ['-v'],
    kind: 'gateway',
    start: (file) => ['-c', file, '-g', 'daemon off;'],
    configuration: (ports, behind, folder) => `
      pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}
      http {
        access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
        fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
        ${behind.map((host, at) => `server { listen 127.0.0.1:${ports[at]}; location / { proxy_pass http://${host}; proxy_set_header Host $http_host; } }`).join('\n')}
      }`,
  },
  {
    name: 'haproxy',
    version: ['-v'],
    kind: 'gateway',
    start: (file) => ['-db', '-f', file],
    configuration: (ports, behind) =>
      `defaults\n mode http\n timeout connect 5s\n timeout client 60s\n timeout server 60s\n${behind
        .map(
          (host, at) =>
            `frontend f${at}\n bind 127.0.0.1:${ports[at]}\n http-request early-hint Link "</style.css>; rel=preload"\n default_backend b${at}\nbackend b${at}\n server s ${host}\n`,
        )
        .join('')}`,
  },
  {
    name: 'squid',
    version: ['-v'],
    kind: 'proxy',
    start: (file) => ['-N', '-f', file],
    configuration: ([port], _, folder) =>
      `http_port 127.0.0.1:${port}\nhttp_access allow all\ncache_effective_user nobody\npid_filename ${folder}/squid.pid\ncache_log ${folder}/cache.log\naccess_log none\ncache deny all\nnetdb_filename none\npinger_enable off\ncoredump_dir ${folder}\nvisible_hostname proxy\nshutdown_lifetime 0 seconds\n`,
  },
  {
    name: 'tinyproxy',
    version: ['-v'],
    kind: 'proxy',
    start: (file) => ['-d', '-c', file],
    configuration: ([port], _, folder) =>
      `Port ${port}\nListen 127.0.0.1\nTimeout 60\nMaxClients 100\nLogFile "${folder}/tinyproxy.log"\n`,
  },
];

/** Steps through other people's gateways and proxies, each started on loopback with a configuration of its own. */
export async function* trials(): AsyncIterable<Trial> {
  for (const tool of TOOLS) {
    const version = await run(tool.name, tool.version).catch(() => undefined);
    if (version === undefined) {
      yield {
        tool: tool.name,
        tried: 'lists, 50 tags, triage, gate',
        result: 'skipped',
        details: 'not installed',
      };
      continue;
    }
    const [, number = ''] = /(\d+(?:\.\d+)+)/.exec(version.stdout + version.stderr) ?? [];
    yield* throughTool(tool, `${tool.name} ${number}`);
  }
}

async function* throughTool(tool: Tool, name: string): AsyncIterable<Trial> {
  const folder = await mkdtemp(join(tmpdir(), 'proxies-'));
  // Squid gives up its rights.
  await chmod(folder, 0o777);
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address;
  if (tool.kind === 'proxy' && outside === undefined) {
    yield {
      tool: name,
      tried: 'all',
      result: 'skipped',
      details: 'only loopback, to which nothing is proxied',
    };
    return;
  }
  const tls = tool.kind === 'proxy' ? await certificateFor(outside ?? '', folder) : undefined;
  const fleet = await startPlatform({ state: fleetState(50), tls });
  const platform = await startPlatform({ tls });
  const github = await startDemoGitHub(platform.state);
  const servers = [fleet, platform, github];
  const forwarders: Server[] = [];
  const ports: Ports = [await freePort(), await freePort(), await freePort()];
  const file = join(folder, 'configuration');
  await writeFile(
    file,
    tool.configuration(
      ports,
      servers.map(({ url }) => new URL(url).host),
      folder,
    ),
  );
  const child = spawn(tool.name, tool.start(file), { stdio: 'ignore' });
  try {
    await opened(ports[0]);
    const urls: string[] = [];
    for (const [at, { url }] of servers.entries()) {
      if (tool.kind === 'gateway') urls.push(`http://127.0.0.1:${ports[at]}`);
      else urls.push(await forwarded(url, outside ?? '', forwarders));
    }
    const proxy = `http://127.0.0.1:${ports[0]}`;
    const environment: Record<string, string> =
      tool.kind === 'gateway'
        ? {}
        : { HTTPS_PROXY: proxy, HTTP_PROXY: proxy, NODE_EXTRA_CA_CERTS: join(folder, 'server.pem') };
    yield* steps(name, { fleet, platform, github }, urls, environment, folder);
  } finally {
    child.kill();
    for (const server of forwarders) server.close();
    for (const server of servers) await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Servers {
  fleet: Platform;
  platform: Platform;
  github: GitHubServer;
}

async function* steps(
  tool: string,
  { fleet, platform, github }: Servers,
  [fleetUrl = '', platformUrl = '', githubUrl = '']: readonly string[],
  environment: Record<string, string>,
  folder: string,
): AsyncIterable<Trial> {
  const step = async (
    tried: string,
    server: Platform,
    inputs: Record<string, string>,
    holds: (run: StepRun) => boolean,
    more: Record<string, string> = {},
  ): Promise<Trial> => {
    const requestsBefore = server.requests.length;
    const startedAtMs = performance.now();
    const address = { 'base-url': server === fleet ? fleetUrl : platformUrl, token: DEFAULT_TOKEN };
    const done = await runBundle({
      inputs: { ...address, ...inputs },
      environment: { ...environment, ...more },
    });
    const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
    const count = server.requests.length - requestsBefore;
    const details = `${count} requests to the platform, ${seconds} s`;
    if (holds(done)) return { tool, tried, result: 'held', details };
    return { tool, tried, result: 'failed', details: `${details}: ${done.errors.join(' ') || done.stderr}` };
  };
  const succeeds = ({ outputs }: StepRun) => outputs.outcome === 'succeeded';
  yield step(
    'list of projects',
    fleet,
    { operation: 'list-projects', 'page-size': '10' },
    (done) => succeeds(done) && done.outputs.count === '50',
  );
  yield step('list of findings', platform, { operation: 'list-findings' }, succeeds);
  yield step(
    '50 tags, each sent once',
    fleet,
    { operation: 'tag', projects: 'fleet/**', tags: 'pci' },
    (done) => succeeds(done) && done.outputs['projects-changed'] === '50' && fleet.counts['PUT tags'] === 50,
  );
  const ignore = { 'new-triage-state': 'ignored', 'new-triage-reason': 'acceptable_risk' };
  yield step(
    'triage',
    platform,
    { operation: 'triage', 'issue-type': 'sast', severities: 'low', ...ignore },
    (done) => succeeds(done) && Number(done.outputs['num-triaged']) > 0,
  );
  yield step(
    'gate with its comment on GitHub',
    platform,
    { operation: 'gate', 'github-token': APP_TOKEN },
    ({ outputs }) => outputs.verdict === 'failed' && /issuecomment/.test(outputs['comment-url'] ?? ''),
    { ...(await pullRequestEnvironment(github, folder)), GITHUB_API_URL: githubUrl },
  );
}

/** A certificate for an address of this machine, made for this run. */
async function certificateFor(address: string, folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'server.pem')];
  const names = `subjectAltName=IP:${address}`;
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const files = ['-keyout', key, '-out', cert];
  await run('openssl', ['req', '-x509', ...kind, '-subj', '/CN=platform', '-addext', names, ...files]);
  return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
}

/** Makes a server on loopback reachable at another address of this machine, because nothing on loopback is proxied. */
async function forwarded(url: string, address: string, forwarders: Server[]): Promise<string> {
  const { port, protocol } = new URL(url);
  const server = createServer((socket) => {
    const onward = connect(Number(port), '127.0.0.1');
    for (const one of [socket, onward]) one.on('error', () => one.destroy());
    socket.pipe(onward).pipe(socket);
  });
  forwarders.push(server);
  return `${protocol}//${address}:${await listening(server, address)}`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server, '127.0.0.1');
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function listening(server: Server, host: string): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, host, resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Waits until something listens. @throws Error after 10 s */
async function opened(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await delay(100);
  }
  throw new Error(`nothing listens at port ${port}`);
}
