import http, { type Agent, type ClientRequest, type ClientRequestArgs } from 'node:http';
import { connect as connectTcp, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { urlToHttpOptions } from 'node:url';
import { type NamedProxy, type ProxySettings, proxyFor } from './no-proxy.ts';

/** The proxy cannot be used. */
export class ProxyProblem extends Error {
  override readonly name: string = 'ProxyProblem';
}

/** The proxy answered, but gave no tunnel. */
export class ProxyRefusal extends ProxyProblem {
  override readonly name = 'ProxyRefusal';
  readonly status: number;

  constructor(proxy: string, status: number) {
    super(`${proxy} answered the request for a tunnel with ${status}`);
    this.status = status;
  }
}

/** A target of a connection, as the agents of Node name it. */
type Target = ClientRequestArgs & { socket?: Socket };
type Open = (target: Target) => Socket;
type Callback = (error: Error | null, socket?: Duplex) => void;

/** An idle connection is closed after this time, in ms, before a server or a router between drops it silently. */
const IDLE_MS = 4000;

/**
 * Opens the connections, through the proxy's tunnel where there is one, and keeps them for further requests. One time
 * limit holds for all of an opening (name, TCP, tunnel, TLS), and every socket can be ended, whatever it waits for.
 */
export class Connections {
  readonly #origin: ClientRequestArgs;
  readonly #timeoutMs: number;
  readonly #proxy: URL | undefined;
  /** As errors name the proxy. */
  readonly #proxyName: string;
  readonly #sockets = new Set<Socket>();
  readonly #agent: Agent;
  /** TCP or TLS, with the sessions of TLS that Node keeps. */
  readonly #open: Open;
  #closed = false;

  /** @throws ProxyProblem when the address of the proxy is not one */
  constructor(baseUrl: URL, timeoutMs: number, settings: ProxySettings | undefined) {
    this.#timeoutMs = timeoutMs;
    const proxy = proxyFor(baseUrl, settings);
    this.#proxy = proxy === undefined ? undefined : proxyUrl(proxy);
    const from = proxy?.variable === undefined ? '' : ` (\`${proxy.variable}\`)`;
    this.#proxyName = `the proxy ${this.#proxy?.host}${from}`;
    const { protocol, hostname, port } = urlToHttpOptions(baseUrl);
    // Loading TLS takes long, and connections without it don't need it.
    const { Agent } = protocol === 'https:' ? process.getBuiltinModule('node:https') : http;
    this.#agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
    this.#origin = { protocol, hostname, port, agent: this.#agent };
    this.#open = this.#agent.createConnection.bind(this.#agent) as Open;
    this.#agent.createConnection = (target, callback): undefined =>
      this.#connect(target, callback as Callback);
  }

  /** A request that is sent as soon as it has a connection. */
  request(options: Pick<ClientRequestArgs, 'method' | 'path' | 'headers'>): ClientRequest {
    return http.request({ ...this.#origin, ...options });
  }

  /** Ends every connection, also those that are still being set up. */
  destroy(): void {
    this.#closed = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  #connect(target: Target, callback: Callback): undefined {
    const finish = this.#once(callback);
    try {
      if (this.#closed) finish(new Error('closed'));
      else if (this.#proxy === undefined) this.#upgrade(target, finish);
      else this.#tunnel(this.#proxy, target, finish);
    } catch (error) {
      finish(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #upgrade(target: Target, finish: Finish): void {
    const socket = this.#keep(this.#open(target));
    finish.watch(socket);
    socket.setNoDelay(true).once('error', finish);
    socket.once(target.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
      socket.off('error', finish);
      finish(socket);
    });
  }

  #tunnel(proxy: URL, target: Target, finish: Finish): void {
    const socket = this.#keep(connectToProxy(proxy));
    finish.watch(socket);
    const fail = (error: Error) => finish(new ProxyProblem(`${this.#proxyName}: ${error.message}`));
    socket.setNoDelay(true).once('error', fail);
    socket.once(proxy.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
      socket.write(connectRequest(proxy, target));
      readStatus(socket, (status) => {
        if (status === undefined) return fail(new Error('it closed the connection'));
        if (status < 200 || status > 299) return finish(new ProxyRefusal(this.#proxyName, status));
        socket.off('error', fail);
        if (target.protocol === 'https:') this.#upgrade({ ...target, socket }, finish);
        else finish(socket);
      });
    });
  }

  #keep(socket: Socket): Socket {
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    return socket;
  }

  /** Calls back once: with a socket, with an error, or when the time is over. Sockets of no use are ended. */
  #once(callback: Callback): Finish {
    const watched: Socket[] = [];
    let isDone = false;
    const finish = (result: Socket | Error) => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      if (!(result instanceof Error)) return callback(null, result);
      for (const socket of watched) socket.on('error', () => {}).destroy();
      callback(result);
    };
    const timer = setTimeout(
      () => finish(new Error(`no connection within ${this.#timeoutMs} ms`)),
      this.#timeoutMs,
    );
    const watch = (socket: Socket) => {
      watched.push(socket);
      // Destroyed from here: nobody else would hear of it.
      socket.once('close', () => finish(new Error('the connection was closed while it was set up')));
    };
    return Object.assign(finish, { watch });
  }
}

type Finish = ((result: Socket | Error) => void) & { watch(socket: Socket): void };

function proxyUrl({ address, variable }: NamedProxy): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  // The address itself may hold a password.
  throw new ProxyProblem(
    `the proxy's address is not valid${variable === undefined ? '' : ` (\`${variable}\`)`}`,
  );
}

function connectToProxy(proxy: URL): Socket {
  const host = proxy.hostname.replace(/^\[|\]$/g, '');
  if (proxy.protocol === 'http:') return connectTcp({ host, port: Number(proxy.port || 80) });
  // Loading TLS takes long, and connections without it don't need it.
  const { connect: connectTls } = process.getBuiltinModule('node:tls');
  return connectTls({ host, port: Number(proxy.port || 443), servername: isAddress(host) ? '' : host });
}

function isAddress(host: string): boolean {
  return /^[\d.]+$|:/.test(host);
}

function connectRequest(proxy: URL, { host: name, port, protocol }: Target): string {
  const host = name?.includes(':') ? `[${name}]` : name;
  const authority = `${host}:${port || (protocol === 'https:' ? 443 : 80)}`;
  const user = `${decoded(proxy.username)}:${decoded(proxy.password)}`;
  const authorization =
    user === ':' ? '' : `Proxy-Authorization: Basic ${Buffer.from(user).toString('base64')}\r\n`;
  return `CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n${authorization}\r\n`;
}

/** As it is where it has a `%` that encodes nothing: people write passwords as they are. */
function decoded(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}

/** Longer heads of an answer are not a proxy's. */
const MAX_HEAD_LENGTH = 16_384;

/** Reads the head of the proxy's answer; undefined where the connection ends first or it is not HTTP. */
function readStatus(socket: Socket, done: (status: number | undefined) => void): void {
  let head = '';
  const finish = (status: number | undefined) => {
    socket.off('readable', onReadable).off('end', onEnd);
    done(status);
  };
  const onEnd = () => finish(undefined);
  const onReadable = () => {
    for (let chunk = socket.read(); chunk !== null; chunk = socket.read()) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0 && head.length < MAX_HEAD_LENGTH) continue;
      const rest = Buffer.from(head.slice(end + 4), 'latin1');
      if (end >= 0 && rest.length > 0) socket.unshift(rest);
      const status = /^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1];
      return finish(end < 0 || status === undefined ? undefined : Number(status));
    }
  };
  socket.on('readable', onReadable).once('end', onEnd);
}
