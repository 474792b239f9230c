import assert from 'node:assert/strict';
import { claimsList, claimsOf, countsOfDispute } from '../../../../src/report/page/claims.ts';
import { printerIn, sizes } from '../../../../src/report/page/printer.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { exampleFacts } from '../example.ts';

describe('the claims on a page', () => {
  const { answer, evidence, ...report } = builtReport(exampleFacts());
  const [claim] = evidence!.claims;
  const oneOf = (id: number, changes: object) => ({
    ...{ ...claim!, claim_id: id, statement: `Statement ${id}.`, supporting_count: 2, opposing_count: 0 },
    ...{ mixed_or_uncertain_count: 0, ...changes },
  });
  const printer = printerIn('en');
  const counted = { related_camp_ids: [], model_count: 0, model_share: null, case_ids: [] };
  const row = { rank: 1, option: 'Oak', rationale: '', ...counted, for_model_ids: [], against_model_ids: [] };
  const shown = (
    claims: ReturnType<typeof oneOf>[],
    options: readonly number[],
    cited: readonly number[],
    most: object = {},
  ) => {
    const point = { key_point_id: 1, label: 'Wood', statement: 'It lasts.', related_claim_ids: [...cited] };
    const ranked = options.map((id) => ({ ...row, related_claim_ids: [id] }));
    const changed = { ...answer!, key_points: [point], assessment: null, ranked_options: ranked };
    const made = { ...report, answer: changed, evidence: { ...evidence!, claims }, analysis: null };
    const sized = { ...printer, most: { ...printer.most, ...most } };
    const text = claimsList(claimsOf(made, sized), sized, () => '');
    last = text.split('\n').at(-1);
    return [...text.matchAll(/^- \[(\d+)\]/gm)].map(([, id]) => Number(id));
  };
  let last: string | undefined;

  it('R-G13 are none that stand among the options, but all that the page cites', () => {
    const entries = Array.from({ length: 12 }, (_, at) => oneOf(at + 1, { option: `Oak ${at + 1}` }));
    const ids = entries.map(({ claim_id: id }) => id);
    assert.deepEqual(shown([...entries, oneOf(13, {})], ids, [2, 12]), [2, 12, 13]);
  });

  it('R-G13 are, where there is little room, the three that most models hold, before those that it cites', () => {
    const claims = [1, 2, 3, 4, 5, 6].map((id) => oneOf(id, { supporting_count: id }));
    assert.deepEqual(shown(claims, [], [1], { held: 3 }), [6, 5, 4, 1]);
  });

  it('R-G13 have what most deny beside what most hold, and say what the others have at most', () => {
    const denied = oneOf(1, { supporting_count: 0, opposing_count: 5 });
    const held = [2, 3, 4, 5, 6].map((id) => oneOf(id, { supporting_count: id }));
    assert.deepEqual(shown([denied, ...held], [], [], { held: 3 }), [6, 5, 1]);
    assert.equal(last, '- *and 3 more (JSON), each at most +4*');
    const most = oneOf(7, { supporting_count: 1, opposing_count: 9 });
    assert.deepEqual(
      shown([most, ...held], [], [], { held: 3 }),
      [6, 5, 7],
      'a false sentence is not the first',
    );
  });

  it('R-G13 have the three that most models hold on every page, however long', () => {
    const claims = [1, 2, 3, 4, 5, 6].map((id) => oneOf(id, { supporting_count: id }));
    for (const most of sizes) assert.deepEqual(shown(claims, [], [1], most).slice(0, 3), [6, 5, 4]);
  });

  it('R-G13 are all that the page cites, and of the others none that fewer hold than one left out', () => {
    const claims = [1, 2, 3, 4, 5, 6, 7].map((id) => oneOf(id, { supporting_count: id }));
    assert.deepEqual(shown(claims, [], [1], { held: 3 }), [7, 6, 5, 1]);
    assert.equal(last, '- *and 3 more (JSON), each at most +4*');
  });

  it('R-R10 have those first that more report as others’ view, of claims that as many hold', () => {
    const spans = (count: number) => ({ reported_by: { evidence_spans: Array(count).fill({}) } });
    const claims = [oneOf(1, {}), oneOf(2, spans(1)), oneOf(3, spans(4))];
    assert.deepEqual(shown(claims, [], []), [3, 2, 1]);
  });

  it('R-G13 are no straw man, which one response denies and none holds, unless the page cites it', () => {
    const denied = { supporting_count: 0, opposing_count: 1 };
    const claims = [
      oneOf(1, {}),
      oneOf(2, denied),
      oneOf(3, { ...denied, opposing_count: 2 }),
      oneOf(4, denied),
    ];
    assert.deepEqual(shown(claims, [], [4]), [1, 3, 4]);
    assert.match(last ?? '', /and 1 more \(JSON\)/, 'but counted among those that are left out');
    const options = claims.map((each) => ({ ...each, option: `Oak ${each.claim_id}` }));
    shown(options, [1, 2, 3], [4]);
    assert.doesNotMatch(last ?? '', /more/, 'unless they stand among the options');
  });

  it('R-G13 are counted behind a dispute about one of them, and not where it is about several', () => {
    const claims = [
      oneOf(1, { opposing_count: 3 }),
      oneOf(2, { opposing_count: 1 }),
      oneOf(3, {}),
      oneOf(4, { supporting_count: 0, opposing_count: 2 }),
      oneOf(5, { supporting_count: 0, opposing_count: 1, mixed_or_uncertain_count: 5 }),
    ];
    const made = { ...report, answer: answer!, evidence: { ...evidence!, claims }, analysis: null };
    const countsOf = (ids: readonly number[], shown: readonly number[] = []) =>
      countsOfDispute({ related_claim_ids: ids }, made, {
        shown: claims.filter(({ claim_id: id }) => shown.includes(id)),
        ...{ others: [], unlisted: 0 },
      });
    assert.deepEqual(
      [countsOf([1]), countsOf([1], [1]), countsOf([1, 2]), countsOf([1, 2, 3], [1, 3])],
      [' [+2 −3]', ' [1: +2 −3]', '', ' [1, 3]'],
    );
    assert.deepEqual(
      [countsOf([3]), countsOf([3], [3]), countsOf([4], [4]), countsOf([5]), countsOf([])],
      ['', ' [3]', ' [4]', ' [+0 −1 ±5]', ''],
    );
  });
});
