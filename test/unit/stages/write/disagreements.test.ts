import assert from 'node:assert/strict';
import { disagreementsWriter } from '../../../../src/stages/write/disagreements.ts';
import { listSources, objects, tables } from '../../../support/stages/writing.ts';

const disagreement = {
  issue: 'Is it cheaper?',
  claims: ['C3'],
  camps: ['K1', 'K2'],
  core_tension: 'Cost against speed.',
  assumptions: ['Rates stay.'],
  why_it_matters: 'Money.',
  resolving_information: ['A bill.'],
};

describe('write_disagreements', () => {
  it('R-R02 rests on a disputed claim or two camps', () => {
    const check = disagreementsWriter.check(listSources.disagreements);
    assert.deepEqual(check({ disagreements: [disagreement] }).value, { disagreements: [disagreement] });
    const loose = { ...disagreement, claims: ['C6'], camps: ['K1', 'K9'] };
    const { value, problems } = check({ disagreements: [loose, disagreement] });
    assert.deepEqual(value, { disagreements: [disagreement] });
    assert.ok(problems.includes('disagreements[0]: cite a disputed claim, or two camps that differ'));
  });

  it('R-R10 loses only the faulty field if the rest is usable', () => {
    const problemsOf = objects('disagreements[0].assumptions: bad', 'Rates');
    const { value, usable } = disagreementsWriter.check({ ...listSources.disagreements, problemsOf })({
      disagreements: [disagreement],
    });
    const [kept] = value.disagreements;
    assert.deepEqual(kept?.assumptions, []);
    assert.equal(kept?.why_it_matters, 'Money.');
    assert.ok(usable);
  });

  it('R-R10 an empty section is correct only if nothing is disputed', () => {
    assert.equal(disagreementsWriter.check(listSources.disagreements)({ disagreements: [] }).usable, false);
    const source = { problemsOf: () => [], tables };
    const { problems, usable } = disagreementsWriter.check(source)({ disagreements: [] });
    assert.deepEqual(problems, ['disagreements: is empty, but the tables list disputed claims']);
    assert.equal(usable, false);
    const calm = { ...source, tables: { ...tables, disputed: [] } };
    assert.equal(disagreementsWriter.check(calm)({ disagreements: [] }).usable, true);
  });
});
