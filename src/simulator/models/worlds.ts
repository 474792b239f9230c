import { LRUCache } from 'lru-cache';
import { builtInCatalogue } from '../../domain/catalogue/built-in.ts';
import { type Knowledge, knowledgeOfWords } from '../../stages/play/knowledge.ts';
import { areAlike } from '../../stages/play/lexical.ts';
import { openRecogniser } from '../../stages/play/recognise.ts';
import type { PlantedAnswer } from '../../stages/play/truth.ts';
import { emptyPanel, holdersOf, answerOf as plantAnswer } from '../world/plant.ts';
import { findTopic } from '../world/topics/find-topic.ts';
import { proseOf } from '../world/topics/topic-prose.ts';
import { topicSetting } from '../world/topics/topic-setting.ts';

/** All answers to one question, written when they are asked for, and what they say. */
export interface World {
  readonly knowledge: Knowledge;
  readonly answerOf: (modelId: string) => PlantedAnswer;
}

/**
 * Our choice: more questions at once than a simulator is asked in practice; a world of a large
 * panel takes about 3 MB.
 */
const worldsMax = 30;
/**
 * Our choice: more than a large panel; the answers of further models are written again each time,
 * and read as those of nobody.
 */
const answersMax = 1_000;

/**
 * Our choice: an answer shares some sentences with others of its panel, so that the one with a few
 * may not be it.
 */
const mostly = 0.6;

const worlds = new LRUCache<string, World>({ max: worldsMax });

/**
 * The world of a question. It depends on its arguments alone, so that a simulator recognises what
 * it has written before it was restarted; models outside the built-in catalogue have to be asked
 * again.
 * @param question as the panel is asked; surrounding white space is ignored
 */
export function worldOf(seed: number, question: string): World {
  const key = `${seed} ${question.trim()}`;
  const world = worlds.get(key) ?? makeWorld(seed, question.trim());
  worlds.set(key, world);
  return world;
}

function makeWorld(seed: number, question: string): World {
  const topic = findTopic(seed, question);
  const setting = topicSetting(seed, question, topic);
  // Claims of one or two are held in the smallest panel, which is part of the larger ones.
  const holders = holdersOf(setting, curated.wide, modelIds);
  const written = new Map<string, PlantedAnswer>();
  const recogniser = openRecogniser();
  const answerOf = (modelId: string): PlantedAnswer => {
    const known = written.get(modelId);
    if (known) return known;
    const answer = plantAnswer(setting, holders, { modelId, displayName: modelId, labName: modelId });
    if (written.size < answersMax) {
      written.set(modelId, answer);
      recogniser.add(answer);
    }
    return answer;
  };
  // The models that may have been asked before a restart, those of small panels first.
  const unasked = [...panelsToTry];
  const answerIn = (material: string): PlantedAnswer | null => {
    let found = recogniser.find(material, mostly);
    while (!found && unasked.length > 0) {
      for (const modelId of unasked.shift() ?? []) answerOf(modelId);
      found = recogniser.find(material, mostly);
    }
    // Sentences that somebody added do not hide those that are left.
    return found ?? recogniser.find(material, 0);
  };
  const words = knowledgeOfWords(emptyPanel(setting));
  return { answerOf, knowledge: { ...words, answerIn, areAlike, prose: proseOf(topic, words) } };
}

const { curated, models } = builtInCatalogue;
const modelIds = models.map(({ modelId }) => modelId);
const panelsToTry = [curated.wide, curated.consensus, modelIds];
