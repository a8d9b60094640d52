#!/usr/bin/env bash
# Octokit's `paginate('GET /search/issues')` fails on the answer that GitHub's own description gives as an example: the plugin takes the
# first key besides the counts for the list, and that is `search_type`, a string, since the answers name the kind of search.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @octokit/core@7.0.8 @octokit/plugin-paginate-rest@16.0.0 @octokit/openapi@23.0.2
cat >show.mjs <<'JS'
import { createServer } from 'node:http';
import { Octokit } from '@octokit/core';
import openapi from '@octokit/openapi';
import { paginateRest } from '@octokit/plugin-paginate-rest';

const { content } = openapi.schemas['api.github.com.deref'].paths['/search/issues'].get.responses['200'];
const [{ value }] = Object.values(content['application/json'].examples);
const server = createServer((_, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(value));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

console.log('@octokit/plugin-paginate-rest 16.0.0, the example of @octokit/openapi 23.0.2');
console.log(`the answer has ${Object.keys(value).join(', ')}; expected: ${value.items.length} item`);
const octokit = new (Octokit.plugin(paginateRest))({ baseUrl: `http://127.0.0.1:${server.address().port}` });
const result = await octokit.paginate('GET /search/issues', { q: 'bug' }).then(
  (items) => `${items.length} items`,
  (error) => `${error.name}: ${error.message}`,
);
console.log(`paginate: ${result}`);
if (result !== "TypeError: Cannot create property 'incomplete_results' on string 'hybrid'") process.exitCode = 1;
server.close();
server.closeAllConnections();
JS
node show.mjs
