import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { until } from '../../harness/until.ts';

/** More than any page of the console has to walk over. */
const tabsMax = 250;

type Way = 'Tab' | 'Shift+Tab';

/**
 * Walks to an element with the Tab key alone, from wherever the focus is, and on from the beginning
 * behind the last one.
 */
export async function tabTo(target: Locator, way: Way = 'Tab'): Promise<void> {
  const isThere = () => target.evaluate(isFocused);
  for (let tabs = 0; !(await isThere()); tabs++) {
    if (tabs > tabsMax) throw new Error(`${target} is not reached by keyboard`);
    await target.page().keyboard.press(way);
  }
}

/** Walks to a link, a button or a summary, and presses it. */
export async function press(target: Locator, way?: Way): Promise<void> {
  await tabTo(target, way);
  await target.page().keyboard.press('Enter');
}

/**
 * Presses a summary until what it holds is seen: a list that is read again closes what was opened
 * before.
 */
export async function open(summary: Locator, inside: Locator): Promise<void> {
  await until('it is open', async () => {
    if (!(await inside.isVisible())) await press(summary);
    return await inside.isVisible();
  });
}

/** Walks to a field, and replaces what it holds. */
export async function write(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('ControlOrMeta+A');
  await target.page().keyboard.type(text);
}

/** Runs in the page, whose types a test does not have. */
function isFocused(element: unknown): boolean {
  const { document } = globalThis as unknown as { readonly document: { readonly activeElement: unknown } };
  return element === document.activeElement;
}

/** Does what opens something, after which other words and the report stand where they stood. */
export async function movesNothing(page: Page, words: string, open: () => Promise<unknown>): Promise<void> {
  // Of the page and not of the window, which follows the focus.
  const places = async () => {
    const elements = [page.getByText(words, { exact: true }), page.locator('#answer')];
    const boxes = await Promise.all(elements.map((each) => each.boundingBox()));
    const [one, other] = boxes;
    return [one?.x, other?.x, Math.round((other?.y ?? 0) - (one?.y ?? 0))];
  };
  const before = await places();
  await open();
  assert.deepEqual(await places(), before);
}
