import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';

const folder = new URL('../../../docs/console/', import.meta.url).pathname;

/** Takes a picture of a page for the documents if SCREENSHOTS is set; tests run without. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}${name}.png` });
}
