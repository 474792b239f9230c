import type { Page } from 'playwright-core';
import type { FileApi } from '../http/api.ts';
import { passphrase, tokenFor } from '../http/console.ts';
import { watchedPage } from './browser.ts';

/** The page that asks, as a new person of the workspace sees it. The test closes its context. */
export async function signedInPage(file: FileApi, workspaceName: string, name: string): Promise<Page> {
  const { page } = await watchedPage({ acceptDownloads: true });
  await page.goto(`${file.api.url}/console/invitation#${await tokenFor(file.db, workspaceName, name)}`);
  await page.getByLabel('Passphrase').fill(passphrase);
  await page.getByLabel('The same again').fill(passphrase);
  await page.getByLabel('The same again').press('Enter'); // A new page may take the focus meanwhile.
  await page.getByRole('heading', { name: 'Ask a panel' }).waitFor();
  return page;
}
