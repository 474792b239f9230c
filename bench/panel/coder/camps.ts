import {
  jsonMaterial,
  type Materials,
  positionsSchema,
} from '../../../src/simulator/synthesizer/materials.ts';
import type { PlantedCamp } from '../truth.ts';
import type { Coder } from './synthesizer.ts';

/** Plays `classify_question`. */
export function questionType({ errs }: Coder): object {
  return errs('silent', 'question') ? {} : { question_type: 'decision' };
}

/** Plays `find_camps`: groups positions of the same planted camp. */
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
  };
}
