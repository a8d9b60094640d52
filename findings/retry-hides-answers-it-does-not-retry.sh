#!/usr/bin/env bash
# undici: behind the interceptor for retries, a POST that is answered with 503 is not repeated, and yet its answer is lost: the request
# rejects with "Request failed", where it resolves with the answer without the interceptor.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund undici@7.30.2
cat >show.mjs <<'JS'
import { createServer } from 'node:http';
import { Agent, interceptors, request } from 'undici';

let requests = 0;
const server = createServer((_, response) => {
  requests += 1;
  response.writeHead(503).end('{"error":"maintenance until 9:00"}');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}`;

console.log(`undici 7.30.2, Node ${process.versions.node}; expected: the answer with 503 either way, as POST is not repeated`);
const send = (dispatcher) =>
  request(url, { method: 'POST', body: '{}', dispatcher }).then(
    async ({ statusCode, body }) => `${statusCode} ${await body.text()}`,
    (error) => `${error.name}: ${error.message}`,
  );
const seen = {
  without: '503 {"error":"maintenance until 9:00"}',
  'with retries': 'RequestRetryError: Request failed',
};
for (const [name, described] of Object.entries(seen)) {
  requests = 0;
  const dispatcher = name === 'without' ? new Agent() : new Agent().compose(interceptors.retry({ minTimeout: 1 }));
  const result = await send(dispatcher);
  console.log(`${name}: ${requests} request, ${result}`);
  if (result !== described || requests !== 1) process.exitCode = 1;
  await dispatcher.close();
}
server.close();
server.closeAllConnections();
JS
node show.mjs
