import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';

// Writes the workflows' bundle to the file that the first parameter names.
const [, , target] = process.argv;
if (!target) throw new Error('Name the file to write.');
const { code } = await bundleWorkflowCode({
  workflowsPath: fileURLToPath(new URL('../workflows/index.ts', import.meta.url)),
  logger: new DefaultLogger('WARN'),
});
await writeFile(target, code);
