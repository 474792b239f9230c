import { readFileSync } from 'node:fs';
import type { ApiHandler } from '../http/context.ts';
import { keptBody, sendKept } from '../output/kept-body.ts';

/** GET /docs: the API description as a web page. All its files come from this host. */
export const docs: readonly { readonly path: string; readonly handler: ApiHandler }[] = [
  { path: '/docs', handler: serve('html', new URL('../docs/page.html', import.meta.url)) },
  { path: '/docs/start.js', handler: serve('js', new URL('../docs/start.js', import.meta.url)) },
  { path: '/docs/swagger-ui.css', handler: serve('css', ofSwagger('swagger-ui.css')) },
  { path: '/docs/swagger-ui-bundle.js', handler: serve('js', ofSwagger('swagger-ui-bundle.js')) },
];

function ofSwagger(name: string): URL {
  return new URL(import.meta.resolve(`swagger-ui-dist/${name}`));
}

function serve(type: string, file: URL): ApiHandler {
  const body = keptBody(type, readFileSync(file));
  return (ctx) => sendKept(ctx, body, 'public, no-cache');
}
