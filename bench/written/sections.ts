import type { Knowledge } from '../../src/stages/play/knowledge.ts';
import { jsonMaterial, type Materials, tablesSchema } from '../../src/stages/play/materials.ts';
import type { WrittenQuestion } from './question.ts';

/**
 * A section as it was written by hand, with the ids that this run's tables have. An entry that has
 * lost all its claims is left out, as a model would leave it out.
 */
export function writeSection(
  stage: string,
  question: WrittenQuestion,
  knowledge: Knowledge,
  materials: Materials,
): object {
  const idOf = tableIds(question, knowledge, materials);
  const ids = (own: readonly string[]) => [...new Set(own.flatMap((id) => idOf(id)))];
  const { sections } = question;
  const { answer } = sections;
  switch (stage) {
    case 'write_answer':
      return {
        ...answer,
        key_points: withClaims(answer.key_points, ids),
        assessment: answer.assessment && {
          ...answer.assessment,
          favours: answer.assessment.favours && (idOf(answer.assessment.favours)[0] ?? null),
        },
        assessment_reasons: withClaims(answer.assessment_reasons, ids),
        recommendation: answer.recommendation && (withClaims([answer.recommendation], ids)[0] ?? null),
        ranked_options: answer.ranked_options.map((each) => ({ ...each, claims: ids(each.claims) })),
      };
    case 'write_disagreements':
      return {
        disagreements: sections.disagreements
          .map((each) => ({ ...each, claims: ids(each.claims), camps: ids(each.camps) }))
          .filter(({ claims, camps }) => claims.length > 0 || camps.length > 1),
      };
    case 'write_minority_insights':
      return {
        insights: sections.minority_insights.flatMap((each) =>
          ids([each.claim]).map((claim) => ({ ...each, claim })),
        ),
      };
    case 'write_uncertainties':
      return {
        uncertainties: sections.uncertainties
          .map((each) => ({ ...each, claims: ids(each.claims), sources: ids(each.sources) }))
          .filter(({ sources }) => sources.length > 0),
      };
    default:
      throw new Error(`nobody plays ${stage}: add it to bench/written/sections.ts`);
  }
}

/** The ids of the tables for one of the question's own: several notes may be one uncertainty. */
function tableIds(
  question: WrittenQuestion,
  { claimOf, campOf }: Knowledge,
  materials: Materials,
): (id: string) => string[] {
  const tables = jsonMaterial(materials, 'tables', tablesSchema);
  const own = new Map<string, string[]>();
  const add = (id: string | undefined, tableId: string) => {
    if (id !== undefined) own.set(id, [...(own.get(id) ?? []), tableId]);
  };
  for (const { id, statement } of tables.claims) add(claimOf(statement)?.claim.id, id);
  for (const { id, label, thesis } of tables.camps) add((campOf(label) ?? campOf(thesis))?.id, id);
  for (const { id, description } of tables.uncertainties)
    add(question.uncertainties.find(({ says }) => says.includes(description))?.id, id);
  return (id) => own.get(id) ?? [];
}

function withClaims<Item extends { claims: string[] }>(
  items: readonly Item[],
  ids: (own: readonly string[]) => string[],
): Item[] {
  return items
    .map((each) => ({ ...each, claims: ids(each.claims) }))
    .filter(({ claims }) => claims.length > 0);
}
