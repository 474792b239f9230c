import { z } from 'zod';
import type { Knowledge } from '../../src/stages/play/knowledge.ts';
import { jsonMaterial, type Materials, tablesSchema } from '../../src/stages/play/materials.ts';
import type { WrittenQuestion } from './question.ts';

const tableSchema = tablesSchema.extend({
  quantities: z.array(z.object({ id: z.string(), what: z.string() })).default([]),
});

/**
 * A section as it was written by hand, with the ids that this run's tables have. A sentence whose
 * slot the tables lack, and an entry that has lost all its claims, is left out, as a model would
 * leave it out.
 */
export function writeSection(
  stage: string,
  question: WrittenQuestion,
  knowledge: Knowledge,
  materials: Materials,
): object {
  const idOf = tableIds(question, knowledge, materials);
  const statementOf = tableStatements(knowledge, materials);
  const ids = (own: readonly string[]) => [...new Set(own.flatMap((id) => idOf(id)))];
  const sections = fillIn(question.sections, (text) => withIds(withStatements(text, statementOf), idOf));
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
  const tables = jsonMaterial(materials, 'tables', tableSchema);
  const own = new Map<string, string[]>();
  const add = (id: string | undefined, tableId: string) => {
    if (id !== undefined) own.set(id, [...(own.get(id) ?? []), tableId]);
  };
  for (const { id, statement } of tables.claims) add(claimOf(statement)?.claim.id, id);
  for (const { id, label, thesis } of tables.camps) add((campOf(label) ?? campOf(thesis))?.id, id);
  for (const { id, what } of tables.quantities)
    add(question.quantities.find((each) => each.what === what)?.id, id);
  for (const { id, description } of tables.uncertainties)
    add(question.uncertainties.find(({ says }) => says.includes(description))?.id, id);
  return (id) => own.get(id) ?? [];
}

/** The wording under which a claim stands in the tables: another in each run. */
function tableStatements({ claimOf }: Knowledge, materials: Materials): (id: string) => string {
  const { claims } = jsonMaterial(materials, 'tables', tableSchema);
  const statements = new Map(claims.map(({ statement }) => [claimOf(statement)?.claim.id, statement]));
  return (id) => statements.get(id) ?? '';
}

function withStatements(text: string, statementOf: (id: string) => string): string {
  return text.replace(/\{\{(p\d+)\}\}/g, (_, id) => statementOf(id));
}

/** The text with the tables' ids in its slots. */
function withIds(text: string, idOf: (id: string) => string[]): string {
  const known = (slot: string): boolean => idOf(slot.slice(2, slot.indexOf('.'))).length > 0;
  const slots = /\{\{\w+\.\w+\}\}/g;
  const kept = text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => [...sentence.matchAll(slots)].every(([slot]) => known(slot)))
    .join(' ');
  return kept.replace(/\{\{([pkq]\d+)\./g, (_, id) => `{{${idOf(id)[0]}.`);
}

function withClaims<Item extends { claims: string[] }>(
  items: readonly Item[],
  ids: (own: readonly string[]) => string[],
): Item[] {
  return items
    .map((each) => ({ ...each, claims: ids(each.claims) }))
    .filter(({ claims }) => claims.length > 0);
}

/** The value with every sentence in it changed. Lists of ids have no slots and stay as they are. */
function fillIn<Value>(value: Value, change: (text: string) => string): Value {
  const visit = (part: unknown): unknown => {
    if (typeof part === 'string') return change(part);
    if (Array.isArray(part)) return part.map(visit);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, visit(inner)]));
  };
  return visit(value) as Value;
}
