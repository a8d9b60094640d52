#!/usr/bin/env bash
# Octokit's `paginate` returns a list of pages, not of rows, for answers that have a list but no `total_count` beside it, although its
# types say rows: `paginate('GET /orgs/{org}/copilot/billing/seats')` with two seats has a length of 1.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund \
  @octokit/core@7.0.8 @octokit/plugin-paginate-rest@16.0.0 @octokit/openapi@23.0.2 typescript@5.9.3
cat >show.mjs <<'JS'
import { createServer } from 'node:http';
import { Octokit } from '@octokit/core';
import openapi from '@octokit/openapi';
import { paginateRest } from '@octokit/plugin-paginate-rest';

const ROUTE = '/orgs/{org}/copilot/billing/seats';
const { content } = openapi.schemas['api.github.com.deref'].paths[ROUTE].get.responses['200'];
const [{ value }] = Object.values(content['application/json'].examples);
const server = createServer((_, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(value));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

console.log('@octokit/plugin-paginate-rest 16.0.0, the example of @octokit/openapi 23.0.2');
console.log(`the answer has ${value.seats.length} seats; expected: a list of as many, whose rows have an assignee`);
const octokit = new (Octokit.plugin(paginateRest))({ baseUrl: `http://127.0.0.1:${server.address().port}` });
const rows = await octokit.paginate(`GET ${ROUTE}`, { org: 'acme' });
console.log(`paginate: ${rows.length}, whose first has ${Object.keys(rows[0]).join(', ')}`);
if (rows.length === value.seats.length || !('seats' in rows[0])) process.exitCode = 1;
server.close();
server.closeAllConnections();
JS
node show.mjs
cat >types.mts <<'TS'
import { Octokit } from '@octokit/core';
import { paginateRest } from '@octokit/plugin-paginate-rest';

const octokit = new (Octokit.plugin(paginateRest))();
const rows = await octokit.paginate('GET /orgs/{org}/copilot/billing/seats', { org: 'acme' });
export const lastActivity = rows[0]?.last_activity_at;
TS
npx tsc --noEmit --strict --target es2022 --module nodenext --skipLibCheck types.mts
echo 'types: `rows[0]?.last_activity_at` compiles'
