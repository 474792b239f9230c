import { TestWorkflowEnvironment } from '@temporalio/testing';

// node sdk-download-process.ts local|time-skipping FOLDER: see sdk-download.ts
const [kind, downloadDir = '.'] = process.argv.slice(2);
const executable = { type: 'cached-download', downloadDir } as const;
try {
  const environment =
    kind === 'local'
      ? await TestWorkflowEnvironment.createLocal({ server: { executable } })
      : await TestWorkflowEnvironment.createTimeSkipping({ server: { executable } });
  await environment.teardown();
} catch (error) {
  // One line without a stack: it becomes one step of the list in ProgramNotFound.
  process.stderr.write(`${(error as Error).message.split(': error sending')[0]}\n`);
  process.exitCode = 1;
}
