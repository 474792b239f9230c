import type { Pool } from '../db/pool.ts';
import { readUsualTimes } from '../db/run-list.ts';
import type { Invitations } from '../domain/catalogue/invitations.ts';
import { type PanelId, panelIds, panels } from '../domain/run/panels.ts';

export interface DescribedPanel {
  readonly id: PanelId;
  readonly priceCredits: number;
  readonly models: number;
  readonly labs: number;
  /** Median of the last runs, over all workspaces; null if none was completed yet. */
  readonly usualSeconds: number | null;
}

/** How many runs tell how long one usually takes. */
export const usualOver = 50;

/**
 * What a person should know of each panel before asking it: price, size, and how long it usually
 * takes (R-U04).
 */
export async function describePanels(db: Pool, invitations: Invitations): Promise<DescribedPanel[]> {
  const times = await readUsualTimes(db, panelIds, usualOver);
  return panelIds.map((id) => ({
    id,
    priceCredits: panels[id].priceCredits,
    models: invitations[id].totalModels,
    labs: invitations[id].labs,
    usualSeconds: times.find(({ panel }) => panel === id)?.seconds ?? null,
  }));
}
