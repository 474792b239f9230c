import assert from 'node:assert/strict';
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
});
