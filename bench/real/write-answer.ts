import { type Draw, drawFrom } from '../../src/stages/play/draw.ts';
import type { Place, PlantedAnswer, PlantedStatement } from '../../src/stages/play/truth.ts';
import type { RealOpinion } from './opinions.ts';
import type { Topic } from './topic.ts';
import { asClause, asSentence } from './words.ts';

const layouts = ['paragraphs', 'lines', 'bullets', 'numbered'] as const;

/**
 * Sentences of ours, as few as possible: an answer's position, and how it takes the argument of
 * somebody else.
 */
const frames = {
  pro: ['My answer is yes: {clause}.', 'I agree that {clause}.', '{sentence} That is my view.'],
  con: ['My answer is no: I do not think that {clause}.', 'I disagree that {clause}.'],
  asides: [
    'People have argued about this for years.',
    'I shall try to be brief.',
    'Much more could be said.',
  ],
  neutral: ['I can see both sides of this and take neither.'],
  oppose: [
    'I do not agree that {clause}.',
    'Some say “{words}”, which is wrong.',
    'It is not true that {clause}.',
  ],
  mixed: [
    'It is true in some cases and false in others that {clause}.',
    'I agree only in part that {clause}.',
  ],
} as const;

interface Part {
  readonly text: string;
  readonly made?: RealOpinion['said'][number];
  readonly isPosition?: boolean;
}

/** Writes an opinion in the words of people, with the places of what they say. */
export function writeAnswer(
  seed: number,
  topic: Topic,
  { author, side, said, strays }: RealOpinion,
): PlantedAnswer {
  const draw = drawFrom('answer', seed, author.modelId);
  const layout = draw.pick(layouts);
  const position: Part = {
    text: fill(draw.pick(frames[side ?? 'neutral']), topic.motion),
    isPosition: true,
  };
  const points = said.map((made): Part => ({ text: worded(draw, layout, made), made }));
  // Every answer has a sentence about no point, where a synthesizer may see one.
  const others = strays.length > 0 ? strays : [draw.pick(frames.asides)];
  const asides = others.map((text): Part => ({ text: layout === 'paragraphs' ? asSentence(text) : text }));
  const body = draw.shuffled([...points, ...asides]);
  const parts = draw.chance(0.6) ? [position, ...body] : [...body, position];
  const { text, places } = layOut(draw, layout, parts);
  const placeOf = (part: Part) => places.get(part) ?? { offset: 0, length: 0 };
  return {
    modelId: author.modelId,
    text,
    ...{ language: 'en', style: layout, tricks: [], givesAway: [], uncertainties: [] },
    statements: statementsOf(parts, placeOf),
    camp: side === null ? null : { id: side, place: placeOf(position) },
    cases: [],
    reported: [],
    value: null,
    asides: asides.map(placeOf),
  };
}

/**
 * An argument as people typed it in a list; in a paragraph with a capital and a final mark, as
 * models write.
 */
function worded(
  draw: Draw,
  layout: string,
  { argument: { text }, stance }: RealOpinion['said'][number],
): string {
  if (stance === 'support') return layout === 'paragraphs' ? asSentence(text) : text.trim();
  return fill(draw.pick(frames[stance]), text);
}

function fill(frame: string, text: string): string {
  const words = text.trim().replace(/[.!?…,;:]+$/, '');
  return frame
    .replace('{clause}', () => asClause(text))
    .replace('{sentence}', () => asSentence(text))
    .replace('{words}', () => words);
}

function layOut(draw: Draw, layout: (typeof layouts)[number], parts: readonly Part[]) {
  const places = new Map<Part, Place>();
  let text = '';
  for (const [index, part] of parts.entries()) {
    const isBroken = layout !== 'paragraphs' || part.isPosition || draw.chance(0.3);
    if (index > 0) text += isBroken ? '\n' : ' ';
    if (layout === 'bullets' && !part.isPosition) text += '- ';
    if (layout === 'numbered' && !part.isPosition) text += `${index + 1}. `;
    places.set(part, { offset: Array.from(text).length, length: Array.from(part.text).length });
    text += part.text;
  }
  return { text, places };
}

/** One entry for each point, with all of its places. */
function statementsOf(parts: readonly Part[], placeOf: (part: Part) => Place): PlantedStatement[] {
  const made = parts.flatMap((part) =>
    (part.made?.argument.points ?? []).map((claimId) => ({ claimId, part })),
  );
  return [...Map.groupBy(made, ({ claimId }) => claimId)].map(([claimId, all]) => ({
    claimId,
    stance: all[0]?.part.made?.stance ?? 'support',
    places: all.map(({ part }) => placeOf(part)),
    ...{ givesQuantity: false, givesCondition: false, givesOpposedCondition: false, isImplied: false },
  }));
}
