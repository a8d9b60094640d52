import { Agent, type Dispatcher, ProxyAgent } from 'undici';
import { type ProxySettings, proxyFor } from '../platform/http/no-proxy.ts';

/** Connections to an address, by the proxy that the environment names for it. */
export function dispatcherTo(address: string, settings: ProxySettings | undefined): Dispatcher {
  const proxy = proxyFor(new URL(address), settings);
  if (proxy === undefined) return new Agent();
  const { origin, username, password } = new URL(proxy.address);
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  const token = username === '' ? undefined : `Basic ${credentials.toString('base64')}`;
  return new ProxyAgent({ uri: origin, token, proxyTunnel: true });
}
