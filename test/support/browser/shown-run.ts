import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import type { AnyJson } from '../any-json.ts';

/** What the console's interface says of the run whose page is shown. */
export async function readShown(page: Page, path: string): Promise<AnyJson> {
  const runId = new URL(page.url()).pathname.split('/').at(-1);
  return (await page.evaluate(
    `fetch('/console/api/research/${runId}/${path}').then((answer) => answer.json())`,
  )) as AnyJson;
}

/** The stored words of a model at each span, as the interface gives them. */
export async function storedWindows(
  page: Page,
  modelId: string,
  spans: readonly { readonly offset: number; readonly length: number }[],
): Promise<string[]> {
  const model = encodeURIComponent(modelId);
  const windows = spans.map(({ offset, length }) =>
    readShown(page, `responses/text?model_id=${model}&offset=${offset}&max_characters=${length}`),
  );
  return (await Promise.all(windows)).map(({ text }) => text);
}

/**
 * The marked words of a stored answer, by span: its form may show the words of one in several
 * parts.
 */
export async function markedWords(answer: Locator): Promise<string[]> {
  const marks = await answer
    .locator('mark')
    .evaluateAll((all) => all.map((mark) => [mark.dataset.span ?? '', mark.textContent ?? ''] as const));
  const bySpan = Map.groupBy(marks, ([span]) => span);
  return [...bySpan.values()].map((parts) => parts.map(([, words]) => words).join(''));
}

/** Whether elements can be seen in the window as it is. */
export async function areInView(page: Page, ...elements: readonly Locator[]): Promise<boolean[]> {
  const boxes = await Promise.all(elements.map((element) => element.boundingBox()));
  const bottom = page.viewportSize()?.height ?? 0;
  return boxes.map((box) => box !== null && box.y >= 0 && box.y + box.height <= bottom);
}

/** Follows a link to a claim of a report, finds it in view, and comes back to the same place. */
export async function comesBack(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate<number>('scrollY');
  assert.ok(left > 0);
  const claim = new URL((await link.getAttribute('href')) ?? '', page.url()).hash;
  await link.click();
  await page.locator(claim).waitFor();
  assert.deepEqual(await areInView(page, page.locator(`${claim} .statement`)), [true]);
  await page.goBack();
  await link.waitFor();
  assert.equal(await page.evaluate<number>('scrollY'), left);
}
