import { drawFrom } from '../../../src/stages/play/draw.ts';
import { type Fault, programs } from './faults.ts';
import { type Step, type Trial, workspaces } from './trial.ts';

/**
 * A long trial in which a random process is killed every 3 to 10 seconds, while a question is asked
 * every fifteen: a run whose worker is killed goes on after its missed heartbeats, and a workspace
 * has three places. The service has to answer again within ten seconds each time.
 */
export function drawKills(seed: number, minutes: number): Trial {
  const draw = drawFrom('kills', seed);
  const lengthMs = minutes * 60_000;
  const faults: Fault[] = [];
  for (let atMs = 3_000; atMs < lengthMs; atMs += draw.whole(3_000, 10_000))
    faults.push({ kind: 'kill', atMs, program: draw.pick(programs) });
  const steps = Array.from({ length: Math.ceil(lengthMs / 15_000) }, (_, entry): Step => {
    return { kind: 'create', atMs: entry * 15_000, entry, workspace: entry % workspaces, panel: 'wide' };
  });
  return { seed, steps, faults, lengthMs, longestSilenceMs: 10_000 };
}
