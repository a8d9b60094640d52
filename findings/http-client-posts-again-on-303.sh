#!/usr/bin/env bash
# @actions/http-client follows 303 See Other with the same method and body, so that a POST is posted a second time. RFC 9110 and
# fetch make it a GET.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @actions/http-client@4.0.1
cat >show.mjs <<'JS'
import { createServer } from 'node:http';
import { HttpClient } from '@actions/http-client';

const requests = [];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  requests.push(`${request.method} ${request.url} ${body}`.trim());
  if (request.url === '/jobs') response.writeHead(303, { location: `${url}/jobs/1` });
  response.end('{}');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}`;

console.log(`@actions/http-client 4.0.1, Node ${process.versions.node}`);
console.log('expected: POST /jobs is followed by GET /jobs/1, as with fetch');
const clients = {
  fetch: async () => (await fetch(`${url}/jobs`, { method: 'POST', body: '{"a":1}' })).text(),
  '@actions/http-client': async () => {
    const client = new HttpClient('shows');
    await (await client.post(`${url}/jobs`, '{"a":1}')).readBody();
    client.dispose();
  },
};
const seen = { fetch: 'GET /jobs/1', '@actions/http-client': 'POST /jobs/1 {"a":1}' };
for (const [name, send] of Object.entries(clients)) {
  requests.length = 0;
  await send();
  console.log(`${name}: ${requests.join(', then ')}`);
  if (requests[1] !== seen[name]) process.exitCode = 1;
}
server.close();
server.closeAllConnections();
JS
node show.mjs
