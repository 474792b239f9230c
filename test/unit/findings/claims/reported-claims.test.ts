import assert from 'node:assert/strict';
import { reportedClaims, withReportedClaims } from '../../../../src/findings/claims/reported-claims.ts';
import type { CheckedStance, Findings } from '../../../../src/findings/findings.ts';
import { nothingSaid } from '../../../support/report/labels.ts';
import { exampleFacts } from '../../report/example.ts';

const claims = Array.from({ length: 32 }, (_, index) => ({
  claimId: index + 1,
  statement: `Claim ${index + 1}.`,
  stake: 1,
}));
/** A response that speaks of these claims. */
const labelled = (modelId: string, claimIds: readonly number[]): Findings['labels'][number] => ({
  ...{ ...nothingSaid, modelId },
  stances: claimIds.map((claimId) => ({ claimId, stance: 'oppose', span: { offset: 0, length: 1 } })),
});
/** A response that only reports these claims beside. */
const telling = (labels: Findings['labels'][number], ...claimIds: readonly number[]) => ({
  ...labels,
  reported: claimIds.map((claimId) => ({ claimId, span: { offset: 0, length: 1 } })),
});
/** A claim as it was read from these responses. */
const read = (claimId: number, ...modelIds: readonly string[]) =>
  modelIds.map((modelId) => ({
    claimId,
    modelId,
    stance: 'oppose' as const,
    span: { offset: 0, length: 1 },
  }));
const idsOf = (some: readonly { readonly claimId: number }[]) => some.map(({ claimId }) => claimId);
const allBut = (...left: readonly number[]) => idsOf(claims).filter((id) => !left.includes(id));

describe('the claims of a report', () => {
  it('R-R09 R-R10 are the first 24 that labelling confirms: spares take the places of claims that nobody makes', () => {
    const { reported, unconfirmed, spare } = reportedClaims({
      questionType: 'other',
      claims,
      labels: [labelled('a', allBut(3, 20, 26))],
      extracted: [],
    });
    assert.deepEqual(idsOf(reported), allBut(3, 20, 26).slice(0, 24));
    assert.deepEqual(
      [idsOf(unconfirmed), idsOf(spare)],
      [
        [3, 20, 26],
        [28, 29, 30, 31, 32],
      ],
    );
  });

  it('R-R10 exclude those that labelling finds in fewer than half of the responses they were extracted from', () => {
    const labels = [labelled('a', [1, 2, 3, 4]), labelled('b', [1]), labelled('c', [])];
    const extracted = [
      ...read(1, 'a', 'b', 'c'),
      ...read(2, 'a', 'b', 'c'),
      ...read(3, 'a', 'b'),
      ...read(4, 'x', 'y'),
    ];
    const { reported } = reportedClaims({ questionType: 'other', claims, labels, extracted });
    assert.deepEqual(
      idsOf(reported),
      [1, 3, 4],
      'what was read from responses that nobody labelled shows nothing',
    );
  });

  it('R-R09 include those found in as many other responses: their own statements were merged into another claim', () => {
    const labels = [labelled('a', [1]), labelled('b', [1]), labelled('c', [1]), labelled('d', [2])];
    const extracted = [...read(1, 'd'), ...read(2, 'a')];
    assert.deepEqual(
      idsOf(reportedClaims({ questionType: 'other', claims, labels, extracted }).reported),
      [1],
    );
  });

  it('R-R24 are beside them the options that labelling confirms, be they all named in one sentence', () => {
    const options = [33, 34, 35].map((claimId) => ({
      claimId,
      statement: `Option ${claimId}.`,
      stake: 0.1,
      option: `${claimId}`,
    }));
    const sentence = (modelId: string, ids: readonly number[]) =>
      labelled(modelId, [...idsOf(claims), ...ids]);
    const { reported, repeated } = reportedClaims({
      questionType: 'other',
      claims: [...claims.map((claim, at) => ({ ...claim, at })), ...options],
      labels: [sentence('a', [33, 34]), sentence('b', [33, 34]), sentence('c', [33])],
      extracted: idsOf(claims).flatMap((claimId) => read(claimId, 'a', 'b', 'c')),
    });
    assert.deepEqual(idsOf(reported), [...allBut().slice(0, 24), 33, 34]);
    assert.deepEqual(repeated, []);
  });

  it('R-R09 are beside them those that half of the responses address, while rare ones have places', () => {
    const said = [idsOf(claims), [30], [30], [], [], []];
    const labels = said.map((claimIds, at) => labelled(`m${at}`, claimIds));
    assert.deepEqual(
      idsOf(reportedClaims({ questionType: 'other', claims, labels, extracted: [] }).reported),
      [...allBut().slice(0, 24), 30],
    );
  });

  it('R-R09 are beside them those that two of ten responses address: rare ones take no place from these', () => {
    const said = [idsOf(claims), [30], ...Array.from({ length: 8 }, () => [])];
    const labels = said.map((claimIds, at) => labelled(`m${at}`, claimIds));
    assert.deepEqual(
      idsOf(reportedClaims({ questionType: 'other', claims, labels, extracted: [] }).reported),
      [...allBut().slice(0, 24), 30],
      'two of ten, not one',
    );
  });

  it('R-R10 include what nobody makes if two responses report it as others’', () => {
    const labels = [telling(labelled('a', [1]), 2, 3, 3), telling(labelled('b', [1]), 2)];
    assert.deepEqual(
      idsOf(reportedClaims({ questionType: 'other', claims, labels, extracted: [] }).reported),
      [1, 2],
    );
  });

  it('R-R09 end with what is only reported as others’, most often reported first, whatever was selected first', () => {
    const labels = [
      telling(labelled('a', allBut(1, 2)), 1, 2),
      telling(labelled('b', [25]), 1, 2),
      telling(labelled('c', []), 2),
    ];
    const full = reportedClaims({ questionType: 'other', claims, labels, extracted: [] });
    assert.deepEqual(idsOf(full.reported), allBut(1, 2).slice(0, 24));
    const few = reportedClaims({ questionType: 'other', claims: claims.slice(0, 5), labels, extracted: [] });
    assert.deepEqual(idsOf(few.reported), [3, 4, 5, 2, 1]);
  });

  it('R-R09 have a place for what two of ten responses report as others’, though nobody takes it', () => {
    const [, second, ...others] = Array.from({ length: 10 }, (_, at) => labelled(`m${at}`, []));
    const told = telling(labelled('m0', allBut(1, 2)), 1, 2);
    const labels = [told, telling(second!, 1), ...others];
    assert.deepEqual(
      idsOf(reportedClaims({ questionType: 'other', claims, labels, extracted: [] }).reported),
      [...allBut(1, 2).slice(0, 24), 1],
    );
  });

  it('are fewer if labelling confirms fewer, and those selected first if it confirms none at all', () => {
    const few = reportedClaims({
      questionType: 'other',
      claims,
      labels: [labelled('a', [7, 30])],
      extracted: [],
    });
    assert.deepEqual([idsOf(few.reported), few.unconfirmed.length, few.spare.length], [[7, 30], 30, 0]);
    const silent = reportedClaims({
      questionType: 'other',
      claims,
      labels: [labelled('a', [])],
      extracted: [],
    });
    assert.deepEqual([idsOf(silent.reported), silent.unconfirmed.length], [idsOf(claims).slice(0, 24), 0]);
  });
});

describe('findings about the claims of a report', () => {
  const { findings } = exampleFacts();
  const stance = (claimId: number): CheckedStance => ({
    ...{ modelId: 'a', claimId },
    readings: [{ by: 'one', stage: 'extract', found: 'oppose', span: { offset: 0, length: 1 } }],
  });
  const made = withReportedClaims({
    ...findings,
    claims,
    labels: [{ ...labelled('a', allBut(3, 5)), unresolved: [3, 5] }, labelled('b', [4, 5])],
    extracted: [...read(1, 'a'), ...read(3, 'a'), ...read(4, 'b', 'c', 'd'), ...read(31, 'a')],
    crossCheck: {
      ...{ asked: [], camps: [], details: [] },
      stances: [stance(2), stance(3), stance(32)],
    },
  });

  it('R-R02 contain no label of another claim', () => {
    assert.deepEqual(idsOf(made.claims), allBut(3).slice(0, 24));
    assert.ok(
      made.labels.every(({ stances }) =>
        stances.every(({ claimId }) => idsOf(made.claims).includes(claimId)),
      ),
    );
    assert.deepEqual(
      made.labels.map(({ unresolved }) => unresolved),
      [[5], []],
    );
    assert.deepEqual(idsOf(made.extracted), [1, 4, 4, 4]);
    assert.deepEqual(made.selection, { labelled: 32, unconfirmed: 1, repeated: [] });
  });

  it('R-R21 keep what was read of the others, so that who invents claims does not look reliable', () => {
    assert.deepEqual(idsOf(made.crossCheck.stances), [2, 3, 32]);
  });

  it('R-R09 leave out a claim that repeats or denies another, and keep its caveats with that one', () => {
    const [again, denial] = [7, 9];
    const stances = (modelId: string, isFor = true): Findings['labels'][number] => ({
      ...labelled(modelId, idsOf(claims)),
      stances: idsOf(claims).map((claimId) => ({
        claimId,
        stance: (claimId === denial) === isFor ? 'oppose' : 'support',
        // All claims stand in sentences of their own, but for these two.
        span: { offset: [again, denial].includes(claimId) ? 20 : 10 * claimId, length: 5 },
      })),
    });
    const caveat = 'in winter';
    const {
      claims: shown,
      labels,
      selection,
      extracted,
    } = withReportedClaims({
      ...findings,
      claims,
      labels: [stances('a'), stances('c'), stances('b', false), telling(labelled('d', []), again, denial)],
      extracted: [...read(again, 'a'), { ...read(denial, 'b')[0]!, stance: 'support', caveat }],
    });
    assert.deepEqual(idsOf(labels[3]!.reported), [2]);
    assert.deepEqual(idsOf(shown), allBut(again, denial).slice(0, 24));
    assert.deepEqual(selection?.repeated, [again, denial]);
    assert.deepEqual(extracted, [...read(2, 'a'), ...read(2, 'b').map((found) => ({ ...found, caveat }))]);
  });
});
