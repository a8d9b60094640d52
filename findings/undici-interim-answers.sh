#!/usr/bin/env bash
# undici's DecoratorHandler asserts that an answer starts once, but undici calls it for every interim answer: one
# 103 Early Hints before the answer makes a request fail that goes through any interceptor built on it.
# undici 7.30.2 with Node 24.
set -euo pipefail
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund undici@7.30.2
cat > try.mjs <<'JS'
import { createServer } from 'node:http';
import { Agent, DecoratorHandler } from 'undici';

const server = createServer((request, response) => {
  response.writeEarlyHints({ link: '</style.css>; rel=preload' });
  response.end('done');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const options = { origin: `http://127.0.0.1:${server.address().port}`, path: '/', method: 'GET' };
const resultOf = async (dispatcher) =>
  dispatcher.request(options).then(({ statusCode }) => String(statusCode), (error) => `${error.name}: ${error.message}`);

console.log('bare:', await resultOf(new Agent()));
const decorated = new Agent().compose((dispatch) => (given, handler) => dispatch(given, new DecoratorHandler(handler)));
console.log('decorated:', await resultOf(decorated));
process.exit();
JS
seen=$(node try.mjs)
echo "Expected: 200 twice, because an interceptor that changes nothing should change nothing."
echo "undici $(node -p "require('undici/package.json').version"):"
echo "$seen"
grep -q '^bare: 200$' <<<"$seen"
grep -q '^decorated: AssertionError' <<<"$seen"
grep -q 'onResponseStartCalled' <<<"$seen"
