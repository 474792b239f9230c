import { fileURLToPath } from 'node:url';
import { keepApiKey } from '../../../src/embedded/first-start/api-key-file.ts';
import { run } from '../../../src/embedded/run.ts';

// `npm start` with stand-ins for what is not under test here: api, worker, simulator and the
// schema.
await run({
  scripts: {
    api: fileURLToPath(new URL('./service.ts', import.meta.url)),
    worker: fileURLToPath(new URL('./worker.ts', import.meta.url)),
    simulator: fileURLToPath(new URL('./simulator.ts', import.meta.url)),
  },
  prepareDatabase: async (config) => {
    const newKey = await keepApiKey(config.dataDir, async () => ({ key: 'service_sk_of_a_test' }));
    return { newKey, invitation: newKey && 'token_of_a_test' };
  },
});
