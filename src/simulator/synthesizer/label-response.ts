import type { PlantedStance } from '../panel/opinion.ts';
import { type Finding, findPlanted } from '../panel/planted-sentences.ts';
import { campOf, claimOf } from '../topics/recognise.ts';
import type { Topic } from '../topics/topic.ts';
import { coverage, denies, statingSentences } from './lexical.ts';
import type { NumberedSentence, NumberedText } from './materials.ts';

interface Claim {
  readonly id: string;
  readonly statement: string;
}
interface Camp {
  readonly id: string;
  readonly label: string;
  readonly thesis: string;
}

export interface LabelOutput {
  readonly stances: readonly {
    readonly claim: string;
    readonly stance: PlantedStance | 'not_addressed';
    /** One number, those of two neighbours, or none. */
    readonly sentences: readonly number[];
  }[];
  readonly camp: { readonly id: string | null; readonly sentences: readonly number[] };
}

/** Share of a claim's words that a foreign sentence must contain to count as stating it. Our choice: one word in four may differ. */
const saysClaim = 0.7;
const saysCamp = 0.6;

/** Labels one response: its stance on every claim and its camp, each with its sentences as evidence. */
export function labelResponse(
  topic: Topic,
  claims: readonly Claim[],
  camps: readonly Camp[],
  response: NumberedText,
): LabelOutput {
  const findings = findPlanted(topic, response.text);
  const foreign = findings.length === 0 ? statingSentences(response.sentences) : [];
  return {
    stances: claims.map(({ id, statement }) => {
      const found = plantedStance(topic, response, findings, statement) ?? foreignStance(foreign, statement);
      return { claim: id, ...found };
    }),
    camp: plantedCamp(topic, response, findings, camps) ?? foreignCamp(foreign, camps),
  };
}

function plantedStance(
  topic: Topic,
  response: NumberedText,
  findings: readonly Finding[],
  statement: string,
) {
  const claim = claimOf(topic, statement);
  for (const { meaning, start, sentence } of findings) {
    if (meaning.kind !== 'claim' || meaning.claim !== claim) continue;
    return { stance: meaning.stance, sentences: response.numbersAt(start, sentence.length) };
  }
  return null;
}

function foreignStance(sentences: readonly NumberedSentence[], statement: string) {
  const found = best(sentences, statement, saysClaim);
  if (found === null) return { stance: 'not_addressed', sentences: [] } as const;
  const stance = denies(found.sentence) === denies(statement) ? 'support' : 'oppose';
  return { stance, sentences: [found.number] } as const;
}

function plantedCamp(
  topic: Topic,
  response: NumberedText,
  findings: readonly Finding[],
  camps: readonly Camp[],
) {
  for (const { meaning, start, sentence } of findings) {
    if (meaning.kind !== 'position' || meaning.camp === null) continue;
    const home = camps.find((camp) => campOf(topic, camp) === meaning.camp);
    if (home) return { id: home.id, sentences: response.numbersAt(start, sentence.length) };
  }
  return null;
}

function foreignCamp(sentences: readonly NumberedSentence[], camps: readonly Camp[]) {
  for (const camp of camps) {
    const found = best(sentences, camp.thesis || camp.label, saysCamp);
    if (found !== null && denies(found.sentence) === denies(camp.thesis)) {
      return { id: camp.id, sentences: [found.number] };
    }
  }
  return { id: null, sentences: [] };
}

function best(
  sentences: readonly NumberedSentence[],
  wanted: string,
  least: number,
): NumberedSentence | null {
  let found: NumberedSentence | null = null;
  let reached = least;
  for (const each of sentences) {
    const share = coverage(wanted, each.sentence);
    if (share > reached || (found === null && share >= reached)) [found, reached] = [each, share];
  }
  return found;
}
