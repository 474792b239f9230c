import { setTimeout as sleep } from 'node:timers/promises';
import type { Trial } from '../plan/trial.ts';
import type { Seen } from '../plan/truth.ts';
import type { Ground } from '../world/ground.ts';
import type { Client } from './client.ts';
import type { Gate } from './gate.ts';
import type { Place } from './places.ts';

/** What a trial is played with, and what was seen in it. */
export interface Play {
  readonly ground: Ground;
  readonly trial: Trial;
  readonly places: readonly Place[];
  readonly client: Client;
  readonly gate: Gate;
  readonly seen: Seen[];
  /** Epoch milliseconds. */
  readonly beganAt: number;
  readonly untilMs: number;
  /** How often the database was restored. */
  restores: number;
}

/** As an operator who repeats a command until it says that it is done. */
export async function operate<Result>(it: Play, action: () => Promise<Result>): Promise<Result> {
  return await untilDone(it, () => it.gate.pass(action));
}

/** Repeats an action while it fails. */
export async function untilDone<Result>({ untilMs }: Play, action: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await action();
    } catch (error) {
      if (Date.now() > untilMs) throw error;
      await sleep(100);
    }
  }
}
