import { builtInCatalogue } from '../../src/domain/catalogue/built-in.ts';
import type { OpinionsOfLabs } from '../../src/findings/labs/opinions.ts';

const { models, curated } = builtInCatalogue;

/** How many models each lab has in the panels of the built-in catalogue. */
export const panelSizes = {
  wide: sizesOf(curated.wide),
  consensus: sizesOf(curated.consensus),
  service: sizesOf(models.map(({ modelId }) => modelId)),
};

/**
 * 24 claims on which stances are drawn with a correlation ρ within labs: a model follows its lab
 * with the probability √ρ, and otherwise has an opinion of its own.
 * @param random 0 to 1
 * @param uneven labs are wholly alike with probability ρ, and otherwise not at all
 */
export function plantOpinions(
  sizes: readonly number[],
  rho: number,
  random: () => number,
  uneven = false,
): OpinionsOfLabs {
  const ofLab = sizes.map(() => (uneven ? Number(random() < rho) : rho));
  const claims = Array.from({ length: 24 }, () => {
    const support = 0.3 + 0.6 * random();
    const addressed = 0.1 + 0.7 * random() ** 2;
    const opinion = (): number => {
      const at = random();
      if (at < support) return 0;
      return at < support + (1 - support) * 0.7 ? 1 : 2;
    };
    const stances = [0, 1, 2].map(() => sizes.map(() => 0));
    for (const [lab, size] of sizes.entries()) {
      const shared = opinion();
      for (let model = 0; model < size; model++) {
        const own = random() < Math.sqrt(ofLab[lab]!) ? shared : opinion();
        if (random() < addressed) stances[own]![lab]!++;
      }
    }
    return stances;
  });
  return { sizes, claims };
}

/** The number of independent opinions at this correlation, by Kish's formula. */
export function trueNumber(sizes: readonly number[], rho: number): number {
  const models = sizes.reduce((sum, size) => sum + size, 0);
  return models / (1 + (sizes.reduce((sum, size) => sum + size ** 2, 0) / models - 1) * rho);
}

function sizesOf(ids: readonly string[]): number[] {
  const labOf = new Map(models.map(({ modelId, labId }) => [modelId, labId]));
  return [...Map.groupBy(ids, (id) => labOf.get(id)).values()].map(({ length }) => length);
}
