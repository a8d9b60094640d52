#!/usr/bin/env bash
# undici: behind its interceptors for retries, decompression, dumps and errors, a request fails when the server sends 103 Early Hints
# before its answer. Without an interceptor, and with those for redirects, the cache and DNS, it succeeds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund undici@7.30.2
cat >show.mjs <<'JS'
import { createServer } from 'node:http';
import { Agent, interceptors, request } from 'undici';

const server = createServer((_, response) => {
  response.writeEarlyHints({ link: '</style.css>; rel=preload' }, () => response.end('ok'));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}`;

console.log(`undici 7.30.2, Node ${process.versions.node}; expected: 200 behind each`);
const { cache, decompress, dns, dump, redirect, responseError, retry } = interceptors;
const failing = { decompress, dump, responseError, retry };
const others = { cache, dns, redirect };
for (const [name, interceptor] of Object.entries({ ...others, ...failing })) {
  const dispatcher = new Agent().compose(interceptor());
  const result = await request(url, { dispatcher, signal: AbortSignal.timeout(10_000) }).then(
    async ({ statusCode, body }) => `${statusCode} ${await body.text()}`,
    (error) => `${error.name}: ${error.message.split('\n')[0]}`,
  );
  console.log(`${name}: ${result}`);
  if ((name in failing) === (result === '200 ok')) process.exitCode = 1;
  await dispatcher.close();
}
server.close();
server.closeAllConnections();
JS
node --disable-warning=ExperimentalWarning show.mjs
