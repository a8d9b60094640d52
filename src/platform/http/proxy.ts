import { getProxyUrl } from '@actions/http-client';

export interface ProxyRoute {
  url: URL;
  /** The environment variable that names it. */
  variable: string;
  /** Whether a connection to it was opened, TLS included. */
  isReached: boolean;
}

/** As `https_proxy`, `http_proxy` and `no_proxy` say, in lower or upper case. Loopback has none. */
export function proxyOf(origin: string): ProxyRoute | undefined {
  const address = getProxyUrl(origin);
  if (address === '') return undefined;
  return { url: new URL(address), variable: proxyVariable(new URL(origin), process.env), isReached: false };
}

export function proxyVariable(
  { protocol }: URL,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const name = protocol.replace(':', '_proxy');
  return environment[name] ? name : name.toUpperCase();
}

/** Items of `NO_PROXY` that match no host: with blanks, `*`, a network, or a final dot. */
export function deadItems(noProxy: string): string[] {
  const items = noProxy.split(',').map((item) => item.trim());
  return items.filter((item) => !/^(|\*|\.?[\w-]+(\.[\w-]+)*(:\d+)?|\[[\da-f:.]+\](:\d+)?)$/i.test(item));
}
