import type { Report } from '../src/report/schema/report.ts';
import { watchedPage } from '../test/support/browser/browser.ts';
import { writtenFile } from '../test/support/browser/example-file.ts';
import { endAll } from '../test/support/hooks.ts';
import { largeReport } from './page/large-report.ts';

// How fast the page of a report of 172 models and 36 claims is drawn, answers to a filter, and
// leads from a number to the words.

const rounds = 9;

interface Seen {
  readonly paint: number;
  readonly interactive: number;
  readonly filters: readonly number[];
  readonly models: number;
  readonly words: number;
}

/** Prints what the browser of the tests measures. */
export async function page(): Promise<void> {
  const opened = await watchedPage();
  const report = largeReport();
  const address = await writtenFile(report, textsFor(report));
  const seen: Seen[] = [];
  for (let round = 0; round < rounds; round++) {
    await opened.page.goto('about:blank');
    await opened.page.goto(address);
    await opened.page.locator('.claim').nth(35).waitFor();
    seen.push((await opened.page.evaluate(measured())) as Seen);
  }
  print(
    'first contentful paint',
    seen.map(({ paint }) => paint),
  );
  print(
    'the program has taken over the page',
    seen.map(({ interactive }) => interactive),
  );
  print(
    'a filter, until the page is laid out',
    seen.flatMap(({ filters }) => filters),
  );
  print(
    'from a number to its models',
    seen.map(({ models }) => models),
  );
  print(
    'from a model to its stored answer',
    seen.map(({ words }) => words),
  );
  await endAll();
}

/** An answer of 6 kB for each model. */
function textsFor({ research_record: record }: Report): Record<string, string> {
  const ids = (record?.panel?.models ?? []).map(({ model_id: id }) => id);
  return Object.fromEntries(ids.map((id) => [id, `${id} says what it thinks at length. `.repeat(120)]));
}

function print(name: string, values: readonly number[]): void {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
  console.log(`${name.padEnd(40)} ${at(0)} to ${at(1)} ms, median ${at(0.5)}`);
}

/** Runs in the page. Its renders follow in microtasks; reading a height lays the page out. */
function measured(): string {
  return `(async () => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const interactive = performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd;
    const choices = [...document.querySelectorAll('.controls select')];
    const filters = [];
    for (const [at, value] of [[4, 'China'], [4, ''], [2, 'oppose'], [2, ''], [3, 'Laboratory 7'], [3, '']]) {
      choices[at].value = value;
      const began = performance.now();
      choices[at].dispatchEvent(new Event('change', { bubbles: true }));
      for (let turn = 0; turn < 5; turn++) await null;
      document.body.offsetHeight;
      filters.push(performance.now() - began);
    }
    const follow = async (link, place) => {
      const began = performance.now();
      document.querySelector(link).click();
      while (!document.querySelector(place)) await new Promise((next) => setTimeout(next));
      document.body.offsetHeight;
      return performance.now() - began;
    };
    const models = await follow('#claim-1 a[href$="-support"]', '.panel .witnesses a');
    const words = await follow('.panel .witnesses a', '.panel .stored');
    return { paint, interactive, filters, models, words };
  })()`;
}
