import assert from 'node:assert/strict';
import { statedConditions } from '../../../../../src/audit/material/conditions.ts';
import { readingsSentences } from '../../../../../src/report/controls/readings/sentences.ts';
import { builtReport, tablesOf } from '../../../../support/report/built-report.ts';
import {
  alike,
  countsOf,
  detailCounts,
  readingsOf,
  times,
  told,
} from '../../../../support/report/cross-checks.ts';
import { exampleFacts } from '../../example.ts';

const detailsTold = (...counts: Parameters<typeof detailCounts>) =>
  readingsSentences(detailCounts(...counts))
    .slice(1)
    .join(' ');

describe('sentences about readings', () => {
  it('R-R21 is told with what it cannot show', () => {
    assert.equal(
      told(readingsOf(...times(10, alike), [['mixed', 'not_addressed']])),
      'Of 21 stances that at least one of two synthesizers found, both found 20 alike at first; ' +
        '1 was listed by one alone or read differently. ' +
        'Their agreement on these stances is Krippendorff’s α 0.91, 95% interval 0.76 to 1.00. ' +
        'By how often they differ, an estimated 99.7% of those found alike are right ' +
        '(95% interval from 97.7% to 99.9% or more), if the two err independently of each other. ' +
        'On 1 stance they differ to the end; it is attributed to nobody. ' +
        'What both misread in the same way, no such comparison can find; people can measure it on a sample.',
    );
  });

  it('R-R21 estimates nothing where neither was found to misread: from 100% to 100% says no more', () => {
    assert.doesNotMatch(told(readingsOf(...times(10, alike))), /estimated|100% to 100%/);
  });

  it('R-R15 tells α only where it says something of the readings', () => {
    const agreed = times(8, ['support', 'support'] as const);
    const oneKind = told(readingsOf(...times(5, agreed), [...agreed, ['support', 'not_addressed']]));
    assert.match(oneKind, /both found 48 alike at first; 1 was listed by one alone or read differently\./);
    assert.doesNotMatch(oneKind, /α/);
  });

  it('R-R11 the methodology says what was asked, of whom, and what became of it', () => {
    const facts = exampleFacts();
    const report = builtReport(facts);
    const audit = report.methodology?.synthesis_and_audit ?? '';
    assert.match(
      audit,
      /4 stances were put to anthropic\/claude-opus-4\.7 and openai\/gpt-5\.5 as yes\/no questions: what they differed on, and what only a caveat made mixed\./,
    );
    assert.match(audit, /On 1 stance they differ to the end; it is attributed to nobody\./);
    const conditions = statedConditions(report)!.reliability;
    assert.deepEqual(conditions, countsOf(facts.findings.crossCheck, tablesOf(facts.findings)));
    const { stances_asked, stances_unresolved, stances_single, camps_agreed } = conditions;
    assert.deepEqual([stances_asked, stances_unresolved, stances_single, camps_agreed], [4, 1, 0, 11]);
    const unresolved = report.evidence!.claims[4]!;
    assert.deepEqual(unresolved.unresolved_model_ids, ['amazon/nova-2-lite-v1']);
    assert.equal(unresolved.not_addressed_count, 8);
  });

  it('R-R11 R-R15 says how many of those that were asked about both had found alike', () => {
    const asked = (stances_asked: number, stances_single = 0) => {
      const counts = countsOf(readingsOf(...times(10, alike), [['mixed', 'not_addressed']]));
      const all = { ...counts, asked_synthesizers: ['a/x', 'b/y'], stances_asked, stances_single };
      return readingsSentences(all).join(' ');
    };
    assert.match(asked(9), /; 1 was listed by one alone or read differently\. 9 stances were put to/);
    assert.match(
      asked(9),
      /what they differed on, and what only a caveat made mixed \(8 stances or more\)\./,
    );
    assert.match(asked(9, 3), /made mixed \(5 stances or more\)\./);
    assert.match(asked(2), /made mixed \(1 stance or more\)\./);
    assert.match(asked(1), /what they differed on, and what only a caveat made mixed\./);
  });

  it('R-R11 mentions nothing that did not happen', () => {
    const { labels } = exampleFacts().findings;
    const settled = labels.map((own) => ({ ...own, unresolved: [] }));
    const audit = builtReport(exampleFacts({ labels: settled })).methodology?.synthesis_and_audit ?? '';
    assert.doesNotMatch(audit, /yes\/no questions|to the end|stances? (?:was|were) read by one/);
    assert.match(audit, /Krippendorff’s α 1\.00, 95% interval 1\.00 to 1\.00/);
  });

  it('R-R12 R-R13 is how many of them a second synthesizer found, and on how many the two differ', () => {
    assert.equal(detailsTold(0, 0, 0), '');
    assert.equal(detailsTold(12, 0, 0), 'Two read 12 figures and cases alike.');
    assert.match(
      detailsTold(9, 0, 3),
      /^Two read 12 figures and cases; on 3 they differ, which is attributed to nobody\.$/,
    );
    assert.equal(
      detailsTold(0, 1, 0),
      '1 figure or case was read by one synthesizer only, so nothing checks it.',
    );
  });
});
