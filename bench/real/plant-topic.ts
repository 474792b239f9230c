import type { Author } from '../../src/simulator/world/setting.ts';
import { drawFrom } from '../../src/stages/play/draw.ts';
import type {
  InventedClaim,
  PlantedAnswer,
  PlantedCamp,
  PlantedClaim,
  PlantedPanel,
} from '../../src/stages/play/truth.ts';
import { contentStems } from '../../src/text/words.ts';
import { drawOpinions } from './opinions.ts';
import type { Point, Topic } from './topic.ts';
import { asClause, asSentence } from './words.ts';
import { writeAnswer } from './write-answer.ts';

const inventedClaims = 12;
/** By the number of answers that hold a claim. */
const minorities: Readonly<Record<number, 'one' | 'two'>> = { 1: 'one', 2: 'two' };

/**
 * Makes a panel of what people said about a topic, with the labels of people as its truth.
 * @param others topics whose points no answer makes, for a synthesizer that invents
 */
export function plantTopic(
  seed: number,
  authors: readonly Author[],
  topic: Topic,
  others: readonly Topic[],
): PlantedPanel {
  const camps = campsOf(topic);
  const answers = drawOpinions(seed, authors, topic).map((opinion) => writeAnswer(seed, topic, opinion));
  const claims = claimsOf(topic, answers);
  return {
    seed,
    question: `Do you agree with this motion, and why: ${topic.motion}?`,
    questionType: 'decision',
    claims,
    camps,
    neutral: ['Names no single priority.'],
    answers,
    dispute: null,
    invented: inventedOf(seed, topic, others, claims),
    canaries: [],
  };
}

function campsOf({ motion }: Topic): PlantedCamp[] {
  const clause = asClause(motion);
  return [
    {
      id: 'pro',
      label: 'For the motion',
      thesis: asSentence(motion),
      option: 'agree',
      readings: [`It agrees that ${clause}.`, `Yes, ${clause}.`, `It is for the motion that ${clause}.`],
    },
    {
      id: 'con',
      label: 'Against the motion',
      thesis: `It is wrong that ${clause}.`,
      option: 'disagree',
      readings: [`It disagrees that ${clause}.`, `It is against the motion that ${clause}.`],
    },
  ];
}

/** The points that answers make, ranked by the number of answers that address them. */
function claimsOf({ motion, points, opposites }: Topic, answers: readonly PlantedAnswer[]): PlantedClaim[] {
  const statements = answers.flatMap((answer) => answer.statements);
  const about = new Set(contentStems(motion));
  const twins = new Map(opposites.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]));
  return points
    .map((point) => {
      const own = statements.filter(({ claimId }) => claimId === point.id);
      return { point, addressed: own.length, isAgreed: own.every(({ stance }) => stance === 'support') };
    })
    .filter(({ addressed }) => addressed > 0)
    .sort((a, b) => b.addressed - a.addressed)
    .map(({ point, addressed, isAgreed }, index) => ({
      id: point.id,
      rank: index + 1,
      ...{ wordings: point.wordings.map(asSentence), plainWordings: point.wordings.map(asSentence) },
      ...{ quantity: null, condition: null, opposedCondition: null, isTruism: false },
      minority: isAgreed ? (minorities[addressed] ?? null) : null,
      subjects: subjectsOf(point, about),
      twin: twins.get(point.id) ?? null,
    }));
}

/**
 * Two points speak about the same thing if their first wordings share a word that is not the
 * motion's.
 */
function subjectsOf({ wordings: [words = ''] }: Point, about: ReadonlySet<string>): string[] {
  return contentStems(words).filter((stem) => !about.has(stem));
}

/** Points of the topic that no answer makes, and of other topics. */
function inventedOf(
  seed: number,
  topic: Topic,
  others: readonly Topic[],
  made: readonly PlantedClaim[],
): InventedClaim[] {
  const about = new Set(contentStems(topic.motion));
  const silent = topic.points.filter((point) => !made.some(({ id }) => id === point.id));
  const foreign = others.filter(({ name }) => name !== topic.name).flatMap(({ points }) => points);
  if (silent.length + foreign.length === 0)
    throw new Error('the data has no other topic to invent claims from');
  return [...silent, ...drawFrom('foreign', seed).shuffled(foreign)]
    .slice(0, inventedClaims)
    .map((point) => ({
      statement: asSentence(point.wordings[0] ?? ''),
      subject: subjectsOf(point, about)[0] ?? '',
    }));
}
