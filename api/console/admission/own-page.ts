import { csrfTokenOf, isSameToken } from '../../../src/domain/account/token.ts';
import { ApiError } from '../../../src/domain/errors.ts';
import type { ApiContext, ConsoleOptions } from '../../http/context.ts';
import { isOwnOrigin } from '../../http/own-origin.ts';

/**
 * Refuses a request that changes something unless it comes from a page of the console. Browsers say
 * where a request comes from in Sec-Fetch-Site and Origin, which no page can change; the token is a
 * second lock for those that say neither.
 * @param sessionToken null where there is no session yet: then the browser must say where the
 * request comes from
 * @throws ApiError `cross_site_request`
 */
export function requireOwnPage(
  ctx: ApiContext,
  { publicUrl = null }: ConsoleOptions,
  sessionToken: string | null,
): void {
  const site = ctx.get('Sec-Fetch-Site');
  const origin = ctx.get('Origin');
  const isOwn =
    (site === '' || site === 'same-origin') &&
    (origin === '' || origin === publicUrl || isOwnOrigin(ctx, origin));
  const isSure =
    sessionToken === null
      ? site !== '' || origin !== ''
      : isSameToken(ctx.get('X-CSRF-Token'), csrfTokenOf(sessionToken));
  if (!isOwn || !isSure) throw new ApiError('cross_site_request');
}
