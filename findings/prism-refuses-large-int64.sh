#!/usr/bin/env bash
# Prism takes whole numbers beyond 2^53 for violations of `format: int64`, which OpenAPI defines as 64 bits: a valid id such as
# 9007199254740993 "must be <= 9007199254740991", a bound that the document does not have.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @stoplight/prism-cli@5.16.0
cat >document.yml <<'YAML'
openapi: 3.0.3
info: {title: Findings, version: "1"}
paths:
  /findings/{id}:
    get:
      parameters:
        - {name: id, in: path, required: true, schema: {type: string}}
      responses:
        "200":
          description: A finding
          content:
            application/json:
              schema: {type: object, properties: {id: {type: integer, format: int64}}}
YAML
cat >show.mjs <<'JS'
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';

const server = createServer(({ url }, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(`{"id": ${url.split('/').at(-1)}}`);
});
await once(server.listen(0, '127.0.0.1'), 'listening');
const upstream = `http://127.0.0.1:${server.address().port}`;
const prism = spawn('node_modules/.bin/prism', ['proxy', 'document.yml', upstream, '--port', '0', '--errors']);
let log = '';
prism.stdout.on('data', (chunk) => (log += chunk));
while (!/listening on (\S+)/.test(log)) await once(prism.stdout, 'data');
const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(log.slice(log.indexOf('listening')));
for (const id of ['9007199254740991', '9007199254740993']) {
  const answer = await fetch(`${address}/findings/${id}`);
  const { validation = [] } = await answer.json();
  console.log(`${id}: ${[answer.status, ...validation.map(({ message }) => message)].join(', ')}`);
}
prism.kill();
server.close();
server.closeAllConnections();
JS
echo "Prism 5.16.0; expected: 200 for both ids, which are valid 64-bit integers"
node show.mjs | tee seen
diff - seen <<'SEEN'
9007199254740991: 200
9007199254740993: 500, Response body property id must be <= 9007199254740991
SEEN
