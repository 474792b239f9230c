import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor } from '../../../api/output/waiting-poll.ts';
import { runWatch } from '../../../api/waiting/run-watch.ts';
import { until } from '../../harness/until.ts';

describe('a waiting poll', () => {
  it('R-G12 of a client that left while the run was read does not wait', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const request = get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
    request.on('error', () => undefined);
    const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
    request.destroy();
    await until('it has left', async () => response.closed);

    let looks = 0;
    const watch = runWatch(async () => {
      looks++;
      return [];
    });
    const run = { id: 'a run', status: 'queued' } as never;
    const what = { seconds: 30, isNews: () => false };
    await waitFor({ res: response } as never, watch, { run, steps: 0 }, what);
    assert.equal(looks, 0, 'it was over before the first look');
    watch.stop();
    server.close();
  });

  it('R-G12 a workspace may have as many waits as are left, so that another one always finds some', async () => {
    const watch = runWatch(async () => []);
    const gone = new AbortController();
    const waitOf = (workspace_id: string) =>
      watch.wait(
        { run: { id: 'a run', workspace_id } as never, steps: 0 },
        {
          ...{ untilMs: performance.now() + 30_000, isNews: () => false, signal: gone.signal },
        },
      );
    const all: Promise<unknown>[] = [];
    const taken = (workspace_id: string) => {
      const before = all.length;
      while (!watch.isFullFor({ workspace_id })) all.push(waitOf(workspace_id));
      return all.length - before;
    };
    assert.deepEqual(['one', 'two', 'three'].map(taken), [1_250, 625, 313]);
    gone.abort();
    await Promise.all(all);
    assert.equal(taken('two'), 1_250, 'those that ended are forgotten');
    watch.stop();
    await Promise.all(all);
  });
});
