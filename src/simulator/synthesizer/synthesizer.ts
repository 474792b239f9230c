import type { ChatMessage } from '../../domain/run/chat.ts';
import { findTopic } from '../topics/find-topic.ts';
import type { Topic } from '../topics/topic.ts';
import { extractClaims } from './extract-claims.ts';
import { findCamps, placePositions } from './find-camps.ts';
import { answerQuestions, labelResponse } from './label-response.ts';
import {
  askedCampsSchema,
  askedCasesSchema,
  askedClaimsSchema,
  askedFiguresSchema,
  campsSchema,
  jsonMaterial,
  type Materials,
  pairsSchema,
  parseMaterials,
  partsById,
  positionsSchema,
  readNumbered,
  statementsSchema,
  tablesSchema,
  textMaterial,
  UnusableTask,
} from './materials.ts';
import { compareClaims, mergeClaims } from './merge-claims.ts';
import { mendSection, readSection, toMendSchema } from './read-section.ts';
import { languageAskedFor, templatesIn } from './templates/templates-in.ts';
import type { Background } from './wording.ts';
import { writeMinorityInsights, writeUncertainties } from './write-analysis.ts';
import { writeAnswer } from './write-answer.ts';
import { writeDisagreements } from './write-disagreements.ts';

/** The two default synthesizers of the service, each from its own invented lab. */
export const synthesizers = [
  { modelId: 'simulator/synthesizer-north', labName: 'North Invented Lab' },
  { modelId: 'simulator/synthesizer-south', labName: 'South Invented Lab' },
] as const;

export function isStage(name: string): boolean {
  return Object.hasOwn(stages, name);
}

/**
 * Plays a synthesizer: produces the output of one stage from the messages alone.
 * @param stage name of the JSON schema of the request
 * @throws UnusableTask if the messages do not hold the materials of the stage
 */
export function playStage(stage: string, messages: readonly ChatMessage[], modelId: string): object {
  const play = stages[stage];
  if (!play) throw new UnusableTask(`there is no stage "${stage}"`);
  const task = messages.find(({ role }) => role === 'user')?.content ?? '';
  return play(parseMaterials(task), modelId, languageAskedFor(task));
}

/**
 * True if the question asks for a piece of work, which its first word shows. The simulator's panel itself has only
 * opinions.
 */
function asksForWork(question: string): boolean {
  return /^\s*(?:write|compose|draft|implement|translate|schreibe?|écris|escribe|escreva|scrivi)\b/i.test(
    question,
  );
}

const topicOf = (materials: Materials) => findTopic(textMaterial(materials, 'question'));
const responseOf = (materials: Materials) => readNumbered(textMaterial(materials, 'response'));
const tablesOf = (materials: Materials) => jsonMaterial(materials, 'tables', tablesSchema);

const backgroundOf = (materials: Materials, language: string): Background => ({
  topic: topicIn(language, materials),
  words: templatesIn(language),
});

/** A writer uses a topic's words only if they are in the language that it is to write in. */
function topicIn(language: string, materials: Materials): Topic | null {
  const topic = topicOf(materials);
  return (topic.language === 'de' ? 'German' : 'English') === language ? topic : null;
}

type Play = (materials: Materials, modelId: string, language: string) => object;

const stages: Readonly<Record<string, Play>> = {
  extract: (materials, modelId) =>
    extractClaims(topicOf(materials), textMaterial(materials, 'question'), responseOf(materials), modelId),
  group: (materials) => mergeClaims(topicOf(materials), jsonMaterial(materials, 'claims', statementsSchema)),
  group_compare: (materials) =>
    compareClaims(topicOf(materials), jsonMaterial(materials, 'pairs', pairsSchema)),
  camps_classify: (materials) => ({
    question_type: asksForWork(textMaterial(materials, 'question'))
      ? 'task'
      : topicOf(materials).questionType,
  }),
  camps: (materials, _modelId, language) =>
    findCamps(
      topicOf(materials),
      jsonMaterial(materials, 'positions', positionsSchema),
      templatesIn(language),
    ),
  label: (materials) =>
    labelResponse(
      topicOf(materials),
      jsonMaterial(materials, 'claims', statementsSchema),
      jsonMaterial(materials, 'camps', campsSchema),
      responseOf(materials),
    ),
  camps_place: (materials) =>
    placePositions(
      topicOf(materials),
      jsonMaterial(materials, 'camps', campsSchema),
      jsonMaterial(materials, 'positions', positionsSchema),
    ),
  adjudicate: (materials) =>
    answerQuestions(
      topicOf(materials),
      textMaterial(materials, 'question'),
      {
        claims: jsonMaterial(materials, 'claims', askedClaimsSchema),
        camps: jsonMaterial(materials, 'camps', askedCampsSchema),
        figures: jsonMaterial(materials, 'figures', askedFiguresSchema),
        cases: jsonMaterial(materials, 'cases', askedCasesSchema),
      },
      partsById(textMaterial(materials, 'responses')),
    ),
  read: (materials) => readSection(textMaterial(materials, 'section')),
  read_mend: (materials) => mendSection(jsonMaterial(materials, 'to_mend', toMendSchema)),
  write_answer: (materials, modelId, language) =>
    writeAnswer(backgroundOf(materials, language), tablesOf(materials), modelId),
  write_disagreements: (materials, _modelId, language) =>
    writeDisagreements(backgroundOf(materials, language), tablesOf(materials)),
  write_minority_insights: (materials, _modelId, language) =>
    writeMinorityInsights(backgroundOf(materials, language), tablesOf(materials)),
  write_uncertainties: (materials, _modelId, language) =>
    writeUncertainties(backgroundOf(materials, language), tablesOf(materials)),
};
