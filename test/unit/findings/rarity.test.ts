import assert from 'node:assert/strict';
import { reportedClaims } from '../../../src/findings/claims/reported-claims.ts';
import { tallyClaims } from '../../../src/report/count/claims.ts';
import { minorityCandidates } from '../../../src/report/count/standing.ts';
import { buildCopyIndex } from '../../../src/text/copy-index.ts';
import { nothingSaid } from '../../support/report/labels.ts';
import { firstSelection } from '../../support/stages/merging.ts';

const panel = ['A01', 'A02', 'A03', 'A04'];

/** Twenty claims that two of four responses make, and twenty that one of them makes. */
const planted = Array.from({ length: 40 }, (_, at) => ({
  statement: `The ${'abcdefghijklmnopqrstuvwxyz'[at % 26]}${at < 26 ? 'onto' : 'alia'} matters.`,
  by: at < 20 ? [panel[at % 4]!, panel[(at + 1) % 4]!] : [panel[at % 4]!],
}));

describe('rarity', () => {
  it('R-R09 (a quarter of the places) goes to claims that the report calls rare, also in a small panel', () => {
    const claims = planted.flatMap(({ statement, by }, group) =>
      by.map((alias) => ({
        id: `c${group}${alias}`,
        alias,
        statement,
        stance: 'asserts' as const,
        caveat: null,
        span: { offset: 0, length: 1 },
      })),
    );
    const groups = planted.map(({ statement, by }, group) => ({
      wording: statement,
      members: by.map((alias) => `c${group}${alias}`),
    }));
    const selected = firstSelection(groups, claims, buildCopyIndex([], [])).claims;
    const labels = panel.map((modelId) => ({
      ...{ ...nothingSaid, modelId },
      stances: selected
        .filter(({ statement }) => planted.find((each) => each.statement === statement)?.by.includes(modelId))
        .map(({ claimId }) => ({
          claimId,
          stance: 'support' as const,
          span: { offset: claimId, length: 1 },
        })),
    }));
    const { reported } = reportedClaims({
      questionType: 'other',
      claims: selected,
      labels,
      extracted: [],
    });
    assert.equal(reported.length, 24);
    assert.equal(minorityCandidates(tallyClaims(reported, labels, []), []).length, 6);
  });
});
