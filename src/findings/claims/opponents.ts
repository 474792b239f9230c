import type { Code, Findings, Reading } from '../findings.ts';

/**
 * The findings in which whoever makes a claim opposes its opposite, with the same sentence and
 * readings, unless something was read of this response there. Who denies a claim does not therefore
 * make its opposite: both may be false.
 * @param opposites the claim that is reported instead of each one that is not, by claim id
 */
export function withOpponents(
  { labels, crossCheck }: Pick<Findings, 'labels' | 'crossCheck'>,
  opposites: ReadonlyMap<number, number>,
): Pick<Findings, 'labels' | 'crossCheck'> {
  const read = Map.groupBy(crossCheck.stances, ({ modelId }) => modelId);
  const moves = new Map(
    labels.map(({ modelId, stances }) => {
      const taken = new Set([...stances, ...(read.get(modelId) ?? [])].map(({ claimId }) => claimId));
      const own = new Map<number, number>();
      for (const { claimId, stance } of stances) {
        const denied = opposites.get(claimId);
        if (stance !== 'support' || denied === undefined || taken.has(denied)) continue;
        taken.add(denied);
        own.set(claimId, denied);
      }
      return [modelId, own] as const;
    }),
  );
  return {
    labels: labels.map(({ stances, ...own }) => ({
      ...own,
      stances: moved(stances, moves.get(own.modelId), (label) => ({ ...label, stance: 'oppose' })),
    })),
    crossCheck: {
      ...crossCheck,
      stances: [...read].flatMap(([modelId, own]) =>
        moved(own, moves.get(modelId), ({ readings, ...place }) => ({
          ...place,
          readings: readings.map(turned),
        })),
      ),
    },
  };
}

/** Those under another claim turned, by claim id. */
function moved<Item extends { readonly claimId: number }>(
  items: readonly Item[],
  moves: ReadonlyMap<number, number> | undefined,
  turn: (item: Item) => Item,
): Item[] {
  return items
    .map((item) => {
      const claimId = moves?.get(item.claimId);
      return claimId === undefined ? item : { ...turn(item), claimId };
    })
    .sort((a, b) => a.claimId - b.claimId);
}

function turned(reading: Reading<Code>): Reading<Code> {
  if (reading.found === 'support') return { ...reading, found: 'oppose' };
  return reading.found === 'oppose' ? { ...reading, found: 'support' } : reading;
}
