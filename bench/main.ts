import { kill } from './kill.ts';
import { memoryAfter } from './memory.ts';
import { reads } from './reads.ts';
import { speed } from './speed.ts';

// npm run bench -- speed | memory [runs] | reads | kill [times]
const [name = '', count] = process.argv.slice(2);
const benches: Readonly<Record<string, () => Promise<void>>> = {
  speed,
  memory: () => memoryAfter(Number(count ?? 50)),
  reads,
  kill: () => kill(Number(count ?? 20)),
};
const bench = benches[name];
if (bench) await bench();
else {
  console.error(`Choose one of ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 1;
}
