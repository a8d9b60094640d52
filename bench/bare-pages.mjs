import { gunzipSync } from 'node:zlib';
import { Agent, request } from 'undici';

// Reads the same pages as a step, parses them, and keeps all rows to the end, as a program must that decides by all of
// them. PAGES holds a path in each line, with `{page}` where pages follow each other until one is empty; AT_ONCE of them
// are requested at the same time.
const { BASE_URL, TOKEN, PAGES = '', AT_ONCE = '1' } = process.env;
const dispatcher = new Agent({ connections: Number(AT_ONCE) });
const headers = { authorization: `Bearer ${TOKEN}`, 'accept-encoding': 'gzip' };
const kept = [];

for (const path of PAGES.split('\n')) {
  let next = 0;
  let isEnd = false;
  const readPages = async () => {
    while (!isEnd) {
      const url = BASE_URL + path.replace('{page}', String(next++));
      const answer = await request(url, { headers, dispatcher });
      const bytes = Buffer.from(await answer.body.arrayBuffer());
      if (answer.statusCode !== 200) throw new Error(`${path} was answered ${answer.statusCode}`);
      const json = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
      const [rows] = Object.values(JSON.parse(json.toString())).filter(Array.isArray);
      if (rows === undefined || rows.length === 0) isEnd = true;
      else for (const row of rows) kept.push(row);
    }
  };
  await Promise.all(Array.from({ length: Number(AT_ONCE) }, readPages));
}
await dispatcher.close();
if (kept.length === 0) throw new Error('No row was read');
