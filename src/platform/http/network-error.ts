import { ProxyError } from './dispatcher.ts';
import type { RequestFailure } from './errors.ts';

/** What undici's codes and messages mean, in words for people. */
const PROBLEMS: Readonly<Record<string, string>> = {
  UND_ERR_CONNECT_TIMEOUT: 'no connection within the time limit',
  UND_ERR_HEADERS_OVERFLOW: 'the server sent more than 16 KiB of headers',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'the answer is shorter or longer than its `Content-Length` says',
  'bad upgrade': 'the server switched to another protocol',
  UND_ERR_SOCKET: 'the server closed the connection before the end of its answer',
  UND_ERR_DESTROYED: 'the connection was closed',
  UND_ERR_CLOSED: 'the connection was closed',
};

/** How servers end the handshake of a client that gives no certificate. */
const WANTS_CERTIFICATE = /ALERT_(CERTIFICATE_REQUIRED|BAD_CERTIFICATE)/;
const BAD_CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_|DEPTH_ZERO|HOSTNAME_MISMATCH/;

type Problem = Pick<RequestFailure, 'kind' | 'cause' | 'status'>;

/** Why a request got no whole answer. */
export function networkProblem(error: unknown): Problem {
  const { code = '', message, errors, cause } = error as NodeJS.ErrnoException & { errors?: Error[] };
  if (error instanceof ProxyError) return { kind: 'proxy', cause: message, status: error.status };
  if (code === 'UND_ERR_SOCKET' && cause !== undefined) return networkProblem(cause);
  if (WANTS_CERTIFICATE.test(code)) {
    return { kind: 'client-certificate', cause: 'the server asks for a client certificate' };
  }
  if (code.endsWith('ALERT_HANDSHAKE_FAILURE')) {
    const reason = 'the server refused the TLS handshake, as servers do that ask for a client certificate';
    return { kind: 'client-certificate', cause: reason };
  }
  if (BAD_CERTIFICATE.test(code)) return { kind: 'certificate', cause: message || code };
  if (code.startsWith('HPE_'))
    return { kind: 'connection', cause: `the answer is not valid HTTP (${message})` };
  // A name with several addresses fails with one error for each.
  const text = errors?.map((one) => one.message).join('; ') || message;
  return {
    kind: 'connection',
    cause:
      PROBLEMS[message] ?? PROBLEMS[code] ?? tlsReason(text) ?? (text || code || 'the connection failed'),
  };
}

/** OpenSSL's own line has the reason between codes and places in its source. */
function tlsReason(message: string): string | undefined {
  const [, reason] = /:error:[0-9A-F]{8}:[^:]*:[^:]*:([^:]+):/.exec(message) ?? [];
  return reason === undefined ? undefined : `no TLS connection: ${reason}`;
}
