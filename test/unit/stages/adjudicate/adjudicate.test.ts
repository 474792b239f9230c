import assert from 'node:assert/strict';
import { asGiven } from '../../../../src/findings/readings/details.ts';
import { adjudicateMessages } from '../../../../src/stages/adjudicate/adjudicate.ts';
import { listed, source, task } from '../../../support/stages/adjudication.ts';

describe('adjudicate', () => {
  it('R-R07 asks with ids and in an order of its own, and reveals nothing about models and labels', () => {
    assert.match(task, /"id":"Q1"/);
    assert.doesNotMatch(task, /"C1\d"|"K[78]"|modelId|support|oppose/);
    const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) =>
      listed(adjudicateMessages({ ...source, key })[1]!.content, 'claims')
        .map(({ statement }) => statement)
        .join(),
    );
    assert.ok(new Set(orders).size > 1, 'another call has another order');
    const renamed = <Item extends { readonly modelId: string }>(items: readonly Item[]) =>
      items.map((item) => ({ ...item, modelId: item.modelId === 'a' ? 'z' : 'y' }));
    const { responses, claims: own, camps: ownCamps } = source;
    assert.equal(
      adjudicateMessages({
        ...source,
        ...{ responses: renamed(responses), claims: renamed(own), camps: renamed(ownCamps) },
      })[1]!.content,
      task,
    );
  });

  it('R-R24 (units) asks about a converted figure in the units of its response', () => {
    const given = { low: 15, unit: 'minutes', high: 2, highUnit: 'hours' };
    const figure = { kind: 'figure' as const, modelId: 'a', what: 'time', answersQuestion: true };
    const details = [
      { low: 0.25, high: 2, given },
      { low: 1, high: 1.5, given: null },
    ].map((value, group) => ({
      ...{ ...figure, group, span: { offset: 0, length: 1 } },
      ...asGiven('hours', value),
    }));
    const text = adjudicateMessages({ ...source, claims: [], camps: [], details })[1]!.content;
    assert.deepEqual(
      listed(text, 'figures')
        .map(({ number, unit }) => [number, unit])
        .sort(),
      [
        ['1 to 1.5', 'hours'],
        ['15 minutes to 2 hours', undefined],
      ],
    );
  });

  it('R-R12 asks about a bare number without a unit', () => {
    const figure = { kind: 'figure' as const, modelId: 'a', what: 'pi', answersQuestion: true };
    const value = { low: 3.14, high: 3.14, given: null };
    const details = [{ ...figure, group: 0, span: { offset: 0, length: 1 }, ...asGiven('', value) }];
    const text = adjudicateMessages({ ...source, claims: [], camps: [], details })[1]!.content;
    assert.deepEqual(
      listed(text, 'figures').map(({ number, unit }) => [number, unit]),
      [['3.14', undefined]],
    );
  });

  it('R-R12 asks about an answer to the question as one, not as what another response calls it', () => {
    const figure = {
      kind: 'figure' as const,
      modelId: 'a',
      what: 'cost with a 1.5 kW heater',
      low: 5,
      high: 5,
    };
    const details = [true, false].map((answersQuestion, group) => ({
      ...{ ...figure, answersQuestion, group, unit: 'euros', highUnit: 'euros' },
      span: { offset: 0, length: 1 },
    }));
    const text = adjudicateMessages({ ...source, claims: [], camps: [], details })[1]!.content;
    assert.deepEqual(
      listed(text, 'figures')
        .map((each) => [each.answers_question, each.what])
        .sort(),
      [
        [false, 'cost with a 1.5 kW heater'],
        [true, undefined],
      ],
    );
  });
});
