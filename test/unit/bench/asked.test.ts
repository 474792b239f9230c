import assert from 'node:assert/strict';
import { catalogueOf } from '../../../bench/panel/authors.ts';
import { knowledgeOf } from '../../../bench/panel/coder/knowledge.ts';
import { askedScores } from '../../../bench/panel/scores/asked/asked.ts';
import { optionScores } from '../../../bench/panel/scores/asked/options.ts';
import { reportedScores } from '../../../bench/panel/scores/asked/reported.ts';
import { rivalScores } from '../../../bench/panel/scores/asked/rivals.ts';
import type { Report } from '../../../src/report/schema/report.ts';
import { plantPanel } from '../../../src/simulator/world/plant.ts';
import type { PanelKind } from '../../../src/simulator/world/street/asked.ts';
import { streetSetting } from '../../../src/simulator/world/street/street.ts';

type Evidence = NonNullable<Report['evidence']>;

const knows = (kind: PanelKind, seed = 5) =>
  knowledgeOf(plantPanel(streetSetting(seed, kind), catalogueOf(40).models));

/** The part of a report that a score reads. */
const evidence = (part: object) => ({ evidence: part as Evidence });

describe('the scores of what a question asks for', () => {
  it('count a number given in another unit only if it stands, converted, in the first table', () => {
    const knowledge = knows('number', 13);
    const { answers, asked } = knowledge.panel;
    assert.ok(asked?.kind === 'number' && asked.other);
    const given = answers.flatMap(({ modelId, value }) => (value ? [{ model_id: modelId, ...value }] : []));
    const converted = given.filter(({ scales }) => scales.some((scale) => scale > 1));
    assert.ok(converted.length > 5 && converted.length < given.length);
    const table = (unit: string, evidence_spans: object[]) => ({
      answers_question: true,
      unit,
      evidence_spans,
    });
    const score = (...quantities: object[]) => {
      const { unitsFound, valuesFound, valuesFalse } = askedScores(evidence({ quantities }), knowledge);
      return [unitsFound, valuesFound, valuesFalse];
    };
    const [unit] = asked.units;
    assert.deepEqual(score(table(unit!, given)), [1, 1, 0]);
    const larger = given.map((each) => ({
      ...each,
      low: each.low / asked.other!.scale,
      high: each.high / asked.other!.scale,
    }));
    assert.deepEqual(score(table(asked.other.units[0]!, larger)), [1, 1, 0]);
    assert.deepEqual(score(table(unit!, larger)), [0, 0, 1]);
    const usual = given.filter((each) => !converted.includes(each));
    assert.deepEqual(score(table(unit!, usual), table(unit!, converted)), [
      0,
      usual.length / given.length,
      0,
    ]);
  });

  it('count factors apart from cases, if two answers name them, under the answers that do', () => {
    const knowledge = knows('conditional');
    const { answers, asked } = knowledge.panel;
    assert.ok(asked?.kind === 'conditional');
    const rows = asked.cases.map(({ id, ifs, options }) => ({
      case: ifs[0]!,
      option: options[0] ?? null,
      evidence_spans: answers.flatMap(({ modelId, cases }) =>
        cases
          .filter(({ caseId }) => caseId === id)
          .map(({ place }) => ({ model_id: modelId as string, ...place })),
      ),
    }));
    const score = (cases: typeof rows) => {
      const { casesFound, casesFalse, factorsFound } = askedScores(evidence({ cases }), knowledge);
      return [casesFound, casesFalse, factorsFound];
    };
    assert.deepEqual(score(rows), [1, 0, 1]);
    assert.deepEqual(score(rows.filter(({ option }) => option !== null)), [1, 0, 0]);
    const [lost = assert.fail(), ...others] = rows.filter(({ option }) => option === null);
    const count = (some: typeof rows) => some.reduce((sum, row) => sum + row.evidence_spans.length, 0);
    const [, , found] = score(rows.filter((row) => row !== lost));
    assert.equal(found, count(others) / (count(others) + count([lost])));
    const silent = answers.find(({ cases }) => cases.length === 0)!.modelId;
    const wrong = { ...lost, evidence_spans: [{ model_id: silent, offset: 0, length: 1 }] };
    assert.deepEqual(score([...rows, wrong]), [1, 1 / (count(rows) + 1), 1]);
  });

  const holders = ({ panel }: ReturnType<typeof knows>, claimId: string, stance: 'support' | 'oppose') =>
    panel.answers
      .filter(({ statements }) =>
        statements.some((said) => said.claimId === claimId && said.stance === stance),
      )
      .map(({ modelId }) => modelId);

  it('count rivals each with its answers, as a camp and as a claim, and see one put under another', () => {
    const knowledge = knows('fact');
    const { answers, camps, claims } = knowledge.panel;
    const rivals = claims.filter((claim) => claim.rivals);
    const given = camps.map(({ label, thesis, id }) => ({
      ...{ label, thesis },
      model_ids: answers.filter(({ camp }) => camp?.id === id).map(({ modelId }) => modelId),
    }));
    const made = rivals.map(({ id, wordings }) => ({
      ...{ statement: wordings[0]!, evidence_spans: [], mixed_or_uncertain_model_ids: [] },
      supporting_model_ids: holders(knowledge, id, 'support'),
      opposing_model_ids: holders(knowledge, id, 'oppose'),
    }));
    assert.ok(given.length === 5 && given.every(({ model_ids: ids }) => ids.length > 1));
    const score = (shown: typeof given, of: object[] = made) => {
      const all = rivalScores(evidence({ camps: shown, claims: of }), knowledge);
      return [all.rivalsFound, all.rivalsMerged, all.rivalsCounted, all.rivalsClaimed];
    };
    assert.deepEqual(score(given), [1, 0, 1, 1]);
    assert.deepEqual(score(given, made.slice(1)), [1, 0, 1, 4 / 5]);
    const off = made.map((each, at) => (at > 0 ? each : { ...each, supporting_model_ids: ['another'] }));
    assert.deepEqual(score(given, off), [1, 0, 4 / 5, 1]);
    const [first = assert.fail(), last = assert.fail()] = [given[0], given.at(-1)];
    const merged = { ...first, model_ids: [...first.model_ids, ...last.model_ids] };
    const named = given.reduce((sum, { model_ids: ids }) => sum + ids.length, 0);
    assert.deepEqual(score([merged, ...given.slice(1, -1)]), [
      (named - last.model_ids.length) / named,
      ...[1 / 5, 3 / 5, 1],
    ]);
  });

  it('count the options that half of the answers recommend, lost ones, and rows that count rightly', () => {
    const knowledge = knows('list');
    const options = knowledge.panel.claims.filter(({ option }) => option);
    const rows = options.map(({ id, wordings, option }) => ({
      ...{ statement: wordings[0]!, option: option![0]!, caveats: [], evidence_spans: [] },
      supporting_model_ids: holders(knowledge, id, 'support'),
      opposing_model_ids: holders(knowledge, id, 'oppose'),
      mixed_or_uncertain_model_ids: [],
    }));
    const size = knowledge.panel.answers.length;
    const most = rows.filter(({ supporting_model_ids: pro }) => pro.length * 2 >= size).length;
    assert.ok(most > 1 && most < rows.length);
    const score = (claims: typeof rows) => {
      const all = optionScores({ evidence: { claims, camps: [] } }, knowledge);
      return [all.optionsFound, all.optionsLost, all.optionsCounted];
    };
    assert.deepEqual(score(rows), [1, 0, 1]);
    const [first = assert.fail(), ...others] = rows;
    assert.deepEqual(score(others), [(most - 1) / most, 1 / rows.length, 1]);
    const another = { ...first, opposing_model_ids: [...first.opposing_model_ids, 'another'] };
    assert.deepEqual(score([another, ...others]), [1, 0, (rows.length - 1) / rows.length]);
    assert.deepEqual(score([...rows, first]), [1, 0, rows.length / (rows.length + 1)]);
  });

  it('tell a reported argument that is kept as such from one that counts as the answer’s own', () => {
    const knowledge = knows('decision');
    const { claims, answers } = knowledge.panel;
    const told = answers.flatMap(({ modelId, reported }) => reported.map((each) => ({ modelId, ...each })));
    const shown = claims.map(({ id, wordings }) => ({
      ...{ statement: wordings[0]!, caveats: [], evidence_spans: [] },
      supporting_model_ids: [] as string[],
      opposing_model_ids: [] as string[],
      mixed_or_uncertain_model_ids: [] as string[],
      reported_by: {
        evidence_spans: told
          .filter(({ claimId }) => claimId === id)
          .map(({ modelId, place }) => ({ model_id: modelId, ...place })),
      },
    }));
    const score = (claims: typeof shown) => reportedScores({ evidence: { claims, camps: [] } }, knowledge);
    assert.deepEqual(score(shown), { reportedKept: 1, reportedAsOwn: 0 });
    const [{ modelId, claimId } = assert.fail()] = told;
    const misread = shown.map(({ reported_by, ...claim }, at) =>
      claims[at]!.id === claimId
        ? { ...claim, reported_by: { evidence_spans: [] }, opposing_model_ids: [modelId] }
        : { ...claim, reported_by },
    );
    const same = told.filter((each) => each.claimId === claimId).length;
    assert.deepEqual(score(misread), {
      reportedKept: (told.length - same) / told.length,
      reportedAsOwn: 1 / told.length,
    });
    assert.deepEqual(score([]), { reportedKept: null, reportedAsOwn: null });
  });
});
