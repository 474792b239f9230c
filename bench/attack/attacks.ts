import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { newApiKey } from '../../src/domain/account/api-key.ts';

/** Everything that an attacker has. */
export interface Weapons {
  readonly url: string;
  /** A working key, used far beyond its limit. */
  readonly key: string;
  /** Working keys, each with the path of an export of its workspace. */
  readonly exports: readonly { readonly key: string; readonly path: string }[];
}

/**
 * Each attack runs until its process is killed. A connection that is cut is opened again at once.
 */
export const attacks: Readonly<Record<string, (weapons: Weapons) => void>> = {
  'one made-up key, 4 connections that pipeline': (w) => {
    const request = get('/v1/account', newApiKey());
    times(4, () => keepPipelining(w.url, () => request));
  },
  'a new made-up key each time, 4 connections that pipeline': (w) => {
    const keys = Array.from({ length: 20_000 }, newApiKey);
    let next = 0;
    times(4, () => keepPipelining(w.url, () => get('/v1/account', keys[next++ % keys.length] ?? '')));
  },
  'no key at all, 4 connections that pipeline bodies': (w) => {
    // A request that is refused at once is answered before the next one is parsed, so a limit on
    // concurrent requests of the connection would never apply.
    const request = 'POST /v1/research HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}';
    times(4, () => keepPipelining(w.url, () => request));
  },
  '700 exports that take a trickle': (w) => times(700, (index) => keepSipping(w, index)),
  '6,500 connections from one address': ({ url }) => times(6_500, () => keepOpen(url)),
  'a log that nobody reads, beside requests for nothing': (w) =>
    times(8, () => keepAsking(w.url, get('/nowhere'))),
  'one key over its limit, 100 connections': (w) =>
    times(100, () => keepAsking(w.url, get('/v1/account', w.key))),
  'one key over its limit, 1,000 connections': (w) =>
    times(1_000, () => keepAsking(w.url, get('/v1/account', w.key))),
  'one key over its limit, 100 connections that call a tool of MCP': (w) =>
    times(100, () =>
      keepAsking(w.url, mcpMessage(w.key, 'tools/call', { name: 'get_account', arguments: {} })),
    ),
  'one key over its limit, 4 connections that send MCP 60,000 values': (w) => {
    const clientInfo = { name: 'a', version: '1', icons: Array(60_000).fill({}) };
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo };
    times(4, () => keepAsking(w.url, mcpMessage(w.key, 'initialize', params)));
  },
  'one key over its limit, 20 connections that pipeline': (w) => {
    const request = get('/v1/account', w.key);
    times(20, () => keepPipelining(w.url, () => request));
  },
};

/** Another loopback address than the good client's. */
const elsewhere = '127.0.0.2';

function get(path: string, key = ''): string {
  return `GET ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n\r\n`;
}

function mcpMessage(key: string, method: string, params: unknown): string {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  return (
    `POST /mcp HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\n` +
    `Accept: application/json, text/event-stream\r\nContent-Type: application/json\r\n` +
    `MCP-Protocol-Version: 2025-11-25\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  );
}

function times(count: number, step: (index: number) => void): void {
  for (let index = 0; index < count; index++) step(index);
}

function open(url: string, localAddress?: string): Socket {
  const { hostname, port } = new URL(url);
  return connect({ port: Number(port), host: hostname, ...(localAddress ? { localAddress } : {}) }).on(
    'error',
    () => undefined,
  );
}

/** Writes as much as the connection accepts, and reads all answers. */
function keepPipelining(url: string, request: () => string): void {
  const socket = open(url);
  const write = () => {
    if (socket.destroyed) return;
    while (socket.write(Array.from({ length: 100 }, request).join('')));
  };
  socket.on('connect', write).on('drain', write).resume();
  again(socket, () => keepPipelining(url, request));
}

/** Sends one request after another, each as soon as the previous one is answered. */
function keepAsking(url: string, request: string): void {
  const socket = open(url);
  const ask = () => socket.write(request);
  socket.on('connect', ask).on('data', ask); // No answer is larger than one read.
  again(socket, () => keepAsking(url, request));
}

function keepOpen(url: string): void {
  const socket = open(url, elsewhere).resume();
  again(socket, () => keepOpen(url), 2_000 + Math.random() * 4_000);
}

/** Requests an export and reads a kilobyte of it per second. */
function keepSipping(weapons: Weapons, index: number): void {
  const { key, path } = weapons.exports[index % weapons.exports.length] ?? { key: '', path: '' };
  const socket = open(weapons.url);
  socket.on('connect', () => socket.write(get(path, key))).pause();
  const sip = setInterval(() => socket.read(1_024), 1_000);
  socket.on('readable', () => undefined);
  socket.once('close', () => clearInterval(sip));
  again(socket, () => keepSipping(weapons, index), 1_000);
}

function again(socket: Socket, start: () => void, afterMs = 10): void {
  socket.once('close', async () => {
    await sleep(afterMs);
    start();
  });
}
