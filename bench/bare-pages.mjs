import { gunzipSync } from 'node:zlib';
import { Agent, request } from 'undici';

// Reads the same pages as a step, one after another, and parses them: what the wire and JSON themselves cost.
// PAGES holds lines: a method, a path (with `{page}` where pages follow each other until one is empty), a body.
// ENCODING is the coding that is asked for.
const { BASE_URL, TOKEN, PAGES = '', ENCODING = 'identity' } = process.env;
const dispatcher = new Agent({ connections: 1 });
const headers = {
  authorization: `Bearer ${TOKEN}`,
  'content-type': 'application/json',
  'accept-encoding': ENCODING,
};

for (const line of PAGES.split('\n')) {
  const [method, path, ...body] = line.split(' ');
  for (let page = 0; ; page++) {
    const url = BASE_URL + path.replace('{page}', String(page));
    const sent = body.length === 0 ? {} : { body: body.join(' ') };
    const answer = await request(url, { method, headers, dispatcher, ...sent });
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    const text = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
    const [rows] = Object.values(JSON.parse(text.toString())).filter(Array.isArray);
    if (answer.statusCode !== 200) throw new Error(`${path} was answered ${answer.statusCode}`);
    if (!path.includes('{page}') || rows === undefined || rows.length === 0) break;
  }
}
await dispatcher.close();
