import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A proxy between two processes, which passes bytes on until it is told otherwise. Each disturbance
 * ends by itself.
 */
export interface LinkProxy {
  readonly port: number;
  /** Breaks every connection, and refuses new ones. */
  readonly cutFor: (ms: number) => Promise<void>;
  /** Holds every piece back for so long. */
  readonly delayFor: (ms: number, byMs: number) => Promise<void>;
  /**
   * Passes nothing on and breaks nothing; then passes on what it held, or breaks every connection.
   */
  readonly silenceFor: (ms: number, goesOn: boolean) => Promise<void>;
  /**
   * Breaks a connection instead of passing on the server's answer to a request of a kind, a few
   * times.
   * @returns how often it did
   */
  readonly loseAnswersFor: (ms: number, times: number, answers: LostAnswers) => Promise<number>;
  readonly stop: () => Promise<void>;
}

/**
 * Which answers are lost: to a request that holds one of these words, once the answer holds the
 * mark of its end.
 */
export interface LostAnswers {
  readonly words: readonly string[];
  readonly end: string;
}

interface State {
  readonly open: Set<Socket>;
  isCut: boolean;
  delayMs: number;
  silent: Promise<void> | null;
  losing: { left: number; lost: number; answers: LostAnswers } | null;
}

/** @param target where the other side listens, also while it does not */
export async function startProxy(target: NetConnectOpts): Promise<LinkProxy> {
  const state: State = { open: new Set(), isCut: false, delayMs: 0, silent: null, losing: null };
  const server = createServer({ allowHalfOpen: true }, (near) => join(state, near, target));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = () => {
    for (const socket of state.open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    async cutFor(ms) {
      state.isCut = true;
      breakAll();
      await sleep(ms);
      state.isCut = false;
    },
    async delayFor(ms, byMs) {
      state.delayMs = byMs;
      await sleep(ms);
      state.delayMs = 0;
    },
    async silenceFor(ms, goesOn) {
      const end = Promise.withResolvers<void>();
      state.silent = end.promise;
      await sleep(ms);
      if (!goesOn) breakAll();
      state.silent = null;
      end.resolve();
    },
    async loseAnswersFor(ms, times, answers) {
      const losing = { left: times, lost: 0, answers };
      state.losing = losing;
      await sleep(ms);
      state.losing = null;
      return losing.lost;
    },
    async stop() {
      breakAll();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Connection {
  readonly near: Socket;
  readonly far: Socket;
  /** The answer that is being kept from the client; null while it gets its answers. */
  kept: string | null;
}

function join(state: State, near: Socket, target: NetConnectOpts): void {
  if (state.isCut) return void near.on('error', () => undefined).destroy();
  const far = connect({ ...target, allowHalfOpen: true });
  const connection: Connection = { near, far, kept: null };
  for (const [socket, other] of [
    [near, far],
    [far, near],
  ] as const) {
    state.open.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => other.destroy());
    socket.on('close', (hadError) => {
      state.open.delete(socket);
      if (hadError || !socket.readableEnded) other.destroy();
    });
  }
  void carry(state, near, far, (chunk) => notesRequest(state, connection, chunk));
  void carry(state, far, near, (chunk) => keepsAnswer(state, connection, chunk));
}

/** @param keeps whether a piece is not passed on */
async function carry(
  state: State,
  from: Socket,
  to: Socket,
  keeps: (chunk: Buffer) => boolean,
): Promise<void> {
  try {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      if (state.delayMs > 0) await sleep(state.delayMs);
      while (state.silent) await state.silent;
      if (to.destroyed) return;
      if (!keeps(chunk) && !to.write(chunk)) await once(to, 'drain');
    }
    to.end();
  } catch {
    to.destroy(); // The other side has gone.
  }
}

function notesRequest({ losing }: State, connection: Connection, chunk: Buffer): boolean {
  if (losing && losing.left > 0 && connection.kept === null) {
    const text = chunk.toString('latin1');
    if (losing.answers.words.some((word) => text.includes(`${word}\0`))) {
      losing.left--;
      connection.kept = '';
    }
  }
  return false;
}

function keepsAnswer({ losing }: State, connection: Connection, chunk: Buffer): boolean {
  if (connection.kept === null) return false;
  connection.kept += chunk.toString('latin1');
  if (!losing || connection.kept.includes(losing.answers.end)) {
    if (losing) losing.lost++;
    connection.near.destroy();
    connection.far.destroy();
  }
  return true;
}
