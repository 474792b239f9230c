import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserContextOptions, type Page, chromium as playwright } from 'playwright-core';
import { atTheEnd } from '../hooks.ts';

let started: Promise<Browser> | null = null;

/**
 * The one browser of all tests: an installed one that BROWSER_PATH names, otherwise the one that
 * comes by npm (Linux on x64). Its sandbox is off because tests may run as root; everything that
 * protects a reader stays on. The package's own arguments would switch off the checks between
 * sites.
 */
function browser(): Promise<Browser> {
  started ??= (async () => {
    const installed = process.env.BROWSER_PATH;
    const launched = await (installed === undefined ? launchOwn() : launch(installed, {}));
    atTheEnd(() => launched.close());
    return launched;
  })();
  return started;
}

function launch(executablePath: string, env: Record<string, string>): Promise<Browser> {
  return playwright.launch({ executablePath, args: ['--no-sandbox'], env: { ...process.env, ...env } });
}

/**
 * With the package's fonts, so that a machine without any draws texts as well, and all draw them
 * alike.
 */
async function launchOwn(): Promise<Browser> {
  const executablePath = await chromium.executablePath();
  const fonts = { FONTCONFIG_PATH: join(tmpdir(), 'fonts') };
  try {
    return await launch(executablePath, fonts);
  } catch (error) {
    if (!/shared libraries/.test(String(error))) throw error;
    return await launch(executablePath, { ...fonts, LD_LIBRARY_PATH: unpackedLibraries() });
  }
}

/**
 * The libraries that a bare machine lacks, which the package unpacks for one provider of servers
 * alone.
 */
function unpackedLibraries(): string {
  const packed = new URL('../bin/al2023.tar.br', new URL('../', import.meta.resolve('@sparticuz/chromium')));
  const folder = mkdtempSync(join(tmpdir(), 'browser-libraries-'));
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync('tar', ['-xf', '-', '-C', folder], { input: brotliDecompressSync(readFileSync(packed)) });
  return join(folder, 'lib');
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

/** A page of a downloaded file, without network and scripts. */
export async function openedFile(file: string): Promise<Watch> {
  const opened = await watchedPage({ javaScriptEnabled: false, offline: true });
  const page = `${file}.html`;
  copyFileSync(file, page);
  await opened.page.goto(pathToFileURL(page).href);
  return opened;
}
