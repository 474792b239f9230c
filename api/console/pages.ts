import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ApiError } from '../../src/domain/errors.ts';
import type { ApiHandler, ApiRouter } from '../http/context.ts';
import { pageHeaders } from '../middleware/security-headers.ts';
import { type KeptBody, keptBody, sendKept } from '../output/kept-body.ts';

/** Where the pages are built to (`prepare` in package.json). */
const built = new URL('../../dist/console/', import.meta.url);

/** The pages, which are one file with one address for each state, and what they load. */
export function addPages(router: ApiRouter, folder: URL = built): void {
  const files = filesOf(folder);
  const page: ApiHandler = async (ctx) => {
    const index = files.get('index.html');
    if (!index)
      throw new ApiError('path_not_found', { message: 'The console has not been built: npm run pages.' });
    ctx.set('X-Robots-Tag', 'noindex, nofollow');
    await sendKept(ctx, index, 'no-cache');
  };
  const asset: ApiHandler = async (ctx) => {
    const file = files.get(`assets/${ctx.params.name}`);
    if (!file) throw new ApiError('path_not_found');
    await sendKept(ctx, file, 'public, max-age=31536000, immutable'); // Their names tell their content.
  };
  const home: ApiHandler = async (ctx) => {
    ctx.redirect('/console');
  };
  router.get('/', home);
  router.get('/console/assets/:name', pageHeaders, asset);
  router.get('/console', pageHeaders, page);
  router.get('/console/{*state}', pageHeaders, async (ctx, next) => {
    if (ctx.path.startsWith('/console/api/')) throw new ApiError('path_not_found');
    await page(ctx, next);
  });
}

/**
 * Everything in the folder, by path. It is read once: it is small, and changes only with a release.
 */
function filesOf(folder: URL): ReadonlyMap<string, KeptBody> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      `${parentPath}/${name}`.slice(fileURLToPath(folder).length).replace(/^\/+/, ''),
    );
  return new Map(names.map((name) => [name, keptBody(extname(name), readFileSync(new URL(name, folder)))]));
}
