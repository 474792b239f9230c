import type { CampSource, ClaimSource, Topic, UncertaintySource } from '../topics/topic.ts';
import type { PlantedStance } from './opinion.ts';

/** The meaning of a planted sentence. */
export type Meaning =
  | { readonly kind: 'position'; readonly camp: CampSource | null }
  | { readonly kind: 'claim'; readonly claim: ClaimSource; readonly stance: PlantedStance }
  | { readonly kind: 'caveat'; readonly claim: ClaimSource }
  | { readonly kind: 'uncertainty'; readonly uncertainty: UncertaintySource };

/** A planted sentence found in a text. Where characters are masked, the text says it otherwise. */
export interface PlantedFinding {
  readonly meaning: Meaning;
  readonly sentence: string;
  readonly start: number;
}

/** Replaces each character of a name that would reveal the author. */
export const maskCharacter = '▒';

/** Finds the planted sentences in a text, in order of position. Other sentences are ignored. */
export function findPlanted(topic: Topic, text: string): PlantedFinding[] {
  const findings: PlantedFinding[] = [];
  const masked = text.includes(maskCharacter);
  for (const [sentence, meaning] of plantedSentencesOf(topic)) {
    const start = masked ? maskedIndexOf(text, sentence) : plainIndexOf(text, sentence);
    if (start < 0) continue;
    findings.push({ meaning, sentence, start });
  }
  return findings.sort((a, b) => a.start - b.start);
}

/** Lists every sentence of the topic that a panel model may write, with its meaning. */
export function plantedSentencesOf(topic: Topic): readonly (readonly [string, Meaning])[] {
  const kept = known.get(topic);
  if (kept) return kept;
  const made = [...meanings(topic)];
  known.set(topic, made);
  return made;
}

const known = new WeakMap<Topic, readonly (readonly [string, Meaning])[]>();

function* meanings(topic: Topic): Generator<readonly [string, Meaning]> {
  for (const sentence of topic.undecided.positions) yield [sentence, { kind: 'position', camp: null }];
  for (const camp of topic.camps)
    for (const sentence of [...camp.positions, ...camp.closings])
      yield [sentence, { kind: 'position', camp }];
  for (const claim of topic.claims) {
    for (const sentence of claim.supports) yield [sentence, { kind: 'claim', claim, stance: 'support' }];
    for (const sentence of claim.opposes) yield [sentence, { kind: 'claim', claim, stance: 'oppose' }];
    for (const sentence of claim.mixed) yield [sentence, { kind: 'claim', claim, stance: 'mixed' }];
    for (const sentence of claim.caveat?.sentences ?? []) yield [sentence, { kind: 'caveat', claim }];
  }
  for (const uncertainty of topic.uncertainties)
    for (const sentence of uncertainty.sentences) yield [sentence, { kind: 'uncertainty', uncertainty }];
}

/** Searches from the second letter: after a joining phrase, the first may be in lower case. */
function plainIndexOf(text: string, sentence: string): number {
  const rest = sentence.slice(1);
  let at = text.indexOf(rest);
  while (at >= 0) {
    if (at > 0 && text.charAt(at - 1).toLowerCase() === sentence.charAt(0).toLowerCase()) return at - 1;
    at = text.indexOf(rest, at + 1);
  }
  return -1;
}

function maskedIndexOf(text: string, sentence: string): number {
  for (let start = 0; start + sentence.length <= text.length; start++) {
    if (matchesAt(text, start, sentence)) return start;
  }
  return -1;
}

/** A masked character matches any character, but a mostly masked passage does not match. */
function matchesAt(text: string, start: number, sentence: string): boolean {
  let masked = 0;
  for (let i = 0; i < sentence.length; i++) {
    const found = text.charAt(start + i);
    if (found === maskCharacter) masked++;
    else if (
      found !== sentence.charAt(i) &&
      (i > 0 || found.toLowerCase() !== sentence.charAt(0).toLowerCase())
    )
      return false;
  }
  return masked <= sentence.length * 0.4;
}
