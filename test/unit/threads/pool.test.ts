import assert from 'node:assert/strict';
import type { StoredText } from '../../../src/stages/job/job.ts';
import { JobFailed } from '../../../src/threads/job-failed.ts';
import { openThreads, type ThreadLimits, type Threads, threadLimits } from '../../../src/threads/pool.ts';
import { evidenceOf } from '../../support/stages/evidence.ts';
import { exampleFacts } from '../report/example.ts';

// A text that takes too much time or memory must cost its own step and nothing else. Tested with
// the service's jobs and threads, under limits low enough to be reached.

const question = 'Which way?';
const read = (text: string) => ({ text, question, names: ['Zed 9'], seed: 's' });
/** The input of a job that reads all texts. */
const nothing = {
  question: '',
  ...{
    groups: [],
    claims: [],
    named: [],
    quantities: [],
    cases: [],
    camps: [],
    sameCases: [],
    sameFigures: [],
    pairs: { asked: null, inDoubt: [] },
  },
};
const short = read('It is better to wait, because nothing is known yet.');
/** Takes seconds on any machine, and more memory than a thread has by default. */
const long = read(`${'It is better to wait, because I am an AI of Zed 9. '.repeat(600_000)}`);

async function withThreads(limits: Partial<ThreadLimits>, use: (threads: Threads) => Promise<void>) {
  const threads = openThreads({ ...threadLimits, ...limits });
  try {
    await use(threads);
  } finally {
    await threads.close();
  }
}

function failed(limit: JobFailed['limit']) {
  return (error: unknown) => {
    assert.ok(error instanceof JobFailed, String(error));
    assert.equal(error.limit, limit);
    return true;
  };
}

/** Distinct texts of a megabyte each, in pages of four. */
async function* megabytes(count: number): AsyncGenerator<readonly StoredText[]> {
  for (let page = 0; page < count / 4; page++)
    yield Array.from({ length: 4 }, (_, n) => ({
      modelId: `m/${page}-${n}`,
      text: `${page} ${n} ${'x'.repeat(1_000_000)}`,
    }));
}

/** Of jobs that take no turns. */
const runId = 'a';

describe('the worker threads', () => {
  it('R-H02 a job over its time limit fails alone, after one retry, and the jobs behind it are done', async () => {
    await withThreads({ threads: 1, timeMs: 500, heapMb: 1024 }, async (threads) => {
      await threads.run('group_rounds.firstGroups', [], { runId });
      const heavy = assert.rejects(threads.run('extract.prepare', long, { runId }), failed('time'));
      const behind = Array.from({ length: 5 }, () => threads.run('group_rounds.firstGroups', [], { runId }));
      await Promise.all([heavy, ...behind]);
      const { overTime, running, waiting, done } = threads.load();
      assert.ok(overTime >= 2, `${overTime}`);
      assert.deepEqual([running, waiting, done], [0, 0, 7]);
    });
  });

  it('R-H09 runs take turns: a small run does not wait for a large one that came before it', async () => {
    await withThreads({ threads: 1 }, async (threads) => {
      const done: string[] = [];
      const job = async (runId: string) => {
        await threads.run('extract.prepare', short, { runId });
        done.push(runId);
      };
      const first = job('first');
      const large = Array.from({ length: 40 }, () => job('large'));
      const small = [job('small'), job('small')];
      await Promise.all([first, ...large, ...small, job('last')]);
      assert.deepEqual(done.slice(0, 6), ['first', 'large', 'small', 'last', 'large', 'small']);
      assert.deepEqual(
        done.slice(6),
        Array.from({ length: 38 }, () => 'large'),
      );
    });
  });

  it('R-H02 a job that is cancelled while it waits is not done, and those behind it are', async () => {
    await withThreads({ threads: 1 }, async (threads) => {
      const ending = new AbortController();
      const heavy = assert.rejects(
        threads.run('extract.prepare', long, { runId: 'a', signal: AbortSignal.timeout(300) }),
      );
      const calledOff = assert.rejects(
        threads.run('extract.prepare', short, { runId: 'b', signal: ending.signal }),
      );
      const behind = threads.run('extract.prepare', short, { runId: 'b' });
      ending.abort();
      await Promise.all([heavy, calledOff, behind]);
      assert.deepEqual([threads.load().waiting, threads.load().running], [0, 0]);
    });
  });

  it('R-H02 a thread that runs out of memory fails its own job, repeatedly, and the process survives', async () => {
    await withThreads({ threads: 2, heapMb: 24 }, async (threads) => {
      // It holds all texts, and gets no further.
      const facts = exampleFacts();
      const evidence = evidenceOf(facts);
      const foundStatements = { statements: 0, weight: 0, claims: [] };
      for (let round = 0; round < 2; round++) {
        const heavy = threads.run(
          'report.assemble',
          { evidence, other: facts, foundStatements },
          { runId, texts: () => megabytes(80) },
        );
        await assert.rejects(heavy, failed('memory'));
        assert.ok('messages' in (await threads.run('extract.prepare', short, { runId })));
      }
      assert.equal(threads.load().overMemory, 4);
    });
  });

  it('a signal ends a running or waiting job, and the thread serves the next one', async () => {
    await withThreads({ threads: 1 }, async (threads) => {
      const ending = new AbortController();
      const reason = new Error('cancelled');
      const { signal } = ending;
      const atWork = Promise.withResolvers<void>();
      async function* texts(): AsyncGenerator<readonly StoredText[]> {
        atWork.resolve();
        yield await new Promise<never>(() => {});
      }
      const both = [
        threads.run('select.selectPanelClaims', nothing, { runId, texts, signal }),
        threads.run('extract.prepare', short, { runId, signal }),
      ].map((job) => assert.rejects(job, reason));
      await atWork.promise;
      ending.abort(reason);
      await Promise.all(both);
      assert.ok('messages' in (await threads.run('extract.prepare', short, { runId })));
      assert.equal(threads.load().overTime, 0);
    });
  });

  it('a closed pool does nothing more, and does not start waiting jobs', async () => {
    const threads = openThreads({ ...threadLimits, threads: 1 });
    const atWork = Promise.withResolvers<void>();
    async function* texts(): AsyncGenerator<readonly StoredText[]> {
      atWork.resolve();
      yield await new Promise<never>(() => {});
    }
    const atClosing = [
      threads.run('select.selectPanelClaims', nothing, { runId, texts }),
      threads.run('extract.prepare', short, { runId }),
    ].map((job) => assert.rejects(job, (error) => !(error instanceof JobFailed)));
    await atWork.promise;
    await threads.close();
    await Promise.all(atClosing);
    await assert.rejects(threads.run('extract.prepare', short, { runId }), /the threads are closed/);
  });

  it('an error in reading the texts is passed on, because time may fix it', async () => {
    await withThreads({ threads: 1 }, async (threads) => {
      const broken = new Error('the database has gone');
      async function* texts(): AsyncGenerator<readonly StoredText[]> {
        yield [{ modelId: 'm/1', text: 'one' }];
        throw broken;
      }
      await assert.rejects(
        threads.run('select.selectPanelClaims', nothing, { runId, texts }),
        (error) => error === broken,
      );
    });
  });

  it('R-W07 a failure in a thread is reported without its message, which may quote a text', async () => {
    await withThreads({ threads: 1 }, async (threads) => {
      const input = { ...short, names: 'secret' as unknown as string[], text: null as unknown as string };
      await assert.rejects(threads.run('extract.prepare', input, { runId }), (error: JobFailed) => {
        assert.equal(error.message, 'extract.prepare failed: TypeError');
        assert.match(error.stack ?? '', /kept\.ts/);
        return failed('none')(error);
      });
      assert.equal(threads.load().failed, 1);
    });
  });
});
