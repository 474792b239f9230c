import { faultKinds } from './plan/draw-fault.ts';
import { shrink } from './plan/shrink.ts';
import { tableOf } from './plan/table.ts';
import type { Trial } from './plan/trial.ts';
import { type Outcome, runTrial } from './trial/trial.ts';
import { type Ground, makeGround } from './world/ground.ts';

export interface CampaignOptions {
  readonly trials: readonly Trial[];
  /** Grounds side by side: a trial mostly waits. */
  readonly lanes: number;
  /** Whether a trial that failed is played again with less, until nothing more can be left out. */
  readonly shrinks: boolean;
  /** Checkout of the second worker; default: this one. */
  readonly other?: string;
  readonly say: (line: string) => void;
}

/** Kinds by parts of their names; all for none. */
export function kindsNamed(parts: readonly string[]) {
  return faultKinds.filter((kind) => parts.length === 0 || parts.some((part) => kind.includes(part)));
}

/** Plays trials and prints each, then a table. @returns how many failed */
export async function campaign({ trials, lanes, ...options }: CampaignOptions): Promise<number> {
  const waiting = [...trials];
  const played: { trial: Trial; outcome: Outcome }[] = [];
  const lane = async () => {
    const ground = openGround(options.other);
    try {
      for (let trial = waiting.shift(); trial; trial = waiting.shift()) {
        const outcome = await playOnce(ground, trial, options);
        played.push({ trial, outcome });
        if (outcome.breaches.length > 0 && options.shrinks) await shrinkAndSay(ground, trial, options);
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
function openGround(other?: string) {
  let ground: Ground | undefined;
  return {
    async get(): Promise<Ground> {
      ground ??= await makeGround(other);
      return ground;
    },
    async stop() {
      await ground?.stop();
      ground = undefined;
    },
  };
}

async function playOnce(
  ground: ReturnType<typeof openGround>,
  trial: Trial,
  { say }: Pick<CampaignOptions, 'say'>,
): Promise<Outcome> {
  const since = performance.now();
  const made = await ground.get();
  const outcome = await runTrial(made, made.hasSmallDisk ? trial : withoutFullDisk(trial));
  const seconds = ((performance.now() - since) / 1_000).toFixed(1);
  const faults = trial.faults.map(({ kind }) => kind).join(', ');
  say(`${trial.seed}: ${seconds} s, ${faults || 'no fault'}: ${outcome.breaches.join('; ') || 'holds'}`);
  if (outcome.breaches.length > 0) await ground.stop();
  return outcome;
}

function withoutFullDisk(trial: Trial): Trial {
  return { ...trial, faults: trial.faults.filter(({ kind }) => kind !== 'disk full') };
}

async function shrinkAndSay(
  ground: ReturnType<typeof openGround>,
  trial: Trial,
  options: Pick<CampaignOptions, 'say'>,
): Promise<void> {
  const quietly = { ...options, say: () => undefined };
  const smaller = await shrink(
    trial,
    async (tried) => (await playOnce(ground, tried, quietly)).breaches.length > 0,
  );
  options.say(
    `${trial.seed} fails with no more than: npm run faults -- --trial '${JSON.stringify(smaller)}'`,
  );
}
