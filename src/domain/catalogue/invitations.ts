import { type PanelId, panelIds } from '../run/panels.ts';
import { type Catalogue, type CatalogueModel, panelModels } from './catalogue.ts';

/** The models that a run of a panel asks, as they are stored with the run. */
export interface Invitation {
  readonly totalModels: number;
  /** A JSON array, one object per model in the order of the panel. */
  readonly invited: string;
  /** Labs that have a model among them. */
  readonly labs: number;
}

export type Invitations = Readonly<Record<PanelId, Invitation>>;

/**
 * The invitation of each panel. Made once per process: choosing and writing out the models of
 * `wide` took a tenth of a create's processor time.
 */
export function invitationsOf(catalogue: Catalogue): Invitations {
  const entries = panelIds.map((id) => [id, invitation(panelModels(catalogue, id))]);
  return Object.fromEntries(entries) as Invitations;
}

/** The fields that a row of the panel is created from. */
const storedFields: (keyof CatalogueModel)[] = [
  'modelId',
  'displayName',
  'labId',
  'labName',
  'countryCode',
  'countryName',
  'region',
  'family',
  'gateway',
];

function invitation(models: readonly CatalogueModel[]): Invitation {
  return {
    totalModels: models.length,
    invited: JSON.stringify(models, storedFields),
    labs: new Set(models.map(({ labId }) => labId)).size,
  };
}
