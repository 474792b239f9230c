import { builtInCatalogue } from '../../domain/catalogue/built-in.ts';
import { findTopic } from '../topics/find-topic.ts';
import type { CampSource, ClaimSource, Topic } from '../topics/topic.ts';
import { pick, shuffled, uniform } from './random.ts';

export type PlantedStance = 'support' | 'oppose' | 'mixed';

/** One model's opinion on one question: the ground truth from which its text is written. */
export interface PlantedOpinion {
  /** Key of the camp; null for a model that takes no side. */
  readonly camp: string | null;
  /** Stances by claim key. The model does not address a claim that is missing. */
  readonly stances: ReadonlyMap<string, PlantedStance>;
  /** Keys of the claims that the model supports with a caveat. */
  readonly caveats: ReadonlySet<string>;
  /** Keys of the uncertainties that the model names. */
  readonly uncertainties: readonly string[];
}

/** Our choice: this many claims make a text of 150 to 400 words. */
const fewestClaims = 7;
const mostClaims = 12;
const undecidedShare = 0.04;
/** How often a model follows its lab's leaning: models of one lab tend to err together. */
const followsLabShare = 0.4;

/**
 * Draws the planted opinion of a model. A pure function: the same arguments always give the same opinion.
 * @param question as the panel is asked; surrounding white space is ignored
 */
export function plantedOpinion(seed: number, question: string, modelId: string): PlantedOpinion {
  const topic = findTopic(question);
  const key = [seed, question.trim(), modelId] as const;
  const camp = drawCamp(topic, seed, question.trim(), modelId);
  const stances = drawStances(topic, camp, key);
  return {
    camp: camp?.key ?? null,
    stances,
    caveats: new Set(
      topic.claims
        .filter((claim) => claim.caveat && stances.get(claim.key) === 'support')
        .filter((claim) => uniform('caveat', claim.key, ...key) < 0.35)
        .map((claim) => claim.key),
    ),
    uncertainties: shuffled(topic.uncertainties, (each) => each.key, 'uncertainties', ...key)
      .slice(0, pick(stances.size <= fewestClaims ? [1, 2] : [0, 1, 1, 2], 'how many doubts', ...key))
      .map((each) => each.key),
  };
}

function drawCamp(topic: Topic, seed: number, question: string, modelId: string): CampSource | null {
  if (uniform('undecided', seed, question, modelId) < undecidedShare) return null;
  const lab = modelId.split('/')[0] ?? modelId;
  const follows = uniform('follows lab', seed, question, modelId) < followsLabShare;
  const draw = uniform('camp', seed, question, follows ? lab : modelId);
  const total = topic.camps.reduce((sum, camp) => sum + camp.weight, 0);
  let reached = 0;
  for (const camp of topic.camps) {
    reached += camp.weight / total;
    if (draw < reached) return camp;
  }
  return topic.camps.at(-1) ?? null;
}

type Key = readonly [seed: number, question: string, modelId: string];

function drawStances(topic: Topic, camp: CampSource | null, key: Key): Map<string, PlantedStance> {
  const campIndex = camp === null ? null : topic.camps.indexOf(camp);
  const rare = topic.claims.filter((claim) => claim.rare && holdsRareClaim(claim, key));
  const common = shuffled(
    topic.claims.filter((claim) => !claim.rare),
    (claim) => claim.key,
    'order of claims',
    ...key,
  );
  const wanted = fewestClaims + Math.floor(uniform('verbosity', ...key) * (mostClaims - fewestClaims + 1));
  const drawn = new Map<string, PlantedStance>(rare.map((claim) => [claim.key, 'support']));
  // The second round addresses claims that the first skipped, so that every text has enough content and some models
  // are thorough.
  for (const round of ['first', 'second']) {
    const target = round === 'first' || uniform('thorough', ...key) < 0.3 ? wanted : fewestClaims;
    for (const claim of common) {
      if (drawn.size >= target) break;
      if (drawn.has(claim.key)) continue;
      const stance = drawStance(claim, campIndex, round === 'second', key);
      if (stance) drawn.set(claim.key, stance);
    }
  }
  return drawn;
}

function drawStance(
  claim: ClaimSource,
  campIndex: number | null,
  mustSpeak: boolean,
  key: Key,
): PlantedStance | null {
  const rows = campIndex === null ? claim.odds : claim.odds.slice(campIndex, campIndex + 1);
  const mean = (column: 0 | 1 | 2) => rows.reduce((sum, row) => sum + row[column], 0) / rows.length / 10;
  const [support, oppose, mixed] = [mean(0), mean(1), mean(2)];
  const spoken = support + oppose + mixed;
  const draw = uniform('stance', claim.key, ...key) * (mustSpeak ? spoken : 1);
  if (draw < support) return 'support';
  if (draw < support + oppose) return 'oppose';
  return draw < spoken ? 'mixed' : null;
}

/**
 * Decides whether a model holds a rare claim. Claims of one or two models go to members of the smallest panel, which
 * is part of the larger ones, so that exactly one or two models of every panel hold them. Models of other catalogues
 * hold them at random.
 */
function holdsRareClaim(claim: ClaimSource, [seed, question, modelId]: Key): boolean {
  const draw = (id: string) => uniform('rare', claim.key, seed, question, id);
  if (claim.rare === 'few' || !catalogued.has(modelId)) return draw(modelId) < 0.05;
  const holders = shuffled(builtInCatalogue.curated.wide, (id) => id, 'rare', claim.key, seed, question);
  return holders.slice(0, claim.rare === 'one' ? 1 : 2).includes(modelId);
}

const catalogued = new Set(builtInCatalogue.models.map((model) => model.modelId));
