// Only the connection pool is used. The package's own entry also loads fetch, WebSocket, caches and mocks,
// which takes longer than starting Node; its parts carry no types of their own.
declare module 'undici/lib/dispatcher/pool.js' {
  export { Pool as default } from 'undici';
}
declare module 'undici/lib/core/connect.js' {
  export { buildConnector as default } from 'undici';
}
