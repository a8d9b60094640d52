import type { Problem, ProxyProblem } from './errors.ts';
import type { ProxyRoute } from './proxy.ts';

/** Texts for errors whose own message says little, by message or code. */
const CAUSES: Readonly<Record<string, string>> = {
  'bad response': 'an unasked "100 Continue" came first, which the HTTP client undici refuses',
  ERR_SSL_WRONG_VERSION_NUMBER: 'the other side answers without TLS (wrong version number)',
  UND_ERR_SOCKET: 'the connection was closed before the answer was complete',
};

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** `errors` has one for each address of a name. */
export type NetworkError = Error & { code?: string; errors?: Error[] };

/** Whoever uses the connection knows whether the request was sent. */
type NetworkProblem = Omit<Problem, 'sent'>;

/** After errors without a `code`, undici would reconnect forever. */
export class ProblemError extends Error {
  readonly code = 'PROBLEM';
  readonly problem: NetworkProblem;

  constructor(problem: NetworkProblem) {
    super(problem.cause);
    this.problem = problem;
  }
}

/** @param proxy the proxy through which the request has not been sent yet */
export function networkProblem(error: NetworkError, proxy?: ProxyRoute): NetworkProblem {
  if (error instanceof ProblemError) return error.problem;
  const cause = causeOf(error);
  const tls = tlsProblem(error);
  if (proxy !== undefined && (tls === undefined || tls.lacksTls))
    return proxyProblem(proxy, `opened a tunnel that failed: ${cause}`, tls && 'refused');
  return { kind: 'connection', ...tls, cause };
}

function tlsProblem({ code = '' }: NetworkError): Pick<Problem, 'kind' | 'lacksTls'> | undefined {
  // Alerts of servers that accept only clients with a certificate.
  if (/ALERT_(CERTIFICATE_REQUIRED|BAD_CERTIFICATE|HANDSHAKE_FAILURE)$/.test(code))
    return { kind: 'client-certificate' };
  if (/CERT|SELF_SIGNED|UNABLE_TO_|DEPTH_ZERO|HOSTNAME_MISMATCH/.test(code)) return { kind: 'certificate' };
  const lacksTls = /^ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)$/.test(code);
  return lacksTls ? { kind: 'connection', lacksTls } : undefined;
}

/** Without OpenSSL's codes, and Node's advice to set a flag. */
function causeOf({ code = '', message, errors }: NetworkError): string {
  const text =
    CAUSES[message] ?? CAUSES[code] ?? (errors?.map((error) => error.message).join('; ') || message);
  const plain = text.replace(/; if the root CA is installed.*/s, '');
  return plain.replace(/^.*:SSL routines:[^:]*:([^:]*):.*/s, '$1').trim() || code;
}

function proxyProblem(
  { url, variable }: ProxyRoute,
  text: string,
  why?: ProxyProblem['why'],
  status?: number,
) {
  const cause = `the proxy ${url.host} ${text}`;
  return { kind: 'proxy', cause, status, proxy: { variable, why } } satisfies NetworkProblem;
}

/** Covers the first bytes of the proxy's answer, too. */
export function connectProblem(proxy: ProxyRoute, error: NetworkError): NetworkProblem {
  const { code = '', name } = error;
  const tls = tlsProblem(error);
  const cause = causeOf(error);
  if (tls?.lacksTls) return proxyProblem(proxy, 'answers without TLS', 'scheme');
  if (name === 'HTTPParserError') return proxyProblem(proxy, 'does not answer in HTTP', 'scheme');
  if (tls?.kind === 'certificate')
    return proxyProblem(proxy, `has a certificate that is not accepted: ${cause}`, 'certificate');
  if (/^UND_ERR_(HEADERS|CONNECT)_TIMEOUT$/.test(code)) return silenceProblem(proxy, 'in time');
  return proxyProblem(proxy, `cannot be used: ${cause}`);
}

/** A proxy without TLS may stay silent when it is reached by TLS. */
export function silenceProblem(proxy: ProxyRoute, limit: string): NetworkProblem {
  const isSuspect = proxy.url.protocol === 'https:' && !proxy.isReached;
  return proxyProblem(proxy, `opened no tunnel ${limit}`, isSuspect ? 'scheme' : undefined);
}

export function refusalProblem(proxy: ProxyRoute, status: number, headers: Headers): NetworkProblem {
  const sender = senderOf(headers);
  // With 401, tinyproxy asks for a password as a server does.
  const challenges = `${headers['proxy-authenticate']},${headers['www-authenticate']}`;
  const schemes = [...new Set(challenges.match(/(?<=^|, *)(basic|digest|ntlm|negotiate)\b/gi))].join(', ');
  const text = `answered the tunnel request with status ${status}${sender && ` (${sender})`}`;
  const isOther = schemes !== '' && !/basic/i.test(schemes);
  const scheme = isOther ? `: it accepts only ${schemes}, and this action has only Basic` : '';
  return proxyProblem(proxy, text + scheme, status < 500 ? 'refused' : undefined, status);
}

export function senderOf(headers: Headers): string {
  const names = ['server', 'via', 'x-squid-error'].flatMap((name) => headers[name] ?? []);
  return names.join(', ').slice(0, 100);
}
