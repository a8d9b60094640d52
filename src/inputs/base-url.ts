import type { InputReader } from './reader.ts';

const DEFAULT_BASE_URL = 'https://semgrep.dev';

/** The platform's address. It may hold a password by mistake, so that messages do not repeat it. */
export function readBaseUrl(reader: InputReader): URL {
  const fallback = new URL(DEFAULT_BASE_URL);
  if (reader.isEmptied('base-url')) {
    const why = 'as happens when a variable does not exist';
    reader.problem(
      'base-url',
      `is set but empty, ${why}; give the address, or leave the input out to use ${DEFAULT_BASE_URL}`,
    );
    return fallback;
  }
  const text = reader.text('base-url') ?? DEFAULT_BASE_URL;
  const problem = baseUrlProblem(text);
  if (problem !== undefined) {
    reader.problem('base-url', problem);
    return fallback;
  }
  const url = new URL(text);
  const path = url.pathname.replace(/\/api\/v1\/*$/i, '');
  if (path !== url.pathname) {
    url.pathname = path;
    reader.warn('base-url', 'ends with `/api/v1`, which is ignored, because the action adds it');
  }
  return url;
}

function baseUrlProblem(text: string): string | undefined {
  if (!URL.canParse(text)) return `is not a URL; give one such as \`${DEFAULT_BASE_URL}\``;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return 'contains a user name or password; remove them';
  if (url.search !== '' || url.hash !== '') return 'has a query or a fragment; remove it';
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    return 'is not `https`, so others could read the token; give an `https` address';
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'is not an `https` address; give one';
  const [page] = /\/orgs\/.*/.exec(url.href) ?? [];
  if (page !== undefined) {
    return `is the address of a page of the web UI; give \`${url.href.slice(0, -page.length)}\``;
  }
  return undefined;
}

/** @param host as `URL.hostname` has it */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}
