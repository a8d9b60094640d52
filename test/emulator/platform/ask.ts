import { parseLosslessly } from '../../../emulator/platform/http/json.ts';
import { DEFAULT_TOKEN, type Platform } from '../../../emulator/platform/server.ts';

export interface Asked {
  status: number;
  headers: Headers;
  text: string;
  /** Undefined when the body is empty or not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
  json: any;
}

/** A request by hand, for tests of the platform itself; the path begins after `/api/v1/deployments`, or with `/api/`. */
export async function ask(
  platform: Platform,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string | undefined> = {},
): Promise<Asked> {
  const sent = {
    authorization: `Bearer ${DEFAULT_TOKEN}`,
    'content-type': body === undefined ? undefined : 'application/json',
    ...headers,
  };
  const whole = path.startsWith('/api/') ? path : `/api/v1/deployments${path}`;
  const response = await fetch(`${platform.url}${whole}`, {
    method,
    redirect: 'manual',
    headers: Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined),
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return parseLosslessly(text);
  } catch {
    return undefined;
  }
}
