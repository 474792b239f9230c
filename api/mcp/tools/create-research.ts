import { createResearch as acceptQuestion } from '../../../src/app/create-research.ts';
import { agentPollAfterSeconds, idempotencyWindowHours } from '../../../src/domain/limits.ts';
import { type PanelId, panelIds, panels } from '../../../src/domain/run/panels.ts';
import { parseCreateBody, parseIdempotencyKey } from '../../input/schemas.ts';
import { schemaComponents } from '../../openapi/parts/components.ts';
import { idempotencyKey } from '../../openapi/parts/parameters.ts';
import type { Json } from '../../openapi/parts/types.ts';
import { inputOf } from './common/arguments.ts';
import { toolOutput } from './common/outputs.ts';
import { progressFields, runWithProgress } from './common/progress.ts';
import type { Tool } from './common/tool.ts';

/** As POST /v1/research: accepts a question and reserves its price. */
export const createResearchTool: Tool = {
  name: 'create_research',
  title: 'Ask a panel of models',
  description: `Starts one research run: puts the prompt to every model of a panel and writes one report. SPENDS CREDITS: ${panelIds.map(offer).join('; ')}. They are reserved now, charged when the report is delivered, and refunded after a technical failure. get_account tells how many are available.
Returns the run's id at once. A run takes between half a minute and several minutes, or longer if the service is busy: call get_research every ${agentPollAfterSeconds} seconds (retry_after_seconds) until status is completed, partial or failed, then get_research_result.
The same idempotency_key with the same prompt and panel is safe to repeat for ${idempotencyWindowHours} hours: it returns the first run and reserves nothing more. Repeat the call if you do not know whether it arrived.`,
  input: inputOf(
    [bodyField('prompt'), { examples: ['Should a small town close its centre to cars?'] }],
    [bodyField('panel'), { examples: ['wide'], description: `One of ${panelIds.map(offer).join('; ')}.` }],
    [
      { ...idempotencyKey, name: 'idempotency_key' },
      {
        description: `Identifies this question: 1 to 255 of the characters A-Z a-z 0-9 . _ : -. Make up a new key for each new question, and use the same key to repeat a call. It belongs to the workspace for ${idempotencyWindowHours} hours.`,
        examples: ['town-centre-cars-2026-11-22-a41f'],
      },
    ],
  ),
  output: toolOutput('ResearchRun', {
    idempotent_replayed: {
      type: 'boolean',
      description:
        'True if the run was created before with this idempotency_key, so that nothing more was reserved.',
    },
    ...progressFields,
  }),
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  counts: 'creates',
  async run({ caller, deps }, { idempotency_key, ...body }) {
    const idempotencyKey = parseIdempotencyKey(idempotency_key);
    const request = { ...parseCreateBody(body), idempotencyKey, source: 'mcp' } as const;
    const { run, replayed } = await acceptQuestion(deps, caller, request);
    return { object: { ...runWithProgress(run), idempotent_replayed: replayed }, runId: run.id };
  },
};

function offer(id: PanelId): string {
  const { priceCredits, size } = panels[id];
  return `"${id}" ${priceCredits} credits, ${size === null ? 'every eligible model' : `${size} models`}`;
}

/** A field of REST's body as a parameter. */
function bodyField(name: string): Json {
  const { description, ...schema } = schemaComponents().CreateResearch?.properties[name] ?? {};
  return { name, required: true, description, schema };
}
