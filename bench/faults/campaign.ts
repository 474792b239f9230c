import { faultKinds } from './plan/draw-fault.ts';
import { shrink } from './plan/shrink.ts';
import { type Played, tableOf } from './plan/table.ts';
import type { Trial } from './plan/trial.ts';
import { runTrial } from './trial/trial.ts';
import { type Ground, type GroundOptions, makeGround } from './world/ground.ts';

export interface CampaignOptions extends GroundOptions {
  readonly trials: readonly Trial[];
  /** Grounds side by side: a trial mostly waits. */
  readonly lanes: number;
  /** Whether a trial that failed is played again with less, until nothing more can be left out. */
  readonly shrinks: boolean;
  readonly say: (line: string) => void;
  /** Ends the campaign: no further trial is played, and every process ends. */
  readonly signal?: AbortSignal;
}

/** Kinds by parts of their names; all for none. */
export function kindsNamed(parts: readonly string[]) {
  return faultKinds.filter((kind) => parts.length === 0 || parts.some((part) => kind.includes(part)));
}

/** Plays trials and prints each, then a table. @returns how many failed */
export async function campaign({ trials, lanes, ...options }: CampaignOptions): Promise<number> {
  const waiting = [...trials];
  const played: Played[] = [];
  const lane = async () => {
    const ground = openGround(options);
    options.signal?.addEventListener('abort', () => void ground.stop());
    try {
      for (let trial = waiting.shift(); trial && !options.signal?.aborted; trial = waiting.shift()) {
        const result = await playOnce(ground, trial, options);
        if (options.signal?.aborted) return; // Its processes were ended.
        played.push(result);
        if (result.outcome.breaches.length > 0 && options.shrinks) await shrinkAndSay(ground, trial, options);
      }
    } finally {
      await ground.stop();
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, trials.length) }, lane));
  options.say(`\n${tableOf(played)}`);
  return played.filter(({ outcome }) => outcome.breaches.length > 0).length;
}

/** A ground that is made when it is needed, and again after a breach. */
function openGround(options: GroundOptions) {
  let ground: Ground | undefined;
  return {
    async get(): Promise<Ground> {
      ground ??= await makeGround(options);
      return ground;
    },
    async stop() {
      const made = ground;
      ground = undefined;
      await made?.stop();
    },
  };
}

async function playOnce(
  ground: ReturnType<typeof openGround>,
  drawn: Trial,
  { say }: Pick<CampaignOptions, 'say'>,
): Promise<Played> {
  const since = performance.now();
  const made = await ground.get();
  const trial = possible(made, drawn);
  const outcome = await runTrial(made, trial);
  const seconds = ((performance.now() - since) / 1_000).toFixed(1);
  const faults = trial.faults.map(({ kind }) => kind).join(', ');
  say(`${trial.seed}: ${seconds} s, ${faults || 'no fault'}: ${outcome.breaches.join('; ') || 'holds'}`);
  if (outcome.breaches.length > 0) await ground.stop();
  return { trial, outcome };
}

/** Leaves out what this machine can't do. */
function possible({ hasSmallDisk, hasDatabaseClock }: Ground, trial: Trial): Trial {
  const faults = trial.faults.filter(
    (fault) =>
      (hasSmallDisk || fault.kind !== 'disk full') &&
      (hasDatabaseClock || fault.kind !== 'clock' || fault.program !== 'PostgreSQL'),
  );
  return { ...trial, faults };
}

async function shrinkAndSay(
  ground: ReturnType<typeof openGround>,
  trial: Trial,
  options: Pick<CampaignOptions, 'say'>,
): Promise<void> {
  const quietly = { ...options, say: () => undefined };
  const smaller = await shrink(
    trial,
    async (tried) => (await playOnce(ground, tried, quietly)).outcome.breaches.length > 0,
  );
  options.say(
    `${trial.seed} fails with no more than: npm run faults -- --trial '${JSON.stringify(smaller)}'`,
  );
}
