import assert from 'node:assert/strict';
import { catalogueOf } from '../../../bench/panel/authors.ts';
import { knowledgeOf } from '../../../bench/panel/coder/knowledge.ts';
import type { JudgedEvidence } from '../../../bench/panel/scores/match.ts';
import { truthScores } from '../../../bench/panel/scores/truthful.ts';
import type { Stance } from '../../../src/findings/findings.ts';
import { plantPanel } from '../../../src/simulator/world/plant.ts';
import { streetSetting } from '../../../src/simulator/world/street/street.ts';

const panel = plantPanel(streetSetting(5, 'decision'), catalogueOf(40).models);
const knowledge = knowledgeOf(panel);

interface Evidence {
  readonly claims: JudgedEvidence['claims'][number][];
  readonly camps: { readonly camp_id: number; readonly model_ids: string[] }[];
}

/** A report that says of every planted claim what is true, in the order of ranks. */
function truth(): Evidence {
  const holders = (claimId: string, stance: Stance) =>
    panel.answers
      .filter(({ statements }) =>
        statements.some((said) => said.claimId === claimId && said.stance === stance),
      )
      .map(({ modelId }) => modelId);
  return {
    claims: panel.claims.map(({ id, wordings, condition }) => ({
      statement: wordings[0]!,
      caveats: condition === null ? [] : [condition],
      supporting_model_ids: holders(id, 'support'),
      opposing_model_ids: holders(id, 'oppose'),
      mixed_or_uncertain_model_ids: holders(id, 'mixed'),
      evidence_spans: panel.answers.flatMap(({ modelId, statements }) =>
        statements
          .filter(({ claimId }) => claimId === id)
          .map(({ stance, places }) => ({ model_id: modelId, stance, ...places[0]! })),
      ),
    })),
    camps: panel.camps.map(({ id }, index) => ({
      camp_id: index + 1,
      model_ids: panel.answers.filter(({ camp }) => camp?.id === id).map(({ modelId }) => modelId),
    })),
  };
}

function scored(change: (evidence: Evidence) => unknown) {
  const evidence = truth();
  change(evidence);
  return truthScores({ evidence }, knowledge);
}

const perfect = {
  ...{ claimRecall: 1, rankedRecall: 1, stanceF1: 1, campAri: 1, minorityRecall: 1 },
  ...{ conditionRecall: 1, quantityRecall: 1 },
  conditionsPlaced: null,
  ...{ repeats: 0, falseAttribution: 0, misplacedQuotes: 0, coverage: 1 },
};
const stances = panel.answers.flatMap((answer) => answer.statements);
const statements = stances.length;
/** What answers say themselves of what can be denied. */
const points = stances.filter(
  ({ claimId, isImplied }) =>
    !isImplied && !panel.claims.some(({ id, isTruism }) => id === claimId && isTruism),
);

function near(a: number | null, b: number): void {
  assert.ok(Math.abs(a! - b) < 1e-9, `${a} is not ${b}`);
}

describe('the scores of a report against a planted truth', () => {
  it('are perfect for the truth, whatever the order of claims and camps', () => {
    assert.deepEqual(
      scored(() => {}),
      perfect,
    );
    const turned = scored((evidence) => [evidence.claims.reverse(), evidence.camps.reverse()]);
    assert.deepEqual(turned, perfect);
  });

  it('judge a claim that stands twice by what it says of the answers, and count it as found once', () => {
    const { repeats, ...rest } = scored(({ claims }) => claims.push({ ...claims[0]! }));
    const { repeats: _, ...others } = perfect;
    assert.deepEqual([repeats, rest], [1 / (panel.claims.length + 1), others]);
    const wrong = scored(({ claims }) => {
      const { supporting_model_ids: supporting, opposing_model_ids: opposing, ...first } = claims[0]!;
      claims.push({ ...first, supporting_model_ids: opposing, opposing_model_ids: supporting });
    });
    assert.equal(wrong.stanceF1, 1);
    assert.ok(wrong.falseAttribution > 0);
  });

  /** A report of some of the claims. */
  const holding = (isKept: (claim: (typeof panel.claims)[number]) => boolean) =>
    scored((evidence) => {
      const kept = evidence.claims.filter((_, at) => isKept(panel.claims[at]!));
      evidence.claims.splice(0, evidence.claims.length, ...kept);
    });

  it('weigh a missing claim by its rank, against the best choice of as many as a report has places', () => {
    const asked = panel.claims.filter(({ isTruism, id }) => !isTruism && id !== 't2');
    const best = asked.slice(0, 24);
    assert.ok(asked.length > 36, 'there are more claims than are labelled');
    const weight = ({ rank }: { readonly rank: number }) => 1 / Math.log2(1 + rank);
    const all = best.reduce((sum, claim) => sum + weight(claim), 0);
    near(holding((claim) => best.includes(claim)).claimRecall, 1);
    near(
      holding((claim) => best.includes(claim) && claim !== best[0]).claimRecall,
      1 - weight(best[0]!) / all,
    );
    assert.ok(holding((claim) => asked.slice(-24).includes(claim)).claimRecall < 0.7);
  });

  it('weigh it by its place in the answers too, need no truism, and take a claim for its opposite', () => {
    const few = panel.claims.filter(({ twin }) => twin === null).slice(0, 10);
    const byPlace = (ids: readonly (string | null)[]) =>
      holding(({ id }) => few.some((each) => each.id === id) || ids.includes(id)).rankedRecall;
    const rest = few.filter(({ id }) => id !== panel.dispute).map(({ id }) => id);
    assert.ok(byPlace([]) < 1);
    const loss = (gone: string) =>
      holding(({ id }) => few.some((each) => each.id === id) && id !== gone).rankedRecall;
    assert.ok(
      rest.every((id) => loss(panel.dispute!) < loss(id)),
      'the dispute is put first',
    );
    assert.equal(byPlace(['v1', 'v2', 'v3']), byPlace([]));
    assert.equal(byPlace(['t1']), byPlace(['t2']));
    assert.ok(byPlace(['t1']) > byPlace([]));
  });

  it('see one stance that is turned round', () => {
    const { falseAttribution, stanceF1, coverage, ...others } = scored(({ claims }) => {
      const first = claims[panel.claims.findIndex(({ twin }) => twin === null)];
      first!.opposing_model_ids.push(first!.supporting_model_ids.shift()!);
    });
    assert.equal(falseAttribution, 1 / statements);
    assert.ok(stanceF1! < 1 && stanceF1! > 0.99);
    near(coverage, 1 - 1 / points.length);
    const { falseAttribution: _, stanceF1: __, coverage: ___, ...rest } = perfect;
    assert.deepEqual(others, rest);
  });

  it('see a claim that nobody made', () => {
    const invented = { ...truth().claims[0]!, statement: panel.invented[0]!.statement };
    const made = scored(({ claims }) => claims.push(invented));
    const false_ = invented.evidence_spans.length / (statements + invented.evidence_spans.length);
    assert.deepEqual([made.falseAttribution, made.misplacedQuotes, made.claimRecall], [false_, false_, 1]);
  });

  it('see a minority without its holders, a lost condition, a lost number', () => {
    const at = (isWanted: (claim: (typeof panel.claims)[number]) => boolean) =>
      panel.claims.findIndex(isWanted);
    const rare = at(({ minority }) => minority === 'two');
    near(
      scored(({ claims }) => claims[rare]!.supporting_model_ids.splice(0)).minorityRecall,
      1 - 1 / panel.claims.filter(({ minority }) => minority !== null).length,
    );
    const conditional = at(({ condition }) => condition !== null);
    near(
      scored(({ claims }) => claims[conditional]!.caveats.splice(0)).conditionRecall,
      1 - 1 / panel.claims.filter(({ condition }) => condition !== null).length,
    );
    const measured = at(({ quantity }) => quantity !== null);
    const { plainWordings } = panel.claims[measured]!;
    near(
      scored(({ claims }) => Object.assign(claims[measured]!, { statement: plainWordings[0] }))
        .quantityRecall,
      1 - 1 / panel.claims.filter(({ quantity }) => quantity !== null).length,
    );
  });

  it('see camps that are one, answers that are silent, and quotes from elsewhere', () => {
    const one = scored(({ camps }) => camps[0]!.model_ids.push(...camps[1]!.model_ids.splice(0)));
    assert.ok(one.campAri < 0.9 && one.stanceF1 === 1);
    const silent = panel.answers.find(({ asides }) => asides.length > 0)!;
    const without = (ids: string[]) =>
      ids.splice(0, ids.length, ...ids.filter((id) => id !== silent.modelId));
    const quiet = scored(({ claims }) => {
      for (const claim of claims) {
        without(claim.supporting_model_ids);
        without(claim.opposing_model_ids);
        without(claim.mixed_or_uncertain_model_ids);
      }
    });
    const own = points.filter((each) => silent.statements.includes(each)).length;
    near(quiet.coverage, 1 - own / points.length);
    assert.equal(quiet.falseAttribution, 0);
    const { offset, length } = silent.asides[0]!;
    const spans = truth().claims.flatMap((claim) => claim.evidence_spans).length;
    const moved = scored(({ claims }) => {
      const span = claims
        .flatMap((claim) => claim.evidence_spans)
        .find(({ model_id }) => model_id === silent.modelId);
      Object.assign(span!, { offset, length });
    });
    assert.equal(moved.misplacedQuotes, 1 / spans);
  });

  it('know a claim in other words by the sentences that its evidence points to', () => {
    const reworded = scored(({ claims }) => {
      for (const [index, claim] of claims.entries()) Object.assign(claim, { statement: `Claim ${index}.` });
    });
    assert.equal(reworded.claimRecall, 1);
    assert.equal(reworded.stanceF1, 1);
  });
});
