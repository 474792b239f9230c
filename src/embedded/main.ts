import { serviceScripts } from './node-pieces.ts';
import { prepareDatabase } from './prepare-database.ts';
import { run } from './run.ts';

await run({ scripts: serviceScripts, prepareDatabase });
