import { api } from './api.ts';
import { attack } from './attack.ts';
import { type BenchName, benchList, isBench } from './bench-list.ts';
import { busy } from './busy.ts';
import { cost } from './cost.ts';
import { fairness } from './fairness.ts';
import { mcp } from './mcp.ts';
import { inARow, memory } from './memory.ts';
import { runMutations } from './mutations.ts';
import { narrow } from './narrow.ts';
import { page } from './page.ts';
import { panel } from './panel.ts';
import { real } from './real.ts';
import { schemathesis } from './schemathesis.ts';
import { size } from './size.ts';
import { speed } from './speed.ts';
import { text } from './text.ts';
import { thresholds } from './thresholds.ts';
import { upgrade } from './upgrade.ts';
import { written } from './written.ts';

// npm run bench lists the benchmarks, with their parameters and what they need.
const [name = '', ...parameters] = process.argv.slice(2);
const [count] = parameters;
const benches: Readonly<Record<BenchName, () => Promise<void>>> = {
  size: () => size(parameters),
  speed: () => speed(parameters),
  memory: () => (count === 'runs' ? inARow(Number(parameters[1] ?? 300)) : memory(Number(count ?? 60_000))),
  api,
  attack: () => attack(...parameters),
  cost: () => cost(parameters),
  fairness,
  mcp,
  narrow: () => narrow(Number(count ?? 20)),
  page,
  panel: () => panel(parameters),
  real: () => real(parameters),
  schemathesis: () => schemathesis(Number(count ?? 1)),
  text: () => text(count),
  thresholds,
  mutations: () => runMutations(count ?? ''),
  busy: () => busy(parameters),
  upgrade: () => upgrade(count),
  written: () => written(parameters),
};
const bench = isBench(name) ? benches[name] : undefined;
if (bench) await bench();
else {
  console.error(`Usage: npm run bench -- <name> [parameters]\n\n${benchList()}`);
  process.exitCode = 1;
}
