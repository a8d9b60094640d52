/** The runner's proxy settings, as addresses; empty = none. */
export interface ProxySettings {
  httpProxy: string;
  httpsProxy: string;
  /** Hosts that are reached directly: names, `.domain`, `host:port` or `*`, split by commas or blanks. */
  noProxy: string;
  /** The variables of the environment that named the proxies, for errors. */
  httpVariable?: string;
  httpsVariable?: string;
}

/** A proxy, and the variable that names it. */
export interface NamedProxy {
  address: string;
  variable?: string | undefined;
}

export function isLoopback(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  return /^(localhost|.*\.localhost|\[?::1\]?|127(\.\d{1,3}){3})$/.test(host);
}

/**
 * The proxy for `url`; undefined = connect directly. Loopback is never reached by a proxy: the
 * token would leave the machine, in the clear.
 */
export function proxyFor(url: URL, settings: ProxySettings | undefined): NamedProxy | undefined {
  if (settings === undefined || isLoopback(url.hostname)) return undefined;
  const { httpProxy, httpsProxy, httpVariable, httpsVariable, noProxy } = settings;
  const isHttps = url.protocol === 'https:' && httpsProxy !== '';
  const address = isHttps ? httpsProxy : httpProxy;
  if (address === '' || isExempt(url, noProxy)) return undefined;
  return { address, variable: isHttps ? httpsVariable : httpVariable };
}

function isExempt(url: URL, noProxy: string): boolean {
  const host = bare(url.hostname);
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return noProxy
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .some((entry) => {
      if (entry === '*') return true;
      // A colon before digits is a port, unless the whole is an IPv6 address.
      const [, name = entry, ownPort] = /^(\[.*\]|[^:]*):(\d+)$/.exec(entry) ?? [];
      const domain = bare(name.replace(/^\*?\./, ''));
      return (ownPort === undefined || ownPort === port) && (host === domain || host.endsWith(`.${domain}`));
    });
}

function bare(host: string): string {
  return host.toLowerCase().replace(/^\[|\]$|\.$/g, '');
}
