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
  /** Ends the campaign at once; the trials under way do not count. */
  readonly signal?: AbortSignal;
}

/** Kinds by parts of their names; all for none. */
export function kindsNamed(parts: readonly string[]) {
  return faultKinds.filter((kind) => parts.length === 0 || parts.some((part) => kind.includes(part)));
}

/**
 * Plays trials and prints each, then a table.
 * @returns how many failed
 */
export async function campaign({ trials, lanes, ...options }: CampaignOptions): Promise<number> {
  const waiting = [...trials];
  const played: Played[] = [];
  const grounds: OpenGround[] = [];
  const lane = async () => {
    const ground = openGround(options);
    grounds.push(ground);
    for (let trial = waiting.shift(); trial; trial = waiting.shift()) {
      const result = await playOnce(ground, trial, options);
      if (options.signal?.aborted) return; // Its processes were ended.
      played.push(result);
      if (result.outcome.breaches.length > 0 && options.shrinks) await shrinkAndSay(ground, trial, options);
    }
  };
  try {
    const lanesEnd = Promise.all(Array.from({ length: Math.min(lanes, trials.length) }, lane));
    await Promise.race([lanesEnd, interruption(options.signal)]);
  } finally {
    await Promise.all(grounds.map((ground) => ground.stop()));
  }
  options.say(`\n${tableOf(played)}`);
  return played.filter(({ outcome }) => outcome.breaches.length > 0).length;
}

/** Never, without a signal. */
async function interruption(signal?: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  signal?.addEventListener('abort', () => resolve());
  await promise;
}

type OpenGround = ReturnType<typeof openGround>;

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
  ground: OpenGround,
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
  ground: OpenGround,
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
