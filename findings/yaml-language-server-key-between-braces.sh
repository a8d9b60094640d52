#!/usr/bin/env bash
# yaml-language-server does not check a key between braces that has no value: `{ nam }` passes a schema that refuses
# `{ nam: }`, although both are the same data. `{name:x}`, without a blank, is such a key, and looks right in an editor.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts yaml-language-server@2.0.0 yaml@2.9.1 > /dev/null
cat > schema.json <<'JSON'
{ "type": "object", "properties": { "when": { "type": "object", "properties": { "name": {} }, "additionalProperties": false } } }
JSON
cat > client.mjs <<'JS'
import { spawn } from 'node:child_process';
import { parse } from 'yaml';

const server = spawn(process.execPath, ['node_modules/yaml-language-server/bin/yaml-language-server', '--stdio'], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const send = (message) => {
  const text = JSON.stringify({ jsonrpc: '2.0', ...message });
  server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
};
const schemas = { [`file://${process.cwd()}/schema.json`]: '*.yml' };
const values = { '{ nam: }': undefined, '{ nam }': undefined, '{nam:x}': undefined };
const open = Object.keys(values);
const openNext = () => {
  const [text] = open;
  const textDocument = { uri: `file:///${open.length}.yml`, languageId: 'yaml', version: 1, text: `when: ${text}\n` };
  send({ method: 'textDocument/didOpen', params: { textDocument } });
};
let received = '';
server.stdout.on('data', (part) => {
  received += part;
  for (let match; (match = /^Content-Length: (\d+)\r\n\r\n/.exec(received)); ) {
    const end = match[0].length + Number(match[1]);
    if (received.length < end) return;
    const { id, method, params, result } = JSON.parse(received.slice(match[0].length, end));
    received = received.slice(end);
    if (method === undefined && result?.capabilities) {
      send({ method: 'initialized', params: {} });
      openNext();
    } else if (method === 'textDocument/publishDiagnostics') {
      values[open.shift()] = params.diagnostics.map(({ message }) => message);
      if (open.length > 0) openNext();
      else finish();
    } else if (id !== undefined) {
      const settings = params?.items?.map(({ section }) => (section === 'yaml' ? { validate: true, schemas } : {}));
      send({ id, result: method === 'workspace/configuration' ? settings : null });
    }
  }
});
send({ id: 1, method: 'initialize', params: { processId: process.pid, rootUri: null, capabilities: { workspace: { configuration: true } } } });

function finish() {
  server.kill();
  console.log('yaml-language-server 2.0.0; expected: each of them is refused, as none has only the key `name`');
  for (const [text, messages] of Object.entries(values))
    console.log(`when: ${text}  is ${JSON.stringify(parse(text))}, seen: ${messages.join('; ') || 'no problem'}`);
  const isAsDescribed = values['{ nam: }'].length > 0 && values['{ nam }'].length === 0 && values['{nam:x}'].length === 0;
  process.exit(isAsDescribed ? 0 : 1);
}
JS
node client.mjs
