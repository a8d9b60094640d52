import { getProxyUrl } from '@actions/http-client';
import { causeOf, type NetworkError, tlsProblem } from './causes.ts';
import type { ProxyProblem } from './errors.ts';

const MAX_SENDER_LENGTH = 100;

export interface ProxyRoute {
  url: URL;
  /** The environment variable that names it. */
  variable: string;
  /** Whether a connection to it was opened, TLS included. */
  isReached: boolean;
}

/** The proxy to an origin (`https_proxy`, `http_proxy`, `no_proxy`, in lower or upper case). Loopback has none. */
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

/** The items of a `NO_PROXY` that match no host: with blanks, `*`, a network, or a final dot. */
export function deadItems(noProxy: string): string[] {
  const items = noProxy.split(',').map((item) => item.trim());
  return items.filter((item) => !/^(|\*|\.?[\w-]+(\.[\w-]+)*(:\d+)?|\[[\da-f:.]+\](:\d+)?)$/i.test(item));
}

/** The proxy opened no tunnel. After errors without this `code`, undici would reconnect forever. */
export class ProxyError extends Error {
  readonly code = 'PROXY_ERROR';
  readonly problem: ProxyProblem;
  readonly status: number | undefined;

  constructor({ url, variable }: ProxyRoute, text: string, why?: ProxyProblem['why'], status?: number) {
    super(`the proxy ${url.host} ${text}`);
    this.problem = { variable, why };
    this.status = status;
  }
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The names that a gateway or proxy gives itself. */
export function senderOf(headers: Headers): string {
  const names = ['server', 'via', 'x-squid-error'].flatMap((name) => headers[name] ?? []);
  return names.join(', ').slice(0, MAX_SENDER_LENGTH);
}

/** The error of a proxy that answers a tunnel request with another status than 2xx. */
export function refusal(proxy: ProxyRoute, status: number, headers: Headers): ProxyError {
  const sender = senderOf(headers);
  // With 401, tinyproxy asks for a password as a server does.
  const challenges = `${headers['proxy-authenticate']},${headers['www-authenticate']}`;
  const schemes = [...new Set(challenges.match(/(?<=^|, *)(basic|digest|ntlm|negotiate)\b/gi))].join(', ');
  const text = `answered the tunnel request with status ${status}${sender && ` (${sender})`}`;
  const isOther = schemes !== '' && !/basic/i.test(schemes);
  const scheme = isOther ? `: it accepts only ${schemes}, and this action has only Basic` : '';
  return new ProxyError(proxy, text + scheme, status < 500 ? 'refused' : undefined, status);
}

/** The error of a connection to the proxy, or of the first bytes of its answer. */
export function proxyError(proxy: ProxyRoute, error: NetworkError): ProxyError {
  const { code = '', name } = error;
  const tls = tlsProblem(error);
  const cause = causeOf(error);
  if (tls?.lacksTls) return new ProxyError(proxy, 'answers without TLS', 'scheme');
  if (name === 'HTTPParserError') return new ProxyError(proxy, 'does not answer in HTTP', 'scheme');
  if (tls?.kind === 'certificate')
    return new ProxyError(proxy, `has a certificate that is not accepted: ${cause}`, 'certificate');
  if (/^UND_ERR_(HEADERS|CONNECT)_TIMEOUT$/.test(code)) return silence(proxy, 'in time');
  return new ProxyError(proxy, `cannot be used: ${cause}`);
}

/** A proxy without TLS may stay silent when it is reached by TLS. */
export function silence(proxy: ProxyRoute, limit: string): ProxyError {
  const isSuspect = proxy.url.protocol === 'https:' && !proxy.isReached;
  return new ProxyError(proxy, `opened no tunnel ${limit}`, isSuspect ? 'scheme' : undefined);
}
