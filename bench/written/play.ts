import type { ChatMessage } from '../../src/domain/run/chat.ts';
import { adjudicate } from '../../src/stages/adjudicate/player.ts';
import type { Coder } from '../../src/stages/play/coder.ts';
import { drawFrom } from '../../src/stages/play/draw.ts';
import type { Knowledge } from '../../src/stages/play/knowledge.ts';
import {
  askedCasesSchema,
  askedFiguresSchema,
  casesSchema,
  jsonMaterial,
  type Materials,
  partsById,
  positionsSchema,
  textMaterial,
} from '../../src/stages/play/materials.ts';
import { numbersAt } from '../../src/stages/play/numbers.ts';
import type { Place } from '../../src/stages/play/truth.ts';
import { materialsOf, playStage } from '../../src/stages/players.ts';
import { numbersMissingFrom } from '../../src/text/figures/known-figures.ts';
import { splitSentences } from '../../src/text/sentences.ts';
import { knowledgeOf } from '../panel/coder/knowledge.ts';
import { isFaulty } from '../panel/coder/prose/lines.ts';
import type { Mark } from './marks.ts';
import type { WrittenAnswer, WrittenQuestion } from './question.ts';
import { writeSection } from './sections.ts';

/** Answers one stage's prompt as a strong model would that makes no error. */
export type Player = (stage: string, messages: readonly ChatMessage[]) => object;

/** A player who knows the truth of a question's answers. */
export function playerOf(question: WrittenQuestion): Player {
  const knowledge = knowledgeOf(question.panel);
  const coder: Coder = {
    knowledge,
    errs: () => false,
    isSteady: false,
    draw: (...thing) => drawFrom('written', ...thing),
    faultOf: (sentence) => (isFaulty(sentence) ? 'a' : null),
  };
  return (stage, messages) => {
    const materials = materialsOf(messages);
    if (stage.startsWith('write_') && stage !== 'write_draft')
      return writeSection(stage, question, knowledge, materials);
    if (stage === 'extract') return extract(question, knowledge, materials);
    if (stage === 'camps') return findCamps(question, knowledge, materials);
    if (stage === 'adjudicate') return answerQuestions(question, coder, materials);
    return playStage(stage, messages, coder);
  };
}

/** Figures and cases stand in the marks of the answers, which PanelBench does not have. */
function answerQuestions(question: WrittenQuestion, coder: Coder, materials: Materials): object {
  const parts = partsById(textMaterial(materials, 'responses'));
  const answerIn = (material: string) => {
    const planted = coder.knowledge.answerIn(material);
    return question.answers.find((each) => each.planted === planted);
  };
  const given = (id: string, response: string, isSaid: (mark: Mark) => boolean) => {
    const material = parts.get(response) ?? '';
    const answer = answerIn(material);
    const mark = answer?.marks.find(isSaid);
    const sentences = answer && mark ? numbersAt(answer.planted, material, mark.place) : [];
    return { id, is_given: mark !== undefined, sentences };
  };
  const same = (one: string, other: string) =>
    one === other || question.same_cases.some((cases) => cases.includes(one) && cases.includes(other));
  return {
    ...adjudicate(coder, materials),
    figures: jsonMaterial(materials, 'figures', askedFiguresSchema).map(
      ({ id, response, number: [low, high = low] }) =>
        given(id, response, (mark) => mark.kind === 'figure' && mark.low === low && mark.high === high),
    ),
    cases: jsonMaterial(materials, 'cases', askedCasesSchema).map(({ id, response, if: condition }) =>
      given(id, response, (mark) => mark.kind === 'case' && same(mark.condition, condition)),
    ),
  };
}

function extract(question: WrittenQuestion, knowledge: Knowledge, materials: Materials): object {
  const material = textMaterial(materials, 'response');
  const planted = knowledge.answerIn(material);
  const answer = question.answers.find((each) => each.planted === planted);
  if (!planted || !answer) throw new Error('the prompt holds no answer of this question');
  const at = (place: Place) => numbersAt(planted, material, place);
  const camp = question.camps.find(({ id }) => id === planted.camp?.id);
  return {
    position: answer.position,
    recommended_option: camp?.option ?? null,
    claims: answer.marks.flatMap((mark) => {
      if (mark.kind !== 'claim') return [];
      const { stance, caveat, place } = mark;
      const asserted = stance === 'oppose' ? 'rejects' : 'asserts';
      const statement = wordingOf(question, answer, mark.id, place);
      return [{ statement, sentences: at(place), stance: asserted, caveat }];
    }),
    options: [],
    uncertainties: planted.uncertainties.map(({ description, place }) => ({
      description,
      sentences: at(place),
    })),
    quantities: answer.marks.flatMap((mark) => {
      if (mark.kind !== 'figure') return [];
      const { what, unit, asked } = question.quantities.find(({ id }) => id === mark.id) ?? {};
      const high = mark.high === mark.low ? null : mark.high;
      return [{ what, low: mark.low, high, unit, answers_question: asked, sentences: at(mark.place) }];
    }),
    cases: answer.marks.flatMap((mark) =>
      mark.kind === 'case' ? [{ if: mark.condition, option: mark.option, sentences: at(mark.place) }] : [],
    ),
  };
}

/**
 * One of the claim's wordings, whose numbers stand in the sentence; different ones for different
 * answers.
 */
function wordingOf(
  question: WrittenQuestion,
  { planted }: WrittenAnswer,
  claimId: string,
  place: Place,
): string {
  const sentence = sentenceAt(planted.text, place);
  const says = question.claims.find(({ id }) => id === claimId)?.says ?? [];
  const fitting = says.filter(
    (wording) => numbersMissingFrom(wording, [sentence, question.question]).length === 0,
  );
  return drawFrom('wording', planted.modelId, claimId).pick(fitting);
}

function sentenceAt(text: string, { offset }: Place): string {
  const found = splitSentences(text).findLast((sentence) => sentence.offset <= offset);
  const { offset: start, length } = found ?? { offset: 0, length: 0 };
  return Array.from(text)
    .slice(start, start + length)
    .join('');
}

function findCamps(
  { camps, same_cases: same }: WrittenQuestion,
  knowledge: Knowledge,
  materials: Materials,
): object {
  const cases = materials.has('cases') ? jsonMaterial(materials, 'cases', casesSchema) : [];
  const positions = jsonMaterial(materials, 'positions', positionsSchema);
  return {
    camps: camps.map(({ id, label, thesis, option }) => ({
      label,
      thesis,
      recommended_option: option,
      members: positions
        .filter(({ position }) => knowledge.campOf(position)?.id === id)
        .map((each) => each.id),
    })),
    same_cases: same.map((group) => cases.filter((each) => group.includes(each.if)).map(({ id }) => id)),
  };
}
