import assert from 'node:assert/strict';
import { isRare } from '../../../../src/findings/rarity.ts';
import { buildCopyIndex } from '../../../../src/text/copy-index.ts';
import { firstSelection } from '../../../support/stages/merging.ts';
import { aliases, type Planted, plant, word } from '../group/planted-claims.ts';

const nothing = buildCopyIndex([], []);

describe('the choice of claims', () => {
  /**
   * Forty responses: each says `own` first, then common things, then `asides`, which two of them
   * say.
   */
  const beside = (own: readonly Planted[], asides: readonly string[], ...more: Planted[]) => [
    ...own,
    ...Array.from({ length: 30 }, (_, index) => ({
      statement: `The ${word(index)} matters.`,
      by: aliases(20, (index % 2) * 20),
    })),
    ...more,
    ...asides.map((statement, at) => ({ statement, by: aliases(2, 2 * at) })),
  ];
  const asides = Array.from({ length: 20 }, (_, at) => `${word(100 + 2 * at)} ${word(101 + 2 * at)}.`);
  /**
   * Thirty claims that ten of twenty responses make, after `first`, which each response makes at
   * the very beginning.
   */
  const crowd = (...first: Planted[]): Planted[] => [
    ...first,
    ...Array.from({ length: 30 }, (_, index) => ({
      statement: `The ${word(index)} matters.`,
      by: aliases(10, (index % 2) * 10),
    })),
  ];
  const selectedOf = (planted: readonly Planted[]) => {
    const { groups, claims } = plant(planted);
    return firstSelection(groups, claims, nothing);
  };
  const statementsOf = (planted: readonly Planted[]) =>
    selectedOf(planted)
      .claims.slice(0, 24) // The others are spares.
      .map(({ statement }) => statement);

  it('R-R09 takes 24 of many claims, reserves a quarter of them for rare ones, and adds rare ones as spares', () => {
    const planted = [
      ...Array.from({ length: 40 }, (_, index) => ({
        statement: `The ${word(index)} matters.`,
        by: aliases(40 - index / 2),
      })),
      ...Array.from({ length: 200 }, (_, index) => ({
        statement: `The ${word(index + 40)} matters.`,
        by: aliases(1, index % 40),
      })),
    ];
    const { groups, claims } = plant(planted);
    const selected = firstSelection(groups, claims, nothing).claims;
    const madeBy = selected.map(
      ({ statement }) => planted.find((each) => each.statement === statement)?.by.length ?? 0,
    );
    const [prevalence, spares, common] = [madeBy.slice(0, 24), madeBy.slice(24, 36), madeBy.slice(36)];
    assert.ok(
      common.length === 12 && common.every((count) => count >= 20),
      'what half of the responses say has places beside them',
    );
    assert.ok(spares.every((count) => isRare(count, 40)));
    assert.equal(prevalence.filter((count) => isRare(count, 40)).length, 6);
    assert.deepEqual(
      prevalence,
      prevalence.toSorted((a, b) => b - a),
    );
  });

  it('R-R09 labels what four of ten responses say, though rare claims could fill every spare place', () => {
    const lastOf = (count: number, from: number) => ({
      statement: `The ${word(300 + count + from)} matters.`,
      by: aliases(count, from),
    });
    const planted = [
      ...Array.from({ length: 20 }, (_, at) => ({
        statement: `The ${word(at)} matters.`,
        by: aliases(5, (at % 2) * 5),
      })),
      ...Array.from({ length: 40 }, (_, at) => ({
        statement: `The ${word(50 + at)} matters.`,
        by: aliases(1, at % 10),
      })),
      lastOf(4, 0),
      lastOf(4, 4),
    ];
    const { claims } = selectedOf(planted);
    for (const { statement } of planted.slice(-2))
      assert.ok(
        claims.some((claim) => claim.statement === statement),
        statement,
      );
  });

  it('R-R09 labels what four of forty responses say last, though what one says has places', () => {
    const last = { statement: 'Hedges keep the wind off.', by: aliases(4) };
    const few = { statement: 'Gravel keeps the wind on.', by: aliases(3, 10) };
    const own = Array.from({ length: 30 }, (_, at) => ({
      statement: `The ${word(60 + at)} matters.`,
      by: aliases(1, at),
    }));
    const common = beside([], []).slice(0, 24);
    const chosen = selectedOf([...own, ...common, last, few]).claims.map(({ statement }) => statement);
    assert.ok(chosen.includes(last.statement) && !chosen.includes(few.statement));
  });

  it('gives a claim to a response that would otherwise have none', () => {
    const planted = [
      ...Array.from({ length: 30 }, (_, index) => ({
        statement: `The ${word(index)} matters.`,
        by: aliases(20),
      })),
      { statement: 'Outsiders see the ceiling.', by: aliases(4, 20) },
    ];
    const { groups, claims } = plant(planted);
    const selected = firstSelection(groups, claims, nothing).claims;
    assert.ok(selected.some(({ statement }) => statement === 'Outsiders see the ceiling.'));
  });

  it('prefers a contested claim to an equally widespread undisputed one', () => {
    const planted = [
      ...Array.from({ length: 30 }, (_, index) => ({
        statement: `The ${word(index)} matters.`,
        by: aliases(10),
      })),
      { statement: 'Zeal decides everything.', by: aliases(5), against: aliases(5, 5) },
    ];
    const { groups, claims } = plant(planted);
    const selected = firstSelection(groups, claims, nothing).claims.map(({ statement }) => statement);
    assert.ok(selected.includes('Zeal decides everything.'));
  });

  it('weighs a claim by its place in answers: what four say first goes before what ten say last', () => {
    const last = { statement: 'Zeal is the last word.', by: aliases(10) };
    const first = { statement: 'Yield is the main reason.', by: aliases(4) };
    const chosen = statementsOf([...crowd(first), last]);
    assert.ok(chosen.includes(first.statement));
    assert.ok(!chosen.includes(last.statement));
  });

  it('selects a claim that several responses put first, even if they have others', () => {
    const outsiders = { statement: 'Outsiders see the ceiling.', by: aliases(4, 6) };
    const all = Array.from({ length: 30 }, (_, index) => ({
      statement: `The ${word(index)} matters.`,
      by: aliases(20),
    }));
    assert.ok(statementsOf([outsiders, ...all]).includes(outsiders.statement));
  });

  it('R-R09 takes those rare claims on which the answers that make them rest most', () => {
    const rare = (at: number, from: number, by: readonly string[]) => ({
      statement: `${word(from + 2 * at)} ${word(from + 2 * at + 1)}.`,
      by,
    });
    const main = Array.from({ length: 6 }, (_, at) => rare(at, 60, aliases(1, at)));
    // Six of forty say each of these, but at the end.
    const asides = Array.from({ length: 20 }, (_, at) => rare(at, 100, aliases(6, at)));
    const common = Array.from({ length: 30 }, (_, index) => ({
      statement: `The ${word(index)} matters.`,
      by: aliases(20, (index % 2) * 20),
    }));
    const chosen = statementsOf([...main, ...common, ...asides]);
    assert.deepEqual(
      main.filter(({ statement }) => !chosen.includes(statement)),
      [],
    );
  });

  it('R-R09 takes them also where their words are those of common claims, as all words on one subject are', () => {
    const own = Array.from({ length: 6 }, (_, at) => ({
      statement: `The ${word(at)} matters to ${word(60 + at)}.`,
      by: aliases(1, at),
    }));
    const chosen = statementsOf(beside(own, asides));
    assert.deepEqual(
      own.filter(({ statement }) => !chosen.includes(statement)),
      [],
    );
  });

  it('R-R09 puts the spares in this order too: what one response says first comes before what two say last', () => {
    const own = Array.from({ length: 10 }, (_, at) => ({
      statement: `${word(60 + 2 * at)} ${word(61 + 2 * at)}.`,
      by: aliases(1, at),
    }));
    const spares = selectedOf(beside(own, asides))
      .claims.slice(24, 36)
      .map(({ statement }) => statement);
    const isOwn = spares.map((spare) => own.some(({ statement }) => statement === spare));
    assert.deepEqual(isOwn, [true, true, true, true, ...Array.from({ length: 8 }, () => false)]);
  });
});

describe('a place for the thesis of each camp', () => {
  const campOf = (thesis: string, ...members: string[]) => ({
    label: '',
    thesis,
    aliases: new Set(members),
  });
  const outsiders = aliases(2, 18);
  // Said last by two of twenty responses, behind what everybody says, and later than what others
  // say alone.
  const planted: Planted[] = [
    ...Array.from({ length: 30 }, (_, index) => ({
      statement: `The ${word(index)} matters.`,
      by: aliases(20),
    })),
    ...Array.from({ length: 15 }, (_, index) => ({
      statement: `The ${word(index + 40)} ${word(index + 60)}.`,
      by: aliases(1, index),
    })),
    { statement: 'Doors matter.', by: aliases(20) },
    { statement: 'Floors decide everything.', by: outsiders },
    { statement: 'Ceilings decide everything.', by: outsiders },
  ];
  const { groups, claims } = plant(planted);
  const shown = (...camps: ReturnType<typeof campOf>[]) =>
    firstSelection(groups, claims, nothing, camps)
      .claims.slice(0, 24)
      .map(({ statement }) => statement);
  const others = campOf('The rest.', ...aliases(18));

  it('goes to the claim on which its members put more than the others do', () => {
    const [, ceilings] = planted.slice(-2).map(({ statement }) => statement);
    assert.ok(!shown().includes('Floors decide everything.'));
    const found = shown(others, campOf('Something else.', ...outsiders));
    assert.ok(found.includes('Floors decide everything.') && !found.includes(ceilings!));
  });

  it('goes to the one that shares words with the thesis, if there are several', () => {
    const found = shown(others, campOf('Ceilings come first.', ...outsiders));
    assert.ok(found.includes('Ceilings decide everything.'));
  });

  it('goes to no claim that its members deny, or that no member makes', () => {
    const denied = [...planted, { statement: 'Walls decide.', by: aliases(1), against: outsiders }];
    const against = plant(denied);
    const { claims: found } = firstSelection(against.groups, against.claims, nothing, [
      campOf('Walls decide.', ...outsiders),
      campOf('Walls decide.', 'A999'),
    ]);
    const first = found.slice(0, 24).map(({ statement }) => statement);
    assert.ok(first.includes('Floors decide everything.'));
  });
});
