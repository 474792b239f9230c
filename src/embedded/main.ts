import { prepareDatabase } from './first-start/prepare-database.ts';
import { run } from './run.ts';
import { serviceScripts } from './services/node-processes.ts';

await run({ scripts: serviceScripts, prepareDatabase });
