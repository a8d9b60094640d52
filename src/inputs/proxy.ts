import type { ProxySettings } from '../platform/http/no-proxy.ts';
import type { Environment } from './environment.ts';

/** The proxies of the environment, lower case first, as curl and the runner have it; undefined where there are none. */
export function proxySettings(environment: Environment): ProxySettings | undefined {
  const httpVariable = environment.http_proxy ? 'http_proxy' : 'HTTP_PROXY';
  const httpsVariable = environment.https_proxy ? 'https_proxy' : 'HTTPS_PROXY';
  const httpProxy = withScheme(environment[httpVariable] ?? '');
  const httpsProxy = withScheme(environment[httpsVariable] ?? '');
  if (httpProxy === '' && httpsProxy === '') return undefined;
  const noProxy = environment.no_proxy || environment.NO_PROXY || '';
  return { httpProxy, httpsProxy, noProxy, httpVariable, httpsVariable };
}

/** The runner's own tools take addresses without a scheme, too. */
function withScheme(address: string): string {
  return address === '' || address.includes('://') ? address : `http://${address}`;
}
