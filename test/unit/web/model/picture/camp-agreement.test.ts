import assert from 'node:assert/strict';
import type { Report } from '../../../../../src/report/schema/report.ts';
import { campPlane, type PlacedClaim } from '../../../../../src/web/model/picture/camp-agreement.ts';
import { indexReport } from '../../../../../src/web/model/report-index.ts';
import { exampleReport } from '../../../../support/browser/example-file.ts';

describe('claims on the plane of support and agreement between answers', () => {
  const { report } = exampleReport();

  it('R-U06 have their share of support, and the gap between answers of two models or more', () => {
    assert.ok(agreesWithLists(report) > 2);
  });

  it('R-U06 are drawn the further right the more agree, and the higher the more answers agree', () => {
    const { places, moved } = campPlane(indexReport(report));
    assert.ok(places.length > 2 && moved < 0.2);
    assert.deepEqual(
      places.filter((place) => farFrom(place) > moved + 1e-9),
      [],
    );
    assert.ok(new Set(places.map(({ support }) => support > 0.5)).size === 2, 'left and right');
  });

  it('R-U06 say how far the farthest number is moved where many would hide each other', () => {
    const crowded = structuredClone(report);
    const claims = crowded.evidence?.claims ?? [];
    const [first] = claims;
    if (first) claims.push(...Array.from({ length: 24 }, (_, at) => ({ ...first, claim_id: 100 + at })));
    const { places, moved } = campPlane(indexReport(crowded));
    assert.ok(places.length > 24 && moved > 0.2);
    assert.ok(Math.abs(Math.max(...places.map(farFrom)) - moved) < 1e-9);
  });

  it('R-U06 count nobody who only reports a claim as others’ view', () => {
    const changed = structuredClone(report);
    for (const claim of changed.evidence?.claims ?? []) {
      const [model_id = ''] = claim.opposing_model_ids.splice(0, 1);
      const span = claim.evidence_spans[0];
      if (span) claim.reported_by = { evidence_spans: [{ ...span, model_id }] } as typeof claim.reported_by;
    }
    assert.ok(agreesWithLists(changed) > 0);
  });
});

/**
 * From where it would be drawn if numbers could hide each other, in shares of width or height:
 * support to the right, agreement upwards.
 */
function farFrom({ support, agreement, x, y }: PlacedClaim): number {
  const [right, up] = [0.05 + support * 0.9, 0.92 - agreement * 0.84];
  return Math.max(Math.abs(x / 100 - right), Math.abs(y / 240 - up));
}

/** How many claims are placed, each as the lists of its models say. */
function agreesWithLists(report: Report): number {
  const index = indexReport(report);
  const placed = new Map(campPlane(index).places.map((place) => [place.claim.claim_id, place]));
  for (const [id, claim] of index.claims) {
    const others = [...claim.opposing_model_ids, ...claim.mixed_or_uncertain_model_ids];
    const shares = [...index.camps.values()].flatMap(({ model_ids: models }) => {
      const agree = models.filter((model) => claim.supporting_model_ids.includes(model)).length;
      const addressing = agree + models.filter((model) => others.includes(model)).length;
      return addressing < 2 ? [] : [agree / addressing];
    });
    const place = placed.get(id);
    assert.equal(place !== undefined, shares.length >= 2, `claim ${id}`);
    if (!place) continue;
    assert.equal(place.support, claim.support_share_of_addressed);
    const gap = Math.max(...shares) - Math.min(...shares);
    assert.ok(Math.abs(place.agreement - (1 - gap)) < 1e-9, `claim ${id}`);
  }
  return placed.size;
}
