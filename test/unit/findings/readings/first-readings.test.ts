import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Stance } from '../../../../src/findings/findings.ts';
import {
  campIn,
  type ExtractedStance,
  type ReadResponse,
  stancesIn,
  stancesInDoubt,
} from '../../../../src/findings/readings/first-readings.ts';

const span = (offset: number) => ({ offset, length: 5 });
const made = (
  claimId: number,
  stance: ExtractedStance['stance'],
  at: number,
  caveat: string | null = null,
): ExtractedStance => ({
  ...{ claimId, stance, hasCaveat: caveat !== null, span: span(at) },
  ...(caveat ? { caveat } : {}),
});
const label = (claimId: number, stance: Stance, at: number) => ({ claimId, stance, span: span(at) });
const response = (changes: Partial<ReadResponse>): ReadResponse => ({
  modelId: 'a',
  ...{ extractedBy: 'north', extracted: [], details: [] },
  ...{ labelledBy: 'south', labelled: { stances: [], camp: null } },
  placed: [],
  ...changes,
});

describe('first readings', () => {
  it('R-R21 of a stance are what its extractor and its labeller found; who labels has read every claim', () => {
    const read = stancesIn(
      response({
        extracted: [made(1, 'support', 10), made(2, 'oppose', 20), made(4, 'support', 40)],
        labelled: {
          stances: [label(1, 'support', 11), label(2, 'support', 21), label(3, 'mixed', 31)],
          camp: null,
        },
      }),
    );
    const south = (found: string, at: number | null) => ({
      ...{ by: 'south', stage: 'label', found, span: at === null ? null : span(at) },
    });
    const north = (found: string, at: number) => ({ by: 'north', stage: 'extract', found, span: span(at) });
    assert.deepEqual(
      read.map(({ claimId, readings }) => [claimId, ...readings]),
      [
        [1, north('support', 10), south('support', 11)],
        [2, north('oppose', 20), south('support', 21)],
        [3, south('mixed', 31)],
        [4, north('support', 40), south('not_addressed', null)],
      ],
    );
  });

  it('R-R21 are asked about unless both found the same, and a caveat alone does not make a stance mixed', () => {
    const extracted = [
      made(1, 'support', 10),
      made(2, 'support', 20, 'in large towns'),
      ...[made(3, 'support', 30, 'in large towns'), made(3, 'oppose', 33)],
      made(4, 'support', 40),
    ];
    const stances = [
      ...[label(1, 'support', 11), label(2, 'mixed', 21), label(3, 'mixed', 31)],
      ...[label(4, 'oppose', 41), label(5, 'support', 51)],
    ];
    const asked = stancesInDoubt(response({ extracted, labelled: { stances, camp: null } }));
    assert.deepEqual(
      asked.map(({ claimId }) => claimId),
      [2, 4, 5],
    );
  });

  it('R-R21 a claim that was extracted on both sides, or under a caveat, is mixed', () => {
    const found = (...extracted: ExtractedStance[]) =>
      stancesIn(response({ extracted }))[0]?.readings.find(({ stage }) => stage === 'extract')?.found;
    assert.equal(found(made(1, 'support', 1), made(1, 'support', 9)), 'support');
    assert.equal(found(made(1, 'oppose', 1)), 'oppose');
    assert.equal(found(made(1, 'support', 1), made(1, 'oppose', 9)), 'mixed');
    assert.equal(found(made(1, 'support', 1, 'in winter')), 'mixed');
  });

  it('R-R21 of a camp are those of everyone who placed the position, and of the labeller', () => {
    const place = (by: string, campId: number | null) => ({ by, campId });
    const read = campIn(
      response({
        placed: [place('north', 1), place('south', null)],
        labelled: { stances: [], camp: { campId: 2, span: span(5) } },
      }),
    );
    assert.deepEqual(read, [
      {
        modelId: 'a',
        readings: [
          { by: 'north', stage: 'camps', found: 1, span: null },
          { by: 'south', stage: 'camps', found: null, span: null },
          { by: 'south', stage: 'label', found: 2, span: span(5) },
        ],
      },
    ]);
    assert.deepEqual(campIn(response({ placed: [place('north', null)] })), [], 'nobody found one');
  });

  it('R-R21 hold every claim that either found once, in order, and a place for all but silence', () => {
    const id = fc.integer({ min: 1, max: 6 });
    const extracted = fc.array(
      fc
        .tuple(id, fc.constantFrom('support', 'oppose' as const), fc.nat(90), fc.option(fc.constant('if')))
        .map(([claimId, stance, at, caveat]) => made(claimId, stance as 'support', at, caveat)),
    );
    const stances = fc.uniqueArray(
      fc
        .tuple(id, fc.constantFrom<Stance>('support', 'oppose', 'mixed'), fc.nat(90))
        .map(([claimId, stance, at]) => label(claimId, stance, at)),
      { selector: ({ claimId }) => claimId },
    );
    fc.assert(
      fc.property(extracted, stances, (some, labels) => {
        const read = stancesIn(response({ extracted: some, labelled: { stances: labels, camp: null } }));
        const expected = new Set([...some, ...labels].map(({ claimId }) => claimId));
        assert.deepEqual(
          read.map(({ claimId }) => claimId),
          [...expected].sort((a, b) => a - b),
        );
        for (const { readings } of read) {
          assert.equal(readings.filter(({ by }) => by === 'south').length, 1);
          for (const { found, span: place } of readings)
            assert.equal(place === null, found === 'not_addressed');
        }
      }),
    );
  });
});
