import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import pino from 'pino';
import { makeSaving } from '../../../../activities/common/saving.ts';

describe('results that the database refuses', () => {
  const { signal } = new AbortController();
  const log = pino({ level: 'silent' });
  const refusal = new Error('it may pass');
  const refused = async () => {
    throw refusal;
  };

  it('R-W03 are let go after a limit, however often their refusal may pass, and asking goes on', async () => {
    const saving = makeSaving(log, { heldForMs: 1 });
    const stored = saving.store('one', refused, signal);
    const asking = saving.untilStoring(signal);
    await assert.rejects(stored, refusal);
    await asking;
    await saving.held('one', signal);
  });

  it('R-W03 keep a step from asking for a short while, and then send it back to be repeated', async () => {
    const saving = makeSaving(log, { waitMs: 20 });
    const stopped = new AbortController();
    const stored = saving.store('one', refused, stopped.signal);
    await setTimeout(5); // Until the first refusal.
    await assert.rejects(saving.untilStoring(signal), { name: 'TimeoutError' });
    stopped.abort();
    await assert.rejects(stored, { name: 'AbortError' });
  });

  it('R-W03 are stored within the limit, once the database stores again', async () => {
    const saving = makeSaving(log);
    let tries = 0;
    const stored = saving.store('one', async () => (++tries < 2 ? await refused() : 'stored'), signal);
    assert.equal(await stored, 'stored');
    await saving.untilStoring(signal);
    assert.equal(tries, 2);
  });
});
