import { AxeBuilder } from '@axe-core/playwright';
import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserContextOptions, type Page, chromium as playwright } from 'playwright-core';
import { atTheEnd } from '../hooks.ts';

let started: Promise<Browser> | null = null;

/**
 * The one browser of all tests: an installed one that BROWSER_PATH names, otherwise the one that comes by npm (Linux on x64).
 * Its sandbox is off because tests may run as root; everything that protects a reader stays on. The package's own arguments
 * would switch off the checks between sites.
 */
export function browser(): Promise<Browser> {
  started ??= (async () => {
    const executablePath = process.env.BROWSER_PATH ?? (await chromium.executablePath());
    const launched = await playwright.launch({ executablePath, args: ['--no-sandbox'] });
    atTheEnd(() => launched.close());
    return launched;
  })();
  return started;
}

/** What a page asked for, and what went wrong in it. */
export interface Watch {
  readonly page: Page;
  readonly requests: readonly string[];
  readonly problems: readonly string[];
}

/** Opens a page in a context of its own, which the test closes. */
export async function watchedPage(options: BrowserContextOptions = {}): Promise<Watch> {
  const context = await (await browser()).newContext({ viewport: { width: 1400, height: 900 }, ...options });
  const page = await context.newPage();
  const [requests, problems]: [string[], string[]] = [[], []];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  return { page, requests, problems };
}

/** What axe finds in a page as it is now: the rule and where it is broken. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
