import { z } from 'zod';
import type { ChatRequest } from '../../../src/domain/run/chat.ts';
import { parseJsonOutput } from '../../../src/stages/call/json-output.ts';
import { strictJsonSchema } from '../../../src/stages/call/json-schema.ts';
import type { PlantedPanel } from '../../../src/stages/play/truth.ts';
import type { JudgedEvidence } from '../scores/match.ts';

// The common way: all answers in one prompt, summarised by one model.

const outputSchema = z.object({
  claims: z.array(
    z.object({
      statement: z.string(),
      conditions: z.array(z.string()),
      supporting: z.array(z.string()),
      opposing: z.array(z.string()),
      mixed: z.array(z.string()),
    }),
  ),
  camps: z.array(z.object({ thesis: z.string(), members: z.array(z.string()) })),
});

/** The schema's name, by which an endpoint knows the task. */
export const baselineName = 'summarise_panel';

/** One call that contains every answer of the panel. */
export function baselineRequest(modelId: string, { question, answers }: PlantedPanel): ChatRequest {
  const shown = answers.map(({ text }, index) => `<<< ${aliasOf(index)} >>>\n${text}`).join('\n\n');
  return {
    modelId,
    temperature: 0,
    maxOutputTokens: 16_000,
    jsonFormat: { name: baselineName, schema: strictJsonSchema(outputSchema) },
    messages: [
      {
        role: 'user',
        content: `Here are ${answers.length} answers to the question "${question}", each behind its id.

Summarise them as one JSON object
{"claims": [{"statement": string, "conditions": [string], "supporting": [id], "opposing": [id], "mixed": [id]}], "camps": [{"thesis": string, "members": [id]}]}
- claims: up to 24 propositions that answers agree or disagree with, the most widespread first, and rare ones that a reader would regret to miss; for each the answers that support it, that oppose it, and that see both sides or make it depend on a condition, and those conditions.
- camps: one to five overall answers to the question, each with the ids of the answers that give it.

${shown}`,
      },
    ],
  };
}

/**
 * The model's findings in the form of a report, as far as its output has the right shape; null if
 * it does not. It quotes nothing, so there are no spans. Invented ids are left out.
 */
export function baselineEvidence(output: string, { answers }: PlantedPanel): JudgedEvidence | null {
  const json = parseJsonOutput(output);
  const parsed = json.ok ? outputSchema.safeParse(json.data) : null;
  if (!parsed?.success) return null;
  const models = new Map(answers.map(({ modelId }, index) => [aliasOf(index), modelId]));
  const named = (ids: readonly string[]) => [...new Set(ids.flatMap((id) => models.get(id) ?? []))];
  return {
    claims: parsed.data.claims.map(({ statement, conditions, supporting, opposing, mixed }) => ({
      statement,
      caveats: conditions,
      supporting_model_ids: named(supporting),
      opposing_model_ids: named(opposing),
      mixed_or_uncertain_model_ids: named(mixed),
      evidence_spans: [],
    })),
    camps: parsed.data.camps.map(({ members }, index) => ({
      camp_id: index + 1,
      model_ids: named(members),
    })),
  };
}

export function aliasOf(index: number): string {
  return `R${index + 1}`;
}
