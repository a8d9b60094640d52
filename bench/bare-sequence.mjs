// What the vendor's own examples do: a loop that sends one request, waits for its answer, and sends the next. It does
// not look at what the answers say beyond their status.
const { BASE_URL, TOKEN, COUNT } = process.env;
const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
for (let next = 1; next <= Number(COUNT); next++) {
  const name = `service-${String(next).padStart(5, '0')}`;
  const url = `${BASE_URL}/api/v1/deployments/acme/projects/fleet/${name}/tags`;
  const answer = await fetch(url, { method: 'PUT', headers, body: '["bench"]' });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
}
