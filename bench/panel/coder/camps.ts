import {
  campsSchema,
  casesSchema,
  jsonMaterial,
  type Materials,
  positionsSchema,
} from '../../../src/simulator/synthesizer/materials.ts';
import type { PlantedCamp } from '../truth.ts';
import type { Coder } from './synthesizer.ts';

/** Plays `camps_classify`. */
export function questionType({ errs, knowledge: { panel } }: Coder): object {
  const type = panel.asked?.kind === 'number' ? 'quantity' : 'decision';
  return errs('silent', 'question') ? {} : { question_type: type };
}

/** Plays `camps_place`: puts positions into the given camps, with the errors of the stage. */
export function place({ knowledge, errs, draw }: Coder, materials: Materials): object {
  const positions = jsonMaterial(materials, 'positions', positionsSchema);
  const shown = jsonMaterial(materials, 'camps', campsSchema);
  if (errs('silent', 'place') || shown.length === 0) return { camps: [] };
  const members = new Map<string, string[]>(shown.map(({ id }) => [id, []]));
  for (const { id, position } of positions) {
    const camp = knowledge.campOf(position);
    const at = shown.findIndex(({ thesis }) => knowledge.campOf(thesis) === camp);
    if (!camp || at < 0 || errs('missed', id)) continue;
    const home = errs('swapped', id)
      ? draw(id).pick(shown)
      : shown[(at + Number(errs('camp', id))) % shown.length];
    members.get(home?.id ?? '')?.push(id);
  }
  return { camps: [...members].map(([id, ids]) => ({ id, members: ids })) };
}

/** Plays `camps`: groups positions of the same planted camp. */
export function camps(coder: Coder, materials: Materials): object {
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
  const found = [...members].filter(([, ids]) => ids.length > 0);
  return {
    camps: found.map(([{ label, thesis, option }, ids]) => ({
      label,
      thesis,
      recommended_option: option,
      members: ids,
    })),
    same_cases: sameCases(coder, materials),
  };
}

/** The ids of cases that are planted as one. */
function sameCases({ knowledge, errs }: Coder, materials: Materials): number[][] {
  if (!materials.has('cases')) return [];
  const shown = jsonMaterial(materials, 'cases', casesSchema).filter(({ id }) => !errs('missed', 'case', id));
  const [first, ...others] = [
    ...Map.groupBy(shown, ({ if: condition, option }) => knowledge.caseOf(condition, option)?.id ?? ''),
  ].map(([id, same]) => ({ id, ids: same.map(({ id: number }) => number) }));
  if (!first) return [];
  const groups = [first.ids];
  for (const { id, ids } of others)
    if (errs('merged', 'case', id)) first.ids.push(...ids);
    else groups.push(ids);
  return groups.filter(({ length }) => length > 1);
}
