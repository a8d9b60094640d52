import { gunzipSync } from 'node:zlib';
import { Agent, request } from 'undici';

// The same number of requests that a tagging sends, in a bare loop: what the wire itself costs.
const { BASE_URL, TOKEN, COUNT, AT_ONCE } = process.env;
const dispatcher = new Agent({ connections: Number(AT_ONCE) });
const headers = {
  authorization: `Bearer ${TOKEN}`,
  'content-type': 'application/json',
  'accept-encoding': 'gzip',
};
let next = 1;
await Promise.all(
  Array.from({ length: Number(AT_ONCE) }, async () => {
    while (next <= Number(COUNT)) {
      const name = `service-${String(next++).padStart(5, '0')}`;
      const url = `${BASE_URL}/api/v1/deployments/acme/projects/fleet/${name}/tags`;
      const answer = await request(url, { method: 'PUT', headers, body: '["bench"]', dispatcher });
      const bytes = Buffer.from(await answer.body.arrayBuffer());
      JSON.parse((answer.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString());
      if (answer.statusCode !== 200) throw new Error(`answered ${answer.statusCode}`);
    }
  }),
);
await dispatcher.close();
