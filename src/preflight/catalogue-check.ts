import type { Catalogue, CatalogueModel } from '../domain/catalogue/catalogue.ts';
import { panelModels } from '../domain/catalogue/catalogue.ts';
import { promptMaxCharacters } from '../domain/limits.ts';
import { type PanelId, panelIds } from '../domain/run/panels.ts';
import { panelVerdict } from '../domain/run/quorum.ts';
import type { ListedModel, ModelsList } from './models-list.ts';
import { nearestIds } from './nearest.ts';

export interface CatalogueCheck {
  /** Eligible models that their gateway does not list, those of the small panels first. */
  readonly missing: readonly {
    readonly model_id: string;
    readonly gateway: string;
    readonly nearest: string[];
  }[];
  /** Models whose context does not hold a long question and an answer. */
  readonly small: readonly { readonly model_id: string; readonly context_tokens: number }[];
  /** Models that, by their gateway's list, write less than an answer may have. */
  readonly short: readonly { readonly model_id: string; readonly output_tokens: number }[];
  readonly panels: readonly {
    readonly panel: PanelId;
    readonly models: number;
    /** Null if a gateway has no list. */
    readonly listed: number | null;
    readonly verdict: 'completed' | 'partial' | 'failed' | null;
  }[];
}

export type Lists = ReadonlyMap<string, ModelsList>;

/** What a panel model may write (`activities/ask-model.ts`). */
const answerMaxTokens = 6_000;
/** Four characters to a token, as in English. */
const contextNeeded = promptMaxCharacters / 4 + answerMaxTokens;

export function checkCatalogue(catalogue: Catalogue, lists: Lists): CatalogueCheck {
  const eligible = catalogue.models.filter((model) => model.eligible);
  const smallPanels = [catalogue.curated.wide, catalogue.curated.consensus];
  const panelsOf = ({ modelId }: CatalogueModel) => smallPanels.filter((ids) => ids.includes(modelId)).length;
  const missing = eligible
    .filter((model) => isListed(model, lists) === false)
    .sort((one, other) => panelsOf(other) - panelsOf(one));
  return {
    missing: missing.map(({ modelId, gateway }) => ({
      ...{ model_id: modelId, gateway },
      nearest: nearestIds(modelId, idsOf(lists, gateway)),
    })),
    small: eligible.flatMap((model) => {
      const context = listedModel(lists, model)?.contextTokens ?? model.contextTokens;
      return context < contextNeeded ? [{ model_id: model.modelId, context_tokens: context }] : [];
    }),
    short: eligible.flatMap((model) => {
      const output = listedModel(lists, model)?.outputTokens ?? answerMaxTokens;
      return output < answerMaxTokens ? [{ model_id: model.modelId, output_tokens: output }] : [];
    }),
    panels: panelIds.map((panel) => panelCheck(panel, panelModels(catalogue, panel), lists)),
  };
}

function panelCheck(panel: PanelId, models: readonly CatalogueModel[], lists: Lists) {
  const listed = models.map((model) => isListed(model, lists));
  if (listed.includes(null)) return { panel, models: models.length, listed: null, verdict: null };
  const found = listed.filter(Boolean).length;
  return { panel, models: models.length, listed: found, verdict: panelVerdict(models.length, found) };
}

export function listedModel(
  lists: Lists,
  { modelId, gateway }: Pick<CatalogueModel, 'modelId' | 'gateway'>,
): ListedModel | undefined {
  const list = lists.get(gateway);
  return list?.kind === 'list' ? list.models.find(({ id }) => id === modelId) : undefined;
}

/** Null if its gateway has no list, or an empty one. */
function isListed(model: CatalogueModel, lists: Lists): boolean | null {
  return idsOf(lists, model.gateway).length === 0 ? null : listedModel(lists, model) !== undefined;
}

function idsOf(lists: Lists, gateway: string): string[] {
  const list = lists.get(gateway);
  return list?.kind === 'list' ? list.models.map(({ id }) => id) : [];
}
