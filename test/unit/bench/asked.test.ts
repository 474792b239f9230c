import assert from 'node:assert/strict';
import { catalogueOf } from '../../../bench/panel/authors.ts';
import { askedScores } from '../../../bench/panel/scores/asked/asked.ts';
import { reportedScores } from '../../../bench/panel/scores/asked/reported.ts';
import type { Report } from '../../../src/report/schema/report.ts';
import { plantPanel } from '../../../src/simulator/world/plant.ts';
import type { PanelKind } from '../../../src/simulator/world/street/asked.ts';
import { streetSetting } from '../../../src/simulator/world/street/street.ts';
import { knowledgeOf } from '../../../src/stages/play/knowledge.ts';

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
