import type { Coder, Players } from '../play/coder.ts';
import type { Knowledge } from '../play/knowledge.ts';
import { shortLabel } from '../play/lexical.ts';
import {
  campsSchema,
  casesSchema,
  figuresSchema,
  jsonMaterial,
  type Materials,
  positionsSchema,
  textMaterial,
} from '../play/materials.ts';
import type { PlantedCamp } from '../play/truth.ts';
import { templatesIn } from '../write/play/templates/templates-in.ts';
import type { CampsOutput } from './find-camps.ts';

export const players: Players = {
  camps_classify: { stage: 'camps', play: questionType },
  camps: { stage: 'camps', play: camps },
  camps_place: { stage: 'camps', play: place },
};

type FoundCamp = CampsOutput['camps'][number];

interface Position {
  readonly id: string;
  readonly position: string;
  readonly recommended_option?: string | null | undefined;
}

const campsMax = 5;
/**
 * For positions that nobody planted. Our choice: only near repeats share more (docs/thresholds.md).
 */
const alike = 0.4;

/** Plays `camps_classify`. */
function questionType({ errs, knowledge: { panel } }: Coder, materials: Materials): object {
  if (errs('silent', 'question')) return {};
  return {
    question_type: asksForWork(textMaterial(materials, 'question')) ? 'task' : panel.questionType,
  };
}

/**
 * True if the question asks for a piece of work, which its first word shows: planted answers are
 * opinions.
 */
function asksForWork(question: string): boolean {
  return /^\s*(?:write|compose|draft|implement|translate|schreibe?|écris|escribe|escreva|scrivi)\b/i.test(
    question,
  );
}

/** Plays `camps_place`: puts positions into the given camps, with the errors of the stage. */
function place({ knowledge, errs, draw }: Coder, materials: Materials): object {
  const positions = jsonMaterial(materials, 'positions', positionsSchema);
  const shown = jsonMaterial(materials, 'camps', campsSchema);
  if (errs('silent', 'place') || shown.length === 0) return { camps: [] };
  const members = new Map<string, string[]>(shown.map(({ id }) => [id, []]));
  for (const { id, position } of positions) {
    const camp = knowledge.campOf(position);
    const at = shown.findIndex(({ label, thesis }) => {
      const planted = knowledge.campOf(label) ?? knowledge.campOf(thesis);
      return camp || planted ? planted === camp : isForeignAlike(knowledge, thesis, position);
    });
    if (at < 0 || errs('missed', id)) continue;
    const home = errs('swapped', id)
      ? draw(id).pick(shown)
      : shown[(at + Number(errs('camp', id))) % shown.length];
    members.get(home?.id ?? '')?.push(id);
  }
  return { camps: [...members].map(([id, ids]) => ({ id, members: ids })) };
}

/** Plays `camps`: groups positions of the same planted camp. */
function camps(coder: Coder, materials: Materials, language: string): CampsOutput {
  const { knowledge, errs, draw } = coder;
  const positions = jsonMaterial(materials, 'positions', positionsSchema);
  if (errs('silent', 'camps')) return { camps: [] };
  const members = new Map<PlantedCamp, string[]>(knowledge.panel.camps.map((camp) => [camp, []]));
  for (const { id, position } of positions) {
    const camp = knowledge.campOf(position);
    if (!camp || errs('missed', id)) continue;
    const home = errs('swapped', id) ? draw(id).pick(knowledge.panel.camps) : camp;
    const at = knowledge.panel.camps.indexOf(home) + Number(errs('camp', id));
    members.get(knowledge.panel.camps[at % knowledge.panel.camps.length] ?? home)?.push(id);
  }
  for (const camp of knowledge.panel.camps.slice(1))
    if (errs('merged', camp.id)) {
      const [first] = knowledge.panel.camps;
      if (first) members.get(first)?.push(...(members.get(camp) ?? []));
      members.delete(camp);
    }
  const planted = [...members]
    .filter(([, ids]) => ids.length > 0)
    .map(([{ label, thesis, option }, ids]) => ({ label, thesis, recommended_option: option, members: ids }));
  const found = [...planted, ...foreignCamps(knowledge, positions, planted.length === 0)].slice(0, campsMax);
  return {
    camps: found.length > 0 ? found : [noSide(positions, language)],
    same_cases: sameCases(coder, materials),
    same_figures: sameFigures(coder, materials),
  };
}

/** The ids of cases that are planted as one. */
function sameCases(coder: Coder, materials: Materials): number[][] {
  if (!materials.has('cases')) return [];
  const shown = jsonMaterial(materials, 'cases', casesSchema);
  return samePlanted(
    coder,
    'case',
    shown,
    ({ if: condition, option }) => coder.knowledge.caseOf(condition, option)?.id,
  );
}

/** The ids of figures that are for one planted claim. */
function sameFigures(coder: Coder, materials: Materials): number[][] {
  if (!materials.has('figures')) return [];
  const shown = jsonMaterial(materials, 'figures', figuresSchema);
  return samePlanted(coder, 'figure', shown, ({ what }) => coder.knowledge.claimOf(what)?.claim.id);
}

function samePlanted<Shown extends { readonly id: number }>(
  { errs }: Coder,
  kind: 'case' | 'figure',
  shown: readonly Shown[],
  idOf: (each: Shown) => string | undefined,
): number[][] {
  // Of what nobody planted it is not known what it is for.
  const seen = shown.flatMap((each) => {
    const planted = idOf(each);
    return planted === undefined || errs('missed', kind, each.id) ? [] : [{ id: each.id, planted }];
  });
  const [first, ...others] = [...Map.groupBy(seen, ({ planted }) => planted)].map(([id, same]) => ({
    id,
    ids: same.map(({ id: number }) => number),
  }));
  if (!first) return [];
  const groups = [first.ids];
  for (const { id, ids } of others)
    if (errs('merged', kind, id)) first.ids.push(...ids);
    else groups.push(ids);
  return groups.filter(({ length }) => length > 1);
}

/**
 * Groups positions that nobody planted. One that nobody shares makes a camp only if there is no
 * other.
 */
function foreignCamps(knowledge: Knowledge, positions: readonly Position[], needed: boolean): FoundCamp[] {
  const groups: Position[][] = [];
  for (const each of positions) {
    if (knowledge.campOf(each.position) || knowledge.isNeutral(each.position)) continue;
    const home = groups.find(([first]) => first && knowledge.areAlike(first.position, each.position, alike));
    if (home) home.push(each);
    else groups.push([each]);
  }
  const shared = groups.filter((group) => group.length > 1);
  const kept = shared.length === 0 && needed ? groups.slice(0, 1) : shared;
  return kept.flatMap((group) =>
    group.slice(0, 1).map(({ position, recommended_option: option }) => ({
      label: shortLabel(position),
      thesis: position,
      recommended_option: option ?? null,
      members: group.map(({ id }) => id),
    })),
  );
}

function isForeignAlike(knowledge: Knowledge, thesis: string, position: string): boolean {
  return !knowledge.isNeutral(position) && knowledge.areAlike(thesis, position, alike);
}

function noSide(positions: readonly Position[], language: string): FoundCamp {
  const { noSideTaken, noSideThesis } = templatesIn(language);
  const members = positions.map(({ id }) => id);
  return { label: noSideTaken, thesis: noSideThesis, recommended_option: null, members };
}
