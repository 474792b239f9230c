import helmet from 'koa-helmet';
import type { ApiHandler } from '../http/context.ts';

/**
 * For every answer: a browser takes it for what its Content-Type says, so that no JSON or text is run as a page; and
 * nobody keeps it, where its route does not say otherwise.
 */
export function plainAnswer(): ApiHandler {
  return async (ctx, next) => {
    ctx.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'private, no-store' });
    await next();
  };
}

/**
 * For what a browser shows. The policy allows what the page at /docs needs, and nothing from elsewhere. To demand HTTPS
 * is for the proxy in front of the service: a header from here would demand it of all that the host serves.
 */
export function pageHeaders(): ApiHandler {
  return helmet({
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
}
