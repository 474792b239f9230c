import { fileURLToPath } from 'node:url';
import { keepApiKey } from '../../../src/embedded/api-key-file.ts';
import { run } from '../../../src/embedded/run.ts';

// `npm start` with stand-ins for what is not under test here: api, worker, simulator and the schema.
const script = (name: string) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));

await run({
  scripts: { api: script('service'), worker: script('worker'), simulator: script('simulator') },
  prepareDatabase: (config) => keepApiKey(config.dataDir, async () => 'service_sk_of_a_test'),
});
