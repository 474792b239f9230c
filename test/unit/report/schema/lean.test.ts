import assert from 'node:assert/strict';
import fc from 'fast-check';
import { statedConditions } from '../../../../src/audit/material/conditions.ts';
import { conditionsOf } from '../../../../src/report/controls/controls.ts';
import { givenOf } from '../../../../src/report/record/beside.ts';
import { builtReport, tablesOf } from '../../../support/report/built-report.ts';
import { possible } from '../../audit/material.ts';
import { arbitraryFacts } from '../arbitrary-facts.ts';
import { exampleFacts } from '../example.ts';

describe('what a report leaves out of its conditions', () => {
  it('R-R11 can be made again from the report, whatever was counted', () => {
    fc.assert(
      fc.property(arbitraryFacts, (drawn) => {
        const facts = possible(drawn);
        const report = builtReport(facts);
        const counted = conditionsOf(givenOf(facts, tablesOf(facts.findings)));
        assert.deepEqual(statedConditions(report), JSON.parse(JSON.stringify(counted)));
      }),
    );
  });

  it('R-R11 is what says nothing, and readings that the claims repeat', () => {
    const report = builtReport(exampleFacts());
    const { conditions } = report.methodology!.controlled_inference!;
    assert.doesNotMatch(JSON.stringify(conditions), /:(?:null|\[\]|\{\})|_(?:single|unresolved|asked)":0/);
    assert.equal(conditions!.withheld, undefined);
    const all = statedConditions(report)!.reliability.readings;
    const told = conditions!.reliability!.readings!;
    assert.ok(told.length > 0 && told.length < all.length);
    assert.ok(told.every(({ codes }) => !/(?:^| )\d+(?:ss|oo)(?: |$)/.test(codes!)));
  });
});
