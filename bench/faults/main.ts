import { parseArgs } from 'node:util';
import { campaign, kindsNamed } from './campaign.ts';
import { drawKills } from './plan/kills.ts';
import { drawTrial, type Trial } from './plan/trial.ts';

// npm run faults -- [--trials N] [--seed S] [--only KIND …] [--lanes N] [--other DIR] [--fake-time
// LIB] [--no-shrink], or --trial JSON, or --kills MINUTES: plays trials of consecutive seeds
// (docs/measurements/faults.md). Exits with 1 if one of them failed.
const { values } = parseArgs({
  options: {
    trials: { type: 'string', default: '25' },
    seed: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
    lanes: { type: 'string', default: '1' },
    other: { type: 'string' },
    'fake-time': { type: 'string' },
    shrink: { type: 'boolean', default: true },
    trial: { type: 'string' },
    kills: { type: 'string' },
  },
  allowNegative: true,
});
process.env.NODE_COMPILE_CACHE ??= new URL('../../node_modules/.cache/node', import.meta.url).pathname; // Most trials start processes anew.
const seed = values.seed === undefined ? Math.floor(Math.random() * 1e9) : Number(values.seed);
const trials = chosen();
console.log(`Trials from seed ${trials[0]?.seed}; each can be played alone by its own seed and --trials 1.`);
const ended = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ended.abort());
const failed = await campaign({
  trials,
  lanes: Number(values.lanes),
  shrinks: values.shrink && trials.length > 1,
  other: values.other,
  fakeTime: values['fake-time'],
  signal: ended.signal,
  say: (line) => console.log(line),
});
process.exit(failed > 0 ? 1 : 0); // An interrupted trial would still wait for its runs.

function chosen(): Trial[] {
  if (values.trial !== undefined) return [JSON.parse(values.trial) as Trial];
  if (values.kills !== undefined) return [drawKills(seed, Number(values.kills))];
  const kinds = kindsNamed(values.only);
  return Array.from({ length: Number(values.trials) }, (_, index) => drawTrial(seed + index, kinds));
}
