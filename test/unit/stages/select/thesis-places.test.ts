import assert from 'node:assert/strict';
import { selectClaims } from '../../../../src/stages/select/select.ts';
import { buildCopyIndex } from '../../../../src/text/copy-index.ts';
import { aliases, type Planted, plant, word } from '../group/planted-claims.ts';

const nothing = buildCopyIndex([], []);

describe('a place for the thesis of each camp', () => {
  const campOf = (thesis: string, ...members: string[]) => ({
    label: '',
    thesis,
    aliases: new Set(members),
  });
  const outsiders = aliases(2, 18);
  // Said last by two of twenty responses, behind what everybody says, and later than what others say alone.
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
    selectClaims(groups, claims, nothing, camps)
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
    const { claims: found } = selectClaims(against.groups, against.claims, nothing, [
      campOf('Walls decide.', ...outsiders),
      campOf('Walls decide.', 'A999'),
    ]);
    const first = found.slice(0, 24).map(({ statement }) => statement);
    assert.ok(first.includes('Floors decide everything.'));
  });
});
