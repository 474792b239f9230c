import assert from 'node:assert/strict';
import { hostileTexts } from '../support/texts/hostile-text.ts';
import { textWork } from '../support/texts/text-work.ts';

// This measures growth, not speed. Quadratic work takes 16 times as long for four times the text,
// linear work four times; the limit lies between. Only this thread's CPU time counts, and a
// suspicious result is measured again, so that a busy machine costs only repetitions.
const length = 8_000;
const growthMax = 8;
/**
 * One nanosecond for each pair of 8,000 characters takes 64 ms: what takes no longer than this,
 * beyond what the work takes for an empty text, is linear.
 */
const tooLittleToTellMs = 25;
const attempts = 6;
/** Of one measurement: enough for a CPU clock that ticks every four milliseconds. */
const measuredMs = 60;
/** A fifth of this is enough where the growth so far is far below the limit. */
const clearGrowth = 5;

describe('work on hostile texts', function () {
  this.timeout(600_000); // Some take seconds of CPU time, which is minutes if fifteen other processes compete for it.

  for (const [name, work] of Object.entries(textWork)) {
    it(`R-H02 R-H11 grows linearly with the text: ${name}`, () => {
      const emptyMs = Math.min(cpuMs(work, ''), cpuMs(work, ''), cpuMs(work, ''));
      const growing = Object.entries(hostileTexts).filter(([, make]) => !growsLinearly(work, make, emptyMs));
      assert.deepEqual(
        growing.map(([family]) => family),
        [],
      );
    });
  }
});

function growsLinearly(
  work: (text: string) => unknown,
  make: (length: number) => string,
  emptyMs: number,
): boolean {
  // No text takes less than an empty one, so what takes less than this is below the limit.
  const tooLittleMs = Math.max(emptyMs + tooLittleToTellMs, emptyMs * growthMax);
  const text = make(length);
  let [longMs, shortMs] = [cpuMs(work, text), Infinity];
  if (longMs < tooLittleMs) return true;
  const shorter = make(length / 4);
  for (let attempt = 0; attempt < attempts; attempt++) {
    shortMs = Math.min(shortMs, repeatedMs(work, shorter, longMs));
    if (longMs < Math.max(tooLittleMs, shortMs * growthMax)) return true;
    longMs = Math.min(longMs, cpuMs(work, text));
  }
  return false;
}

/** Short work is repeated and divided. */
function repeatedMs(work: (text: string) => unknown, text: string, longMs: number): number {
  let [times, took] = [0, 0];
  const isClear = () => took * 5 >= measuredMs && longMs * times < took * clearGrowth;
  for (; times < 24 && took < measuredMs && !isClear(); times++) took += cpuMs(work, text);
  return took / times;
}

function cpuMs(work: (text: string) => unknown, text: string): number {
  const before = process.threadCpuUsage();
  work(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
