import helmet from 'koa-helmet';
import type { ApiHandler } from '../http/context.ts';

/**
 * Defaults for every response: browsers must not sniff the type, so that no JSON or text is run as
 * a page, and caches must not store it unless the route says otherwise.
 */
export const harmlessByDefault: ApiHandler = (ctx, next) => {
  ctx.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'private, no-store' });
  return next();
};

/**
 * For responses that browsers display. The policy allows what the page at /docs needs, and nothing
 * from other hosts. HSTS is left to the proxy in front: a header from here would apply to
 * everything on the host.
 */
export const pageHeaders: ApiHandler = helmet({
  strictTransportSecurity: false,
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
});
