import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { type LinkProxy, startProxy } from '../../../../bench/faults/world/proxy.ts';

describe('the proxy of the fault campaign', () => {
  let server: Server;
  let proxy: LinkProxy;
  const heard: string[] = [];

  before(async () => {
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', (chunk: Buffer) => {
        heard.push(chunk.toString());
        socket.write(`answer to ${chunk}`);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    proxy = await startProxy({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
  });
  after(async () => {
    await proxy.stop();
    server.close();
  });

  async function open(): Promise<Socket> {
    const socket = connect(proxy.port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  }
  async function ask(socket: Socket, words: string): Promise<string> {
    const answered = Promise.race([once(socket, 'data'), once(socket, 'close').then(() => ['closed'])]);
    socket.write(words);
    return String((await answered)[0]);
  }

  it('passes both directions on', async () => {
    const socket = await open();
    assert.equal(await ask(socket, 'one'), 'answer to one');
    socket.destroy();
  });

  it('breaks connections and refuses new ones while it is cut, and none afterwards', async () => {
    const socket = await open();
    await ask(socket, 'one');
    const closed = once(socket, 'close');
    const cut = proxy.cutFor(50);
    await closed;
    assert.equal(await ask(await open(), 'two'), 'closed');
    await cut;
    const again = await open();
    assert.equal(await ask(again, 'three'), 'answer to three');
    again.destroy();
  });

  it('holds everything while it is silent, and passes it on afterwards', async () => {
    const socket = await open();
    let isOver = false;
    const silence = proxy.silenceFor(50, true).then(() => {
      isOver = true;
    });
    const answer = ask(socket, 'held').then((text) => `${text}, ${isOver ? 'afterwards' : 'too early'}`);
    await silence;
    assert.equal(await answer, 'answer to held, afterwards');
    socket.destroy();
  });

  it('breaks what it held if the silence is for good', async () => {
    const socket = await open();
    const silence = proxy.silenceFor(50, false);
    assert.equal(await ask(socket, 'held for good'), 'closed');
    await silence;
  });

  it('delays each piece', async () => {
    const socket = await open();
    const since = performance.now();
    const delay = proxy.delayFor(200, 40);
    await ask(socket, 'slow');
    assert.ok(performance.now() - since >= 75, 'there and back');
    await delay;
    socket.destroy();
  });

  it('loses the answer to a request that reached the server, as often as it is told', async () => {
    const socket = await open();
    const losing = proxy.loseAnswersFor(200, 1, { words: ['commit'], end: 'commit' });
    assert.equal(await ask(socket, 'begin\0'), 'answer to begin\0');
    assert.equal(await ask(socket, 'commit\0'), 'closed');
    assert.equal(heard.at(-1), 'commit\0');
    const again = await open();
    assert.equal(await ask(again, 'commit\0'), 'answer to commit\0');
    assert.equal(await losing, 1);
    again.destroy();
  });
});
