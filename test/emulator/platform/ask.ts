import { parseLosslessly } from '../../../emulator/platform/http/json.ts';
import { DEFAULT_TOKEN, type Platform } from '../../../emulator/platform/server.ts';

/** A request by hand; the path begins after `/api/v1/deployments`, or with `/api/`. */
export async function ask(
  platform: Platform,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string | undefined> = {},
) {
  const sent = {
    authorization: `Bearer ${DEFAULT_TOKEN}`,
    'content-type': body === undefined ? undefined : 'application/json',
    ...headers,
  };
  const response = await fetch(
    `${platform.url}${path.startsWith('/api/') ? path : `/api/v1/deployments${path}`}`,
    {
      method,
      redirect: 'manual',
      headers: Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined),
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    },
  );
  const text = await response.text();
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
  const json: any = text.startsWith('{') ? parseLosslessly(text) : undefined;
  return { status: response.status, headers: response.headers, text, json };
}
