import { parseArgs } from 'node:util';
import { campaign, kindsNamed } from './campaign.ts';
import { drawTrial, type Trial } from './plan/trial.ts';

// npm run faults -- [--trials N] [--seed S] [--only KIND …] [--lanes N] [--other DIR] [--fake-time LIB] [--no-shrink], or --trial JSON:
// plays trials of consecutive seeds (docs/measurements/faults.md). Exits with 1 if one of them failed.
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
  },
  allowNegative: true,
});
const seed = values.seed === undefined ? Math.floor(Math.random() * 1e9) : Number(values.seed);
const trials = values.trial
  ? [JSON.parse(values.trial) as Trial]
  : Array.from({ length: Number(values.trials) }, (_, index) =>
      drawTrial(seed + index, kindsNamed(values.only)),
    );
console.log(`Trials from seed ${trials[0]?.seed}; each can be played alone by its own seed and --trials 1.`);
const ended = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ended.abort());
const failed = await campaign({
  trials,
  lanes: Number(values.lanes),
  shrinks: values.shrink && values.trial === undefined,
  other: values.other,
  fakeTime: values['fake-time'],
  signal: ended.signal,
  say: (line) => console.log(line),
});
process.exitCode = failed > 0 ? 1 : 0;
