import { byCodePoint } from '../../text/order.ts';
import type { CheckedStance, Code } from '../findings.ts';
import { alphaInterval, type Interval, krippendorffAlpha } from '../reliability.ts';
import { firstReadings, lastReadings } from './readings.ts';

/**
 * What the synthesizers found of a stance, in the order in which they first read it: at first, by
 * those that had read it before anything was asked, and in the end.
 */
export interface ReadCodes {
  readonly claimId: number;
  readonly first: readonly Code[];
  readonly last: readonly Code[];
}

/** The stances of one response that some synthesizer found. */
export interface ResponseCodes {
  readonly modelId: string;
  readonly stances: readonly ReadCodes[];
}

/** How far two synthesizers agree on what the responses say. */
export interface Agreement {
  /** Stances that two synthesizers read. */
  readonly compared: number;
  /** Of those: found alike before anything was asked. */
  readonly alikeAtFirst: number;
  /**
   * Krippendorff's α over them, once both synthesizers were asked about what they had not found
   * alike; null if it is undefined. Stances that nobody found are not compared: over all claims and
   * responses nearly all cells are empty, and two coders who disagree on half of the stances would
   * still seem to agree.
   */
  readonly alpha: number | null;
  readonly interval: Interval | null;
}

/** The readings of every stance, by response, in the order of model ids. */
export function stanceCodesIn(stances: readonly CheckedStance[]): ResponseCodes[] {
  const byResponse = Map.groupBy(stances, ({ modelId }) => modelId);
  const inOrder = [...byResponse].sort(([a], [b]) => byCodePoint(a, b));
  return inOrder.map(([modelId, own]) => ({
    modelId,
    stances: own.map(({ claimId, readings }) => ({
      claimId,
      first: firstReadings(readings).map(({ found }) => found),
      last: lastReadings(readings).map(({ found }) => found),
    })),
  }));
}

export function agreementOf(responses: readonly ResponseCodes[]): Agreement {
  const compared = responses.map(({ stances }) => stances.filter(({ last }) => last.length > 1));
  const units = compared.map((own) => own.map(({ last }) => last));
  return {
    compared: units.flat().length,
    alikeAtFirst: compared.flat().filter(({ first }) => first.length > 1 && new Set(first).size === 1).length,
    alpha: krippendorffAlpha(units.flat()),
    interval: alphaInterval(units),
  };
}
