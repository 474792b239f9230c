import { globSync, statSync } from 'node:fs';
import type { PageWords } from '../../../src/languages/page/page-words.ts';
import { buildPages } from '../../../src/web/build/pages.ts';
import type { SentReport } from '../../../src/web/file/data.ts';

const root = new URL('../../../', import.meta.url);
const renderer = new URL('dist/file/render.js', root);

let built: Promise<void> | null = null;

/** Builds the pages unless they are as new as their sources, as they are after `npm ci`. */
export function upToDatePages(): Promise<void> {
  built ??= isOld() ? buildPages() : Promise.resolve();
  return built;
}

/** A report as the file that is sent, made as the service makes it. */
export async function reportFile(sent: SentReport, words?: PageWords): Promise<string> {
  await upToDatePages();
  const { renderFile } = (await import(renderer.href)) as {
    renderFile: (data: SentReport, words?: PageWords) => string;
  };
  return renderFile(sent, words);
}

function isOld(): boolean {
  const made = statSync(renderer, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = globSync('src/{web,text,languages/page,report/shown}/**/*.{ts,tsx,css,html}', {
    cwd: root.pathname,
  });
  return sources.some((name) => statSync(new URL(name, root)).mtimeMs > made);
}
