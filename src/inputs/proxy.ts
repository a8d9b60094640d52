import type { ProxySettings } from '../model/connection.ts';
import type { Environment } from './environment.ts';

/**
 * The proxies of the environment, lower case first, as curl and the runner have it; undefined where there are none.
 * Not for loopback addresses: a token would leave the machine in the open.
 */
export function proxySettings(environment: Environment): ProxySettings | undefined {
  const httpProxy = withScheme(environment.http_proxy || environment.HTTP_PROXY || '');
  const httpsProxy = withScheme(environment.https_proxy || environment.HTTPS_PROXY || '');
  if (httpProxy === '' && httpsProxy === '') return undefined;
  return { httpProxy, httpsProxy, noProxy: environment.no_proxy || environment.NO_PROXY || '' };
}

/** The runner's own tools take addresses without a scheme, too. */
function withScheme(address: string): string {
  return address === '' || address.includes('://') ? address : `http://${address}`;
}
