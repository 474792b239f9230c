import { friendlyText, hostileTexts } from '../test/support/texts/hostile-text.ts';
import { textWork } from '../test/support/texts/text-work.ts';

/**
 * The cost of work on texts: for every function that reads one, ns per character for 60,000
 * characters of ordinary model output, then the most expensive hostile texts, in ms at each length.
 * @param only part of the functions' names; omitted: all
 */
export async function text(only = ''): Promise<void> {
  console.log(
    'function | friendly, ns per character | the worst hostile texts, ms at 4,000 · 16,000 · 64,000 characters',
  );
  const friendly = friendlyText(60_000);
  for (const [name, work] of Object.entries(textWork)) {
    if (!name.includes(only)) continue;
    const nsPerCharacter = (quickestMs(() => work(friendly), 3) * 1e6) / friendly.length;
    const hostile = Object.entries(hostileTexts).map(([family, make]) => ({
      family,
      ms: growth(work, make),
    }));
    const worst = hostile.sort((a, b) => total(b.ms) - total(a.ms)).slice(0, 3);
    const told = worst.map(({ family, ms }) => `${family}: ${ms.map((each) => each.toFixed(1)).join(' · ')}`);
    console.log(`${name} | ${nsPerCharacter.toFixed(0)} | ${told.join('; ')}`);
  }
}

/** Above this, the longest text is skipped: the work is quadratic or worse. */
const tooLongMs = 2_000;

function growth(work: (text: string) => unknown, make: (length: number) => string): number[] {
  const ms: number[] = [];
  for (const length of [4_000, 16_000, 64_000]) {
    if ((ms.at(-1) ?? 0) > tooLongMs) break;
    ms.push(quickestMs(() => work(make(length)), 1));
  }
  return ms;
}

/** CPU time of this thread, independent of other load on the machine. */
function quickestMs(work: () => unknown, times: number): number {
  let quickest = Infinity;
  for (let i = 0; i < times; i++) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    quickest = Math.min(quickest, (user + system) / 1_000);
  }
  return quickest;
}

function total(ms: readonly number[]): number {
  return ms.reduce((sum, each) => sum + each, 0) + (ms.length < 3 ? 1e6 : 0);
}
