import { readFileSync } from 'node:fs';
import type { ApiHandler } from '../http/context.ts';
import { keptBody, sendKept } from '../output/kept-body.ts';

/** GET /docs: the API description as a web page. All its files come from this host. */
export const docs: readonly { readonly path: string; readonly handler: ApiHandler }[] = [
  { path: '/docs', handler: serve('html', import.meta.resolve('../docs/page.html')) },
  { path: '/docs/start.js', handler: serve('js', import.meta.resolve('../docs/start.js')) },
  {
    path: '/docs/swagger-ui.css',
    handler: serve('css', import.meta.resolve('swagger-ui-dist/swagger-ui.css')),
  },
  {
    path: '/docs/swagger-ui-bundle.js',
    handler: serve('js', import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
  },
];

function serve(type: string, url: string): ApiHandler {
  const body = keptBody(type, readFileSync(new URL(url)));
  return (ctx) => sendKept(ctx, body, 'public, no-cache');
}
