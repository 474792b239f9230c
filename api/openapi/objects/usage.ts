import { z } from 'zod';
import { runSource, runStatus, storedPanel } from './research-run.ts';
import { credits, listSchema, runIdSchema, timeSchema } from './values.ts';

/**
 * Our choice: the specification shows credits_reserved alone; what was charged is read from the
 * run.
 */
const usageItemSchema = z
  .object({
    id: runIdSchema,
    object: z.literal('research.usage'),
    panel: storedPanel,
    status: runStatus,
    source: runSource,
    credits_reserved: credits('Reserved when the run was accepted. The run itself tells what was charged.'),
    created_at: timeSchema('When the run was accepted.'),
  })
  .meta({ id: 'UsageItem', description: 'One run of the workspace, with what it reserved.' });

export const usageListSchema = listSchema(
  'UsageList',
  usageItemSchema,
  "A page of the workspace's runs, newest first.",
);

export type UsageItem = z.infer<typeof usageItemSchema>;
