import type { Topic, TopicSource } from './topic.ts';

/** Expands the alternatives in every sentence that a panel model may write. */
export function spellOut(source: TopicSource): Topic {
  return {
    ...source,
    spelledOut: true,
    openings: source.openings.flatMap(variants),
    undecided: { ...source.undecided, positions: source.undecided.positions.flatMap(variants) },
    camps: source.camps.map((camp) => ({
      ...camp,
      positions: camp.positions.flatMap(variants),
      closings: camp.closings.flatMap(variants),
    })),
    claims: source.claims.map((claim) => ({
      ...claim,
      supports: claim.supports.flatMap(variants),
      opposes: claim.opposes.flatMap(variants),
      mixed: claim.mixed.flatMap(variants),
      ...(claim.caveat && {
        caveat: { ...claim.caveat, sentences: claim.caveat.sentences.flatMap(variants) },
      }),
    })),
    uncertainties: source.uncertainties.map((uncertainty) => ({
      ...uncertainty,
      sentences: uncertainty.sentences.flatMap(variants),
    })),
  };
}

/** Lists the variants of a sentence with alternatives in square brackets. */
function variants(sentence: string): string[] {
  const match = /\[([^\]]*)\]/.exec(sentence);
  if (!match?.[1]) return [sentence];
  const before = sentence.slice(0, match.index);
  const after = sentence.slice(match.index + match[0].length);
  return match[1].split('|').flatMap((choice) => variants(before + choice + after));
}
