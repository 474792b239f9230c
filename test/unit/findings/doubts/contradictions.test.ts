import assert from 'node:assert/strict';
import fc from 'fast-check';
import { doubtsOf, openDoubts, resolve } from '../../../../src/findings/doubts/contradictions.ts';
import { resolveStance } from '../../../../src/findings/doubts/resolve-stance.ts';
import type { SecondLook, Sources } from '../../../../src/findings/doubts/sources.ts';
import type { ResponseLabels, Stance } from '../../../../src/findings/findings.ts';
import { type Code, reconcile } from '../../../../src/findings/two-coders.ts';

const span = (offset: number) => ({ offset, length: 1 });
const labels = (stances: Record<number, Stance>, campId: number | null = null, at = 0): ResponseLabels => ({
  modelId: 'a',
  stances: Object.entries(stances).map(([claimId, stance]) => ({
    claimId: Number(claimId),
    stance,
    span: span(at),
  })),
  camp: campId === null ? null : { campId, span: span(at) },
});
const made = (claimId: number, stance: 'support' | 'oppose', conditional = false, at?: number) => ({
  claimId,
  stance,
  conditional,
  ...(at === undefined ? {} : { span: span(at) }),
});
const looked = (claimId: number, stance: Code, at: number): SecondLook => ({
  stances: [{ claimId, stance, span: stance === 'not_addressed' ? null : span(at) }],
  camps: [],
});
const none: Sources['claims'] = [];
const no = 'not_addressed';

describe('what is in doubt of a response', () => {
  it('R-R16 (cross-checks) is each stance and camp on which two sources differ', () => {
    const first = labels({ 1: 'support', 2: 'support', 3: 'mixed', 5: 'oppose' }, 1);
    const claims = [made(1, 'support'), made(2, 'oppose'), made(3, 'support'), made(4, 'support')];
    const extracted: Sources = {
      labels: [first],
      claims: [...claims, made(5, 'oppose', true)],
      campId: 2,
      twice: false,
    };
    // 1 agrees, 2 is on the other side, 3 has one side more than was found, 4 was missed, 5 has a condition that the label has not.
    assert.deepEqual(doubtsOf(extracted), { claimIds: [2, 3, 4, 5], campIds: [1, 2] });
    const second = labels({ 1: 'support', 6: 'support' }, 1);
    const twice: Sources = {
      labels: [labels({ 1: 'support', 7: 'mixed' }, 1), second],
      claims: none,
      campId: 1,
      twice: true,
    };
    assert.deepEqual(doubtsOf(twice), { claimIds: [6, 7], campIds: [] });
  });

  it('R-R16 (cross-checks) is what one source alone has found, and not what two have', () => {
    const alone = labels({ 1: 'support' }, 1);
    assert.deepEqual(doubtsOf({ labels: [alone], claims: none, campId: null, twice: false }), {
      claimIds: [1],
      campIds: [1],
    });
    assert.deepEqual(doubtsOf({ labels: [alone, alone], claims: none, campId: null, twice: false }), {
      claimIds: [],
      campIds: [],
    });
    assert.deepEqual(doubtsOf({ labels: [labels({})], claims: none, campId: 3, twice: false }), {
      claimIds: [],
      campIds: [3],
    });
    assert.deepEqual(doubtsOf({ labels: [labels({})], claims: none, campId: null, twice: false }), {
      claimIds: [],
      campIds: [],
    });
  });
});

describe('what one source alone has found', () => {
  const coded = (stance: Stance, at: number) => labels({ 1: stance }, null, at);
  const from = (own: Sources['labels'], claims = none): Sources => ({
    ...{ labels: own, claims },
    ...{ campId: null, twice: false },
  });

  it('R-R16 (cross-checks) is also what two have found in different sentences, as far as their places are known', () => {
    const found = (sources: Sources) => doubtsOf(sources).claimIds;
    assert.deepEqual(found(from([coded('support', 10)], [made(1, 'support', false, 20)])), [1]);
    assert.deepEqual(found(from([coded('support', 10)], [made(1, 'support', false, 10)])), []);
    assert.deepEqual(found(from([coded('support', 10)], [made(1, 'support')])), []);
    assert.deepEqual(found(from([coded('support', 10), coded('support', 20)])), [1]);
    const twiceByExtraction = [made(1, 'support', false, 20), made(1, 'support', false, 20)];
    assert.deepEqual(found(from([coded('support', 10)], twiceByExtraction)), [1]);
    assert.deepEqual(
      found(from([coded('support', 10), coded('support', 20)], [made(1, 'support', false, 20)])),
      [],
    );
  });

  it('R-R16 (cross-checks) is asked of the other synthesizer where labelling and the answer differ, sources are even, or two name different sentences', () => {
    const open = (sources: Sources, look: SecondLook) =>
      openDoubts(sources, doubtsOf(sources), look).claimIds;
    const alone = from([coded('support', 10)]);
    assert.deepEqual(open(alone, looked(1, 'support', 10)), []);
    assert.deepEqual(open(alone, looked(1, 'support', 20)), [1]);
    assert.deepEqual(open(alone, looked(1, 'oppose', 10)), [1], 'one against one');
    assert.deepEqual(open(alone, looked(1, no, 0)), [], 'attributed to nobody');
    assert.deepEqual(open(alone, { stances: [], camps: [] }), [], 'it got no answer');
    const denied = from([coded('oppose', 10)], [made(1, 'support', false, 10)]);
    assert.deepEqual(open(denied, looked(1, 'support', 10)), [1], 'the label says something else');
    assert.deepEqual(open(denied, looked(1, 'oppose', 10)), [], 'both were asked about this very claim');
    assert.deepEqual(open(denied, looked(1, no, 0)), [], 'nobody bears out either');
    const missed = from([labels({})], [made(1, 'support', false, 10)]);
    assert.deepEqual(open(missed, looked(1, 'support', 10)), []);
    assert.deepEqual(open(missed, looked(1, 'support', 20)), [1]);
    const three = from([coded('oppose', 10), coded('support', 10)], [made(1, 'support', false, 10)]);
    assert.deepEqual(open(three, looked(1, 'support', 10)), [], 'three agree');
    const half = (at: number) => from([labels({}), coded('support', 10)], [made(1, 'support', false, at)]);
    assert.deepEqual(open(half(10), looked(1, no, 0)), [1], 'two find it in one sentence, two do not');
    assert.deepEqual(open(half(20), looked(1, no, 0)), [], 'each may have invented it');
    assert.deepEqual(openDoubts(from([labels({}, 1)]), doubtsOf(from([labels({}, 1)])), looked(1, no, 0)), {
      claimIds: [],
      campIds: [],
    });
  });

  it('R-R10 stands only where the other synthesizer finds it too, and the first one asked nothing else', () => {
    const outcome = (labelled: Code[], earlier: Stance[], again: Code, onceMore: Code) =>
      resolveStance({ labelled, earlier, again, onceMore })?.outcome;
    assert.equal(outcome(['support'], [], 'support', 'support'), 'support');
    assert.equal(outcome(['support'], [], 'support', no), no);
    assert.equal(outcome(['support'], [], 'support', 'oppose'), no);
    assert.equal(outcome(['oppose'], ['support'], 'support', 'support'), 'support');
    assert.equal(outcome(['oppose'], ['support'], 'support', no), no);
    assert.equal(outcome(['support'], [], 'oppose', 'oppose'), 'oppose');
    assert.equal(outcome(['support'], [], 'oppose', 'support'), no, 'one model does not outvote another');
    assert.equal(outcome(['mixed'], ['support'], 'support', 'mixed'), no);
    assert.equal(outcome(['support'], ['support'], no, 'support'), 'support');
    assert.equal(outcome(['support'], ['support'], no, no), no);
    assert.equal(outcome([no, 'support'], ['support'], no, 'support'), 'support');
    assert.equal(outcome([no, 'support'], ['support'], no, no), no);
  });

  it('R-R04 is shown at a place that two sources name, where there is one', () => {
    const sources = from([coded('support', 10)]);
    const { labels: resolved } = resolve(
      sources,
      doubtsOf(sources),
      looked(1, 'support', 20),
      looked(1, 'support', 20),
    );
    assert.deepEqual(resolved.stances, [{ claimId: 1, stance: 'support', span: span(20) }]);
  });
});

describe('what was asked again', () => {
  const stance = (labelled: Code[], earlier: Stance[], again?: Code) =>
    resolveStance({ labelled, earlier, again })?.outcome;

  it('R-R16 (cross-checks) has the stance that most sources have found', () => {
    assert.equal(stance(['oppose'], ['support'], 'support'), 'support'); // The label had the wrong side.
    assert.equal(stance(['support'], ['oppose'], 'support'), 'support'); // Extraction had it.
    assert.equal(stance([no], ['support'], 'support'), 'support'); // The label missed it.
    assert.equal(stance([no], ['support'], no), no); // Merging put a foreign claim there.
    assert.equal(stance(['support'], [], no), no); // The label invented it.
    assert.equal(stance(['support'], [], 'support'), 'support');
    assert.equal(stance([no], ['support'], 'mixed'), 'mixed');
    assert.equal(stance(['support'], ['mixed', 'support'], 'mixed'), 'mixed');
    assert.equal(stance(['support'], ['mixed', 'support'], 'support'), 'support');
  });

  it('R-R10 is attributed to nobody where no two sources agree or as many have found nothing', () => {
    assert.deepEqual(resolveStance({ labelled: ['support'], earlier: [], again: 'oppose' }), {
      outcome: no,
      decided: false,
    });
    assert.deepEqual(resolveStance({ labelled: ['support', no], earlier: ['support'], again: no }), {
      outcome: no,
      decided: true,
    });
  });

  it('R-R10 is attributed to nobody where two sources stand against two: either pair is as likely to be wrong', () => {
    assert.equal(stance(['support', 'oppose'], ['support'], 'oppose'), no);
    assert.equal(stance(['oppose', 'oppose'], ['support'], 'support'), no);
    assert.equal(stance(['mixed'], ['support'], 'mixed'), 'mixed');
    assert.equal(stance(['mixed'], ['support'], 'support'), 'support');
  });
});

describe('resolved labels', () => {
  it('R-R04 keep what was in no doubt, and carry the place where the outcome was found', () => {
    const sources: Sources = {
      labels: [labels({ 1: 'support', 2: 'oppose' }, 1, 10)],
      claims: [made(1, 'support'), made(2, 'support'), made(3, 'oppose')],
      campId: 2,
      twice: false,
    };
    const look: SecondLook = {
      stances: [
        { claimId: 2, stance: 'support', span: span(20) },
        { claimId: 3, stance: 'oppose', span: span(21) },
      ],
      camps: [
        { campId: 1, span: null },
        { campId: 2, span: span(22) },
      ],
    };
    assert.deepEqual(resolve(sources, doubtsOf(sources), look, null).labels, {
      modelId: 'a',
      stances: [
        { claimId: 1, stance: 'support', span: span(10) },
        { claimId: 2, stance: 'support', span: span(20) },
        { claimId: 3, stance: 'oppose', span: span(21) },
      ],
      camp: { campId: 2, span: span(22) },
    });
  });

  it('R-R16 (cross-checks) a response that takes two camps that exclude each other takes none', () => {
    const sources: Sources = { labels: [labels({}, 1, 10)], claims: none, campId: 2, twice: false };
    const both = [1, 2].map((campId) => ({ campId, span: span(campId) }));
    const { camps } = resolve(sources, doubtsOf(sources), { stances: [], camps: both }, null);
    assert.deepEqual(camps[0]?.again, null);
  });

  const stanceName = fc.constantFrom<Stance>('support', 'oppose', 'mixed');
  const own = fc
    .tuple(
      fc.dictionary(fc.constantFrom('1', '2', '3'), stanceName),
      fc.option(fc.integer({ min: 1, max: 3 })),
      fc.constantFrom(5, 7),
    )
    .map(([stances, campId, at]) => labels(stances, campId, at));
  const arbitrarySources: fc.Arbitrary<Sources> = fc.record({
    labels: fc.oneof(fc.tuple(own), fc.tuple(own, own)),
    claims: fc.array(
      fc.record({
        claimId: fc.integer({ min: 1, max: 3 }),
        stance: fc.constantFrom('support', 'oppose'),
        conditional: fc.boolean(),
        span: fc.constantFrom(5, 7).map(span),
      }),
      { maxLength: 4 },
    ),
    campId: fc.option(fc.integer({ min: 1, max: 3 })),
    twice: fc.boolean(),
  });
  const codes: readonly Code[] = ['support', 'oppose', 'mixed', no];

  it('R-R04 R-R16 (cross-checks) have a place for each stance; what all sources agree on is not asked, and an answer that agrees with the labels changes nothing', () => {
    const picks = fc.array(fc.nat(3));
    fc.assert(
      fc.property(
        arbitrarySources,
        picks,
        picks,
        fc.array(fc.boolean()),
        (sources, firstPicks, lastPicks, yes) => {
          const doubts = doubtsOf(sources);
          const [first, second] = sources.labels;
          const standing = sources.twice && second ? reconcile(first, second).labels : first;
          const unanswered = resolve(sources, doubts, null, null).labels;
          assert.deepEqual(unanswered, standing, 'without an answer nothing changes');
          const answers = (claimIds: readonly number[], chosen: readonly number[], at: number) =>
            claimIds.map((claimId, index) => {
              const stance = codes[chosen[index] ?? 3] ?? no;
              return { claimId, stance, span: stance === no ? null : span(at) };
            });
          const look: SecondLook = {
            stances: answers(doubts.claimIds, firstPicks, 5),
            camps: doubts.campIds.map((campId, index) => ({ campId, span: yes[index] ? span(9) : null })),
          };
          const open = openDoubts(sources, doubts, look);
          assert.ok(open.claimIds.every((claimId) => doubts.claimIds.includes(claimId)));
          const last = { stances: answers(open.claimIds, lastPicks, 7), camps: [] };
          const { labels: resolved, stances, camps } = resolve(sources, doubts, look, last);
          for (const { claimId, outcome } of stances)
            assert.equal(resolved.stances.find((each) => each.claimId === claimId)?.stance ?? no, outcome);
          for (const { outcome } of camps) assert.equal(resolved.camp?.campId ?? null, outcome);
          for (const stance of standing.stances)
            if (!doubts.claimIds.includes(stance.claimId))
              assert.ok(
                resolved.stances.some(
                  (each) => each.claimId === stance.claimId && each.stance === stance.stance,
                ),
              );
          for (const { outcome, labelled, earlier, again, onceMore } of stances)
            if (outcome !== no) {
              const agreeing = [...labelled, again, onceMore].filter((code) => code === outcome).length;
              assert.ok(agreeing + (earlier.length > 0 ? 1 : 0) >= 2, 'two sources stand behind it');
              assert.ok(
                onceMore === undefined || onceMore === outcome,
                'nothing stands against the last word',
              );
            }
        },
      ),
    );
  });
});
