import assert from 'node:assert/strict';
import type { QuestionType, ResponseLabels, Stance } from '../../../../src/findings/findings.ts';
import { tallyCamps } from '../../../../src/report/count/camps.ts';
import { tallyClaims } from '../../../../src/report/count/claims.ts';
import { disputedClaims, minorityCandidates, standingOf } from '../../../../src/report/count/standing.ts';
import { contentStems } from '../../../../src/text/words.ts';
import { nothingSaid } from '../../../support/report/labels.ts';

const span = { offset: 0, length: 1 };
const letters: Record<string, Stance> = { s: 'support', o: 'oppose', m: 'mixed' };

/** One word per response: the digit of its camp (0: none), then a letter per claim. */
function tallies(...responses: string[]) {
  const labels: ResponseLabels[] = responses.map((response, i) => ({
    ...{ ...nothingSaid, modelId: `m${String(i).padStart(3, '0')}` },
    camp: response[0] === '0' ? null : { campId: Number(response[0]), span },
    stances: [...response.slice(1)].flatMap((letter, at) => {
      const stance = letters[letter];
      return stance ? [{ claimId: at + 1, stance, span }] : [];
    }),
  }));
  const claims = [...(responses[0]?.slice(1) ?? '')].map((_, i) => ({
    claimId: i + 1,
    statement: 'The oak stands.',
    stake: 1,
  }));
  const camps = [1, 2, 3].map((campId) => ({ campId, label: 'Oak', thesis: '', recommendedOption: null }));
  return { claims: tallyClaims(claims, labels, []), camps: tallyCamps(camps, labels) };
}

function candidates(...responses: string[]): number[] {
  const { claims, camps } = tallies(...responses);
  return minorityCandidates(claims, camps).map(({ claim }) => claim.claimId);
}

describe('minorityCandidates', () => {
  it('R-R09 includes a claim of a single model', () => {
    assert.deepEqual(candidates('1s', '1-', '1-', '1-'), [1]);
  });

  it('includes claims of up to two supporters, or fewer than a tenth of a larger panel, and no more', () => {
    assert.deepEqual(candidates('1s', '1s', ...Array(6).fill('1-')), [1]);
    assert.deepEqual(candidates(...Array(3).fill('1s'), ...Array(5).fill('1-')), []);
    assert.deepEqual(candidates(...Array(3).fill('1s'), ...Array(28).fill('1-')), [1]); // 3 of 31
    assert.deepEqual(candidates(...Array(3).fill('1s'), ...Array(27).fill('1-')), []);
  });

  it('leaves out what half of the largest camp says, and what no response supports', () => {
    assert.deepEqual(candidates('1s', '1-', '1s', '2-', '2-', '3-', '0-', '0-'), []);
    assert.deepEqual(candidates('1s', '1-', '0-', '0-', '0-'), []); // exactly half of the largest camp
    assert.deepEqual(candidates('1o', '1-', '1-', '2-'), []);
  });

  it('begins with the claims on which their answers rest, even if others deny them', () => {
    const { claims, camps } = tallies('1ss', '2--', '2-o', '1--', '0--', '0--');
    const weighed = claims.map((tally, at) => ({
      ...tally,
      claim: { ...tally.claim, stake: [0.3, 1][at]! },
    }));
    const order = (some: typeof claims) => minorityCandidates(some, camps).map(({ claim }) => claim.claimId);
    assert.deepEqual(
      [order(claims), order(weighed)],
      [
        [1, 2],
        [2, 1],
      ],
    );
  });

  it('R-R09 leaves out what a third of the responses make or set out as others’ view, which is no rare claim', () => {
    const standing = (reporters: number, first = '1s') => {
      const { claims, camps } = tallies(first, ...Array(8).fill('1-'));
      const reported = Array.from({ length: reporters }, (_, at) => ({ modelId: `m00${at + 1}`, span }));
      const [tally] = claims.map((each) => ({ ...each, reported }));
      return [
        minorityCandidates([tally!], camps).length,
        standingOf(tally!, { claims: [tally!], camps, questionType: 'other', question: '' }),
      ];
    };
    assert.deepEqual(
      [standing(1), standing(2), standing(1, '1-'), standing(0, '1-')],
      [
        [1, 'rare'],
        [0, 'reported'],
        [0, 'reported'],
        [0, 'unaddressed'],
      ],
    );
  });

  it('leaves out what half of all responses say', () => {
    assert.deepEqual(candidates('1s', '2s', '1-', '1-'), []);
  });
});

describe('disputedClaims', () => {
  it('orders claims with both sides by how evenly they split', () => {
    const { claims } = tallies('1sss', '1sso', '1so-', '1oo-');
    assert.deepEqual(
      disputedClaims(claims).map(({ claim }) => claim.claimId),
      [2, 1, 3],
    );
  });

  it('has claims that more hold on a condition than deny, behind those with two sides', () => {
    const { claims } = tallies('1mms', '1mmo', '1o--', '1oo-');
    assert.deepEqual(
      disputedClaims(claims).map(({ claim }) => claim.claimId),
      [3, 2],
    );
  });

  it('puts a dispute on which answers rest before an even split over a remark in passing', () => {
    const { claims } = tallies('1sss', '1sso', '1so-', '1oo-');
    const stakes = [1, 0.3, 0.5];
    const weighed = claims.map((tally, at) => ({ ...tally, claim: { ...tally.claim, stake: stakes[at]! } }));
    assert.deepEqual(
      disputedClaims(weighed).map(({ claim }) => claim.claimId),
      [1, 2, 3],
    );
  });
});

describe('standingOf', () => {
  const standingIn = (questionType: QuestionType, ...responses: string[]): string => {
    const { claims, camps } = tallies(...responses);
    return standingOf(claims[0]!, { claims, camps, questionType, question: '' });
  };
  const standing = (...responses: string[]) => standingIn('other', ...responses);
  it('calls a claim agreed, contested, rejected, rare or unaddressed', () => {
    assert.equal(standing('1s', '1s', '1s', '1-'), 'agreed');
    assert.equal(standing('1s', '1s', '2o', '2-'), 'contested');
    assert.equal(standing('1o', '1o', '1o', '1-'), 'rejected');
    assert.equal(standing('2s', '1-', '1-', '1-'), 'rare');
    assert.equal(standing('1-', '1-'), 'unaddressed');
    assert.equal(standing('1m', '1m'), 'contested');
    assert.equal(standing('1m', '1m', '2o', '1-'), 'contested', 'held on a condition by more than deny it');
    assert.equal(standing('1m', '1o', '2o', '1-'), 'rejected');
    assert.equal(standing('1m', '2o', '1-', '1-'), 'rejected', 'as many as deny it');
  });

  it('R-R20 calls the answer of a camp to a question for a fact contested if others answer otherwise', () => {
    const riddle = [...Array<string>(6).fill('1-'), ...Array<string>(4).fill('2s')];
    assert.equal(standingIn('factual', ...riddle), 'contested');
    assert.equal(standingIn('other', ...riddle), 'agreed', 'arguments of one camp are no answers');
    const argument = [...Array<string>(4).fill('1s'), '1-', '1-', ...Array<string>(4).fill('2s')];
    assert.equal(
      standingIn('factual', ...argument),
      'agreed',
      'what both camps say is the answer of neither',
    );
    const few = [...Array<string>(9).fill('1s'), '2-', '2-'];
    assert.equal(standingIn('quantity', ...few), 'agreed', 'two of eleven are an exception');
    assert.equal(standingIn('quantity', ...few, '3-'), 'contested', 'three of twelve are not');
    assert.equal(standingIn('factual', ...few.slice(0, 9), '0-', '0-', '0-'), 'agreed', 'in no camp');
    const { claims, camps } = tallies(...riddle);
    const remark = { ...claims[0]!, claim: { ...claims[0]!.claim, statement: 'Ants are quick.' } };
    const panel = { camps, questionType: 'factual', question: '' } as const;
    assert.equal(standingOf(remark, { ...panel, claims: [remark] }), 'agreed', 'a remark beside it');
  });

  it('R-R20 takes no claim for the answer of a camp that shares less than half of its words with it', () => {
    const { claims, camps } = tallies(...Array<string>(4).fill('1s'), ...Array<string>(6).fill('2-'));
    const { camp } = camps[0]!;
    const said = (statement: string) => ({ ...claims[0]!, claim: { ...claims[0]!.claim, statement } });
    const subject = contentStems(`${camp.label} ${camp.thesis}`)[0]!;
    const standing = (statement: string, question = '') => {
      const tally = said(statement);
      return standingOf(tally, { claims: [tally], camps, questionType: 'factual', question });
    };
    assert.equal(standing(subject), 'contested');
    const remark = `${subject} exams end within eighteen calendar months`;
    assert.equal(standing(remark), 'agreed');
    assert.equal(standing(remark, 'When do exams end, within how many calendar months?'), 'contested');
  });

  it('R-R20 takes one claim of a camp for its answer: what it says of a second question is none', () => {
    const { claims, camps } = tallies(...Array<string>(4).fill('1ss'), ...Array<string>(6).fill('2--'));
    const said = ['Oak lasts.', 'Oak is best oiled each spring.'].map((statement, at) => ({
      ...claims[at]!,
      claim: { ...claims[at]!.claim, statement },
    }));
    const panel = { claims: said, camps, questionType: 'factual', question: '' } as const;
    assert.deepEqual(
      said.map((tally) => standingOf(tally, panel)),
      ['contested', 'agreed'],
    );
  });
});
