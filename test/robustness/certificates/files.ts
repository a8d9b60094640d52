import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// A private authority, and a server's certificate by it for localhost, 127.0.0.1 and ::1, both until 2119. Made
// once with `openssl ca -startdate 20200101000000Z -enddate 21191231000000Z` on keys of `prime256v1`; the
// authority's own key was thrown away. The server's key is no secret: nothing but these tests trusts it.

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** For `NODE_EXTRA_CA_CERTS`. */
export const AUTHORITY = path('authority.pem');

export const TLS = {
  key: readFileSync(path('server-key.pem'), 'utf8'),
  cert: readFileSync(path('server.pem'), 'utf8'),
};

/** For `NODE_EXTRA_CA_CERTS`: the certificate of the same key for `platform.example`, by itself. */
export const NAMED_AUTHORITY = path('named-server.pem');

export const NAMED_TLS = { key: TLS.key, cert: readFileSync(NAMED_AUTHORITY, 'utf8') };
