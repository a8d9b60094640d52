#!/usr/bin/env bash
# undici takes only status 200 as a proxy's consent to a tunnel. RFC 9110 says that any 2xx answer to CONNECT makes one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund undici@7.30.2
cat >show.mjs <<'JS'
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { ProxyAgent, request } from 'undici';

const listening = (server) => new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));
const target = createServer((_, response) => response.end('ok'));
const targetPort = await listening(target);

console.log(`undici 7.30.2, Node ${process.versions.node}; expected: a tunnel with each 2xx`);
for (const status of ['200 OK', '201 Created', '204 No Content']) {
  const proxy = createServer();
  proxy.on('connect', (_, client) => {
    const onward = connect(targetPort, '127.0.0.1', () => {
      client.write(`HTTP/1.1 ${status}\r\n\r\n`);
      client.pipe(onward).pipe(client);
    });
    for (const socket of [client, onward]) socket.on('error', () => onward.destroy());
  });
  const dispatcher = new ProxyAgent({ uri: `http://127.0.0.1:${await listening(proxy)}`, proxyTunnel: true });
  const result = await request(`http://127.0.0.1:${targetPort}`, { dispatcher, signal: AbortSignal.timeout(10_000) }).then(
    ({ body }) => body.text(),
    (error) => error.message,
  );
  console.log(`${status}: ${result}`);
  if ((result === 'ok') !== status.startsWith('200')) process.exitCode = 1;
  await dispatcher.destroy();
  proxy.close();
}
target.close();
target.closeAllConnections();
JS
node show.mjs
