import { getProxyUrl } from '@actions/http-client';
import type { Environment } from './environment.ts';

/** What is wrong with the proxy that the environment names for `url`; it does not repeat the address, which may hold a password. */
export function proxyProblem(url: URL, environment: Environment): string | undefined {
  const name = url.protocol === 'https:' ? 'https_proxy' : 'http_proxy';
  const variable = environment[name] ? name : name.toUpperCase();
  const wayOut = `give it as \`http://<host>:<port>\`, or name \`${url.hostname}\` in \`NO_PROXY\``;
  const problem = problemOf(url, environment[variable] ?? '');
  return problem === undefined ? undefined : `\`${variable}\` ${problem}; ${wayOut}`;
}

function problemOf(url: URL, value: string): string | undefined {
  if (value === '') return undefined;
  const [, credentials = ''] = /^(?:\w+:\/\/)?(.*)@/.exec(value) ?? [];
  // With values such as these two, the package that reads the variable answers that there is no proxy.
  if (!isEncoded(credentials)) {
    return 'has a user name or password with a `%` that encodes nothing; write `%25` in its place';
  }
  if (!URL.canParse(value.includes('://') ? value : `http://${value}`))
    return 'is not the address of an HTTP proxy';
  const address = getProxyUrl(url.href);
  if (address === '' || /^https?:/.test(address)) return undefined;
  return address.startsWith('socks')
    ? 'names a SOCKS proxy, and only HTTP proxies are supported'
    : 'is not the address of an HTTP proxy';
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
