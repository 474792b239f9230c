import assert from 'node:assert/strict';
import { languages } from '../../../../src/languages/codes.ts';
import { pageWordsIn } from '../../../../src/languages/page/pages.ts';
import { evidenceOf } from '../../../../src/web/model/evidence-of.ts';
import { indexReport, modelsOn } from '../../../../src/web/model/report-index.ts';
import { speakerOf } from '../../../../src/web/model/speaker.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { reportedBy } from '../../../support/report/labels.ts';
import { changed, exampleFacts } from '../../report/example.ts';
import { factsWith } from '../../report/lightning.ts';

describe('who stands behind a claim', () => {
  it('R-U05 R-R10 shows where a model reports it as others’ view, apart from those that say nothing', () => {
    const facts = exampleFacts();
    const modelId = 'cohere/command-a';
    const span = { offset: 0, length: 5 };
    const labels = reportedBy(facts.findings.labels, modelId, 3, span);
    const index = indexReport(builtReport(changed(facts, { labels })));
    const groups =
      evidenceOf(index, { kind: 'claim', id: 3, side: null }, speakerOf(pageWordsIn('en')))?.groups ?? [];
    const of = (side: string) => groups.find((each) => each.side === side)?.witnesses ?? [];
    assert.deepEqual(of('reported'), [{ modelId, spans: [span] }]);
    assert.ok(of('silent').every((each) => each.modelId !== modelId));
    assert.deepEqual(modelsOn(index, 3, 'reported'), [index.models.get(modelId)]);
  });
});

describe('who stands behind a figure', () => {
  it('R-U05 R-R12 shows each number without a unit where it has none, in any language', () => {
    const facts = factsWith();
    const quantities = facts.findings.quantities.map((each) => ({ ...each, unit: '' }));
    const index = indexReport(builtReport(changed(facts, { quantities })));
    for (const language of languages) {
      const list = evidenceOf(index, { kind: 'figure', id: 1, side: null }, speakerOf(pageWordsIn(language)));
      const notes = list?.groups[0]?.witnesses.map(({ note }) => note) ?? [];
      assert.ok(notes.length > 3);
      for (const text of [list?.about ?? '', ...notes]) assert.equal(text, text?.trim());
      assert.doesNotMatch(list?.about ?? '', /（）|\bin$/);
    }
  });
});

describe('who stands behind an option', () => {
  it('R-U05 R-R24 shows who recommends it on a condition, apart from those for and against it', () => {
    const facts = exampleFacts();
    const [claim, ...others] = facts.findings.claims;
    const index = indexReport(
      builtReport(changed(facts, { claims: [{ ...claim!, option: 'modules' }, ...others] })),
    );
    const [option] = index.report.answer!.ranked_options;
    const groups =
      evidenceOf(index, { kind: 'option', id: option!.rank, side: null }, speakerOf(pageWordsIn('en')))
        ?.groups ?? [];
    const { mixed_or_uncertain_model_ids: mixed } = index.claims.get(claim!.claimId)!;
    assert.ok(mixed.length > 0);
    assert.deepEqual(
      groups.find(({ side }) => side === 'mixed')?.witnesses.map(({ modelId }) => modelId),
      mixed,
    );
  });
});
