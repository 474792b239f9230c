import assert from 'node:assert/strict';
import type { Stance } from '../../../../src/findings/findings.ts';
import { reportMarkdown } from '../../../../src/report/markdown.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { dependingFacts } from '../../../support/report/depending-facts.ts';
import { changed, exampleFacts, unwritten, written } from '../example.ts';

describe('ranked options', () => {
  it('R-R13 are those of code in its order, whatever a writer sends, with the rationales of the writer', () => {
    const report = builtReport(exampleFacts());
    const unknown = { option: 'Buy a platform from abroad', rationale: 'It is there already.', claims: [] };
    const ranked_options = [unknown, ...written.answer!.ranked_options.toReversed()];
    const drafts = { ...written, answer: { ...written.answer!, ranked_options } };
    assert.deepEqual(builtReport(exampleFacts({ drafts })).answer, report.answer);
    assert.equal(report.answer?.recommended_option, 'Keep the monolith and make it modular');
    assert.deepEqual(
      report.answer?.ranked_options.map(({ rationale }) => rationale),
      written.answer!.ranked_options.map(({ rationale }) => rationale),
    );
  });

  it('R-R13 the answer of the larger camp stays first, whatever options a writer lists', () => {
    const draft = {
      ...written.answer!,
      headline: 'It hangs on releases',
      direct_answer: 'It hangs on releases.',
      recommendation: null,
      ranked_options: [
        { option: 'Split into services this year', rationale: 'It frees teams.', claims: ['C3'] },
      ],
    };
    const made = builtReport(dependingFacts({ drafts: { ...unwritten, answer: draft } }));
    assert.equal(made.answer?.headline.startsWith('It hangs on releases'), true);
    assert.deepEqual(
      made.answer?.ranked_options.map(({ rank, option }) => [rank, option]),
      [
        [1, 'It depends'],
        [2, 'Split into services this year'],
      ],
    );
    assert.equal(made.answer?.ranked_options[1]?.rationale, 'It frees teams.');
  });

  it('R-R13 have no entry for answers that it depends where the question asks for no choice', () => {
    const facts = dependingFacts({ drafts: unwritten });
    const optionsOf = (questionType: 'decision' | 'forecast' | 'other') =>
      builtReport(changed(facts, { questionType })).answer!.ranked_options.map(({ option }) => option);
    assert.ok(optionsOf('decision').includes('It depends'));
    assert.deepEqual(
      (['forecast', 'other'] as const).filter((type) => optionsOf(type).includes('It depends')),
      [],
    );
  });

  it('R-R13 have no entry for it if several camps choose nothing and name cases: they answer otherwise', () => {
    const facts = dependingFacts({ drafts: unwritten });
    const camps = facts.findings.camps.map((camp) => ({ ...camp, recommendedOption: null }));
    const cases = facts.findings.cases.map((each) => ({
      ...each,
      holders: facts.findings.labels.map(({ modelId, stances }) => ({ modelId, span: stances[0]!.span })),
    }));
    assert.deepEqual(builtReport(changed(facts, { camps, cases })).answer!.ranked_options, []);
    const [depending, deciding] = facts.findings.camps;
    const other = { ...depending!, campId: 3, label: 'Nobody can tell' };
    const first = facts.findings.labels.findIndex(({ camp }) => camp?.campId === depending!.campId);
    const labels = facts.findings.labels.map((own, at) =>
      at === first && own.camp ? { ...own, camp: { ...own.camp, campId: 3 } } : own,
    );
    const of = changed(facts, { camps: [depending!, deciding!, other], cases, labels });
    assert.deepEqual(
      builtReport(of).answer!.ranked_options.map(({ option, model_count: count }) => [option, count]),
      [
        ['It depends', 7],
        [deciding!.recommendedOption, 3],
      ],
    );
  });

  it('R-R24 of a question for a list have no entry for answers that it depends, and cite their own claims', () => {
    const facts = dependingFacts();
    const [first, second, ...others] = facts.findings.claims;
    const [depending, deciding] = facts.findings.camps;
    const option = deciding!.recommendedOption!;
    const made = changed(facts, {
      claims: [{ ...first!, option }, { ...second!, option: 'modules' }, ...others],
      camps: [depending!, deciding!],
    });
    const options = builtReport(made).answer!.ranked_options;
    assert.deepEqual(
      options.map((each) => [each.option, each.related_claim_ids]).sort(),
      [
        [option, [first!.claimId]],
        ['modules', [second!.claimId]],
      ].sort(),
    );
  });

  it('R-R24 of a question for a list have no entry for the answer of a camp that sums up its list', () => {
    const facts = exampleFacts({ drafts: unwritten });
    const [first, ...others] = facts.findings.claims;
    const [camp] = facts.findings.camps;
    const made = changed(facts, {
      claims: [{ ...first!, option: 'modules' }, ...others],
      camps: [{ ...camp!, recommendedOption: 'something light' }],
    });
    const options = builtReport(made).answer!.ranked_options;
    assert.deepEqual(
      options.map(({ option }) => option),
      ['modules'],
    );
  });

  it('R-R24 of a question for a list are ordered by who recommends them, with who is for and against', () => {
    const facts = exampleFacts({ drafts: unwritten });
    const named = ['modules', 'small team', 'own deployments', 'one extraction'];
    const listed = facts.findings.claims.map((claim, at) =>
      named[at] ? { ...claim, option: named[at] } : claim,
    );
    const camps = facts.findings.camps.map((camp) => ({ ...camp, recommendedOption: null }));
    const made = changed(facts, {
      claims: listed,
      camps: [{ ...camps[0]!, recommendedOption: 'Modules' }, camps[1]!],
    });
    const report = builtReport(made);
    const claims = new Map(report.evidence!.claims.map((claim) => [claim.option, claim]));
    const options = report.answer!.ranked_options.filter(({ for_model_ids: models }) => models !== undefined);
    assert.deepEqual(options.map(({ option }) => option.toLowerCase()).sort(), named.toSorted());
    for (const [at, option] of options.entries()) {
      const claim = claims.get(option.option.toLowerCase())!;
      assert.ok(option.related_claim_ids.includes(claim.claim_id));
      assert.ok(claim.supporting_model_ids.every((id) => option.for_model_ids!.includes(id)));
      assert.deepEqual(option.against_model_ids, claim.opposing_model_ids);
      assert.equal(option.model_count, option.for_model_ids!.length);
      assert.ok(at === 0 || option.model_count! <= options[at - 1]!.model_count!);
    }
    const chosen = options.find(({ option }) => option === 'Modules')!;
    const camp = report.evidence!.camps.find(({ camp_id: id }) => chosen.related_camp_ids!.includes(id))!;
    assert.ok(
      camp.model_ids.every((id) => chosen.for_model_ids!.includes(id)),
      'who chooses it is for it',
    );
    assert.match(
      reportMarkdown(report),
      /## Options\n\n\[1\], .+\n\n- \*\*.+\*\*: \+\d+ −\d+(?: ±\d+)?(?: \[.+\])?\n/,
    );
  });

  describe('that responses recommend on a condition alone', () => {
    type Given = readonly [option: string, stances: string];
    const letters: Record<string, Stance> = { s: 'support', m: 'mixed', o: 'oppose' };
    /** One claim for each option, with a letter for the stance of each response. */
    const reportOn = (...things: readonly Given[]) => {
      const facts = exampleFacts({ drafts: unwritten });
      const span = { offset: 0, length: 1 };
      const labels = facts.findings.labels.map((own, at) => ({
        ...{ ...own, camp: null },
        stances: things.flatMap(([, given], index) => {
          const stance = letters[given[at] ?? ''];
          return stance ? [{ claimId: facts.findings.claims[index]!.claimId, stance, span }] : [];
        }),
      }));
      const claims = facts.findings.claims.map((claim, at) =>
        things[at] ? { ...claim, option: things[at][0] } : claim,
      );
      return builtReport(changed(facts, { claims, labels }));
    };
    const ranked = (...things: readonly Given[]) =>
      reportOn(...things).answer!.ranked_options.map(({ option, model_count: count }) => [option, count]);

    it('R-R24 each counts half, and of two with as much the one comes first that more recommend', () => {
      assert.deepEqual(ranked(['plate', 'ss'], ['induction', '--mmmmmm']), [
        ['induction', 0],
        ['plate', 2],
      ]);
      assert.deepEqual(ranked(['induction', '---mmmmm'], ['plate', 'sss']), [
        ['plate', 3],
        ['induction', 0],
      ]);
      assert.deepEqual(ranked(['induction', '--mmmm'], ['plate', 'ss']), [
        ['plate', 2],
        ['induction', 0],
      ]);
    });

    it('R-R24 none counts who takes a side on another wording of it', () => {
      const split: Given[] = [
        ['induction', 'mmmmmm--'],
        ['Induction', 'oooooo--'],
        ['plate', '------ss'],
      ];
      assert.deepEqual(ranked(...split), [
        ['plate', 2],
        ['induction', 0],
      ]);
    });
  });
});
