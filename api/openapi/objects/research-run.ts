import { z } from 'zod';
import { panelIds } from '../../../src/domain/run/panels.ts';
import { runStatuses } from '../../../src/domain/run/run-state.ts';
import { countSchema, credits, runIdSchema, timeSchema } from './values.ts';

export const runStatus = z.enum(runStatuses as [(typeof runStatuses)[number], ...typeof runStatuses]).meta({
  id: 'RunStatus',
  description:
    '`queued`, `running` and `synthesizing` are in progress; `completed`, `partial` and `failed` are final and never change. ' +
    '`partial` means that enough models answered for a quorum, but fewer than nine in ten, or that no report could be ' +
    'made of the answers: then `credits_charged` is 0.',
});

export const storedPanel = z.enum([...panelIds, 'quick_pulse'] as const).meta({
  description: 'The panel. `quick_pulse` occurs on old runs only; it can no longer be bought.',
});

export const runSource = z.enum(['api', 'mcp', 'console']).meta({
  description: 'Where the run was created: this interface, the agent protocol, or the developer area.',
});

const progressSchema = z.object({
  total_models: countSchema('Models invited; fixed at acceptance.'),
  completed_models: countSchema('Models that have answered or failed: successful_models + failed_models.'),
  successful_models: countSchema('Models whose text is stored.'),
  failed_models: countSchema('Models without a usable text.'),
});

/** @see specification, "Research run" */
export const researchRunSchema = z
  .object({
    id: runIdSchema,
    object: z.literal('research.run'),
    status: runStatus,
    prompt: z.string().meta({ description: 'The question, without surrounding white space.' }),
    panel: storedPanel,
    credits_reserved: credits('Reserved when the run is accepted. Never changes, not even after a refund.'),
    credits_charged: credits(
      'null while the run is in progress. Equal to credits_reserved once a report is delivered, also for a partial ' +
        'run. 0 after a technical failure without a report, when the reserve is refunded. It stays null while a ' +
        'failed run awaits its settlement.',
    ).nullable(),
    progress: progressSchema,
    phase: z
      .enum(['panel'])
      .nullable()
      .meta({ description: '`panel` while models are still answering, otherwise null.' }),
    source: runSource,
    failure_code: z
      .enum(['research_failed'])
      .nullable()
      .meta({ description: '`research_failed` exactly when status is `failed`.' }),
    created_at: timeSchema('When the run was accepted.'),
    completed_at: timeSchema('When the run finished; null while it is in progress.').nullable(),
  })
  .meta({ id: 'ResearchRun', description: 'One question to one panel, and its state.' });

export type ResearchRun = z.infer<typeof researchRunSchema>;
