/**
 * The panels that can be bought: price in whole credits, number of models (null: every eligible one).
 * @see specification, "Panels"
 */
export const panels = {
  wide: { priceCredits: 15, size: 10 },
  consensus: { priceCredits: 45, size: 40 },
  service: { priceCredits: 100, size: null },
} as const;

export type PanelId = keyof typeof panels;

/** What a stored run can carry: `quick_pulse` was sold once and can still be read. */
export type StoredPanelId = PanelId | 'quick_pulse';

export const panelIds = Object.keys(panels) as PanelId[];
