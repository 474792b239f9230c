import type { PlantedStance } from '../panel/opinion.ts';
import { type Finding, findPlanted } from '../panel/planted-sentences.ts';
import type { Topic } from '../topics/topic.ts';
import { coverage, denies, statingSentences } from './lexical.ts';
import { campOf, claimOf } from './recognise.ts';

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
    readonly quote: string | null;
  }[];
  readonly camp: { readonly id: string | null; readonly quote: string | null };
}

/** Our choice: the share of a claim's words that a foreign sentence must contain to count as stating it. */
const saysClaim = 0.7;
const saysCamp = 0.6;

/** Labels one response: its stance on every claim and its camp, each with a quote as evidence. */
export function labelResponse(
  topic: Topic,
  claims: readonly Claim[],
  camps: readonly Camp[],
  response: string,
): LabelOutput {
  const findings = findPlanted(topic, response);
  const foreign = findings.length === 0 ? statingSentences(response) : [];
  return {
    stances: claims.map((claim) => ({
      claim: claim.id,
      ...(plantedStance(topic, findings, claim) ?? foreignStance(foreign, claim)),
    })),
    camp: plantedCamp(topic, findings, camps) ?? foreignCamp(foreign, camps),
  };
}

function plantedStance(topic: Topic, findings: readonly Finding[], { statement }: Claim) {
  const claim = claimOf(topic, statement);
  for (const { meaning, quote } of findings) {
    if (meaning.kind === 'claim' && meaning.claim === claim) return { stance: meaning.stance, quote };
  }
  return null;
}

function foreignStance(sentences: readonly string[], { statement }: Claim) {
  const quote = best(sentences, statement, saysClaim);
  if (quote === null) return { stance: 'not_addressed', quote: null } as const;
  return { stance: denies(quote) === denies(statement) ? 'support' : 'oppose', quote } as const;
}

function plantedCamp(topic: Topic, findings: readonly Finding[], camps: readonly Camp[]) {
  for (const { meaning, quote } of findings) {
    if (meaning.kind !== 'position' || meaning.camp === null) continue;
    const home = camps.find((camp) => campOf(topic, camp) === meaning.camp);
    if (home) return { id: home.id, quote };
  }
  return null;
}

function foreignCamp(sentences: readonly string[], camps: readonly Camp[]) {
  for (const camp of camps) {
    const quote = best(sentences, camp.thesis || camp.label, saysCamp);
    if (quote !== null && denies(quote) === denies(camp.thesis)) return { id: camp.id, quote };
  }
  return { id: null, quote: null };
}

function best(sentences: readonly string[], wanted: string, least: number): string | null {
  let found: string | null = null;
  let reached = least;
  for (const sentence of sentences) {
    const share = coverage(wanted, sentence);
    if (share > reached || (found === null && share >= reached)) [found, reached] = [sentence, share];
  }
  return found;
}
