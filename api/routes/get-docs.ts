import { readFileSync } from 'node:fs';
import type { ApiHandler } from '../http/context.ts';
import { etagOf, isNotModified } from '../output/not-modified.ts';

const page = asset('html', new URL('../docs/page.html', import.meta.url));

const assets = {
  'start.js': asset('js', new URL('../docs/start.js', import.meta.url)),
  'swagger-ui.css': asset('css', new URL(import.meta.resolve('swagger-ui-dist/swagger-ui.css'))),
  'swagger-ui-bundle.js': asset('js', new URL(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'))),
};

/** GET /docs: the API description as a web page. All its files come from this host. */
export function getDocs(): ApiHandler {
  return serve(page);
}

/** Routes for the page's files. */
export const docsAssets: readonly { readonly path: string; readonly handler: ApiHandler }[] = Object.entries(
  assets,
).map(([name, file]) => ({ path: `/docs/${name}`, handler: serve(file) }));

interface Asset {
  readonly type: string;
  readonly body: Buffer;
  readonly tag: string;
}

function serve({ type, body, tag }: Asset): ApiHandler {
  return async (ctx) => {
    if (isNotModified(ctx, tag, 'public, no-cache')) return;
    ctx.type = type;
    ctx.body = body;
  };
}

function asset(type: string, file: URL): Asset {
  const body = readFileSync(file);
  return { type, body, tag: etagOf(body) };
}
