import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';

// Writes the workflow bundle, with the interceptors of a module, to a file: bundle-main.ts FILE MODULE
const [, , target, interceptors] = process.argv;
if (!target || !interceptors) throw new Error('Name the file to write and the module of the interceptors.');
const { code } = await bundleWorkflowCode({
  workflowsPath: fileURLToPath(new URL('../workflows/index.ts', import.meta.url)),
  workflowInterceptorModules: [interceptors],
  logger: new DefaultLogger('WARN'),
});
await writeFile(target, code);
