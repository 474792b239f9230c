import assert from 'node:assert/strict';
import { balanceOf, contradictions, type Seen } from '../../../../bench/faults/plan/truth.ts';

const accepted: Seen = { what: 'accepted', entry: 0, workspace: 0, runId: 'a' };
const polled = (status: string, charged: number | null = null): Seen => {
  return { what: 'polled', runId: 'a', status, reserved: 15, charged };
};

describe('what a client was told', () => {
  it('is consistent where every run goes forward and ends once', () => {
    const seen: Seen[] = [
      ...[accepted, polled('queued'), accepted, polled('running'), polled('synthesizing')],
      ...[polled('completed', 15), polled('completed', 15)],
      { what: 'result', runId: 'a', digest: 'x' },
      { what: 'result', runId: 'a', digest: 'x' },
      { what: 'conflict', entry: 0, code: 'idempotency_conflict' },
      { what: 'listed', workspace: 0, runIds: ['a'], since: 8 },
      { what: 'revoked', workspace: 0 },
      { what: 'revoked key used', workspace: 0, status: 401 },
    ];
    assert.deepEqual(contradictions(seen), []);
  });

  const wrong: Record<string, readonly Seen[]> = {
    'one idempotency key made 2 runs: entry 0': [accepted, { ...accepted, runId: 'b' }],
    'a run went from synthesizing (charged null) to running (charged null): a': [
      ...[accepted, polled('synthesizing'), polled('running')],
    ],
    'a run went from completed (charged 15) to failed (charged 0): a': [
      ...[accepted, polled('completed', 15), polled('failed', 0)],
    ],
    'a result changed after it was read: a': [
      { what: 'result', runId: 'a', digest: 'x' },
      { what: 'result', runId: 'a', digest: 'y' },
    ],
    'another question with a used key was answered with 202: entry 0': [
      { what: 'conflict', entry: 0, code: '202' },
    ],
    'a list of runs lacks a': [accepted, { what: 'listed', workspace: 0, runIds: [], since: 1 }],
    'a list of runs has a twice': [accepted, { what: 'listed', workspace: 0, runIds: ['a', 'a'], since: 1 }],
    'a revoked key was answered with 200': [
      { what: 'revoked', workspace: 0 },
      { what: 'revoked key used', workspace: 0, status: 200 },
    ],
  };
  for (const [breach, seen] of Object.entries(wrong))
    it(`is a breach: ${breach}`, () => assert.deepEqual(contradictions(seen), [breach]));

  it('may lack in a list what was accepted while it was read', () => {
    const seen: Seen[] = [accepted, { what: 'listed', workspace: 0, runIds: [], since: 0 }];
    assert.deepEqual(contradictions(seen), []);
  });

  it('adds up to a balance: grants once, reserves while runs go on, charges once they have ended', () => {
    const grant: Seen = { what: 'granted', workspace: 0, key: 'k', credits: 7 };
    const other: Seen = { what: 'granted', workspace: 1, key: 'k', credits: 100 };
    const goesOn = [grant, grant, other, accepted, polled('running')];
    assert.equal(balanceOf(goesOn, 0, 200), 200 + 7 - 15);
    assert.equal(balanceOf([...goesOn, polled('completed', 15)], 0, 200), 200 + 7 - 15);
    assert.equal(balanceOf([...goesOn, polled('failed', 0)], 0, 200), 200 + 7);
    assert.equal(
      balanceOf([...goesOn, polled('failed', null)], 0, 200),
      200 + 7 - 15,
      'a held reserve is not given back',
    );
  });
});
