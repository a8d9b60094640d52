import { gunzipSync } from 'node:zlib';
import { Agent, request } from 'undici';

// Reads the same pages as a step, one after another, and parses them: what the wire and JSON themselves cost.
// PAGES holds a path in each line, with `{page}` where pages follow each other until one is empty.
const { BASE_URL, TOKEN, PAGES = '' } = process.env;
const dispatcher = new Agent({ connections: 1 });
const headers = { authorization: `Bearer ${TOKEN}`, 'accept-encoding': 'gzip' };

for (const path of PAGES.split('\n')) {
  for (let page = 0; ; page++) {
    const answer = await request(BASE_URL + path.replace('{page}', String(page)), { headers, dispatcher });
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    if (answer.statusCode !== 200) throw new Error(`${path} was answered ${answer.statusCode}`);
    const json = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
    const [rows] = Object.values(JSON.parse(json.toString())).filter(Array.isArray);
    if (rows === undefined || rows.length === 0) break;
  }
}
await dispatcher.close();
