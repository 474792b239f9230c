import assert from 'node:assert/strict';
import { disagreementsWriter } from '../../../../src/stages/write/disagreements.ts';
import { content, objects, tables } from '../../../support/stages/writing.ts';

const disagreement = {
  issue: 'Is it cheaper?',
  claims: ['C4'],
  camps: ['K1', 'K2'],
  core_tension: 'Cost against speed.',
  assumptions: ['Rates stay.'],
  why_it_matters: 'Money.',
  resolving_information: ['A bill.'],
};

describe('write_disagreements', () => {
  it('R-R02 rests on a disputed claim or two camps', () => {
    const check = disagreementsWriter.check(content);
    assert.deepEqual(check({ disagreements: [disagreement] }).value, [
      {
        issue: 'Is it cheaper?',
        claimIds: [4],
        campIds: [1, 2],
        coreTension: 'Cost against speed.',
        assumptions: ['Rates stay.'],
        whyItMatters: 'Money.',
        resolvingInformation: ['A bill.'],
      },
    ]);
    const loose = { ...disagreement, claims: ['C1'], camps: ['K1', 'K9'] };
    const { value, problems } = check({ disagreements: [loose, disagreement] });
    assert.equal(value.length, 1);
    assert.ok(problems.includes('disagreements[0]: must cite a disputed claim or two camps'));
  });

  it('R-R10 loses only the faulty field if the rest is usable', () => {
    const problemsOf = objects('disagreements[0].assumptions: bad', 'Rates');
    const { value, usable } = disagreementsWriter.check({ tables, problemsOf })({
      disagreements: [disagreement],
    });
    assert.deepEqual(value[0]?.assumptions, []);
    assert.equal(value[0]?.whyItMatters, 'Money.');
    assert.ok(usable);
  });

  it('R-R10 an empty section is correct only if nothing is disputed', () => {
    assert.equal(disagreementsWriter.check(content)({ disagreements: [] }).usable, false);
    const calm = { problemsOf: () => [], tables: { ...tables, disputed: [] } };
    assert.equal(disagreementsWriter.check(calm)({ disagreements: [] }).usable, true);
  });
});
