/**
 * The panels on sale: price in whole credits, number of models (null: all eligible models).
 * @see specification, "Panels"
 */
export const panels = {
  wide: { priceCredits: 15, size: 10 },
  consensus: { priceCredits: 45, size: 40 },
  service: { priceCredits: 100, size: null },
} as const;

export type PanelId = keyof typeof panels;

/** The panel of a stored run: `quick_pulse` was once sold and can still be read. */
export type StoredPanelId = PanelId | 'quick_pulse';

export const panelIds = Object.keys(panels) as PanelId[];
