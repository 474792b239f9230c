import { drawFrom } from '../../../stages/play/draw.ts';
import type { InventedClaim } from '../../../stages/play/truth.ts';
import type { ClaimSource } from '../setting.ts';
import { type Phrases, plainStatements, reports, statements } from './statements.ts';
import { conditions } from './words/conditions.ts';
import { effects } from './words/effects.ts';
import { capital } from './words/filler.ts';
import { frames } from './words/frames/frames.ts';
import { ownClauses, ownStatements } from './words/own-wordings.ts';
import { subjects } from './words/subjects.ts';
import type { Effect, Subject } from './words/topic.ts';
import { truisms } from './words/truisms.ts';
import { comparison, ownComparisons } from './words/twins.ts';

/**
 * With the rare ones, twins and truisms, more than a report has places (24) and than are labelled
 * (36), so that selection shows in the scores.
 */
const commonClaims = 34;
const minorities = [
  ...(['twentieth', 'twentieth', 'twentieth', 'two', 'two', 'two'] as const),
  ...(['one', 'one', 'one', 'one'] as const),
];
const inventedClaims = 12;

/**
 * The claims of a panel, beginning with the one that divides it, and claims that no answer makes.
 */
export function plantClaims(seed: number): {
  readonly claims: readonly ClaimSource[];
  readonly invented: readonly InventedClaim[];
} {
  const pairs = drawPairs(seed);
  const drawn = drawClaims(seed, pairs);
  return {
    claims: [...drawn, ...drawTwins(seed), ...plantTruisms(seed)],
    invented: pairs.slice(drawn.length, drawn.length + inventedClaims).map(([subject, effect]) => ({
      statement: `${capital(subject.own[0])} ${effect.own[0]}.`,
      subject: subject.own[0],
    })),
  };
}

type Pair = readonly [Subject, Effect];

/**
 * Pairs of subjects and effects in an order that depends on the seed, with no subject or effect
 * twice in a row.
 */
function drawPairs(seed: number): Pair[] {
  const draw = drawFrom('pairs', seed);
  return draw.shuffled(subjects.flatMap((subject) => effects.map((effect): Pair => [subject, effect])));
}

function drawClaims(seed: number, pairs: readonly Pair[]): ClaimSource[] {
  const draw = drawFrom('claims', seed);
  return pairs.slice(0, commonClaims + minorities.length).map(([subject, effect], index) => {
    const minority = minorities[index - commonClaims] ?? null;
    const quantity = effect.measured && draw.chance(0.6) ? draw.whole(3, 48) : null;
    const canDepend = !minority && quantity === null && index > 0; // The first one is the dispute.
    const condition = canDepend && draw.chance(0.5) ? draw.pick(conditions) : null;
    const others = conditions.filter((each) => each !== condition);
    const opposed = condition && drawFrom('opposed', seed, index).pick(others);
    const worded = (numbers: readonly string[]) =>
      ownStatements(
        drawFrom('wordings', seed, index),
        subject.own,
        effect.own.flatMap((own) => numbers.map((number) => `${own}${number}`)),
      );
    const phrases: Phrases = (draw, language) => {
      const about = draw.pick(subject.answers[language]);
      const say = (verbs: readonly string[]) => `${about}${frames[language].space}${draw.pick(verbs)}`;
      return { holds: say(effect.holds[language]), fails: say(effect.fails[language]) };
    };
    return {
      id: `p${index + 1}`,
      rank: index + 1,
      wordings: worded(
        quantity === null ? [''] : [` by about ${quantity} percent`, ` by roughly ${quantity} percent`],
      ),
      plainWordings: worded(['']),
      quantity,
      condition: condition?.own ?? null,
      opposedCondition: opposed?.own ?? null,
      minority,
      subjects: [subject.own[0]],
      twin: null,
      isTruism: false,
      isDispute: index === 0,
      say: statements({ id: `p${index + 1}`, phrases, quantity, condition, opposed }),
      ...(minority ? {} : { report: reports(`p${index + 1}`, phrases) }),
    };
  });
}

/** No number, no condition, and not the claim of a minority. */
export const bare = {
  quantity: null,
  condition: null,
  opposedCondition: null,
  minority: null,
} as const;

/** Two claims that compare the same two things, each the other way round. */
function drawTwins(seed: number): ClaimSource[] {
  const [one, other] = drawFrom('twins', seed).shuffled(subjects);
  if (!one || !other) throw new Error('there are too few subjects');
  const twin = (id: string, twinId: string, less: Subject, more: Subject): ClaimSource => {
    const wordings = ownClauses(drawFrom('wordings', seed, id), ownComparisons(less, more));
    return {
      ...bare,
      ...{ id, rank: 0, wordings, plainWordings: wordings, twin: twinId, isTruism: false },
      subjects: [less.own[0], more.own[0]],
      say: plainStatements(id, (draw, language) => ({
        holds: comparison(draw, language, less, more),
        fails: comparison(draw, language, more, less),
      })),
    };
  };
  return [twin('t1', 't2', one, other), twin('t2', 't1', other, one)];
}

function plantTruisms(seed: number): ClaimSource[] {
  return truisms.map(({ own, answers }, index) => {
    const wordings = ownClauses(drawFrom('wordings', seed, `v${index}`), own);
    return {
      ...bare,
      ...{ id: `v${index + 1}`, rank: 0, wordings, plainWordings: wordings, twin: null, isTruism: true },
      subjects: [],
      say: plainStatements(`v${index + 1}`, (draw, language) => ({
        holds: draw.pick(answers[language]),
        fails: '',
      })),
    };
  });
}
