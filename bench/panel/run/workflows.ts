import { registerHooks } from 'node:module';
import type { Activities } from '../../../activities/index.ts';
import type * as InProcess from './in-process-temporal.ts';

const mark = '?in-process';
const temporal = new URL('./in-process-temporal.ts', import.meta.url).href;

type Workflows = typeof import('../../../workflows/index.ts');

let loaded: Promise<Workflows> | undefined;

/**
 * Runs a run's whole workflow in this process, from the code in `workflows/`, so that the order of
 * steps exists only there. Its modules are loaded under separate names; other importers get the
 * original ones.
 */
export async function runWorkflow(activities: Activities, runId: string): Promise<unknown> {
  loaded ??= load();
  const { research } = await loaded;
  const { withActivities } = (await import(temporal)) as typeof InProcess;
  return await withActivities(activities, () => research({ runId }));
}

async function load(): Promise<Workflows> {
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (!context.parentURL?.endsWith(mark) && !specifier.endsWith(mark)) return next(specifier, context);
      if (specifier === '@temporalio/workflow')
        return { url: temporal, shortCircuit: true, format: 'module-typescript' };
      const found = next(specifier, context);
      const isWorkflow = /\/workflows\/(?:common\/)?[^/]+\.ts$/.test(found.url);
      return isWorkflow ? { ...found, url: `${found.url}${mark}` } : found;
    },
  });
  try {
    return (await import(new URL(`../../../workflows/index.ts${mark}`, import.meta.url).href)) as Workflows;
  } finally {
    hooks.deregister();
  }
}
