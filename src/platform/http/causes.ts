import type { Problem } from './errors.ts';

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_|DEPTH_ZERO|HOSTNAME_MISMATCH/;
/** Alerts of servers that accept only clients with a certificate. */
const CLIENT_CERTIFICATE = /ALERT_(CERTIFICATE_REQUIRED|BAD_CERTIFICATE|HANDSHAKE_FAILURE)$/;
/** OpenSSL's codes for an answer without TLS. */
const NO_TLS = /^ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)$/;
/** Texts for errors whose own message says little, by message or code. */
const CAUSES: Readonly<Record<string, string>> = {
  'bad response': 'an unasked "100 Continue" came first, which the HTTP client undici refuses',
  ERR_SSL_WRONG_VERSION_NUMBER: 'the other side answers without TLS (wrong version number)',
  UND_ERR_SOCKET: 'the connection was closed before the answer was complete',
  UND_ERR_HEADERS_OVERFLOW: 'the headers of the answer are too long',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'the answer is not as long as its `content-length` says',
};

/** `errors` has one for each address of a name. */
export type NetworkError = Error & { code?: string; errors?: Error[] };

export function tlsProblem({ code = '' }: NetworkError): Pick<Problem, 'kind' | 'lacksTls'> | undefined {
  if (CLIENT_CERTIFICATE.test(code)) return { kind: 'client-certificate' };
  if (CERTIFICATE.test(code)) return { kind: 'certificate' };
  return NO_TLS.test(code) ? { kind: 'connection', lacksTls: true } : undefined;
}

/** Without Node's advice to set a flag, which a step cannot do, and OpenSSL's codes. */
export function causeOf({ code = '', message, errors }: NetworkError): string {
  const text =
    CAUSES[message] ?? CAUSES[code] ?? (errors?.map((error) => error.message).join('; ') || message);
  const plain = text
    .replace(/; if the root CA is installed.*/s, '')
    .replace(/^.*:SSL routines:[^:]*:([^:]*):.*/s, '$1');
  return plain.trim() || code;
}
