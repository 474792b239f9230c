import { watchedPage } from '../test/support/browser/browser.ts';
import { writtenFile } from '../test/support/browser/example-file.ts';
import { largeReport } from '../test/support/browser/large-report.ts';
import { endAll } from '../test/support/hooks.ts';

// How fast the page of a report of 172 models and 36 claims is drawn, and answers to a filter.

const rounds = 9;

interface Seen {
  readonly paint: number;
  readonly interactive: number;
  readonly filters: readonly number[];
}

/** Prints what the browser of the tests measures. */
export async function page(): Promise<void> {
  const opened = await watchedPage();
  const address = await writtenFile(largeReport(), null);
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
  await endAll();
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
    return { paint, interactive, filters };
  })()`;
}
